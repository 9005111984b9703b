"""The one door through which answers come in: judged, then stored, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from weakref import WeakValueDictionary

from ...puzzles.judge import Verdict
from ...puzzles.page import Page
from ...puzzles.workers import Solvers
from ..store.grimoire import AttemptOutcome, GrimoireStore
from ..store.grimoire_tables import Attempt


@dataclass(frozen=True, slots=True)
class Solver:
    """Who answers, and in which server."""

    user_id: int
    name: str
    guild_id: int | None


@dataclass(frozen=True, slots=True)
class Answered:
    """What the judge says, and what came of it; no outcome where nothing was stored: the
    answer is undecided, or a wrong one that this person has given before."""

    verdict: Verdict
    outcome: AttemptOutcome | None


class Answers:
    """Answers of this process. Nothing is told before it is stored."""

    def __init__(self, store: GrimoireStore, solvers: Solvers, now: Callable[[], datetime]) -> None:
        self._store = store
        self._solvers = solvers
        self._now = now
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    def alone(self, user_id: int, page_id: str) -> asyncio.Lock:
        """Held while something about this person's work on this page is decided."""
        return self._locks.setdefault((user_id, page_id), asyncio.Lock())

    async def submit(self, solver: Solver, page: Page, line: str) -> Answered:
        """Judge a line and keep it. The steps that could be played become the line on the
        desk. To be called while `alone`."""
        verdict = await self._solvers.judge(page, line)
        steps = " ".join(verdict.played)
        await self._store.save_line(solver.user_id, page.id, steps)
        told = line if verdict.illegal is not None else steps
        if verdict.reason == "undecided" or await self._is_repeated(solver, page, told, verdict):
            return Answered(verdict, None)
        attempt = Attempt(
            user_id=solver.user_id,
            name=solver.name,
            guild_id=solver.guild_id,
            page_id=page.id,
            line=told,
            reason=verdict.reason,
            reached=verdict.reached,
            created_at=self._now(),
        )
        return Answered(verdict, await self._store.add_attempt(attempt))

    async def _is_repeated(self, solver: Solver, page: Page, told: str, verdict: Verdict) -> bool:
        """A wrong answer counts once, however often it is given."""
        earlier = await self._store.attempts_of(solver.user_id, page.id)
        return not verdict.reached and any(each.line == told for each in earlier)
