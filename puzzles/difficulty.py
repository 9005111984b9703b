"""How hard a puzzle is before users have tried it: a rating on the scale of players.

It is what four simulated solvers with limits (`Chances`) make of it, on average. Answers of users
correct it from then on (`bot/store/rating_book.py`).
"""

from __future__ import annotations

from math import inf, log

from puzzles.solver import Solved

EASIEST, HARDEST = 800, 2400
POINTS = 130
"""Points for one more in the log-odds of being solved."""
MIDDLING = 1500
"""The rating of a puzzle that is as hard as the built-in ones on average ..."""
EASY, HARD = 1400, 1600
"""A puzzle with a rating below the first is easy, one from the second on is hard."""
USUAL_ODDS = 4.79
"""... whose log-odds against being solved are these: `benchmarks/difficulty.py` prints them."""


def measures(solved: Solved) -> dict[str, float]:
    """Return the log-odds against each simulated solver on a puzzle that is proved."""
    found = solved.chances
    solvers = ("hasty", "farsighted", "beginner", "trusting")
    return {solver: log_odds_against(getattr(found, solver)) for solver in solvers}


def log_odds_against(chance: float) -> float:
    """Return how unlikely something is: 0 for one of two, the more the rarer it is."""
    return log((1 - chance) / chance) if chance < 1 else -inf


def difficulty_at(rating: int) -> str:
    """Return how hard a puzzle with this rating is: `easy`, `medium` or `hard`."""
    return "easy" if rating < EASY else "medium" if rating < HARD else "hard"


def rated(solved: Solved) -> int:
    """Return the rating of a puzzle that is proved: 800 to 2400."""
    found = measures(solved).values()
    rating = MIDDLING + POINTS * (sum(found) / len(found) - USUAL_ODDS)
    return round(max(EASIEST, min(HARDEST, rating)) / 10) * 10
