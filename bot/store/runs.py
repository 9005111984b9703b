"""Runs: puzzles solved one after the other, with special rules."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import (
    JSON,
    BigInteger,
    ColumnElement,
    ForeignKey,
    Index,
    Integer,
    Select,
    String,
    func,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, Session, mapped_column

from bot.store.grimoire_tables import PUZZLE_ID, Attempt
from bot.store.reader import hidden_in
from bot.store.rows import Rows, add_if_free, transaction
from bot.store.tables import Base, Key, Moment, PartialIndex, Word

DOUBLE_CLICK = timedelta(seconds=2)
"""A click so soon after a run has begun or ended was the second one on the same button."""


class RunMode(StrEnum):
    """What ends a run."""

    STORM = "storm"
    """The time."""
    STREAK = "streak"
    """The first mistake."""
    RACE = "race"
    """The time; others in the channel have the same puzzles."""


ALONE = (RunMode.STORM, RunMode.STREAK)
"""Modes for one user, whose best runs are listed."""
TIME: dict[RunMode, timedelta] = {
    RunMode.STORM: timedelta(minutes=3),
    RunMode.RACE: timedelta(minutes=5),
}
"""How long a run lasts, if that is limited."""


class Run(Base):
    """One run of a user; only the newest run of each user can be open.

    `puzzles` are its puzzles in order, of which `place` are answered and `solved` correctly;
    `missed` is the last one that was not. All times are Discord's times of the clicks.
    """

    __tablename__ = "runs"

    id: Mapped[int] = mapped_column(Key, primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str] = mapped_column(String(100))
    guild_id: Mapped[int] = mapped_column(BigInteger)
    mode: Mapped[RunMode] = mapped_column(Word(RunMode, 8))
    puzzles: Mapped[list[Any]] = mapped_column("pages", JSON)
    place: Mapped[int] = mapped_column(Integer, default=0)
    solved: Mapped[int] = mapped_column(Integer, default=0)
    missed: Mapped[str | None] = mapped_column(PUZZLE_ID)
    started_at: Mapped[datetime] = mapped_column(Moment)
    over_at: Mapped[datetime | None] = mapped_column(Moment)
    race_id: Mapped[int | None] = mapped_column(ForeignKey("races.id"), index=True)

    __table_args__ = (Index(None, "user_id", "id"), Index(None, "guild_id", "started_at"))

    @property
    def ends_at(self) -> datetime | None:
        """The end of its time; None without a limit."""
        time = TIME.get(self.mode)
        return None if time is None else self.started_at + time

    def is_over(self, at: datetime) -> bool:
        """Return whether it has ended by this time; a time before its beginning counts as open."""
        return self.over_at is not None or (self.ends_at is not None and at > self.ends_at)

    def puzzle_at(self, at: datetime) -> str | None:
        """Return the id of the puzzle to solve at this time, or None after the end.

        A click may carry a time from just before the run began: it gets the first puzzle.
        """
        return None if self.is_over(at) else self.puzzles[self.place]

    def counts(self, puzzle_id: str, at: datetime) -> bool:
        """Return whether an answer to this puzzle, given at this time, counts for the run.

        An answer from before the run began doesn't.
        """
        return self.started_at <= at and self.puzzle_at(at) == puzzle_id

    def is_about(self, puzzle_id: str, at: datetime) -> bool:
        """Return whether a click on this puzzle's panel belongs to the run.

        It does as long as the end of the run has not been recorded, and for a moment longer.
        """
        ended = self.over_at is not None and at > self.over_at + DOUBLE_CLICK
        return not ended and puzzle_id in self.puzzles[: self.place + 1]

    def take(self, at: datetime, *, reached: bool) -> None:
        """Apply an answer to the current puzzle, given at a time at which it counts."""
        if reached:
            self.solved += 1
        else:
            self.missed = self.puzzles[self.place]
        self.place += 1
        is_mistake = self.mode == RunMode.STREAK and not reached
        if is_mistake or self.place == len(self.puzzles):
            self.over_at = at


PartialIndex(Run.user_id, Run.over_at.is_(None), "one_of_person", unique=True)


class BestRun(NamedTuple):
    """A user's best recent run: puzzles solved in it, and the name at the newest run."""

    user_id: int
    name: str
    solved: int


