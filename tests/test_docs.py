"""The docs name only files that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.record import Replay
from puzzles.puzzle import read_puzzle

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
SOURCES = ("benchmarks", "bot", "cli", "docs", "engine", "images", "opponents", "puzzles")
SOURCES += ("tests", "texts", "web", "workers")


def paths(text: str) -> set[str]:
    """The files and folders that are named as code."""
    named = re.findall(r"`(?:python )?([\w.*<>/-]+)[^`\n]*`", text)
    return {each for each in named if re.fullmatch(r".+\.(py|json|ftl|md)|[\w*<>-]+/.*/", each)}


def is_there(path: str) -> bool:
    """Is there such a file? Pages leave out the beginning of a path that is clear from the rest."""
    pattern = re.sub(r"<\w+>|\*+", "*", path).replace("**", "*").rstrip("/")
    if any(True for _ in ROOT.glob(pattern)):
        return True
    return any(True for package in SOURCES for _ in (ROOT / package).rglob(pattern))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = paths(page.read_text("utf-8"))
    assert [path for path in sorted(named) if not is_there(path)] == []


def test_the_examples_of_records_and_puzzles_can_be_read() -> None:
    """Records replay to their results."""
    pages = "".join(page.read_text("utf-8") for page in ROOT.glob("docs/formats/*.md"))
    examples = [json.loads(each) for each in re.findall(r"```json\n(.+?)```", pages, re.DOTALL)]
    records = [each for each in examples if "seed" in each]
    games = {"bald_mountain", "castles", "clash", "two_worlds"}
    assert {each["game"] for each in records} >= games
    assert all(list(Replay(each)) for each in records)
    assert [read_puzzle(each).id for each in examples if "goal" in each] == ["first-steps-05"]


def test_paths_are_seen_where_they_are_named() -> None:
    text = (
        "`engine/core.py`, `python tests/kills.py --count 3`, `bot/<game>/plugin.py`, `bot/store/`"
    )
    seen = {"engine/core.py", "tests/kills.py", "bot/<game>/plugin.py", "bot/store/"}
    assert paths(f"{text}, `/match`, `a/b`") == seen
    assert not is_there("data/clash-of-decks/abilities.json")
    assert not is_there("no_such_module.py")
