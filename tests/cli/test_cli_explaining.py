"""`puzzle explain`: what is stored of the built-in puzzles is worked out anew, or written."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from asking import Run

from puzzles import library
from puzzles.puzzle import read_puzzle

TWO = library.built_in()["first_steps"][:2]


@pytest.fixture(autouse=True)
def two_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "built_in", lambda: {"first_steps": TWO})


def test_what_is_stored_is_proved(run: Run) -> None:
    answer = run("puzzle", "explain", "--json")
    assert (answer.code, answer.json) == (0, {"pages": 2, "failures": []})


def test_another_claim_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = TWO
    assert second.explanation is not None
    claimed = second.explanation.model_copy(update={"plays": 9})
    altered = first, replace(second, explanation=claimed)
    monkeypatch.setattr(library, "built_in", lambda: {"first_steps": altered})
    answer = run("puzzle", "explain", "first_steps")
    assert (answer.code, answer.out) == (1, "2 puzzles, 1 failed\n")
    assert TWO[1].id in answer.err


def test_what_is_worked_out_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = library.folder("clash")
    monkeypatch.setattr(library, "folder", lambda _: tmp_path)
    assert run("puzzle", "explain", "--write").code == 0
    puzzles = json.loads((tmp_path / "first_steps.json").read_text("utf-8"))
    assert tuple(read_puzzle(puzzle) for puzzle in puzzles) == TWO
    written = (tmp_path / "explained" / "first_steps.json").read_text("utf-8")
    known = json.loads(folder.joinpath("explained", "first_steps.json").read_text("utf-8"))
    assert json.loads(written) == {puzzle.id: known[puzzle.id] for puzzle in TWO}


def test_a_set_that_there_is_not(run: Run) -> None:
    answer = run("puzzle", "explain", "nowhere", "--json")
    assert (answer.code, answer.error["path"]) == (2, "set")
