"""The tables. Every change here comes with a migration in `migrations/versions`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    TypeDecorator,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class Moment(TypeDecorator[datetime]):
    """A point in time, always in UTC (SQLite forgets time zones)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """To the database."""
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """From the database."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


class Base(DeclarativeBase):
    """The base of all tables; constraints have names so that migrations can change them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


Key = BigInteger().with_variant(Integer, "sqlite")
"""A running number (SQLite numbers only INTEGER keys by itself)."""


class Challenge(Base):
    """An invitation to a match. `state` is open, accepted, declined, withdrawn or expired.

    While it is open, `open_pair` names the two people: they can have one at a time.
    """

    __tablename__ = "challenges"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    challenger_id: Mapped[int] = mapped_column(BigInteger)
    challenger_name: Mapped[str] = mapped_column(String(100))
    opponent_id: Mapped[int] = mapped_column(BigInteger)
    opponent_name: Mapped[str] = mapped_column(String(100))
    format: Mapped[str] = mapped_column(String(32))
    deck: Mapped[str] = mapped_column(String(32))
    language: Mapped[str] = mapped_column(String(8))
    state: Mapped[str] = mapped_column(String(16))
    open_pair: Mapped[str | None] = mapped_column(String(48), unique=True)
    created_at: Mapped[datetime] = mapped_column(Moment)
    expires_at: Mapped[datetime] = mapped_column(Moment)
    match_id: Mapped[int | None] = mapped_column(ForeignKey("matches.id"))

    __table_args__ = (Index(None, "state", "expires_at"),)


class Match(Base):
    """A match. Its position is its set-up, seed and moves; the rest is where it is shown.

    `version` counts the rows of `moves`; `shown_version` is the version that the board in
    Discord shows (-1: none yet), `board_chapter` the part of the match that it belongs to.
    Until `has_home`, `channel_id` is where the challenge was and no thread is made yet;
    until `origin_told`, the challenge there does not say where the match is.
    """

    __tablename__ = "matches"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    game: Mapped[str] = mapped_column(String(32))
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[int] = mapped_column(BigInteger)
    language: Mapped[str] = mapped_column(String(8))
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    origin_channel_id: Mapped[int] = mapped_column(BigInteger)
    origin_message_id: Mapped[int | None] = mapped_column(BigInteger)
    has_home: Mapped[bool] = mapped_column(default=False)
    origin_told: Mapped[bool] = mapped_column(default=False)
    board_message_id: Mapped[int | None] = mapped_column(BigInteger)
    board_chapter: Mapped[int] = mapped_column(Integer, default=-1)
    shown_version: Mapped[int] = mapped_column(Integer, default=-1)
    version: Mapped[int] = mapped_column(Integer, default=0)
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created_at: Mapped[datetime] = mapped_column(Moment)
    updated_at: Mapped[datetime] = mapped_column(Moment)

    seats: Mapped[list[Seat]] = relationship(lazy="raise", order_by="Seat.seat")
    moves: Mapped[list[Move]] = relationship(lazy="raise", order_by="Move.number")

    __table_args__ = (Index(None, "channel_id"),)


class Seat(Base):
    """Who sits where in a match. `thinks` is the strength of a seat that the bot plays itself
    (None: a person's)."""

    __tablename__ = "seats"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, index=True)
    name: Mapped[str] = mapped_column(String(100))
    thinks: Mapped[str | None] = mapped_column(String(16))


class Move(Base):
    """One accepted action, only ever added: a move of the game, `undo`, which takes the
    latest standing move back, or `resign`."""

    __tablename__ = "moves"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[str] = mapped_column(String(1))
    text: Mapped[str] = mapped_column(String(200))
    played_at: Mapped[datetime] = mapped_column(Moment)
