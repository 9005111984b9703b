"""Finding puzzles: positions of real games with exactly one solving idea.

A careful player misses that idea.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core import JsonObject, State
from engine.documents import Document
from engine.games import grimoire_of
from engine.goals import Goal, Mine
from opponents.action_sequence import ActionSequence
from opponents.careful import careful
from puzzles.difficulty import rated
from puzzles.direct_line import direct_line
from puzzles.judge import judge
from puzzles.puzzle import Puzzle
from puzzles.search import Budget
from puzzles.selfplay import positions
from puzzles.solver import solve

ONE_TURN = Budget(nodes=60_000, seconds=60.0)
TWO_TURNS = Budget(nodes=60_000, seconds=60.0)
"""What looking for a puzzle may cost where replies have to be searched. The nodes run out first:
what is found must not hang on the speed of the machine."""
_MANY = 40
"""Good ends of a turn; with more of them it is no riddle how to get there."""


class Found(Document):
    """A puzzle found in a game, with the solver's result."""

    game: int
    puzzle: JsonObject
    idea: list[str]
    solutions: int
    ends: int
    near: int


def mine_of(game: str) -> Mine:
    """Return what a game knows of finding puzzles.

    Raises `KeyError` if it has none to find.
    """
    mine = grimoire_of(game).mine
    if mine is None:
        raise KeyError(game)
    return mine


def dig(game: str, set_id: str, seed: int, sought: frozenset[str], number: int) -> list[Found]:
    """Find the puzzles of one game with these sorts of goals (`Mine.sort`), at most one of each."""
    mine = mine_of(game)
    finds: dict[str, Found] = {}
    for state in positions(game, mine, set_id, seed, number):
        for goal in mine.goals(state):
            sort = mine.sort(goal)
            if sort not in sought or sort in finds:
                continue
            found = assay(game, state, goal, set_id, number)
            if found is not None and mine.shows(state, found.idea, set_id):
                finds[sort] = found
    return list(finds.values())


def assay(game: str, state: State, goal: Goal, set_id: str, number: int = 0) -> Found | None:
    """Return the puzzle that this goal makes of this position, if it is worth a place."""
    mine = mine_of(game)
    sooner = mine.sooner(goal)
    if sooner is not None and solve(state, sooner, ONE_TURN).solutions:
        return None
    task = goal.task(state)
    position = task.game.dump(state)
    puzzle = Puzzle("found", {"en": "Found"}, "", set_id, position, goal, "end", {}, 0)
    budget = TWO_TURNS if goal.waits else ONE_TURN
    if judge(puzzle, "", budget).reached:
        return None
    most = mine.most_plays(set_id)
    if (
        most is None
        and judge(puzzle, _text(careful(ActionSequence.of(game, state, task.seat))), budget).reached
    ):
        return None
    solved = solve(state, goal, budget, enough=_MANY if goal.waits else None)
    if not solved.proved or len(solved.ideas) != 1 or not solved.ideas[0]:
        return None
    direct = judge(puzzle, _text(direct_line(state, goal)), budget).reached
    plays = len(solved.ideas[0])
    if (direct and plays == 1) if most is None else plays > most:
        return None
    rating = rated(solved)
    shortest = min(solved.lines, key=lambda line: (mine.plays(line), len(line)))
    return Found(
        game=number,
        puzzle=replace(puzzle, solution=shortest, rating=rating).document(),
        idea=list(solved.ideas[0]),
        solutions=solved.solutions,
        ends=solved.ends,
        near=solved.near,
    )


def _text(line: Sequence[Any]) -> str:
    return " ".join(map(str, line))
