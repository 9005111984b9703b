"""`puzzle reduce`: puzzles without what they don't need, and a journal to continue from."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from asking import Run

from cli import reducing
from cli.documents import write_puzzles
from puzzles.library import built_in
from puzzles.puzzle import Puzzle, read_puzzle

TWO = built_in()["first_steps"][:2]


@pytest.fixture(autouse=True)
def reduced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """Which puzzles were reduced, in an empty folder, in this process: the first loses its mana."""
    ids: list[str] = []

    def reduce(puzzle: Puzzle, *, plainer: bool) -> Puzzle:
        ids.append(f"{puzzle.id} plainer" if plainer else puzzle.id)
        if puzzle.id != TWO[0].id:
            return puzzle
        return replace(puzzle, position={**puzzle.position, "mana": 0}, rating=900)

    class Pool:
        def __init__(self, *_: object, **__: object) -> None: ...
        def __enter__(self) -> None: ...
        def __exit__(self, *_: object) -> None: ...

        map = staticmethod(map)

    monkeypatch.setattr(reducing, "reduced", reduce)
    monkeypatch.setattr(reducing, "ProcessPoolExecutor", Pool)
    monkeypatch.chdir(tmp_path)
    Path("two.json").write_text(write_puzzles(TWO), "utf-8")
    return ids


def read(file: str) -> list[Puzzle]:
    return [read_puzzle(each) for each in json.loads(Path(file).read_text("utf-8"))]


def test_a_file_is_replaced(run: Run) -> None:
    answer = run("puzzle", "reduce", "two.json")
    assert (answer.code, answer.out) == (0, "2 puzzles, 1 made smaller\n")
    first, second = read("two.json")
    assert (first.position["mana"], first.rating, first.title) == (0, 900, TWO[0].title)
    assert second == TWO[1]


def test_files_go_to_a_folder(run: Run, tmp_path: Path) -> None:
    tmp_path.joinpath("out").mkdir()
    answer = run("puzzle", "reduce", "two.json", "-o", "out", "--json")
    assert answer.json == {"pages": 2, "smaller": 1}
    assert tuple(read("two.json")) == TWO
    assert read("out/two.json")[0].position["mana"] == 0


def test_what_the_journal_has_is_not_done_again(run: Run, reduced: list[str]) -> None:
    run("puzzle", "reduce", "two.json")
    assert reduced == [puzzle.id for puzzle in TWO]
    journal = Path("reduce.jsonl")
    first, _ = journal.read_text("utf-8").splitlines(keepends=True)
    journal.write_text(first + '{"cut off', "utf-8")
    before, after = (read_puzzle(json.loads(first)[key]) for key in ("before", "after"))
    for again in (before, after):
        Path("two.json").write_text(write_puzzles([again, TWO[1]]), "utf-8")
        run("puzzle", "reduce", "two.json")
        assert read("two.json")[0] == after
    assert reduced == [TWO[0].id, TWO[1].id, TWO[1].id]


def test_what_was_reduced_is_done_again_to_be_plainer(run: Run, reduced: list[str]) -> None:
    for options in ([], ["--plainer"], ["--plainer"]):
        Path("two.json").write_text(write_puzzles(TWO), "utf-8")
        run("puzzle", "reduce", "two.json", *options)
    ids = [puzzle.id for puzzle in TWO]
    assert reduced == [*ids, *(f"{each} plainer" for each in ids)]


def test_new_titles_are_kept(run: Run) -> None:
    run("puzzle", "reduce", "two.json")
    renamed = replace(TWO[0], title={"en": "Another"}, id="first-steps-99")
    Path("two.json").write_text(write_puzzles([renamed]), "utf-8")
    run("puzzle", "reduce", "two.json")
    (found,) = read("two.json")
    assert (found.id, found.title, found.position["mana"]) == (renamed.id, renamed.title, 0)


@pytest.mark.parametrize("text", ["nothing\n", '{"before": 1}\n', "[]\n"])
def test_another_file_is_no_journal(run: Run, text: str) -> None:
    Path("other").write_text(text, "utf-8")
    answer = run("puzzle", "reduce", "two.json", "--journal", "other", "--json")
    assert (answer.code, answer.error["message"]) == (2, "other isn't a journal of reduced puzzles")


def test_a_folder_that_is_not_there_is_told(run: Run) -> None:
    answer = run("puzzle", "reduce", "two.json", "-o", "nowhere")
    assert answer.code == 2
    assert "can't write nowhere/two.json" in answer.err
