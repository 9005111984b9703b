"""Pages that list the tests of each rule: `python tests/coverage_page.py` writes them.

Each game has a module that reads the rows from its rule book, so that no rule can be forgotten
(`MODULES`). The beginning of a test's name is the rule that it tests: `test_5_7_...` is step 5.7,
`test_ruling_36_...` the ruling. This module has what these modules share.
"""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
MODULES = (
    "engine/clash/rule_coverage.py",
    "engine/bald_mountain/mountain_coverage.py",
    "engine/two_worlds/worlds_coverage.py",
    "engine/castles/castles_coverage.py",
)
"""Each has the path of its `PAGE`, and `page()`, the text of that page."""

Row = tuple[str, str]
"""The key of a rule, and the beginning of its text."""


# Reading a rule book


def read(name: str) -> str:
    """Return a page of the docs."""
    return (DOCS / name).read_text("utf-8")


def sections(book: str) -> dict[int, tuple[str, str]]:
    """Return title and text of each section of a rule book, by number."""
    parts = re.split(r"^## (\d+)\. (.+)$", read(book), flags=re.MULTILINE)[1:]
    return {
        int(number): (title, text)
        for number, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    }


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """Yield the lines that begin with a number and a full stop."""
    for match in re.finditer(r"^ *(\d+)\. ((?:.|\n(?! *\d+\. |\n|\*\*))+)", text, re.MULTILINE):
        yield int(match[1]), match[2]


def in_sequence(text: str, mark: str = "{}. ") -> Iterator[tuple[int, str]]:
    """Yield steps within running text, numbered consecutively and marked like this."""
    step, here = 1, text.index(mark.format(1))
    while here >= 0:
        begin = here + len(mark.format(step))
        following = re.compile(rf"(?<!\w){re.escape(mark.format(step + 1))}").search(text, begin)
        yield step, text[begin : following.start() if following else text.index(".\n", begin) + 1]
        step, here = step + 1, following.start() if following else -1


def bullets(text: str) -> list[str]:
    """Return the bullets of a text, each up to the next one."""
    return re.split(r"^- ", text, flags=re.MULTILINE)[1:]


# Tests and their rules


def tests(folder: Path) -> list[str]:
    """Return the names of all tests in a folder."""
    return [
        name
        for path in sorted(folder.rglob("test_*.py"))
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    ]


def shown(key: str, names: list[str]) -> list[str]:
    """Return the names of the tests of the rule with this key."""
    beginning = f"test_{re.sub(r'[^a-z0-9]+', '_', key.lower()).strip('_')}"
    return [name for name in names if name == beginning or name.startswith(f"{beginning}_")]


def table(heads: str, rows: list[Row], names: list[str]) -> list[str]:
    """Return the lines of a table of rules, each with its tests."""
    lines = [f"| {heads} |", "|" + "---|" * (heads.count("|") + 1)]
    return lines + [line(key, text, shown(key, names)) for key, text in rows]


def line(key: str, text: str, names: list[str]) -> str:
    """Return a line of such a table."""
    return f"| {key} | {_beginning(text)} | {', '.join(f'`{name}`' for name in names)} |"


def _beginning(text: str) -> str:
    plain = " ".join(text.split()).replace("|", "/").replace("**", "").removeprefix("### ")
    plain = re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", plain)  # links lead somewhere from the book
    return plain if len(plain) <= 70 else plain[:70].rsplit(" ", 1)[0] + " …"


if __name__ == "__main__":
    for module in MODULES:
        written = runpy.run_path(str(HERE / module))
        written["PAGE"].write_text(written["page"](), "utf-8")
