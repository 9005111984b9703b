"""The tests of each rule of Clash: `python tests/coverage_page.py` writes the page.

The beginning of a test's name is the rule that it tests: `test_5_7_...` is step 5.7,
`test_7_sharpening_...` the ability, `test_ruling_36_...` the ruling, `test_pair_berserk_vanish...`
two abilities that interact.
"""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path

import coverage_page
from coverage_page import DOCS, Row, bullets, in_sequence, line, numbered, read, table

HERE = Path(__file__).parent
BOOK = "clash-of-decks.md"
PAGE = DOCS / "generated" / "rules-coverage.md"


def sections() -> dict[int, tuple[str, str]]:
    """Return title and text of each section of the rule book, by number."""
    return coverage_page.sections(BOOK)


def rows() -> list[Row]:
    """Return every rule that needs a test, in the order of the book, then the rulings."""
    found: list[Row] = []
    for number, (title, text) in sections().items():
        if number in (3, 7, 15):
            found += _ways[number](text)
        elif number == 6:
            found += [(f"6.{step}", told) for step, told in in_sequence(text)]
        elif number == 14:
            told = enumerate(re.split(r"(?<=[.)])\s+(?=[A-Z])", text.strip()), 1)
            found += [(f"14.{place}", sentence) for place, sentence in told]
        elif number in (2, 5):
            found += [(f"{number}.{step}", told) for step, told in numbered(text)]
        elif number in (1, 4, 8, 12):
            found += _bullets(number, text)
        else:
            found.append((str(number), title))
    return found + _rulings()


def tests() -> list[str]:
    """Return the names of all tests here."""
    return coverage_page.tests(HERE)


def pairs() -> dict[tuple[str, str], str]:
    """Return the tables of pairs in the test modules as one."""
    found: dict[tuple[str, str], str] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for written in re.findall(r"^PAIRS = (\{.*?^\})", path.read_text("utf-8"), re.M | re.S):
            table_of_module = literal_eval(written)
            assert not found.keys() & table_of_module.keys()
            found |= table_of_module
    return dict(sorted(found.items()))


def shown(key: str) -> list[str]:
    """Return the names of the tests of the rule with this key."""
    return coverage_page.shown(key, tests())


def page() -> str:
    """Return the page for the docs."""
    lines = [
        "# Rules and the tests that show them",
        "",
        "Written by `python tests/coverage_page.py`, which reads the rules from",
        "[clash-of-decks.md](../clash-of-decks.md) and [rulings.md](../rulings.md) and the names",
        "of the tests in `tests/engine/clash`. A test fails when a rule has no test or this page",
        "is old.",
        "",
        *table("rule | it begins | tests", rows(), tests()),
    ]
    lines += ["", "## Abilities that touch", "", "| pair | by | tests |", "|---|---|---|"]
    lines += [
        line(" × ".join(pair), rule, shown(f"pair {' '.join(pair)}"))
        for pair, rule in pairs().items()
    ]
    return "\n".join(lines) + "\n"


def _bullets(section: int, text: str) -> Iterator[Row]:
    """Yield bullets; the key is the bold name or the place. Numbered lines inside are rows too."""
    for place, bullet in enumerate(bullets(text), 1):
        name = re.match(r"\*\*(.+?)\*\*", bullet)
        key = f"{section} {name[1].lower()}" if name else f"{section}.{place}"
        inside = list(numbered(bullet))
        if inside and re.search(r"^ +\d+\. ", bullet, re.MULTILINE):
            yield from ((f"{key} {step}", told) for step, told in inside)
        else:
            yield key, bullet.split("\n\n")[0]


def _phases(text: str) -> Iterator[Row]:
    """Yield section 3: `Phase 1` is 3.1, and the end of the turn."""
    for name, told in re.findall(r"^\*\*(.+?)\.\*\*((?:.|\n(?!\n))+)", text, re.MULTILINE):
        phase = re.match(r"Phase (\d)", name)
        yield f"3.{phase[1]}" if phase else "3 end", f"{name}.{told}"


def _abilities(text: str) -> Iterator[Row]:
    """Yield section 7: what applies to all, auras, then each ability."""
    yield "7 abilities", text.strip()
    yield "7 aura", text[text.index("**Aura of X**") :]
    yield from _bullets(7, text)


def _rulings() -> list[Row]:
    """Return rulings in the text (with their sentence), of section 15, and later ones."""
    book = read(BOOK)
    found: dict[int, str] = dict(numbered(sections()[15][1]))
    for match in re.finditer(r"Ruling (\d+)", book):
        begin = max(
            book.rfind(end, 0, match.start()) for end in (". ", ".\n", "\n\n", "\n- ", ": ")
        )
        around = book[begin + 1 : match.end() + 80].lstrip(" -\n").split("\n\n")[0]
        found.setdefault(int(match[1]), around)
    for number, told in re.findall(r"^\| [^|]+ \| (\d+) \| (.+?) \|", read("rulings.md"), re.M):
        found[int(number)] = told
    return [(f"ruling {number}", found[number]) for number in sorted(found)]


_ways = {3: _phases, 7: _abilities, 15: lambda _: []}
