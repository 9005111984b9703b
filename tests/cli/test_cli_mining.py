"""`puzzle mine`: puzzles on standard output or in a file, the rest on standard error."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from cli import main, mining
from engine.documents import DocumentError
from puzzles.library import built_in, by_id
from puzzles.miner import Run
from puzzles.puzzle import Puzzle, read_puzzle

PUZZLES = list(built_in()["initiation"][:2])


@pytest.fixture(autouse=True)
def asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[object, ...]]:
    """What was mined, in an empty folder; no game is played here."""
    asked: list[tuple[object, ...]] = []

    def mine(run: Run, count: int, journal: Path, *_: object) -> list[Puzzle]:
        asked.append((run.set_id, count, run.seed, str(journal), len(run.played)))
        if run.seed == 13:
            raise DocumentError("", f"{journal} is no journal of this set and seed")
        return PUZZLES

    monkeypatch.setattr(mining, "mine", mine)
    monkeypatch.chdir(tmp_path)
    return asked


def test_puzzles_go_to_the_output_one_a_line(asked: list[tuple[object, ...]]) -> None:
    result = CliRunner().invoke(main, ["puzzle", "mine", "--set", "mire", "--count", "2"])
    assert result.exit_code == 0
    assert [read_puzzle(each) for each in json.loads(result.stdout)] == PUZZLES
    assert len(result.stdout.splitlines()) == 2 + len(PUZZLES)
    assert "2 puzzles" in result.stderr
    assert asked == [("mire", 2, 1, "mine-mire-1.jsonl", 0)]


def test_puzzles_go_to_a_file(asked: list[tuple[object, ...]], tmp_path: Path) -> None:
    options = ["--set", "mixed", "--seed", "7", "--journal", "kept", "-o", "pages.json"]
    result = CliRunner().invoke(main, ["puzzle", "mine", *options])
    assert (result.exit_code, result.stdout) == (0, "")
    written = json.loads((tmp_path / "pages.json").read_text("utf-8"))
    assert [read_puzzle(each) for each in written] == PUZZLES
    assert asked == [("mixed", 32, 7, "kept", 0)]


def test_attempts_may_start_from_matches(asked: list[tuple[object, ...]], tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "engine" / "golden" / "preconstructed_1_2.json"
    match = tmp_path / "match.json"
    match.write_text(json.dumps(json.loads(golden.read_text("utf-8"))["record"]), "utf-8")
    options = ["--set", "mire", "--matches", str(match)]
    result = CliRunner().invoke(main, ["puzzle", "mine", *options])
    assert result.exit_code == 0, result.stderr
    assert int(str(asked[0][-1])) > 3


def test_puzzles_of_the_set_may_be_improved(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    runs: list[Run] = []

    def mine(run: Run, *_: object) -> list[Puzzle]:
        runs.append(run)
        return []

    monkeypatch.setattr(mining, "mine", mine)
    known = by_id("mire-29")
    (tmp_path / "mire.json").write_text(json.dumps([known.document()]), "utf-8")
    options = ["puzzle", "mine", "--puzzles", "mire.json", "--set"]
    assert CliRunner().invoke(main, [*options, "mire"]).exit_code == 0
    assert [puzzle["id"] for puzzle in runs[0].puzzles] == ["mire-29"]
    refused = CliRunner().invoke(main, [*options, "elusive"])
    assert refused.exit_code == 2
    assert "only puzzles of elusive" in refused.stderr
    assert len(runs) == 1


def test_what_is_no_match_is_refused(asked: list[tuple[object, ...]], tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text(json.dumps(PUZZLES[0].document()), "utf-8")
    result = CliRunner().invoke(main, ["puzzle", "mine", "--set", "mire", "--matches", str(other)])
    assert result.exit_code == 2
    assert asked == []


@pytest.mark.parametrize(
    "options",
    [
        ["--set", "nowhere"],
        ["--set", "mire", "--count", "0"],
        ["--set", "mire", "--seed", "-1"],
        [],
    ],
)
def test_bad_options_are_refused(asked: list[tuple[object, ...]], options: list[str]) -> None:
    assert CliRunner().invoke(main, ["puzzle", "mine", *options]).exit_code == 2
    assert asked == []


def test_a_foreign_journal_is_refused() -> None:
    result = CliRunner().invoke(main, ["puzzle", "mine", "--set", "mire", "--seed", "13"])
    assert result.exit_code == 2
    assert "no journal of this set and seed" in result.stderr


def test_a_folder_that_is_not_there_is_told() -> None:
    options = ["--set", "mire", "-o", "nowhere/pages.json"]
    result = CliRunner().invoke(main, ["puzzle", "mine", *options])
    assert result.exit_code == 2
    assert "can't write nowhere/pages.json" in result.stderr
