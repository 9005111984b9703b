"""The grid (castles.md 1): lines of five columns; cells are numbered line by line from the left.

Seats are 0 to 3 (A to D). A and C sit on the left, B and D on the right. With four seats, A and B
have the upper castles, C and D the lower ones, and the middle line belongs to both.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from engine.core import SEATS, Seat

Mode = Literal["duel", "teams"]
COLUMNS = 5
LINES: dict[Mode, str] = {"duel": "abc", "teams": "abcde"}
SEATS_OF: dict[Mode, tuple[Seat, ...]] = {"duel": SEATS[:2], "teams": SEATS}
_CASTLE_LINES = 3


def side_of(seat: int) -> int:
    """Return 0 for A and C (left), 1 for B and D (right)."""
    return seat % 2


def cells_of(mode: Mode) -> int:
    """Return the number of cells."""
    return COLUMNS * len(LINES[mode])


def cell_name(cell: int) -> str:
    """Return the name of a cell, `a1` to `e5`."""
    line, column = divmod(cell, COLUMNS)
    return f"{'abcde'[line]}{column + 1}"


def cell_named(mode: Mode, name: str) -> int:
    """Return the cell with a name like `b3`. Raises `ValueError` if this board has none."""
    if len(name) != 2 or name[0] not in LINES[mode] or name[1] not in "12345":
        raise ValueError(name)
    return LINES[mode].index(name[0]) * COLUMNS + int(name[1]) - 1


def line_of(cell: int) -> int:
    """Return the line of a cell, from 0."""
    return cell // COLUMNS


def distance(one: int, other: int) -> int:
    """Return the distance of two cells: lines plus columns (Ruling 19)."""
    line, column = divmod(one, COLUMNS)
    other_line, other_column = divmod(other, COLUMNS)
    return abs(line - other_line) + abs(column - other_column)


@cache
def neighbours(mode: Mode, cell: int) -> tuple[int, ...]:
    """Return the orthogonally adjacent cells."""
    return tuple(other for other in range(cells_of(mode)) if distance(cell, other) == 1)


def opposite(cell: int) -> int:
    """Return the mirrored cell of the line, as far from the right edge as `cell` from the left."""
    return cell + COLUMNS - 1 - 2 * (cell % COLUMNS)


def castle_lines(mode: Mode, seat: int) -> tuple[int, ...]:
    """Return the lines of a seat's castle: upper, middle, lower."""
    first = 2 if mode == "teams" and seat >= 2 else 0
    return tuple(range(first, first + _CASTLE_LINES))


@cache
def edge_cells(mode: Mode, seat: int) -> tuple[int, ...]:
    """Return the cells next to a seat's castle."""
    column = 0 if side_of(seat) == 0 else COLUMNS - 1
    return tuple(line * COLUMNS + column for line in castle_lines(mode, seat))


def steps_to_castle(seat: int, cell: int) -> int:
    """Return the column distance of a cell from a seat's castle: 1 on its edge column."""
    column = cell % COLUMNS
    return column + 1 if side_of(seat) == 0 else COLUMNS - column


@cache
def tile_cells(mode: Mode, seat: int, tile: str) -> tuple[int, ...]:
    """Return the cells where a seat can place a tile (castles.md 6).

    Towers go on the outer lines of its edge column, the gate on the middle one, walls on the second
    column.
    """
    upper, middle, lower = edge_cells(mode, seat)
    if tile == "tower":
        return upper, lower
    if tile == "gate":
        return (middle,)
    inward = 1 if side_of(seat) == 0 else -1
    return tuple(cell + inward for cell in (upper, middle, lower))


def seats_of_side(mode: Mode, side: int) -> tuple[Seat, ...]:
    """Return the seats of a side, which win and lose together."""
    return SEATS_OF[mode][side::2]
