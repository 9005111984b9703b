"""The tests of each rule of the Bald Mountain (`python tests/coverage_page.py`).

The beginning of a test's name is the rule that it tests: `test_3_2_...` is step 3.2,
`test_6_next_opponent_...` a term, `test_8_attack_...` a word of the vocabulary,
`test_ruling_25_...` a ruling, `test_fern_flower_...` a card. Bullets without a number in the book
are numbered on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import coverage_page
from coverage_page import DOCS, Row, bullets, in_sequence, numbered, read, table

from engine.bald_mountain.cards import CARDS, written

HERE = Path(__file__).parent
BOOK = "bald-mountain.md"
PAGE = DOCS / "generated" / "rules-coverage-bald-mountain.md"
OF_INTERFACES = "12 pictures"
"""Section 12 on pictures does not concern the engine."""


def rows() -> list[Row]:
    """Return every rule that needs a test, in the order of the book, then the rulings."""
    sections = coverage_page.sections(BOOK)
    found: list[Row] = []
    for number, way in _WAYS.items():
        found += way(number, sections[number][1])
    return [row for row in found if row[0] != OF_INTERFACES] + _rulings()


def cards() -> list[Row]:
    """Return each card and its text."""
    return [(card.id, f"{card.name()}: {written(card)['text']['en']}") for card in CARDS]


def tests() -> list[str]:
    """Return the names of all tests here."""
    return coverage_page.tests(HERE)


def page() -> str:
    """Return the page for the docs."""
    lines = [
        "# Rules of the Bald Mountain and the tests that show them",
        "",
        "Written by `python tests/coverage_page.py`, which reads the rules from",
        "[bald-mountain.md](../bald-mountain.md) and [rulings.md](../rulings.md) and the names of",
        "the tests in `tests/engine/bald_mountain`. A test fails when a rule or card has no test",
        "or this page is old. Beside these, the engine and a witness written from the rules alone",
        "play the same games (`test_oracle.py`).",
        "",
        *table("rule | it begins | tests", rows(), tests()),
        "",
        "## Cards",
        "",
        *table("card | what it says | tests", cards(), tests()),
    ]
    return "\n".join(lines) + "\n"


def _steps(section: int, text: str) -> Iterator[Row]:
    yield from ((f"{section}.{step}", told) for step, told in numbered(text))


def _bullets(section: int, text: str) -> Iterator[Row]:
    """Yield bullets; the key is the bold name, or else the place."""
    for place, bullet in enumerate(bullets(text), 1):
        name = re.match(r"\*\*(.+?)\*\*", bullet)
        key = f"{section} {name[1].lower()}" if name else f"{section}.{place}"
        yield key, bullet.split("\n\n")[0]


def _activating(section: int, text: str) -> Iterator[Row]:
    """Yield the limit per turn, the order of steps, and the bullets, numbered on."""
    once, order = text.strip().split("\n\n", 1)
    yield f"{section} once", once
    inner = list(in_sequence(order.split("\n- ")[0] + "\n", "({}) "))
    yield from ((f"{section}.{step}", told) for step, told in inner)
    for place, bullet in enumerate(bullets(order), len(inner) + 1):
        yield f"{section}.{place}", bullet


def _demands(section: int, text: str) -> Iterator[Row]:
    """Yield the demands, and what is not demanded, which follows the bullets."""
    found = bullets(text)
    last, others = found[-1].split("\nNot looked at")
    for place, told in enumerate([*found[:-1], last, f"Not looked at{others}"], 1):
        yield f"{section}.{place}", told


def _endings(section: int, text: str) -> Iterator[Row]:
    for step, told in in_sequence(text):
        yield f"{section}.{step}", told
    yield f"{section} comparison", text[text.index("**Comparison**") :]


def _vocabulary(section: int, text: str) -> Iterator[Row]:
    """Yield counters, words of effects, costs and rules in force, and paragraphs about them."""
    for name, told in re.findall(r"^\| [`*](.+?)[`*] \| (.+?) \|", text, re.MULTILINE):
        if name.split()[0] != "rule":  # these have a separate table
            yield f"{section} {_word(name)}", told
    for name, told in re.findall(r"^\*\*(.+?)\*\*((?:.|\n(?!\n))+)", text, re.MULTILINE):
        yield f"{section} {name.rstrip('.')}", f"{name}{told}"
    lasting, bounds = text[text.index('"Until our next turn": ') :].split(" No chain\n")
    yield f"{section} until our next turn", lasting
    yield f"{section} bounds", f"No chain {bounds}"


def _word(written: str) -> str:
    """Return the word with the target that is part of it."""
    return " ".join([part for part in written.split() if part not in _FACTS])


_FACTS = {"n", "what", "who", "pick", "by", "options", "pay", "then", "cond", "else", "altar"}


def _whole(section: int, text: str) -> Iterator[Row]:
    yield str(section), text


def _documents(section: int, text: str) -> Iterator[Row]:
    """Yield paragraphs by their bold names, and the sentence that defines a chapter."""
    for name, told in re.findall(r"^\*\*(.+?)\*\*((?:.|\n(?!\n))+)", text, re.MULTILINE):
        yield f"{section} {name.rstrip('.').lower()}", f"{name}{told}"
    yield f"{section} chapter", text[text.index("A chapter") :]


def _rulings() -> list[Row]:
    """Return the list of section 13, in lines and in running text, and later rulings."""
    text = coverage_page.sections(BOOK)[13][1]
    found = dict(in_sequence(f"{text.strip()}\n"))
    for number, told in re.findall(r"^\| [^|]+ \| M(\d+) \| (.+?) \|", read("rulings.md"), re.M):
        found[int(number)] = told
    return [(f"ruling {number}", found[number]) for number in sorted(found)]


_WAYS: dict[int, Callable[[int, str], Iterator[Row]]] = {
    1: _bullets,
    2: _steps,
    3: _steps,
    4: _activating,
    5: _demands,
    6: _bullets,
    7: _endings,
    8: _vocabulary,
    9: _whole,
    10: _whole,
    11: _bullets,
    12: _documents,
}
