"""Which tests show which rule: `python tests/engine/bald_mountain/mountain_coverage.py` writes the
page anew.

The rows are read from the rule book and the card list, so that no rule can be forgotten. A test
shows a rule by the beginning of its name: `test_4_3_...` the third step of section 4,
`test_8_attack_...` a word of the vocabulary, `test_ruling_8_...` the ruling, `test_card_catch_...`
the card. Tests that show several are named in a table `SHOWS` of their module, by rule; the worked
examples, by their numbers, in `EXAMPLES` here.
"""

from __future__ import annotations

import re
from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path

from engine.bald_mountain.cards import CARDS

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs"
BOOK = DOCS / "bald-mountain.md"
PAGE = DOCS / "bald-mountain-coverage.md"

Row = tuple[str, str]
"""A rule's key and the beginning of its text."""

EXAMPLES: dict[int, tuple[str, ...]] = {
    1: ("3.4 play", "3.4 activate", "3.5", "8 attack", "card demonspawn"),
    2: ("4.2", "ruling 8", "card bathhouse_steam"),
    3: ("3.2", "3.3", "card birch_sap"),
    4: ("ruling 4", "card moon_spring"),
    5: ("6.1",),
    6: ("6.3", "8 unless", "card catch"),
    7: ("6.3", "card catch"),
    8: ("5.5", "card catch"),
    9: ("8 unless", "card ravens_toll"),
    10: ("5.1", "8 cost"),
    11: ("4.4", "card bone_hail"),
    12: ("8 attacks", "8 edge", "8 reflect"),
    13: ("8 attacks", "8 ward"),
    14: ("7.1", "ruling 13", "card blood_debt"),
    15: ("7.3", "ruling 17", "card dreamcloak"),
    16: ("7.3", "7 comparison"),
    17: ("7.2", "card djinns_door"),
    18: ("4.9", "8 banish self", "card fern_flower"),
    19: ("8 repeat", "card echo_ravine"),
    20: ("8 copy", "card mirror_lake"),
    21: ("8 lock", "ruling 28"),
    22: ("5.1", "8 toll"),
    23: ("8 play", "ruling 25", "card ghost_portals"),
    24: ("8 each_mage", "card ours_and_yours"),
    25: ("6.5", "8 discard", "ruling 14", "card grubby"),
    26: ("8 opponent_hand", "card burnt_to_a_crisp"),
    27: ("6.4", "9"),
    28: ("7 comparison", "8 lose"),
}
"""The worked examples by number, and what they show."""


def sections() -> dict[int, str]:
    """The text of each section of the rule book, by number."""
    parts = re.split(r"^## (\d+)\. .+$", BOOK.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {int(number): text for number, text in zip(parts[::2], parts[1::2], strict=True)}


def rows() -> list[Row]:
    """Every rule that needs a test, in the order of the book, then its cards and rulings."""
    book = sections()
    found = [*_bullets(1, book[1]), *_numbered("2.", book[2])]
    for key, told in _numbered("3.", book[3]):
        found.append((key, told))
        found += [(f"{key} {name}", each) for name, each in _named(told)]
    steps = list(_steps(4, book[4]))
    found += [*steps, *_bullets(4, book[4], first=len(steps) + 1)]
    found += [*_bullets(5, book[5]), ("5.5", _from("Not looked at", book[5]))]
    found += _bullets(6, book[6])
    found += _in_sequence(7, book[7])
    found.append(("7 comparison", _from("**Comparison**", book[7])))
    found += _vocabulary(book[8])
    found.append(("9", book[9].strip()))
    found += _bullets(11, book[11])
    found += [(f"12 {name}", _from(f"**{name.capitalize()}", book[12])) for name in _PARTS]
    found += [(f"card {card.id}", card.name()) for card in CARDS]
    found += _numbered("ruling ", book[13])
    return [(key, " ".join(text.split())) for key, text in found]


_PARTS = ("position", "moves", "what settles")
"""What the engine has to do with of section 12: the rest is about pictures."""


def tests() -> list[str]:
    """The names of all tests here."""
    return [
        name
        for path in sorted(HERE.rglob("test_*.py"))
        for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.M)
    ]


