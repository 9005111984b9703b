"""The tables. Every change here comes with a migration in `migrations/versions`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    TypeDecorator,
    UniqueConstraint,
    and_,
    false,
    or_,
    text,
)
from sqlalchemy.engine.default import DefaultExecutionContext
from sqlalchemy.orm import (
    DeclarativeBase,
    InstrumentedAttribute,
    Mapped,
    mapped_column,
    relationship,
)

from bot.store.personal import NAMES, PLAIN, PLAYER, SECRET, SERVER, name_of
from bot.store.result import MatchResult, ResultColumn
from engine.games import game_named


class Moment(TypeDecorator[datetime]):
    """A point in time, always in UTC (SQLite forgets time zones)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert the value for the database."""
        return value.astimezone(UTC) if value else None

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert the value from the database."""
        return value.replace(tzinfo=UTC) if value and value.tzinfo is None else value


class Word(TypeDecorator[StrEnum]):
    """A word of a closed list."""

    impl = String
    cache_ok = True

    def __init__(self, words: type[StrEnum], length: int) -> None:
        super().__init__(length)
        self.words = words

    def process_bind_param(self, value: StrEnum | str | None, dialect: Dialect) -> str | None:
        """Convert the value for the database."""
        return None if value is None else self.words(value).value

    def process_result_value(self, value: str | None, dialect: Dialect) -> StrEnum | None:
        """Convert the value from the database.

        Raises `ValueError` for a word that this version doesn't know.
        """
        return None if value is None else self.words(value)


class MoveKind(StrEnum):
    """The kind of an accepted action: a move of the game, or an action possible in any match."""

    MOVE = "move"
    UNDO = "undo"
    """Undoes the seat's latest move that isn't undone yet."""
    RESIGN = "resign"
    """Resigns, and the match ends; by the clock: the seat's time ran out."""
    LEAVE = "leave"
    """The bot takes the seat over."""
    ABANDON = "abandon"
    """The last player has left: the match ends without a winner."""
    VOID = "void"
    """Ends the match without a result, because another player is absent."""
    PAUSE = "pause"
    """Asks for a pause, or agrees to one: it begins when all players want it."""
    RESUME = "resume"
    """Ends the pause, or declines one."""
    STOP = "stop"
    """A moderator ends the match without a result."""
    REOPEN = "reopen"
    """A moderator lets the match continue after that."""
    HALT = "halt"
    """A moderator pauses the match; players can't resume it."""
    RELEASE = "release"
    """A moderator ends any pause."""
    LIMIT = "limit"
    """The time of the whole match is over: the seats that are ahead win."""


BY_NO_PLAYER = (
    *(MoveKind.STOP, MoveKind.REOPEN, MoveKind.HALT, MoveKind.RELEASE),
    MoveKind.LIMIT,
)
"""The actions of moderators, and the end of all time: no player has acted."""


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
"""A running number (SQLite numbers only INTEGER keys automatically)."""


class PartialIndex(Index):
    """An index of the few rows of a table for which a condition holds.

    Periodic jobs find these rows without reading the many that are done.
    """

    def __init__(
        self, column: Any, what: ColumnElement[bool], name: str, *, unique: bool = False
    ) -> None:
        """Index these rows by a column; `unique`: its values are unique among them."""
        where: Any = {"sqlite_where": what, "postgresql_where": what}
        super().__init__(f"ix_{column.class_.__tablename__}_{name}", column, unique=unique, **where)


def _newest_rules(context: DefaultExecutionContext) -> int:
    """Return the newest rules of the game, also for a match prepared by a draft of older rules."""
    return game_named(context.get_current_parameters()["game"]).rules  # type: ignore[no-untyped-call]


