"""The upper bound of a turn's damage against complete search, on small positions of all sets.

    python tests/puzzles/test_bound.py 3000 7

compares so many more positions, from another seed on.
"""

from __future__ import annotations

import sys
from collections import Counter

from small_positions import small

from engine.clash.puzzles.bound import can_win
from engine.clash.puzzles.goals import Win
from puzzles.search import Budget
from puzzles.solver import solve

POSITIONS = 500
PLENTY = Budget(nodes=100_000, seconds=600.0)


def compared(number: int, form: str) -> str:
    """Return what both say about a win in this turn of a small position."""
    duel = small(number, form).duel()
    solved = solve(duel, Win(1), PLENTY, simulated=False)
    if not solved.proved:
        return "too large"
    assert can_win(duel) or not solved.solutions, (number, form)
    return "won" if solved.solutions else "open" if can_win(duel) else "excluded"


def test_no_win_is_excluded_that_a_search_finds() -> None:
    """Most of the turns that can't be won are excluded."""
    found = Counter(compared(number, "") for number in range(POSITIONS))
    assert found["won"] >= 60
    assert found["excluded"] >= 200
    assert found["excluded"] > found["open"]


def main(count: int, seed: int) -> None:
    """Compare so many positions and print how many were excluded."""
    found = Counter[str]()
    for number in range(seed * 1_000_000, seed * 1_000_000 + count):
        found[compared(number, ("", "win 1", "win 2", "destroy_bastion")[number % 4])] += 1


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
