"""Solve and judge in worker processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import workers
from engine.core import JsonObject, Seat
from engine.games import game_named
from opponents.turn_chances import turn_chances
from puzzles.analysis import ALL_TURNS, Analysis, analyse
from puzzles.claims import Explanation
from puzzles.explaining import explain
from puzzles.judge import ANSWERED, Verdict, judge
from puzzles.puzzle import Puzzle
from puzzles.reducing import reduced
from puzzles.search import Budget, Exhausted
from puzzles.solver import PUBLISHED, Solved, solve
from workers import Asker, Progress, Workers

GRACE_SECONDS = 15.0
"""How long a job may go on after its budget: to sum up what it has found."""


EXPLAINED_SECONDS = 30.0
"""How long it may take to explain a puzzle: the built-in ones take a second at most."""


REDUCED_SECONDS = 30.0
"""How long it may take to find what a puzzle doesn't need."""


class Solvers(Workers):
    """Workers that solve and judge.

    `close` ends running jobs early: they answer as if their budget were used up. So does a job
    that needs more memory than a worker may have, or does not come to its end.
    """

    async def solve(
        self,
        puzzle: Puzzle,
        budget: Budget = PUBLISHED,
        progress: Progress | None = None,
        *,
        asker: Asker | None = None,
    ) -> Solved:
        """All solutions of a puzzle. `progress` hears the nodes so far, on the event loop."""
        seconds = budget.seconds + GRACE_SECONDS
        try:
            return await self._do(
                _solve, puzzle, budget, seconds=seconds, asker=asker, progress=progress
            )
        except MemoryError:
            return Solved.nothing("memory")
        except TimeoutError:
            return Solved.nothing("seconds")

    async def explain(self, puzzle: Puzzle, solved: Solved, *, asker: Asker) -> Explanation | None:
        """Return why a puzzle is solved as it is; None where that costs too much."""
        try:
            return await self._do(_explain, puzzle, solved, seconds=EXPLAINED_SECONDS, asker=asker)
        except (MemoryError, TimeoutError):
            return None

    async def reduce(self, puzzle: Puzzle, *, asker: Asker) -> Puzzle | None:
        """Return a proved puzzle without what it doesn't need; None if finding that costs too much.

        It is the puzzle itself if it needs everything, or its game finds no puzzles.
        """
        try:
            return await self._do(reduced, puzzle, seconds=REDUCED_SECONDS, asker=asker)
        except (MemoryError, TimeoutError):
            return None

    async def judge(
        self, puzzle: Puzzle, line: str, budget: Budget = ANSWERED, *, asker: Asker | None = None
    ) -> Verdict:
        """Return what an answer is worth."""
        seconds = budget.seconds + GRACE_SECONDS
        try:
            return await self._do(_judge, puzzle, line, budget, seconds=seconds, asker=asker)
        except (MemoryError, TimeoutError):
            return Verdict("undecided", ())

    async def analyse(
        self,
        game: str,
        position: JsonObject,
        moves: Sequence[tuple[Seat, str]],
        sides: Sequence[Sequence[Seat]],
        winners: Sequence[Seat],
        progress: Progress | None = None,
        *,
        asker: Asker,
    ) -> Analysis:
        """Analyse a match from this position on; of one that costs too much nothing is found.

        `progress` hears how many percent of the turns are searched, on the event loop.
        """
        facts, seconds = (game, position, moves, sides, winners), ALL_TURNS + GRACE_SECONDS
        try:
            return await self._do(_analyse, *facts, seconds=seconds, asker=asker, progress=progress)
        except (MemoryError, TimeoutError):
            return Analysis((), (), ())

    async def weigh(
        self,
        game: str,
        position: JsonObject,
        seat: Seat,
        lines: Sequence[Sequence[str]],
        sides: Sequence[Sequence[Seat]],
        *,
        asker: Asker,
    ) -> Sequence[Mapping[str, float]]:
        """Return the chances before a turn and after each of these lines (`turn_chances`).

        Empty if that costs too much.
        """
        try:
            facts = game, position, seat, lines, sides
            return await self._do(_weigh, *facts, seconds=GRACE_SECONDS, asker=asker)
        except (MemoryError, TimeoutError):
            return ()


def _report(nodes: int) -> None:
    if workers.closing():
        raise Exhausted("stopped")
    workers.report(nodes)


def _solve(puzzle: Puzzle, budget: Budget) -> Solved:
    return solve(puzzle.state(), puzzle.goal, budget, _report)


def _analyse(
    game: str,
    position: JsonObject,
    moves: Sequence[tuple[Seat, str]],
    sides: Sequence[Sequence[Seat]],
    winners: Sequence[Seat],
) -> Analysis:
    first = game_named(game).load(position)
    return analyse(game, first, moves, sides, winners, workers.report)


def _weigh(
    game: str,
    position: JsonObject,
    seat: Seat,
    lines: Sequence[Sequence[str]],
    sides: Sequence[Sequence[Seat]],
) -> Sequence[Mapping[str, float]]:
    return turn_chances(game, game_named(game).load(position), seat, lines, sides)


def _explain(puzzle: Puzzle, solved: Solved) -> Explanation | None:
    try:
        return explain(puzzle, solved)
    except Exhausted:
        return None


def _judge(puzzle: Puzzle, line: str, budget: Budget) -> Verdict:
    return judge(puzzle, line, budget, _report)