class Match(Base):
    """A match. Its position is its set-up, seed and moves; the rest is where it is shown.

    `rules` is the version of its game's rules from beginning to end, whatever the present one is.

    `version` counts the rows of `moves`; what is shown of it is its `board`. Until `has_home`,
    `channel_id` is the channel where players met and no thread is made yet. A `private` match has
    no message: its only player has it on their own panel.

    `settings` are the settings agreed on before it began, `clock` how long a seat may take (None:
    no limit), `alarm_at` when the clock has to be checked next. The clock is stopped since
    `stopped_at` because players can't be reached; `stops` are the latest stops (`read_stops`).
    `place_lost`: the players were asked where to continue.
    """

    __tablename__ = "matches"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    game: Mapped[str] = mapped_column(String(32), info=PLAIN)
    setup: Mapped[dict[str, Any]] = mapped_column(JSON, info=SECRET)
    rules: Mapped[int] = mapped_column(Integer, default=_newest_rules, server_default=text("1"))
    settings: Mapped[dict[str, Any] | None] = mapped_column(
        "terms", JSON(none_as_null=True), info=PLAIN
    )
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), info=PLAIN)
    alarm_at: Mapped[datetime | None] = mapped_column(Moment)
    stopped_at: Mapped[datetime | None] = mapped_column(Moment)
    stops: Mapped[list[list[str]] | None] = mapped_column(JSON(none_as_null=True), info=PLAIN)
    place_lost: Mapped[bool] = mapped_column(default=False, server_default=false())
    seed: Mapped[int] = mapped_column(BigInteger, info=SECRET)
    language: Mapped[str] = mapped_column(String(8), info=PLAIN)
    guild_id: Mapped[int | None] = mapped_column(BigInteger, info=SERVER)
    channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    origin_channel_id: Mapped[int] = mapped_column(BigInteger, info=PLAIN)
    origin_message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    has_home: Mapped[bool] = mapped_column(default=False)
    private: Mapped[bool] = mapped_column(default=False)
    version: Mapped[int] = mapped_column(Integer, default=0)
    result: Mapped[MatchResult | None] = mapped_column(ResultColumn, info=NAMES)
    created_at: Mapped[datetime] = mapped_column(Moment)
    updated_at: Mapped[datetime] = mapped_column(Moment)

    seats: Mapped[list[Seat]] = relationship(lazy="raise", order_by="Seat.seat")
    moves: Mapped[list[Move]] = relationship(lazy="raise", order_by="Move.number")
    board: Mapped[Board] = relationship(lazy="raise")
    succession: Mapped[Succession | None] = relationship(
        lazy="raise", foreign_keys="Succession.match_id"
    )

    def __init__(self, **columns: Any) -> None:
        """Make a row that is not stored yet; its board shows nothing unless one is given."""
        super().__init__(**{"board": Board(), **columns})

    @property
    def watched_in(self) -> int:
        """The channel that decides who may watch.

        A thread that the bot has made is as public as the channel where the players met, even if it
        is archived or gone: it has the id of the message from which it was made.
        """
        made = self.channel_id == self.origin_message_id
        return self.origin_channel_id if made else self.channel_id

    __table_args__ = (
        Index(None, "channel_id"),
        Index(None, "alarm_at"),
        Index(None, "origin_channel_id"),
        Index(None, "origin_message_id"),
    )


MOVES_ON: Sequence[InstrumentedAttribute[Any]] = (
    *(Match.channel_id, Match.has_home, Match.origin_message_id, Match.place_lost),
    *(Match.stopped_at, Match.stops),
)
"""The columns of a match that can change, besides its version."""
RUNNING = Match.result.is_(None)

STOPPED = and_(Match.stopped_at.is_not(None), RUNNING)

PartialIndex(Match.id, STOPPED, "stopped")
PartialIndex(Match.guild_id, RUNNING, "running")


class Board(Base):
    """What is shown of a match: its board message, and what is still to be done about it.

    `shown_version` is the version of the match that the message shows (-1: none yet),
    `newest_version` the one that it has to show, `turn_number` the turn that it belongs to. Until
    `origin_told`, the message with which the match began does not link to it. `former_message_id`
    is a replaced board that has not been removed yet. `called` holds the version up to which each
    seat has been mentioned, `call_at` the time after which a player who has not acted is mentioned.
    """

    __tablename__ = "boards"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    turn_number: Mapped[int] = mapped_column("chapter", Integer, default=-1)
    shown_version: Mapped[int] = mapped_column(Integer, default=-1)
    newest_version: Mapped[int] = mapped_column(Integer, default=0)
    origin_told: Mapped[bool] = mapped_column(default=False)
    former_message_id: Mapped[int | None] = mapped_column(BigInteger, info=PLAIN)
    called: Mapped[dict[str, int] | None] = mapped_column(JSON(none_as_null=True), info=PLAIN)
    call_at: Mapped[datetime | None] = mapped_column(Moment)

    __table_args__ = (Index(None, "call_at"),)