class RunStore(Rows):
    """Reads and writes the runs of all users."""

    @transaction
    def start(self, session: Session, run: Run) -> Run:
        """Begin a run, which ends an older one; a double click begins only one."""
        is_older = Run.started_at < run.started_at - DOUBLE_CLICK
        begin_run(session, run, or_(is_older, Run.mode != run.mode))
        return session.scalars(_newest(run.user_id)).one()

    async def about(self, user_id: int, puzzle_id: str, at: datetime) -> Run | None:
        """Load the run to which a user's click on the panel of a puzzle belongs, or None."""
        run = await self._first(_newest(user_id))
        return run if run is not None and run.is_about(puzzle_id, at) else None

    async def newest(self, user_id: int) -> Run | None:
        """Load the run that a user has begun last."""
        return await self._first(_newest(user_id))

    async def end(self, run: Run, at: datetime) -> None:
        """Record that a run is over and its user knows it."""
        await self._change(
            update(Run).where(Run.id == run.id, Run.over_at.is_(None)).values(over_at=at)
        )

    async def own_best(self, user_id: int, mode: RunMode) -> int:
        """Return the most puzzles that a user has solved in one run."""
        own = select(func.max(Run.solved)).where(Run.user_id == user_id, Run.mode == mode)
        return await self._first(own) or 0

    async def best(
        self, guild_id: int, mode: RunMode, since: datetime, count: int, reader: int
    ) -> Sequence[BestRun]:
        """Load the best runs in a server, one of each user.

        Users who hide from tables are left out, except `reader`.

        Args:
            guild_id: The server.
            mode: The mode of the runs.
            since: Time from which runs count by their start.
            count: Maximum number of runs.
            reader: Id of the user who will see them.
        """
        here = Run.guild_id == guild_id, Run.mode == mode, Run.started_at >= since
        listed = or_(Run.user_id.not_in(hidden_in(guild_id)), Run.user_id == reader)
        most = func.max(Run.solved)
        best = (
            select(Run.user_id, most.label("solved"), func.max(Run.id).label("newest"))
            .where(*here, Run.solved > 0, listed)
            .group_by(Run.user_id)
            .order_by(most.desc(), Run.user_id)
            .limit(count)
        ).subquery()
        rows = await self._rows(
            select(best.c.user_id, Run.name, best.c.solved)
            .join(Run, Run.id == best.c.newest)
            .order_by(best.c.solved.desc(), best.c.user_id)
        )
        return [BestRun(*row) for row in rows]


def begin_run(session: Session, run: Run, *ended: ColumnElement[bool]) -> bool:
    """Begin a run and end the user's earlier one, if these conditions hold for it.

    Returns False, and begins nothing, if the earlier one is still open.
    """
    earlier = Run.user_id == run.user_id, Run.over_at.is_(None)
    session.execute(update(Run).where(*earlier, *ended).values(over_at=run.started_at))
    return add_if_free(session, run)


def take_answer(session: Session, attempt: Attempt) -> bool:
    """Count an answer for the run of its user; return False if it doesn't belong to a run."""
    run = session.scalar(_newest(attempt.user_id).with_for_update())
    if run is None or not run.counts(attempt.puzzle_id, attempt.created_at):
        return False
    if attempt.reason != "illegal":
        run.take(attempt.created_at, reached=attempt.reached)
    return True


def is_in_run(session: Session, user_id: int, puzzle_id: str, at: datetime) -> bool:
    """Return whether a user's answer that is given at this time counts for a run."""
    run = session.scalar(_newest(user_id))
    return run is not None and run.counts(puzzle_id, at)


def _newest(user_id: int) -> Select[Run]:
    return select(Run).where(Run.user_id == user_id).order_by(Run.id.desc()).limit(1)
