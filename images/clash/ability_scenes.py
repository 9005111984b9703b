"""The effect of each ability as two small scenes: before and after.

A scene is a few rows. A row of a lane lists its pieces from left to right: yours (A), the bridge
(|), theirs (B), an incantation (I), their stronghold (F). `A3/2` has attack 3 and health 2; `*` has
the ability, `!` was hurt, `x` is destroyed, `c` holds a card captive. A row of a hand lists cards
(`o`, or their cost) and the stronghold (S); `*` has the ability, `+` is the affected card, `#` is
blocked, `g` is cheaper. `0>1` is an attack of the first on the second piece of the row, `0>1.0` one
on the next row, and `0~1` one that does not happen.
"""

from __future__ import annotations

from typing import Literal

from engine.clash.abilities import BY_ID
from engine.core import Seat, record

LANE, HAND, MANA = "lane", "hand", "mana"
BRIDGE = "|"
Kind = Literal["lane", "hand", "mana"]


@record
class Piece:
    """A creature, a card, an incantation, a stronghold or the bridge, with its `signs`."""

    sort: str
    words: str
    signs: str


@record
class Arrow:
    """An arrow from a piece to one in the same or the next row; `barred` if nothing happens."""

    start: int
    end: int
    below: bool
    barred: bool


@record
class Row:
    """A lane, the hand of a seat, or an amount of mana."""

    kind: Kind
    seat: Seat
    pieces: tuple[Piece, ...]
    arrows: tuple[Arrow, ...]


Scene = tuple[Row, ...]

_SIGNS = "*!xc+#g"
_TOLD: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "aerial": (("lane A3/2* | B2/4 F6 0>3",), ("lane A3/2* | B2/4 F3!",)),
    "sharpening": (("lane A5/2* | B1/2 F6 0>2",), ("lane A5/2* | B1/2x F3!",)),
    "aquatic": (("lane A1/2 A2/3* | B1/6 1>3",), ("lane A1/2 A2/3* | B1/2!",)),
    "berserk": (("lane A2/3* | B1/2 B1/4 0>2 0>3",), ("lane A2/3* | B1/2x B1/2!",)),
    "catalyst": (("mana 4",), ("lane A1/1* |", "mana 6")),
    "defender": (("lane A5/5* | F6 0~2",), ("lane A5/5* | F6",)),
    "vanish": (("lane A1/2 A2/4* | B2/3 3>1",), ("lane A2/2*! A1/2 | B2/3",)),
    "indestructible": (("lane A2/3* | I4 2~0",), ("lane A2/3* |",)),
    "instinct": (("lane A2/5* | B2/4 2>0",), ("lane A2/3*! | B2/2! 0>2",)),
    "mercenary": (
        ("lane A2/2* | B3/3 2>0", "hand B S o o"),
        ("lane A2/2*x | B3/3", "hand B S o o o*"),
    ),
    "symbiote": (("lane A2/3 |", "hand A S o* o"), ("lane A4/4* |", "hand A S o")),
    "perforation": (("lane A3/2* | B1/5 B1/4 0>2",), ("lane A3/2* | B1/2! B1/1!",)),
    "price_of_blood": (
        ("mana 2", "hand A S 4* o o o"),
        ("lane A3/3* |", "mana 0", "hand A o S o o"),
    ),
    "protection": (("lane A2/2* | B3/2 2~0",), ("lane A2/2* | B3/2",)),
    "rage": (("lane | B1/5", "hand A S o* o"), ("lane A3/2* | B1/2! 0>2", "hand A S o")),
    "regeneration": (
        ("lane A2/3* | B1/4 0>2", "hand A o o S o"),
        ("lane A2/3* | B1/2!", "hand A o S o o"),
    ),
    "splash": (
        ("lane A3/2* | B1/5 0>2 0>1.0", "lane | B1/4"),
        ("lane A3/2* | B1/2!", "lane | B1/1!"),
    ),
    "sprint": (("lane A2/3* A1/1 A1/2 | B1/6 0>4",), ("lane A1/1 A1/2 A4/3* | B1/2!",)),
    "vulnerability": (("lane AX/4* | B1/7 0>2",), ("lane AX/4* | B1/1!",)),
    "backfire": (
        ("lane | B1/5", "hand A o o S o* o"),
        ("lane A2/2* | B1/3! 0>2", "hand A o o S o"),
    ),
    "counterorder": (("hand A 2+ 1 S 3* o",), ("lane A3/2* |", "hand A 1 S o 2+")),
    "lucidity": (("hand A 2 S 5*",), ("hand A S 3*g 2",)),
    "blackmail": (("hand A S o o o o",), ("lane A4/4* |", "hand A S o o o#")),
    "immolation": (("lane A2/2* |", "hand B S o+ o o"), ("lane A2/2* | B2/3", "hand B o S o")),
    "reinforcement": (
        ("lane A2/2* | B3/3 2>0", "hand A S 3+ o"),
        ("lane A3/3+ | B3/3", "hand A S o o*"),
    ),
    "shackle": (("hand B S 2+ o o",), ("lane A2/3*c |", "hand B S o o")),
    "cursed": (("lane A2/2* | B3/3 2>0", "hand A S o o"), ("lane | B3/3", "hand A o* S o o")),
}


def _row(text: str) -> Row:
    kind, *words = text.split()
    seat: Seat = "A"
    if kind == HAND:
        seat = "B" if words.pop(0) == "B" else "A"
    arrows = [word for word in words if ">" in word or "~" in word]
    pieces = [word for word in words if word not in arrows]
    return Row(
        kind,  # type: ignore[arg-type]  # a `Kind` of the table
        seat,
        tuple(_piece(kind, word) for word in pieces),
        tuple(_arrow(word) for word in arrows),
    )


def _piece(kind: str, word: str) -> Piece:
    bare = word.rstrip(_SIGNS)
    signs = word[len(bare) :]
    if kind == LANE and bare != BRIDGE:
        return Piece(bare[0], bare[1:], signs)
    return Piece(bare if bare in (BRIDGE, "S") else "o", bare.strip("o|S"), signs)


def _arrow(word: str) -> Arrow:
    start, _, end = word.replace("~", ">").partition(">")
    return Arrow(int(start), int(end.partition(".")[0]), "." in end, "~" in word)


SCENES: dict[str, tuple[Scene, Scene]] = {
    ability: (tuple(map(_row, before)), tuple(map(_row, after)))
    for ability, (before, after) in _TOLD.items()
}
"""The scenes before and after, by ability."""

if SCENES.keys() != BY_ID.keys():
    raise ValueError("each ability needs its scenes")
