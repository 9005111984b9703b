"""The one door through which answers come in: judged, then stored, one at a time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime

from bot.app import App
from bot.background import Locks
from bot.errors import Refusal
from bot.features import Part
from bot.store.grimoire import AttemptOutcome
from bot.store.grimoire_tables import GIVEN_UP, WRONG, Attempt
from puzzles.judge import EASILY, Verdict
from puzzles.page import Page
from workers import Asker

UNDER_WAY = 3
"""Answers of one person that may be under way at a time."""
CONTINUATIONS = 512
"""Pages of which it is remembered how their solution goes on."""


@dataclass(frozen=True, slots=True)
class Solver:
    """Who answers, and in which server."""

    user_id: int
    name: str
    guild_id: int | None

    @property
    def asker(self) -> Asker:
        """The asker for whom the worker processes work."""
        return Asker(self.user_id, self.guild_id)


@dataclass(frozen=True, slots=True)
class Answered:
    """What the judge says, and what came of it.

    No outcome where nothing was stored: the answer is undecided, or a wrong one that this person
    has given before.
    """

    verdict: Verdict
    outcome: AttemptOutcome | None


class Answers(Part):
    """The answers of this process. Nothing is told before it is stored.

    Worker processes judge them: `judges` those to pages that all players can solve, `workshop` all
    others.
    """

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.judges = client.make_solvers("judges", client.settings.judges)
        self.workshop = client.make_solvers("workshop", max(1, client.settings.judges // 2))
        self._under_way: Counter[int] = Counter()
        self._locks = Locks[tuple[int, str]]()
        self._continuations: dict[tuple[str, str], tuple[str, ...]] = {}

    async def close(self) -> None:
        """Stop the processes that judge."""
        await asyncio.gather(self.judges.close(), self.workshop.close())

    def alone(self, user_id: int, page_id: str) -> asyncio.Lock:
        """Return the lock for deciding anything about this person's work on this page."""
        return self._locks[user_id, page_id]

    @asynccontextmanager
    async def answering(self, user_id: int, page_id: str) -> AsyncIterator[None]:
        """Hold `alone` for an answer: those to one page are judged in the order they came in.

        Raises `Refusal` where too many of this person are under way.
        """
        if self._under_way[user_id] >= UNDER_WAY:
            raise Refusal("refused-too-many-answers", count=UNDER_WAY)
        self._under_way[user_id] += 1
        try:
            async with self.alone(user_id, page_id):
                yield
        finally:
            self._under_way[user_id] -= 1
            if not self._under_way[user_id]:
                del self._under_way[user_id]

    async def submit(self, solver: Solver, page: Page, line: str, given_at: datetime) -> Answered:
        """Judge a line and keep it as of when it was given.

        The steps that could be played become the line so far; after a wrong answer the page begins
        anew. To be called while `answering`.
        """
        open_to_all = await self._store.grimoire.is_open_to_all(page.id)
        workers = self.judges if open_to_all else self.workshop
        verdict = await workers.judge(page, line, asker=solver.asker)
        steps = " ".join(verdict.played)
        if steps or verdict.reason != "undecided":
            line_so_far = "" if verdict.reason in WRONG else steps
            await self._store.grimoire.save_line(solver.user_id, page.id, line_so_far)
        answer = line if verdict.illegal is not None else steps
        if verdict.reason == "undecided" or (
            await self._is_repeated(solver, page, answer, verdict)
            and not await self._store.grimoire.is_in_run(solver.user_id, page.id, given_at)
        ):
            return Answered(verdict, None)
        attempt = Attempt(
            user_id=solver.user_id,
            name=solver.name,
            guild_id=solver.guild_id,
            page_id=page.id,
            line=answer,
            reason=verdict.reason,
            reached=verdict.reached,
            created_at=given_at,
        )
        return Answered(verdict, await self._store.grimoire.add_attempt(attempt))

    async def give_up(self, solver: Solver, page: Page, at: datetime) -> AttemptOutcome:
        """Record that somebody gives a page up. To be called while it is held (`alone`)."""
        attempt = Attempt(
            user_id=solver.user_id,
            name=solver.name,
            guild_id=solver.guild_id,
            page_id=page.id,
            line="",
            reason=GIVEN_UP,
            reached=False,
            created_at=at,
        )
        return await self._store.grimoire.add_attempt(attempt)

    async def continuation(self, page: Page, asker: Asker) -> tuple[str, ...]:
        """Return the moves that follow the page's own solution, up to where its goal is reached.

        None follow where the goal lies in the turn itself, or looking for them takes too long.
        """
        if not page.goal.waits:
            return ()
        key = page.id, page.solution
        if key not in self._continuations:
            verdict = await self.workshop.judge(page, page.solution, EASILY, asker=asker)
            if verdict.reason == "undecided":
                return ()
            if len(self._continuations) >= CONTINUATIONS:
                del self._continuations[next(iter(self._continuations))]
            self._continuations[key] = verdict.continuation
        return self._continuations[key]

    async def _is_repeated(self, solver: Solver, page: Page, answer: str, verdict: Verdict) -> bool:
        """Return whether this wrong answer was given before: it counts once, and in each run."""
        earlier = await self._store.grimoire.attempts_of(solver.user_id, page.id)
        return not verdict.reached and any(attempt.line == answer for attempt in earlier)
