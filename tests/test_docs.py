"""The docs name only files that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOM = Path(__file__).parents[1]
PAGES = [ROOM / "README.md", *sorted((ROOM / "docs").glob("*.md"))]
SOURCES = ("benchmarks", "bot", "cli", "docs", "engine", "images", "opponents", "puzzles")
SOURCES += ("tests", "texts", "workers")


def paths(text: str) -> set[str]:
    """The files and folders that are named as code."""
    named = re.findall(r"`(?:python )?([\w.*<>/-]+)[^`\n]*`", text)
    return {each for each in named if re.fullmatch(r".+\.(py|json|ftl|md)|[\w*<>-]+/.*/", each)}


def is_there(path: str) -> bool:
    """Is there such a file? Pages leave out the beginning of a path that is clear from the rest."""
    pattern = re.sub(r"<\w+>|\*+", "*", path).replace("**", "*").rstrip("/")
    if any(True for _ in ROOM.glob(pattern)):
        return True
    return any(True for room in SOURCES for _ in (ROOM / room).rglob(pattern))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = paths(page.read_text("utf-8"))
    assert [path for path in sorted(named) if not is_there(path)] == []


def test_paths_are_seen_where_they_are_named() -> None:
    text = "`engine/core.py`, `python tests/kills.py --count 3`, `bot/<game>/room.py`, `bot/store/`"
    seen = {"engine/core.py", "tests/kills.py", "bot/<game>/room.py", "bot/store/"}
    assert paths(f"{text}, `/match`, `a/b`") == seen
    assert not is_there("data/clash-of-decks/abilities.json")
    assert not is_there("no_such_module.py")
