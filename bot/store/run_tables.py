"""The table of runs: pages solved one after the other, by rules of their own."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from bot.store.grimoire_tables import PAGE_ID
from bot.store.tables import Base, Key, Moment, PartialIndex, Word

DOUBLE_CLICK = timedelta(seconds=2)
"""A click so soon after a run has begun or ended was a second one on the same button."""


class RunMode(StrEnum):
    """What ends a run."""

    STORM = "storm"
    """The time."""
    STREAK = "streak"
    """The first mistake."""
    RACE = "race"
    """The time; others in the channel have the same pages."""


ALONE = (RunMode.STORM, RunMode.STREAK)
"""Modes of one person, whose best runs are told."""
TIME: dict[RunMode, timedelta] = {
    RunMode.STORM: timedelta(minutes=3),
    RunMode.RACE: timedelta(minutes=5),
}
"""How long a run lasts, where that is limited."""


class Run(Base):
    """One run of a person; only the newest one of each person goes on.

    `pages` are its pages in order, of which `place` are answered and `solved` right; `missed` is
    the last one that was not. All times are those that Discord gives to what people do.
    """

    __tablename__ = "runs"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(100))
    guild_id: Mapped[int] = mapped_column(BigInteger)
    mode: Mapped[RunMode] = mapped_column(Word(RunMode, 8))
    pages: Mapped[list[Any]] = mapped_column(JSON)
    place: Mapped[int] = mapped_column(Integer, default=0)
    solved: Mapped[int] = mapped_column(Integer, default=0)
    missed: Mapped[str | None] = mapped_column(PAGE_ID)
    started_at: Mapped[datetime] = mapped_column(Moment)
    over_at: Mapped[datetime | None] = mapped_column(Moment)
    race_id: Mapped[int | None] = mapped_column(ForeignKey("races.id"), index=True)

    __table_args__ = (Index(None, "user_id", "id"), Index(None, "guild_id", "started_at"))

    @property
    def ends_at(self) -> datetime | None:
        """When its time is over; None without a limit."""
        time = TIME.get(self.mode)
        return None if time is None else self.started_at + time

    def is_over(self, at: datetime) -> bool:
        """Return whether it has ended by this moment: never before it has begun."""
        return self.over_at is not None or (self.ends_at is not None and at > self.ends_at)

    def page_at(self, at: datetime) -> str | None:
        """Return the id of the page to solve at this moment, or None after the end.

        A click may carry a time from just before the run began: it gets the first page.
        """
        return None if self.is_over(at) else self.pages[self.place]

    def counts(self, page_id: str, at: datetime) -> bool:
        """Return whether an answer to this page, given at this moment, counts for the run.

        An answer from before the run began doesn't.
        """
        return self.started_at <= at and self.page_at(at) == page_id

    def is_about(self, page_id: str, at: datetime) -> bool:
        """Return whether a click on this page's panel belongs to the run.

        It does as long as the run goes on or nobody has seen how it ended, and for a moment
        longer.
        """
        ended = self.over_at is not None and at > self.over_at + DOUBLE_CLICK
        return not ended and page_id in self.pages[: self.place + 1]

    def take(self, at: datetime, *, reached: bool) -> None:
        """Take an answer to the page that is due, given at a moment at which it counts."""
        if reached:
            self.solved += 1
        else:
            self.missed = self.pages[self.place]
        self.place += 1
        is_mistake = self.mode == RunMode.STREAK and not reached
        if is_mistake or self.place == len(self.pages):
            self.over_at = at


PartialIndex(Run.user_id, Run.over_at.is_(None), "one_of_person", unique=True)
