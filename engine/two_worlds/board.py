"""The two rows of seven cells as numbers (two-worlds.md 1).

Cells 0 to 6 are the left row from A's portal, 7 to 13 the right one. Seats are 0 (A) and 1 (B).
"""

from __future__ import annotations

import re

COLUMNS = 7
CELLS = 2 * COLUMNS
ROWS = ("u", "l")
"""The left and the right row in documents, stored moves and events (formats.md)."""
LETTERS = ("a", "b")
"""The same rows as players see and type them (two-worlds.md 14)."""
_KEPT = re.compile(r"(?<!\w)[ul](?=[1-7]?(?!\w))")
HALF = 3
"""The number of columns, from a seat's portal, that are its half."""


def cell_name(cell: int) -> str:
    """Return the name of a cell in documents, `u1` to `l7`."""
    return f"{ROWS[cell // COLUMNS]}{cell % COLUMNS + 1}"


def as_shown(text: str) -> str:
    """Return a row, a cell or a move with the letters that players see: `u3>u4` becomes `a3>a4`."""
    return _KEPT.sub(lambda found: LETTERS[ROWS.index(found[0])], text)


def shown_cell(cell: int) -> str:
    """Return the name of a cell that players see, `a1` to `b7`."""
    return as_shown(cell_name(cell))


def cell_at(row: int, column: int) -> int:
    """Return the cell of a row and a column, both from 0."""
    return row * COLUMNS + column


def cell_named(name: str) -> int:
    """Return the cell with a name like `u3`. Raises `ValueError` for any other text."""
    if len(name) != 2 or name[0] not in ROWS or not name[1].isdecimal():
        raise ValueError(name)
    column = int(name[1]) - 1
    if not 0 <= column < COLUMNS:
        raise ValueError(name)
    return cell_at(ROWS.index(name[0]), column)


def row_of(cell: int) -> int:
    """Return the row of a cell: 0 left, 1 right."""
    return cell // COLUMNS


def entry(seat: int, row: int) -> int:
    """Return the cell of a row at the seat's portal."""
    return cell_at(row, 0 if seat == 0 else COLUMNS - 1)


def progress(seat: int, cell: int) -> int:
    """Return how far a cell is from the seat's portal, 0 to 6."""
    column = cell % COLUMNS
    return column if seat == 0 else COLUMNS - 1 - column


def ahead(seat: int, cell: int, distance: int = 1) -> int | None:
    """Return the cell this far forward (negative: back) for a seat; None if it is off the board."""
    column = cell % COLUMNS + (distance if seat == 0 else -distance)
    return cell - cell % COLUMNS + column if 0 <= column < COLUMNS else None


def apart(one: int, other: int) -> int | None:
    """Return the distance of two cells in one row; None in different rows."""
    return abs(one - other) if one // COLUMNS == other // COLUMNS else None


def is_beside(one: int, other: int) -> bool:
    """Return whether two cells are side by side.

    They are adjacent in a row, or in the same column.
    """
    return apart(one, other) == 1 or abs(one - other) == COLUMNS


def in_own_half(seat: int, cell: int) -> bool:
    """Return whether the cell is in the half of this seat."""
    return progress(seat, cell) < HALF
