"""Pages that show which tests show which rule: `python tests/coverage_page.py` writes them anew.

Each game has a module that reads the rows from its rule book, so that no rule can be forgotten
(`MODULES`). A test shows a rule by the beginning of its name: `test_5_7_...` the
step 5.7, `test_ruling_36_...` the ruling. What these modules share is here.
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
"""Each has the path of its `PAGE`, and `page()`, the text that should stand there."""

Row = tuple[str, str]
"""A rule's key and the beginning of its text."""


# Reading a rule book


def read(name: str) -> str:
    """A page of the docs."""
    return (DOCS / name).read_text("utf-8")


def sections(book: str) -> dict[int, tuple[str, str]]:
    """Title and text of each section of a rule book, by number."""
    parts = re.split(r"^## (\d+)\. (.+)$", read(book), flags=re.MULTILINE)[1:]
    return {
        int(number): (title, text)
        for number, title, text in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    }


def numbered(text: str) -> Iterator[tuple[int, str]]:
    """Lines that begin with a number and a full stop."""
    for match in re.finditer(r"^ *(\d+)\. ((?:.|\n(?! *\d+\. |\n|\*\*))+)", text, re.MULTILINE):
        yield int(match[1]), match[2]


def in_sequence(text: str, mark: str = "{}. ") -> Iterator[tuple[int, str]]:
    """Steps within running text: each number is one more than the last, marked like this."""
    step, here = 1, text.index(mark.format(1))
    while here >= 0:
        begin = here + len(mark.format(step))
        following = re.compile(rf"(?<!\w){re.escape(mark.format(step + 1))}").search(text, begin)
        yield step, text[begin : following.start() if following else text.index(".\n", begin) + 1]
        step, here = step + 1, following.start() if following else -1


def bullets(text: str) -> list[str]:
    """The bullets of a text, each to the next one."""
    return re.split(r"^- ", text, flags=re.MULTILINE)[1:]


# Tests and what they show


def tests(folder: Path) -> list[str]:
    """The names of all tests of a folder."""
    return [
        name
        for path in sorted(folder.rglob("test_*.py"))
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
    ]


def shown(key: str, names: list[str]) -> list[str]:
    """Those of these tests whose names say that they show the rule with this key."""
    beginning = f"test_{re.sub(r'[^a-z0-9]+', '_', key.lower()).strip('_')}"
    return [name for name in names if name == beginning or name.startswith(f"{beginning}_")]


def table(heads: str, rows: list[Row], names: list[str]) -> list[str]:
    """The lines of a table of rules, each with the tests that show it."""
    lines = [f"| {heads} |", "|" + "---|" * (heads.count("|") + 1)]
    return lines + [line(key, text, shown(key, names)) for key, text in rows]


def line(key: str, text: str, names: list[str]) -> str:
    """A line of such a table."""
    return f"| {key} | {_beginning(text)} | {', '.join(f'`{name}`' for name in names)} |"


def _beginning(text: str) -> str:
    plain = " ".join(text.split()).replace("|", "/").replace("**", "").removeprefix("### ")
    return plain if len(plain) <= 70 else plain[:70].rsplit(" ", 1)[0] + " …"


if __name__ == "__main__":
    for module in MODULES:
        written = runpy.run_path(str(HERE / module))
        written["PAGE"].write_text(written["page"](), "utf-8")
