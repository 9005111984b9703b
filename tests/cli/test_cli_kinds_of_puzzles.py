"""The example puzzles of the less common kinds: solved, judged and verified by the commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from asking import Json, Run, Save

EXAMPLES = Path(__file__).parents[2] / "docs" / "example-puzzles.json"
PUZZLES: list[Json] = json.loads(EXAMPLES.read_text("utf-8"))


def test_the_examples_can_be_published(run: Run) -> None:
    answer = run("puzzle", "verify", str(EXAMPLES), "--json")
    assert (answer.code, answer.json["failures"]) == (0, [])
    assert answer.json["pages"] == len(PUZZLES)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle["id"])
def test_ending_the_turn_solves_none_of_them(run: Run, save: Save, puzzle: Json) -> None:
    assert run("puzzle", "check", save(puzzle), "--line", "end", "--json").code == 1
    solved = run("puzzle", "solve", save(puzzle), "--json").json
    assert solved["proved"]
    assert puzzle["solution"] in solved["lines"]


@pytest.mark.parametrize(
    ("puzzle", "told"),
    [
        ("example-lose-nothing", "the solver has lost a creature"),
        ("example-board", "other creatures are asked for in au bl"),
        ("example-clear", "still standing: au1 bl1"),
        ("example-win-in-three", "the opponent answers"),
    ],
)
def test_a_wrong_answer_is_told_why(run: Run, save: Save, puzzle: str, told: str) -> None:
    (asked,) = [each for each in PUZZLES if each["id"] == puzzle]
    assert told in run("puzzle", "check", save(asked), "--line", "end").out
