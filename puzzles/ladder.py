"""Pages to begin with: for each goal a ladder, from one play and few rules in view upward."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping

from engine.games import grimoire_of
from puzzles import library
from puzzles.puzzle import Puzzle

FEW_RULES = 3
FEW_PLAYS = 2
"""Rules in view and plays of a first step, at most."""


def is_first_step(puzzle: Puzzle) -> bool:
    """Return whether a beginner can start with the puzzle."""
    found = puzzle.explanation
    return found is not None and found.in_view <= FEW_RULES and found.plays <= FEW_PLAYS


def ladders() -> Mapping[tuple[str, str], list[Puzzle]]:
    """Return the first steps of each game and sort of goal, the lowest rung first."""
    found: dict[tuple[str, str], list[Puzzle]] = defaultdict(list)
    for puzzles in library.built_in().values():
        for puzzle in puzzles:
            if is_first_step(puzzle):
                found[puzzle.game.id, _sort(puzzle)].append(puzzle)
    for steps in found.values():
        steps.sort(key=_height)
    return found


def next_rungs(climbed: Collection[str]) -> list[Puzzle]:
    """Return the next rung of each ladder, first of those of which the fewest are climbed."""
    rungs: list[tuple[int, int, Puzzle]] = []
    for steps in ladders().values():
        left = [puzzle for puzzle in steps if puzzle.id not in climbed]
        if left:
            rungs.append((len(steps) - len(left), left[0].rating, left[0]))
    return [puzzle for *_, puzzle in sorted(rungs, key=lambda rung: rung[:2])]


def _sort(puzzle: Puzzle) -> str:
    """Tell a win this turn from one that takes two."""
    mine = grimoire_of(puzzle.game.id).mine
    return puzzle.goal.kind if mine is None else mine.sort(puzzle.goal)


def _height(puzzle: Puzzle) -> tuple[int, int, int]:
    found = puzzle.explanation
    assert found is not None, "a first step is explained"
    return found.plays, found.in_view, puzzle.rating
