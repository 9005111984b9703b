"""Judge and store answers to puzzles, one at a time."""

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
from puzzles.puzzle import Puzzle
from puzzles.workers import Solvers
from workers import Asker

UNDER_WAY = 3
"""The most answers of one user that wait or are judged at a time."""
CONTINUATIONS = 512
"""The most puzzles for which the continuation of the solution is kept in memory."""


@dataclass(frozen=True, slots=True)
class Solver:
    """The user who answers, and the server in which they do."""

    user_id: int
    name: str
    guild_id: int | None

    @property
    def asker(self) -> Asker:
        """The asker for whom the worker processes work."""
        return Asker(self.user_id, self.guild_id)


@dataclass(frozen=True, slots=True)
class Answered:
    """The judge's verdict, and what the stored answer changed.

    `outcome` is None if nothing was stored: the answer is undecided, or a wrong one that the user
    has given before.
    """

    verdict: Verdict
    outcome: AttemptOutcome | None


class Answers(Part):
    """The answers of this process. They are stored before they are shown.

    Worker processes judge them: `judges` those to puzzles that all users can solve,
    `proof_workers` all others.
    """

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self.judges = client.make_solvers("judges", client.settings.judges)
        self.proof_workers = client.make_solvers("workshop", max(1, client.settings.judges // 2))
        self._under_way: Counter[int] = Counter()
        self._locks = Locks[tuple[int, str]]()
        self._continuations: dict[tuple[str, str], tuple[str, ...]] = {}

    async def close(self) -> None:
        """Stop the processes that judge."""
        await asyncio.gather(self.judges.close(), self.proof_workers.close())

    def alone(self, user_id: int, puzzle_id: str) -> asyncio.Lock:
        """Return the lock for every decision about this user's work on this puzzle."""
        return self._locks[user_id, puzzle_id]

    @asynccontextmanager
    async def answering(self, user_id: int, puzzle_id: str) -> AsyncIterator[None]:
        """Hold `alone` for an answer: those to one puzzle are judged in order of arrival.

        Raises `Refusal` if too many answers of this user are waiting.
        """
        if self._under_way[user_id] >= UNDER_WAY:
            raise Refusal("refused-too-many-answers", count=UNDER_WAY)
        self._under_way[user_id] += 1
        try:
            async with self.alone(user_id, puzzle_id):
                yield
        finally:
            self._under_way[user_id] -= 1
            if not self._under_way[user_id]:
                del self._under_way[user_id]

    async def submit(
        self, solver: Solver, puzzle: Puzzle, line: str, given_at: datetime
    ) -> Answered:
        """Judge a line of moves and store it as an answer given at `given_at`.

        The legal moves become the user's line so far; after a wrong answer the puzzle starts over.
        Call it only inside `answering`.
        """
        open_to_all = await self._store.grimoire.is_open_to_all(puzzle.id)
        workers = self.judges if open_to_all else self.proof_workers
        verdict = await workers.judge(puzzle, line, asker=solver.asker)
        steps = " ".join(verdict.played)
        if steps or verdict.reason != "undecided":
            line_so_far = "" if verdict.reason in WRONG else steps
            await self._store.grimoire.save_line(solver.user_id, puzzle.id, line_so_far)
        answer = line if verdict.illegal is not None else steps
        if verdict.reason == "undecided" or (
            await self._is_repeated(solver, puzzle, answer, verdict)
            and not await self._store.grimoire.is_in_run(solver.user_id, puzzle.id, given_at)
        ):
            return Answered(verdict, None)
        attempt = Attempt(
            user_id=solver.user_id,
            name=solver.name,
            guild_id=solver.guild_id,
            puzzle_id=puzzle.id,
            line=answer,
            reason=verdict.reason,
            reached=verdict.reached,
            created_at=given_at,
        )
        return Answered(verdict, await self._store.grimoire.add_attempt(attempt))

    async def give_up(self, solver: Solver, puzzle: Puzzle, at: datetime) -> AttemptOutcome:
        """Record that a user gives a puzzle up. Call it only while holding `alone`."""
        attempt = Attempt(
            user_id=solver.user_id,
            name=solver.name,
            guild_id=solver.guild_id,
            puzzle_id=puzzle.id,
            line="",
            reason=GIVEN_UP,
            reached=False,
            created_at=at,
        )
        return await self._store.grimoire.add_attempt(attempt)

    async def continuation(
        self, puzzle: Puzzle, asker: Asker, workers: Solvers | None = None
    ) -> tuple[str, ...]:
        """Return the moves after the puzzle's own solution until its goal is reached.

        Empty if the goal is reached within the turn, or the search takes too long. `workers`, by
        default `proof_workers`, search for what isn't known yet.
        """
        if not puzzle.goal.waits:
            return ()
        key = puzzle.id, puzzle.solution
        if key not in self._continuations:
            workers = workers or self.proof_workers
            verdict = await workers.judge(puzzle, puzzle.solution, EASILY, asker=asker)
            if verdict.reason == "undecided":
                return ()
            if len(self._continuations) >= CONTINUATIONS:
                del self._continuations[next(iter(self._continuations))]
            self._continuations[key] = verdict.continuation
        return self._continuations[key]

    async def _is_repeated(
        self, solver: Solver, puzzle: Puzzle, answer: str, verdict: Verdict
    ) -> bool:
        """Return whether this wrong answer was given before. It counts once, and once per run."""
        earlier = await self._store.grimoire.attempts_of(solver.user_id, puzzle.id)
        return not verdict.reached and any(attempt.line == answer for attempt in earlier)
