"""How hard a puzzle is before users have tried it: a rating on the scale of players.

`benchmarks/difficulty.py` fits the weights by least squares to the chances of hasty solvers on the
built-in puzzles (`Chances`), in points: 1500 is a puzzle in their middle.
"""

from __future__ import annotations

from math import inf, log, log2

from puzzles.solver import Solved

EASIEST, HARDEST = 800, 2400
POINTS = 130
"""Points for one more in the log-odds of being solved."""
MIDDLING = 1500
WEIGHTS = (863.0, 118.2, 30.2, 2.5, -1.2)
"""Of nothing, and of each measure (`measures`)."""


def measures(solved: Solved) -> tuple[float, ...]:
    """Return what tells how hard a puzzle is that is proved.

    They are the log-odds against solving it by blind moves, the plays that it needs, and the
    doublings of moves that the solver looked at and of tempting tries.
    """
    found = solved.chances
    plays, nodes, traps = len(solved.ideas[0]), log2(solved.nodes), log2(1 + found.traps)
    return log_odds_against(found.blind), plays, nodes, traps


def log_odds_against(chance: float) -> float:
    """Return how unlikely something is: 0 for one of two, the more the rarer it is."""
    return log((1 - chance) / chance) if chance < 1 else -inf


def rated(solved: Solved) -> int:
    """Return the rating of a puzzle that is proved: 800 to 2400."""
    weighed = zip(WEIGHTS, (1.0, *measures(solved)), strict=True)
    rating = sum(weight * measure for weight, measure in weighed)
    return round(max(EASIEST, min(HARDEST, rating)) / 10) * 10