def tables() -> dict[str, tuple[str, ...]]:
    """The tables of the test modules as one: by rule the tests that show it."""
    found: dict[str, tuple[str, ...]] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for table in re.findall(r"^SHOWS = (\{.*?^\})", path.read_text("utf-8"), re.M | re.S):
            for key, names in literal_eval(table).items():
                found[key] = (*found.get(key, ()), *names)
    return found


def shown(key: str) -> list[str]:
    """What shows the rule with this key: tests, then worked examples."""
    beginning = f"test_{re.sub(r'[^a-z0-9]+', '_', key.lower()).strip('_')}"
    named = [name for name in tests() if name == beginning or name.startswith(f"{beginning}_")]
    examples = [f"example {number}" for number, keys in EXAMPLES.items() if key in keys]
    return list(dict.fromkeys([*named, *tables().get(key, ()), *examples]))


def page() -> str:
    """The page as it should stand in the docs."""
    lines = [
        "# Battle on the Bald Mountain: rules and the tests that show them",
        "",
        "Written by `python tests/engine/bald_mountain/mountain_coverage.py`, which reads the",
        "rules from [bald-mountain.md](bald-mountain.md), the cards from their list, the names of",
        "the tests in `tests/engine/bald_mountain`; examples are those of `examples.json` there.",
        "",
        "| rule | it begins | tests |",
        "|---|---|---|",
    ]
    for key, text in rows():
        names = ", ".join(f"`{name}`" for name in shown(key))
        lines.append(f"| {key} | {_beginning(text)} | {names} |")
    return "\n".join(lines) + "\n"


def _beginning(text: str) -> str:
    plain = text.replace("\\|", "/").replace("|", "/").replace("**", "")
    return plain if len(plain) <= 70 else plain[:70].rsplit(" ", 1)[0] + " …"


def _from(words: str, text: str) -> str:
    return text[text.index(words) :].split("\n\n")[0]


def _numbered(before: str, text: str) -> Iterator[Row]:
    """Items of a numbered list; several may stand on a line (section 13)."""
    number, here = 1, re.search(r"^ *1\. ", text, re.MULTILINE)
    while here is not None:
        rest = text[here.end() :]
        following = re.search(rf"(?:^ *|(?<=[.)]) +){number + 1}\. ", rest, re.MULTILINE)
        yield f"{before}{number}", rest[: following.start() if following else None].strip()
        text, number = rest, number + 1
        here = following


def _in_sequence(section: int, text: str) -> Iterator[Row]:
    """The same, up to what is in bold after the list."""
    return _numbered(f"{section}.", text.split("\n**")[0])


def _steps(section: int, text: str) -> Iterator[Row]:
    """Steps within a sentence: `(1) ...; (2) ...`."""
    listed = text[text.index("(1) ") :].split(". ")[0]
    for number, told in re.findall(r"\((\d)\) ((?:(?!\(\d\) ).)+)", listed, re.DOTALL):
        yield f"{section}.{number}", told.rstrip("; \n")


def _bullets(section: int, text: str, first: int = 1) -> Iterator[Row]:
    """Bullets by their places."""
    for place, bullet in enumerate(re.split(r"^- ", text, flags=re.MULTILINE)[1:], first):
        yield f"{section}.{place}", re.split(r"\n(?! )", bullet)[0]


def _named(text: str) -> Iterator[Row]:
    """Bullets within a list, by the first word in italics."""
    for bullet in re.split(r"^ +- ", text, flags=re.MULTILINE)[1:]:
        name = re.search(r"\*(\w+)\*", bullet)
        if name is not None:
            yield name[1], bullet


def _vocabulary(text: str) -> Iterator[Row]:
    """Section 8: the words of its tables without their amounts, then what is told of them."""
    word = re.compile(r"\| [`*](banish \w+|(?!rule )\w+).*?[`*] \| (.+?) \|(?: (.+?) \|)?")
    in_force = False
    for line in text.splitlines():
        in_force = in_force or line.startswith("| rule in force")
        row = word.match(line)
        if row is not None:
            yield f"8 {row[1]}", row[3] if in_force else row[2]
    for key, words in _TOLD.items():
        yield f"8 {key}", _from(words, text)


_TOLD = {
    "each_mage": "**each_mage**",
    "repeat, copy": "**repeat, copy.**",
    "attacks": "**Attacks.**",
    "until our next turn": '"Until our next turn"',
}

if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
