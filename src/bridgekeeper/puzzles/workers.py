"""Solving and judging in processes beside the event loop."""

from __future__ import annotations

from .. import workers
from ..workers import Progress, Workers
from .judge import ANSWERED, Verdict, judge
from .page import Page
from .search import Budget, Exhausted
from .solver import PUBLISHED, Solved, solve


class Solvers(Workers):
    """Workers that solve and judge.

    `close` ends running jobs early: they answer as if their budget were used up.
    """

    async def solve(
        self, page: Page, budget: Budget = PUBLISHED, progress: Progress | None = None
    ) -> Solved:
        """All solutions of a page. `progress` hears the nodes so far, on the event loop."""
        return await self._do(_solve, page, budget, progress=progress)

    async def judge(self, page: Page, line: str, budget: Budget = ANSWERED) -> Verdict:
        """What an answer is worth."""
        return await self._do(_judge, page, line, budget)


def _tell(nodes: int) -> None:
    if workers.closing():
        raise Exhausted
    workers.tell(nodes)


def _solve(page: Page, budget: Budget) -> Solved:
    return solve(page.duel(), page.goal, budget, _tell)


def _judge(page: Page, line: str, budget: Budget) -> Verdict:
    return judge(page, line, budget, _tell)