BEHIND = or_(
    Board.shown_version < Board.newest_version,
    Board.origin_told.is_(False),
    Board.former_message_id.is_not(None),
)
"""The condition that a board or its lobby's message is outdated, or a former board remains."""

PartialIndex(Board.match_id, BEHIND, "behind")


class Presence(Base):
    """When the bot last served the servers of a shard."""

    __tablename__ = "presences"

    shard: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    seen_at: Mapped[datetime] = mapped_column(Moment)


class Succession(Base):
    """The origin of a match that another one has prepared: a draft, a league.

    It is the `part`th of the matches prepared at `parent_version`; `seats` maps each seat here to
    the seat there. `reported`: the other match knows how this one ended.
    """

    __tablename__ = "successions"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    parent_id: Mapped[int] = mapped_column(ForeignKey("matches.id"))
    parent_version: Mapped[int] = mapped_column(Integer)
    part: Mapped[int] = mapped_column(Integer)
    seats: Mapped[dict[str, str]] = mapped_column(JSON, info=PLAIN)
    reported: Mapped[bool] = mapped_column(default=False)

    __table_args__ = (UniqueConstraint("parent_id", "parent_version", "part"),)


UNREPORTED = Succession.reported.is_(False)

PartialIndex(Succession.match_id, UNREPORTED, "unreported")


class OrderKind(StrEnum):
    """How long a standing order holds."""

    TURN = "turn"
    """For the rest of the turn in which it was given."""
    ALWAYS = "always"
    """Until it is withdrawn."""
    UNLESS_LOSS = "unless"
    """As `ALWAYS`, but not if it is public that the seat would lose something."""


class StandingOrder(Base):
    """What a seat answers automatically whenever it must respond, as long as the order holds.

    It is a secret of this seat, and isn't a move until it is used.
    """

    __tablename__ = "standing_orders"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True, info=PLAIN)
    turn_number: Mapped[int] = mapped_column("chapter", Integer)
    kind: Mapped[OrderKind] = mapped_column(
        Word(OrderKind, 8), default=OrderKind.TURN, server_default=text("'turn'")
    )
    text: Mapped[str] = mapped_column(String(200), info=SECRET)


class Seat(Base):
    """A seat of a match and its player.

    `user_id` is None for an AI of the game itself. `thinks` is the bot's strength on a seat that it
    plays: as a partner, or for a user who has left it. `reminded_of` is the start of the period of
    which the player was last reminded.
    """

    __tablename__ = "seats"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True, info=PLAIN)
    user_id: Mapped[int | None] = mapped_column(BigInteger, index=True, info=PLAYER)
    name: Mapped[str] = mapped_column(String(100), info=name_of("user_id"))
    thinks: Mapped[str | None] = mapped_column(String(16), info=PLAIN)
    reminded_of: Mapped[datetime | None] = mapped_column(Moment)


class Move(Base):
    """One accepted action; rows are only added.

    For the kind `move`, `text` is the game's notation; all other kinds are actions possible in any
    match and have no text. Those `BY_NO_PLAYER` are rows of the first seat. `by_clock`: made for a
    seat whose time ran out.
    """

    __tablename__ = "moves"

    match_id: Mapped[int] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), info=PLAIN)
    kind: Mapped[MoveKind] = mapped_column(
        Word(MoveKind, 16), default=MoveKind.MOVE, server_default=text("'move'")
    )
    text: Mapped[str] = mapped_column(String(200), default="", info=SECRET)
    by_clock: Mapped[bool] = mapped_column(default=False)
    played_at: Mapped[datetime] = mapped_column(Moment)
