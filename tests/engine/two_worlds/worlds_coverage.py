"""The tests of each rule of Duel of Two Worlds (`python tests/coverage_page.py`).

The beginning of a test's name is the rule that it tests: `test_5_2_...` is step 5.2,
`test_9_breakthrough_...` what has a bold name, `test_6_damage_...` the effect, `test_10_rally_...`
the ability, `test_ruling_25_...` the ruling, `test_dragon_...` the card. Items without a number or
name in the book are numbered on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import coverage_page
from coverage_page import DOCS, Row, bullets, in_sequence, numbered, read, table

from engine.two_worlds.cards import SPELLS, WARRIORS, written

HERE = Path(__file__).parent
BOOK = "two-worlds.md"
PAGE = DOCS / "generated" / "rules-coverage-two-worlds.md"
OF_INTERFACES = {"7 online", "ruling 32"}
"""What the shell does, and the ranks in pictures."""


def rows() -> list[Row]:
    """Return every rule that needs a test, in the order of the book, then the rulings."""
    sections = coverage_page.sections(BOOK)
    found: list[Row] = []
    for number, way in _WAYS.items():
        found += way(number, sections[number][1])
    return [row for row in [*found, *_rulings()] if row[0] not in OF_INTERFACES]


def cards() -> list[Row]:
    """Return each card with its text, or its numbers."""
    return [(card.id, f"{card.name()}: {_said(card.id)}") for card in (*WARRIORS, *SPELLS)]


def tests() -> list[str]:
    """Return the names of all tests here."""
    return coverage_page.tests(HERE)


def page() -> str:
    """Return the page for the docs."""
    lines = [
        "# Rules of Duel of Two Worlds and the tests that show them",
        "",
        "Written by `python tests/coverage_page.py`, which reads the rules from",
        "[two-worlds.md](../two-worlds.md) and [rulings.md](../rulings.md) and the names of the",
        "tests in `tests/engine/two_worlds`. A test fails when a rule or card has no test or",
        "this page is old. Beside these, the engine and a witness written from the rules alone",
        "play the same games (`test_worlds_against_oracle.py`).",
        "",
        *table("rule | it begins | tests", rows(), tests()),
        "",
        "## Cards",
        "",
        *table("card | what it says | tests", cards(), tests()),
    ]
    return "\n".join(lines) + "\n"


def _said(card_id: str) -> str:
    card = next(card for card in (*WARRIORS, *SPELLS) if card.id == card_id)
    text: str = written(card)["text"]
    return text or "its numbers"


def _numbered(section: int, text: str) -> Iterator[Row]:
    yield from ((f"{section}.{step}", told) for step, told in numbered(text))


def _setup(section: int, text: str) -> Iterator[Row]:
    yield from _numbered(section, text)
    yield f"{section} chance", text[text.index("Chance is") :]


def _paragraphs(section: int, text: str) -> Iterator[Row]:
    """Yield paragraphs with a bold beginning; the name ends before a bracket, a dot or a colon."""
    for name, told in re.findall(r"^\*\*(.+?)\*\*((?:.|\n(?!\n))+)", text, re.MULTILINE):
        yield f"{section} {_plain(name)}", f"{name}{told}"


def _bullets(section: int, text: str) -> Iterator[Row]:
    """Yield bullets; the key is the bold name, or else the place."""
    for place, bullet in enumerate(bullets(text), 1):
        name = re.match(r"\*\*(.+?)\*\*", bullet)
        key = f"{section} {_plain(name[1])}" if name else f"{section}.{place}"
        yield key, bullet.split("\n\n")[0]


def _reach(section: int, text: str) -> Iterator[Row]:
    yield f"{section} distance", text.strip().split("\n- ")[0]
    yield from _bullets(section, text)


def _casting(section: int, text: str) -> Iterator[Row]:
    """Yield timing and what follows it, the kinds of targets, the effects, Reflection."""
    sentences = {
        "timing": "Timing:",
        "casting": "Casting:",
        "a spell without": "A spell without",
        "a target": "Legality of",
        "enchantments": "An enchantment (",
        "spells are free": "Spells are free",
    }
    for key, beginning in sentences.items():
        yield f"{section} {key}", " ".join(text.split())[" ".join(text.split()).index(beginning) :]
    for names, told in re.findall(r"^\| (`.+?) \| (.+?) \|", text, re.MULTILINE):
        yield f"{section} {_word(names)}", told
    yield from _paragraphs(section, text)


def _word(names: str) -> str:
    """Return the names of a table's row in backquotes, without their arguments."""
    return " ".join(re.findall(r"`(\w+)`", names.split("` min")[0] + "`"))


def _windows(section: int, text: str) -> Iterator[Row]:
    yield f"{section} a turn", text.strip()
    yield from _numbered(section, text)
    yield f"{section} skipping", text[text.index("**Skipping**") :]
    yield f"{section} online", text[text.index("**Online**") :]


def _whole(section: int, text: str) -> Iterator[Row]:
    yield str(section), text.strip()


def _abilities(section: int, text: str) -> Iterator[Row]:
    for name, told in re.findall(r"^\| `(\w+)` \| (.+?) \|", text, re.MULTILINE):
        yield f"{section} {name}", told


def _documents(section: int, text: str) -> Iterator[Row]:
    yield f"{section} position", text[text.index("Decks and piles") :]
    yield f"{section} moves", text[text.index("Participants from") :]


def _plain(name: str) -> str:
    """Return a bold name without brackets, commas and the final dot."""
    return re.sub(r"\s*\[.*|[.,:]", "", name).lower()


def _rulings() -> list[Row]:
    """Return the list of section 15, in running text and in lines, and later rulings."""
    text = coverage_page.sections(BOOK)[15][1]
    found = dict(in_sequence(f"{text.strip()}\n"))
    for number, told in re.findall(r"^\| [^|]+ \| W(\d+) \| (.+?) \|", read("rulings.md"), re.M):
        found[int(number)] = told
    return [(f"ruling {number}", found[number]) for number in sorted(found)]


_WAYS: dict[int, Callable[[int, str], Iterator[Row]]] = {
    1: _bullets,
    2: _setup,
    3: _paragraphs,
    4: _reach,
    5: _numbered,
    6: _casting,
    7: _windows,
    8: _whole,
    9: _bullets,
    10: _abilities,
    11: _whole,
    14: _documents,
}
