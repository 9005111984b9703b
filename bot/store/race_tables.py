"""The tables of races: people of a channel who solve the same pages at the same time."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.tables import Base, Key, Moment, PartialIndex, Word


class RaceState(StrEnum):
    """How far a race is."""

    OPEN = "open"
    """People join it."""
    RUNNING = "running"
    OVER = "over"


class Race(Base):
    """One race in a channel. It starts, and ends, at `due_at` at the latest.

    Of each racer there is a run (`Run.race_id`). `shown` is what its message says, `told` that it
    says how the race has ended.
    """

    __tablename__ = "races"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int | None] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    language: Mapped[str] = mapped_column(String(8))
    state: Mapped[RaceState] = mapped_column(Word(RaceState, 8), default=RaceState.OPEN)
    due_at: Mapped[datetime] = mapped_column(Moment)
    shown: Mapped[list[Any] | None] = mapped_column(JSON(none_as_null=True))
    told: Mapped[bool] = mapped_column(default=False)

    __table_args__ = (Index(None, "channel_id"),)


PartialIndex(Race.id, Race.told.is_(False), "untold")
PartialIndex(Race.channel_id, Race.state != RaceState.OVER, "one_in_channel", unique=True)


class Racer(Base):
    """Somebody who has joined a race."""

    __tablename__ = "racers"

    race_id: Mapped[int] = mapped_column(ForeignKey("races.id"), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(100))
