"""The table: the card list, the board's cells, and the warriors on them.

Part of the witness (see `worlds_oracle`). A position is the plain document of two-worlds.md 14 with
every key of a list or a mark present; numbers in comments are the sections and rulings of that
page.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Position = dict[str, Any]
Warrior = dict[str, Any]
Item = dict[str, Any]

_FACTS = json.loads(Path(__file__).with_name("worlds_cards.json").read_text("utf-8"))
WARRIORS: dict[str, dict[str, Any]] = {row["id"]: row for row in _FACTS["warriors"]}
SPELLS: dict[str, dict[str, Any]] = {row["id"]: row for row in _FACTS["spells"]}
DEALS: dict[str, dict[str, dict[str, int]]] = {
    setup: _FACTS["setup"][setup] for setup in ("basic", "draft")
}
FIRST_HAND: int = _FACTS["setup"]["first_hand"]
RANKS = ["champion", "elite", "regular"]
ROWS = {"u": "upper", "l": "lower"}
CELLS = [f"{row}{column}" for row in ROWS for column in range(1, 8)]


def copies_of(cards: dict[str, dict[str, Any]]) -> list[str]:
    """Return every card in the order of the list, with copies together (2)."""
    return [card for card, row in cards.items() for _ in range(row["copies"])]


def in_list_order(cards: list[str]) -> list[str]:
    """Return warrior cards in the order of the card list."""
    return sorted(cards, key=list(WARRIORS).index)


def opponent(seat: str) -> str:
    """Return the other seat."""
    return "B" if seat == "A" else "A"


def progress(seat: str, cell: str) -> int:
    """Return a cell's number for the seat: 1 is its entry cell, 1 to 3 its half, 7 the last (1)."""
    column = int(cell[1])
    return column if seat == "A" else 8 - column


def ahead(seat: str, cell: str, steps: int) -> str | None:
    """Return the cell some steps forward, or back if negative; None off the board."""
    column = int(cell[1]) + (steps if seat == "A" else -steps)
    return f"{cell[0]}{column}" if 1 <= column <= 7 else None


def distance(one: str, other: str) -> int | None:
    """Return the difference of cells within one row; None in different rows (4)."""
    return abs(int(one[1]) - int(other[1])) if one[0] == other[0] else None


def standing(position: Position, owner: str | None = None) -> list[tuple[str, Warrior]]:
    """Return warriors with their cells, of one seat or both: from A's portal, upper row first."""
    board = position["board"]
    occupied = [(cell, board[cell]) for cell in CELLS if cell in board]
    return [(cell, warrior) for cell, warrior in occupied if owner in (None, warrior["owner"])]


def neighbours(position: Position, cell: str) -> list[Warrior]:
    """Return the warriors at distance 1 in the row (10)."""
    return [there for at, there in standing(position) if distance(cell, at) == 1]


def cell_of(position: Position, number: int) -> str | None:
    """Return the cell of the warrior with that number; None if it has left play."""
    for cell, warrior in standing(position):
        if warrior["no"] == number:
            return cell
    return None


def free_entries(position: Position, seat: str) -> list[str]:
    """Return the seat's free entry cells (3)."""
    return [c for c in CELLS if progress(seat, c) == 1 and c not in position["board"]]
