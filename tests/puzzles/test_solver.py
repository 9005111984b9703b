"""The solver against brute force, on small positions from random play.

    python tests/puzzles/test_solver.py 3000 7

compares so many more positions, from another seed on; with a further word such as `win 3`, those
of this form of goal.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass

from brute_force import Answer, TooLargeError, brute_force
from small_positions import CLASH, Small, small

from puzzles.search import Budget
from puzzles.solver import MOST_LINES, Solved, solve

POSITIONS = 400
PLENTY = Budget(nodes=1_000_000, seconds=600.0)


@dataclass(frozen=True)
class Compared:
    """What both say about a position."""

    small: Small
    brute: Answer
    solved: Solved

    @property
    def form(self) -> str:
        """The kind of goal with what makes it another one."""
        goal = self.small.goal
        return f"{goal['kind']} {goal.get('turns', '')}".strip()

    def check(self) -> None:
        """Raises AssertionError where they disagree."""
        number, brute, solved = self.small.number, self.brute, self.solved
        assert solved.proved, number
        assert (solved.solutions > 0) == brute.solvable, number
        assert solved.first_moves == brute.first_moves, number
        assert len(set(solved.lines)) == len(solved.lines), number
        assert {line.split()[0] for line in solved.lines} <= set(brute.first_moves), number
        if brute.loops:  # a line without its loop may be told in more than one way
            assert len(solved.lines) <= min(brute.lines, MOST_LINES), number
        else:
            assert solved.solutions == brute.lines, number
            assert len(solved.lines) == min(brute.lines, MOST_LINES), number


def compared(number: int, most_moves: int, form: str = "") -> Compared | None:
    """Both answers; None when the position is too large for brute force."""
    position = small(number, form)
    try:
        brute = brute_force(position.duel(), position.goal, most_moves)
    except TooLargeError:
        return None
    return Compared(position, brute, solve(position.duel(), position.asked(), PLENTY))


def test_brute_force_agrees() -> None:
    solvable, unsolvable, hard, looping, special, checked = (Counter[str]() for _ in range(6))
    for number in range(POSITIONS):
        both = compared(number, 4000)
        if both is None:
            continue
        both.check()
        checked[both.small.pool] += 1
        (solvable if both.brute.solvable else unsolvable)[both.form] += 1
        hard[both.form] += both.brute.solvable and "end" not in both.brute.first_moves
        looping[both.form] += both.brute.loops
        special["1.0"] += both.small.position["ruleset"] == "1.0"
        special.update(both.small.position.get("options", {}).keys())
    assert checked.total() >= 350
    assert len(checked) == 12
    assert min(checked.values()) >= 25
    assert len(solvable) == len(unsolvable) == 5
    assert min(solvable.values()) >= 20
    assert min(unsolvable.values()) >= 9
    assert solvable.total() >= 150
    assert unsolvable.total() >= 120
    assert hard.total() >= 60
    assert min(hard.values()) >= 3
    assert looping.total() >= 10
    assert min(special[each] for each in ("1.0", "fatigue", "champion", "turn_limit")) >= 10


def end_of(position: Small, line: str) -> Hashable:
    """What tells the position after a line from others."""
    state = position.duel()
    for move in line.split():
        state.apply(state.to_act()[0], CLASH.read_move(state, move)[0])
    return state.key()


def test_it_stops_when_it_has_found_more_good_ends_than_enough() -> None:
    tried = 0
    for number in range(POSITIONS):
        position = small(number)
        asked = position.asked()
        solved = solve(position.duel(), asked, PLENTY)
        if position.goal["kind"] != "survive" or not 1 < solved.solutions == len(solved.lines):
            continue
        ends = {end_of(position, line) for line in solved.lines}
        assert solve(position.duel(), asked, PLENTY, enough=len(ends)).limit is None
        assert solve(position.duel(), asked, PLENTY, enough=len(ends) - 1).limit == "enough"
        tried += 1
        if tried == 5:
            return
    raise AssertionError("too few such positions")


def main(count: int, seed: int, form: str = "") -> None:
    """Compare so many positions, with this form of goal if given, and tell how they were."""
    told, moves, slowest = Counter[str](), 0, 0.0
    began = time.perf_counter()
    for number in range(seed * 1_000_000, seed * 1_000_000 + count):
        both = compared(number, 30_000, form)
        if both is None:
            told["too large"] += 1
            continue
        both.check()
        kind = "solvable" if both.brute.solvable else "unsolvable"
        told[f"{both.form}: {kind}"] += 1
        told["with loops"] += both.brute.loops
        moves += both.brute.moves
        slowest = max(slowest, both.solved.seconds)
    seconds = time.perf_counter() - began
    print(f"{count} positions, {moves} moves of brute force, {seconds:.0f} s;", end=" ")
    print(f"slowest solver {slowest:.2f} s")
    for what, times in sorted(told.items()):
        print(f"  {what}: {times}")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 3000,
        int(sys.argv[2]) if len(sys.argv) > 2 else 1,
        " ".join(sys.argv[3:]),
    )
