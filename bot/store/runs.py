"""Runs: begun, answered, ended, and the best ones."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import ColumnElement, Select, func, or_, select, update
from sqlalchemy.orm import Session

from bot.store.grimoire_tables import Attempt
from bot.store.reader import hidden_in
from bot.store.rows import Rows, add_if_free, transaction
from bot.store.run_tables import DOUBLE_CLICK, Run, RunMode


class BestRun(NamedTuple):
    """A person's best run lately: pages solved in it, and the name at the newest run."""

    user_id: int
    name: str
    solved: int


class RunStore(Rows):
    """The runs of all people."""

    @transaction
    def start(self, session: Session, run: Run) -> Run:
        """Begin a run, which ends an older one; a double click begins one only."""
        is_older = Run.started_at < run.started_at - DOUBLE_CLICK
        begin_run(session, run, or_(is_older, Run.mode != run.mode))
        return session.scalars(_newest(run.user_id)).one()

    async def about(self, user_id: int, page_id: str, at: datetime) -> Run | None:
        """Find the run to which a person's click on the panel of a page belongs."""
        run = await self._first(_newest(user_id))
        return run if run is not None and run.is_about(page_id, at) else None

    async def newest(self, user_id: int) -> Run | None:
        """Load the last run that a person has begun."""
        return await self._first(_newest(user_id))

    async def end(self, run: Run, at: datetime) -> None:
        """Record that a run is over and its person knows it."""
        await self._change(
            update(Run).where(Run.id == run.id, Run.over_at.is_(None)).values(over_at=at)
        )

    async def own_best(self, user_id: int, mode: RunMode) -> int:
        """Return the most pages that a person has solved in one run."""
        own = select(func.max(Run.solved)).where(Run.user_id == user_id, Run.mode == mode)
        return await self._first(own) or 0

    async def best(
        self, guild_id: int, mode: RunMode, since: datetime, count: int, reader: int
    ) -> Sequence[BestRun]:
        """Find whose runs in a server were the best ones, as a reader (a user id) may know it.

        People who hide from tables are left out for all others.
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
    """Begin a run and end the person's earlier one, if these conditions hold for it.

    Returns False, and begins nothing, if one still runs.
    """
    earlier = Run.user_id == run.user_id, Run.over_at.is_(None)
    session.execute(update(Run).where(*earlier, *ended).values(over_at=run.started_at))
    return add_if_free(session, run)


def take_answer(session: Session, attempt: Attempt) -> bool:
    """Let an answer count for the run of its person; False where it is none in a run."""
    run = session.scalar(_newest(attempt.user_id).with_for_update())
    if run is None or not run.counts(attempt.page_id, attempt.created_at):
        return False
    if attempt.reason != "illegal":
        run.take(attempt.created_at, reached=attempt.reached)
    return True


def is_in_run(session: Session, user_id: int, page_id: str, at: datetime) -> bool:
    """Return whether a person's answer that is given at this moment counts for a run."""
    run = session.scalar(_newest(user_id))
    return run is not None and run.counts(page_id, at)


def _newest(user_id: int) -> Select[Run]:
    return select(Run).where(Run.user_id == user_id).order_by(Run.id.desc()).limit(1)
