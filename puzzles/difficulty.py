"""How hard a page is before anybody has tried it: a rating on the scale of players."""

from __future__ import annotations

from math import log2

from engine.core import State
from engine.goals import Goal
from puzzles.solver import Solved

EASIEST, HARDEST = 800, 2400
_BASE = 700
_PLAY = 110
"""For each play that is needed."""
_DOUBLING = 30
"""For each doubling of the positions in which the turn can end."""
_REPLY = 300
"""Where every reply of the others has to be thought of."""
_RULE = 25
"""For each different rule that the plays bring in: an ability of a card."""
_NEAR = 120
"""Where many wrong answers come close: in full when all do."""
_DIRECT = -200
"""Where going for the goal step by step is enough."""
_NARROW = 120
"""Where few of the first moves solve: in full when one of many does."""


def rated(state: State, goal: Goal, solved: Solved, *, direct: bool) -> int:
    """Return the rating of a page, 800 to 2400; 1500 is middling.

    `solved` must be proved, `direct` says whether `direct_line` solves it.
    """
    task, idea = goal.task(state), solved.ideas[0]
    legal = len(state.legal_actions(task.seat))
    rating = (
        _BASE
        + _PLAY * len(idea)
        + _DOUBLING * log2(1 + solved.ends)
        + _REPLY * goal.waits
        + _DIRECT * direct
        + _RULE * task.intricacy(idea)
        + _NEAR * solved.near / max(1, solved.ends)
        + _NARROW * (1 - len(solved.first_moves) / legal)
    )
    return max(EASIEST, min(HARDEST, round(rating / 10) * 10))
