"""The solver against brute force for each goal that has small positions of its own."""

from __future__ import annotations

import pytest
from asked import refutes
from long import mark_all_long_but
from small_positions import FURTHER_FORMS, small
from test_solver import compared

from puzzles.explaining import explain
from puzzles.judge import judge
from puzzles.puzzle import read_puzzle
from puzzles.search import Budget
from puzzles.solver import solve

POSITIONS = 30
EXPLAINED = 6
FEW = Budget(nodes=3000, seconds=60.0)
IN_SHORT = ("win 3", "clear", "board", "lossless destroy some", "table win 2")


@pytest.mark.parametrize("form", mark_all_long_but(IN_SHORT, FURTHER_FORMS))
def test_brute_force_agrees_on_further_goals(form: str) -> None:
    solvable, checked = 0, 0
    for number in range(POSITIONS):
        both = compared(number, 1500, form)
        if both is None:
            continue
        both.check()
        checked += 1
        solvable += both.brute.solvable
    assert checked >= 15
    assert solvable >= 3
    assert checked - solvable >= 3


@pytest.mark.parametrize("form", mark_all_long_but(IN_SHORT, FURTHER_FORMS))
def test_what_is_claimed_of_them_holds(form: str) -> None:
    """The explanation comes to an end, its try fails, and its reply refutes the try."""
    explained, tried = 0, 0
    for number in range(POSITIONS):
        position = small(number, form)
        solved = solve(position.duel(), position.asked(), FEW)
        if not solved.proved or not solved.lines or solved.lines[0] == "end":
            continue
        asked = read_puzzle(position.puzzle(solved.lines[0]))
        found = explain(asked, solved)
        explained += 1
        if found.tried:
            tried += 1
            verdict = judge(asked, " ".join(found.tried))
            assert not verdict.reached, number
            assert not found.reply or refutes(asked, verdict.played, tuple(found.reply)), number
        if "sacrifice" in found.motifs:
            assert "losing" not in position.goal, number
        if explained == EXPLAINED:
            break
    assert tried
