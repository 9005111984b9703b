"""The tests of each rule of the Battle of the Castles (`python tests/coverage_page.py`).

The beginning of a test's name is the rule that it tests: `test_3_2_...` is step 3.2,
`test_5_deaths_...` the bullet with that bold name, `test_8_damage_...` the op, `test_ruling_25_...`
the ruling, `test_goblin_...` the card. Bullets without a number in the book are numbered on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import coverage_page
from coverage_page import DOCS, Row, bullets, numbered, read, table

from engine.castles.cards import CARDS, SKELETON, Card

HERE = Path(__file__).parent
BOOK = "castles.md"
PAGE = DOCS / "generated" / "rules-coverage-castles.md"
OWN = "C"
"""The letter of the project's rulings."""


def rows() -> list[Row]:
    """Return every rule that needs a test, in the order of the book, then the rulings."""
    sections = coverage_page.sections(BOOK)
    found: list[Row] = []
    for number, way in _WAYS.items():
        found += way(number, sections[number][1])
    return found + _rulings()


def cards() -> list[Row]:
    """Return each card and its figures, including the skeleton."""
    return [(card.id, f"{card.name()}: {_figures(card)}") for card in (*CARDS, SKELETON)]


def _figures(card: Card) -> str:
    ability = card.ability.name() if card.ability is not None else ""
    if not card.is_creature:
        return f"magic for {card.price}"
    figures = (card.activation, card.move, card.range, card.damage, card.life)
    text = f"{card.price}; {' '.join(map(str, figures))}"
    return f"{text}; {ability}" if ability else text


def tests() -> list[str]:
    """Return the names of all tests here."""
    return coverage_page.tests(HERE)


def page() -> str:
    """Return the page for the docs."""
    lines = [
        "# Rules of the Battle of the Castles and the tests that show them",
        "",
        "Written by `python tests/coverage_page.py`, which reads the rules from",
        "[castles.md](../castles.md) and [rulings.md](../rulings.md) and the names of the tests in",
        "`tests/engine/castles`. A test fails when a rule or card has no test or this page is old.",
        "Beside these, the engine and a witness written from the rules alone play the same games",
        "(`test_castles_against_oracle.py`). Rulings from 53 on are C53 and so on of rulings.md.",
        "",
        *table("rule | it begins | tests", rows(), tests()),
        "",
        "## Cards",
        "",
        "A creature's figures: summon; activation, move, range, damage, life; ability.",
        "",
        *table("card | figures | tests", cards(), tests()),
    ]
    return "\n".join(lines) + "\n"


def _steps(section: int, text: str) -> Iterator[Row]:
    yield from ((f"{section}.{step}", told) for step, told in numbered(text))


def _bullets(section: int, text: str) -> Iterator[Row]:
    """Yield bullets; the key is a name in bold or italics at the beginning, or else the place."""
    for place, bullet in enumerate(bullets(text), 1):
        name = re.match(r"\*{1,2}([A-Z][^*]+?)\.?\*{1,2}", bullet)
        key = f"{section} {name[1].lower()}" if name else f"{section}.{place}"
        yield key, bullet.split("\n\n")[0]


def _named(section: int, text: str) -> Iterator[Row]:
    """Yield paragraphs by their bold names."""
    for name, told in re.findall(r"^\*\*(.+?)\*\*((?:.|\n(?!\n|- ))+)", text, re.MULTILINE):
        yield f"{section} {name.rstrip('.').lower()}", f"{name}{told}"


def _turns(section: int, text: str) -> Iterator[Row]:
    yield from _steps(section, text)
    yield from _named(section, text)


def _actions(section: int, text: str) -> Iterator[Row]:
    """Yield paragraphs and bullets."""
    yield from _named(section, text)
    yield from _bullets(section, text)


def _tiles(section: int, text: str) -> Iterator[Row]:
    """Yield the table of tiles, and that the supply is limited."""
    for name, told in re.findall(r"^\| (\w+) \(\d\) \| (.+?) \|$", text, re.MULTILINE):
        yield f"{section} {name}", told
    yield f"{section} tiles", "each a build; all of them wanted or not: no duty"
    yield f"{section} supply", text[text.index("A destroyed tile") :]


def _races(section: int, text: str) -> Iterator[Row]:
    yield f"{section} once", text.split("\n- ")[0]
    yield from _bullets(section, text)


def _vocabulary(section: int, text: str) -> Iterator[Row]:
    """Yield shape, effects, targets, areas, ops, traits."""
    yield f"{section} shape", text[text.index("`races` (name") :]
    yield f"{section} effects", text[text.index("An ability or magic =") :]
    targets = bullets(text[: text.index("**Where an op acts**")])
    for bullet in targets:
        for name in re.findall(r"(?:^|; )`(\w+)`(?::| \()", bullet):
            if name in ("creature", "cell", "line", "discard", "dest"):
                yield f"{section} target {name}", bullet
    yield f"{section} areas", text[text.index("`on`") :]
    for name, told in re.findall(r"^\| `(\w+)` \| (.+?) \| [^|]+ \|$", text, re.MULTILINE):
        yield f"{section} {name}", told
    traits = text[text.index("**Traits**") :]
    for name, told in re.findall(r"`(\w+)`: ((?:[^.`]|\n)+)", traits)[:3]:
        yield f"{section} {name}", told


def _knowledge(section: int, text: str) -> Iterator[Row]:
    yield f"{section} public", text[text.index("Public:") :]
    yield f"{section} private", text[text.index("Private to") :]
    yield f"{section} views", text[text.index("`state.view(seat)`") :]


def _whole(section: int, text: str) -> Iterator[Row]:
    yield str(section), text


def _documents(section: int, text: str) -> Iterator[Row]:
    """Yield moves, positions, views, what settles, chapters; pictures do not concern the engine."""
    yield f"{section} moves", text[text.index("Without spaces") :]
    yield f"{section} position", text[text.index("Deck and discard pile top first") :]
    yield f"{section} view", text[text.index("`view` hides") :]
    yield f"{section} what settles", text[text.index("What settles") :]
    yield f"{section} chapter", "A chapter is a turn."


_ENDS = re.compile(r"\.\s+|\n- |\n\n| \| |\) \|")
"""The end of a sentence in the book."""


def _rulings() -> list[Row]:
    """Return all rulings: anywhere in the book, of its last section, and later ones."""
    book = read(BOOK)
    found: dict[int, str] = {}
    for match in re.finditer(r"Ruling\s+(\d+)(: )?", book):
        before = [end.end() for end in _ENDS.finditer(book, 0, match.start())]
        told = _ENDS.split(book[match.end() if match[2] else before[-1] :])[0]
        whole = told.count("(") == told.count(")")
        found.setdefault(int(match[1]), (told if whole else told.removesuffix(")")).lstrip("- "))
    found |= dict(numbered(coverage_page.sections(BOOK)[16][1]))
    for number, told in re.findall(
        rf"^\| [^|]+ \| {OWN}(\d+) \| (.+?) \|", read("rulings.md"), re.M
    ):
        found[int(number)] = told
    return [(f"ruling {number}", found[number]) for number in sorted(found)]


_WAYS: dict[int, Callable[[int, str], Iterator[Row]]] = {
    1: _bullets,
    2: _steps,
    3: _turns,
    4: _actions,
    5: _bullets,
    6: _tiles,
    7: _races,
    8: _vocabulary,
    9: _bullets,
    10: _knowledge,
    11: _whole,
    12: _whole,
    14: _documents,
}
