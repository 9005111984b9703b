"""How people have done at pages, and what those who solved them think of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import case, func, select
from sqlalchemy.orm import Session

from bot.store.grimoire_tables import JUDGED, Attempt, Solving, Vote
from bot.store.rows import Rows, put_row, transaction


class SolverStore(Rows):
    """Solvers: their answers over time, their votes."""

    async def rating_curve(self, user_id: int) -> list[tuple[int, datetime]]:
        """Load the rating after each rated answer, oldest first."""
        found = await self._rows(
            select(Attempt.rating, Attempt.created_at)
            .where(Attempt.user_id == user_id, Attempt.rating.is_not(None))
            .order_by(Attempt.id)
        )
        return [(rating, at) for rating, at in found if rating is not None]

    async def first_answers(self, user_id: int) -> dict[str, bool]:
        """Return whether the first answer to each page was right, of all that were judged."""
        found = await self._rows(
            select(Attempt.page_id, Attempt.reached)
            .where(Attempt.user_id == user_id, Attempt.reason.in_(JUDGED))
            .order_by(Attempt.id.desc())
        )
        return dict(found)

    async def failed_pages(self, user_id: int, number: int) -> Sequence[str]:
        """Find the pages answered last that somebody has neither solved nor given up."""
        gave_up = select(Solving.page_id).where(Solving.user_id == user_id, Solving.gave_up)
        return await self._all(
            select(Attempt.page_id)
            .where(Attempt.user_id == user_id, Attempt.page_id.not_in(gave_up))
            .group_by(Attempt.page_id)
            .having(func.max(case((Attempt.reached, 1), else_=0)) == 0)
            .having(func.max(case((Attempt.reason.in_(JUDGED), 1), else_=0)) == 1)
            .order_by(func.max(Attempt.id).desc())
            .limit(number)
        )

    # Votes

    @transaction
    def vote(self, session: Session, user_id: int, page_id: str, *, up: bool) -> bool:
        """Keep what somebody thinks of a page; False for who has not solved it."""
        solved = select(Attempt.id).where(
            Attempt.user_id == user_id, Attempt.page_id == page_id, Attempt.reached
        )
        if session.scalar(solved.limit(1)) is None:
            return False
        put_row(session, Vote(user_id=user_id, page_id=page_id, up=up))
        return True

    async def votes(self, page_id: str) -> tuple[int, int]:
        """Count the votes for a page and against it."""
        counted = select(Vote.up, func.count()).where(Vote.page_id == page_id).group_by(Vote.up)
        found = dict(await self._rows(counted))
        return found.get(True, 0), found.get(False, 0)

    async def scores(self) -> dict[str, int]:
        """Count the votes for each page, less those against it."""
        score = func.sum(case((Vote.up, 1), else_=-1))
        found = await self._rows(select(Vote.page_id, score).group_by(Vote.page_id))
        return {page_id: int(number) for page_id, number in found}
