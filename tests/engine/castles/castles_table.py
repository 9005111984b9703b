"""The table: the card list, seats and sides, the board's cells, and the creatures on them.

Part of the witness (see `castles_oracle`). A position is the plain document of castles.md 14 with
every key of a creature present; numbers in comments are the sections and rulings of that page.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Creature = dict[str, Any]

_FACTS = json.loads(Path(__file__).with_name("castles_cards.json").read_text("utf-8"))
SETUP: dict[str, Any] = _FACTS["setup"]
RACES: dict[str, dict[str, Any]] = {row["id"]: row for row in _FACTS["races"]}
TILES: dict[str, dict[str, Any]] = {row["id"]: row for row in _FACTS["tiles"]}
CARDS: dict[str, dict[str, Any]] = {row["id"]: row for row in _FACTS["cards"]}
SKELETON: dict[str, Any] = _FACTS["skeleton"]
SEATS = {"duel": "AB", "teams": "ABCD"}
LINES = {"duel": "abc", "teams": "abcde"}
COLUMNS = range(1, 6)


def copies_of(race: str, *, main: bool) -> list[str]:
    """Return the main deck or the reserve of a race, in list order, with copies together (2.2)."""
    rows = [row for row in CARDS.values() if row["race"] == race]
    return [
        row["id"] for row in rows if (not row["requires"]) is main for _ in range(row["copies"])
    ]


def in_list_order(cards: list[str]) -> list[str]:
    """Return cards in the order of the card list (11)."""
    return sorted(cards, key=list(CARDS).index)


@cache
def cells(mode: str) -> tuple[str, ...]:
    """Return the cells, the upper line first, from the left castle to the right one (1)."""
    return tuple(f"{line}{column}" for line in LINES[mode] for column in COLUMNS)


def castle_lines(mode: str, seat: str) -> str:
    """Return the castle's three lines: upper, middle, lower (9)."""
    return "cde" if mode == "teams" and seat in "CD" else "abc"


def column_from(seat: str, number: int) -> int:
    """Return the column by its number from the seat's castle: 1 is its edge column (1)."""
    return number if seat in "AC" else len(COLUMNS) + 1 - number


def edge_cells(mode: str, seat: str) -> list[str]:
    """Return the seat's cells to summon in: its edge column on its castle's lines (4, 9)."""
    return [f"{line}{column_from(seat, 1)}" for line in castle_lines(mode, seat)]


def tile_cells(mode: str, seat: str, tile: str) -> list[str]:
    """Return the cells for a seat's tile (6)."""
    upper, middle, lower = list(castle_lines(mode, seat))
    lines = {"tower": [upper, lower], "gate": [middle], "wall": [upper, middle, lower]}[tile]
    return [f"{line}{column_from(seat, 2 if tile == 'wall' else 1)}" for line in lines]


def allied(one: str, other: str) -> bool:
    """Return whether they are the same seat or team mates: A and C, B and D (9)."""
    return (one in "AC") is (other in "AC")


@cache
def distance(one: str, other: str) -> int:
    """Return steps over lines plus steps over columns (Ruling 19)."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1]))


@cache
def neighbours(mode: str, cell: str) -> tuple[str, ...]:
    """Return the up to four cells one orthogonal step away (Ruling 15)."""
    return tuple(other for other in cells(mode) if distance(cell, other) == 1)


def is_of(who: str, seat: str, owner: str) -> bool:
    """Return whether a creature of `owner` is `own`, `ally`, `enemy` or `any` for the seat (8)."""
    if who == "own":
        return owner == seat
    return who == "any" or allied(owner, seat) is (who == "ally")


def standing(position: Position, seat: str = "", who: str = "any") -> list[tuple[str, Creature]]:
    """Return creatures with their cells, in the board's order: all, or those of `who`."""
    board = position["board"]
    there = [(cell, board[cell]) for cell in cells(position["mode"]) if cell in board]
    return [(cell, creature) for cell, creature in there if is_of(who, seat, creature["owner"])]


def cell_of(position: Position, creature: Creature | None) -> str | None:
    """Return the cell of this very creature; None if it has left play."""
    for cell, other in position["board"].items():
        if other is creature:
            return str(cell)
    return None


def facts(creature: Creature) -> dict[str, Any]:
    """Return the printed values of a creature on the board."""
    return SKELETON if creature["card"] == "skeleton" else CARDS[creature["card"]]


def power(position: Position, seat: str) -> str:
    """Return the race power of a seat: `reinforce`, `call`, `exhume` or `arm` (7)."""
    race = position["seats"][seat]["race"]
    return str(RACES[race]["power"])


def boosted(position: Position, creature: Creature, kind: str) -> bool:
    """Return whether it carries a card put there by `reinforce` or by `arm`, from any seat (7)."""
    boost = creature["boost"]
    return boost is not None and power(position, boost["seat"]) == kind


def life(position: Position, creature: Creature) -> int:
    """Return printed life, bonus life and the boost of the humans (1)."""
    printed: int = facts(creature)["life"]
    more: int = creature["bonus_life"]
    return printed + more + boosted(position, creature, "reinforce")


def stands_on(position: Position, creature: Creature, cell: str, tile: str) -> bool:
    """Return whether the cell has such a tile of an ally of the creature (Ruling 28)."""
    there = position["tiles"].get(cell)
    return there is not None and there["tile"] == tile and allied(there["owner"], creature["owner"])
