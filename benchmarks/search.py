"""Measure how fast puzzles are proved and positions are searched.

    python benchmarks/search.py [PASSES [PUZZLE ...]]

It prints the processor time and the nodes of the slowest built-in puzzles (or of these puzzles),
the nodes per second of all of them, and how many positions are searched and loaded per second.
Times are the best of all passes; "loops" are times in calibration loops. It asserts nothing.
"""

from __future__ import annotations

import sys
from functools import partial

import calibration
from duel_work import loads, search, timed

from engine import compiled
from puzzles.library import built_in, by_id
from puzzles.puzzle import Puzzle
from puzzles.solver import solve

PASSES = 3
SLOWEST = 10


def proved(puzzle: Puzzle) -> int:
    """Prove a puzzle and return the number of nodes."""
    return solve(puzzle.state(), puzzle.goal).nodes


def main(passes: int, named: list[str]) -> None:
    """Print the figures."""
    every = [puzzle for puzzles in built_in().values() for puzzle in puzzles]
    puzzles = [by_id(each) for each in named] or every
    loop = min(calibration.seconds() for _ in range(7))
    rules = "compiled" if compiled.IN_USE else "plain Python"
    print(f"the rules are {rules}; calibration loop: {loop * 1e3:.2f} ms")
    nodes = {puzzle.id: proved(puzzle) for puzzle in puzzles}
    each = {
        puzzle.id: min(timed(partial(proved, puzzle)) for _ in range(passes)) for puzzle in puzzles
    }
    seconds = {puzzle_id: one * nodes[puzzle_id] for puzzle_id, one in each.items()}
    print(f"{'slowest puzzle':30}{'seconds':>9}{'loops':>8}{'nodes':>9}")
    for puzzle_id in sorted(seconds, key=lambda each: -seconds[each])[:SLOWEST]:
        taken = seconds[puzzle_id]
        print(f"{puzzle_id:30}{taken:9.3f}{taken / loop:8.0f}{nodes[puzzle_id]:9,}")
    total = sum(seconds.values())
    print(f"{'all ' + str(len(puzzles)):30}{total:9.3f}{total / loop:8.0f}{sum(nodes.values()):9,}")
    print(f"{sum(nodes.values()) / total:12,.0f} nodes a second")
    for name, work in (("searched", search), ("loaded", loads)):
        print(f"{1 / min(timed(work) for _ in range(passes)):12,.0f} positions {name} a second")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else PASSES, sys.argv[2:])
