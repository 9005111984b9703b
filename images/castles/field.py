"""The layout of a board.

The castles of one side are below, those of the other above. Lines run upwards between them, `a` at
the left; columns are rows. From top to bottom: caption, dice, castles, five rows of cells, castles.
In teams the names of lines and columns are at the edges of the cells, which have no space for them,
and the board is at most 900 pixels high. All heights are multiples of 10 pixels, so that animations
can be scaled down without a seam. Letters of names and numbers are at least 33 pixels high.
"""

from __future__ import annotations

from functools import cache
from typing import Literal

from engine.castles.board import COLUMNS, LINES, SEATS_OF, Mode, castle_lines, side_of
from engine.core import SEATS, Seat, record
from images.caption import CAPTION
from images.layout import WIDTH
from images.theme import SEAT_COLOURS, Colour

DICE = 60
"""Height of the dice of the turn."""
WALL = 10
"""Height of a castle's battlements, at the edge that faces the field."""
RULER = 34, 30
"""Width of the names of columns, and height of those of lines, at the edges of the cells."""
GAP = 4
_MARGIN = 8
Towards = Literal["up", "down"]
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""


@record
class Field:
    """The board of a mode seen from a side (0: that of A and C)."""

    mode: Mode
    below: int

    @property
    def lines(self) -> int:
        """The number of lines."""
        return len(LINES[self.mode])

    @property
    def row(self) -> int:
        """The distance from one row of cells to the next."""
        return 150 if self.mode == "duel" else 104

    @property
    def castle(self) -> tuple[int, int]:
        """The size of a castle's panel."""
        return (WIDTH, 160) if self.mode == "duel" else (WIDTH // 2, 80)

    @property
    def ruler(self) -> tuple[int, int]:
        """The size of `RULER`, or nothing in a duel."""
        return (0, 0) if self.mode == "duel" else RULER

    @property
    def cell(self) -> tuple[int, int]:
        """The size of a cell."""
        space = WIDTH - 2 * _MARGIN - self.ruler[0]
        return (space + GAP) // self.lines - GAP, self.row - GAP

    @property
    def top(self) -> int:
        """The top of the cells."""
        return CAPTION + DICE + self.castle[1]

    @property
    def height(self) -> int:
        """The height of the whole board."""
        return self.top + COLUMNS * self.row + self.ruler[1] + self.castle[1]

    def towards(self, seat: Seat) -> Towards:
        """Return where the castle of a seat is."""
        return "down" if side_of(SEATS.index(seat)) == self.below else "up"

    def corner(self, cell: int) -> tuple[int, int]:
        """Return the top left corner of a cell."""
        line, column = divmod(cell, COLUMNS)
        row = COLUMNS - 1 - column if self.below == 0 else column
        x = _MARGIN + self.ruler[0] + line * (self.cell[0] + GAP)
        return x, self.top + GAP // 2 + row * self.row

    def castle_corner(self, seat: Seat) -> tuple[int, int]:
        """Return the top left corner of a castle's panel."""
        number = SEATS.index(seat)
        y = CAPTION + DICE if self.towards(seat) == "up" else self.height - self.castle[1]
        return (WIDTH // 2 if number >= 2 else 0), y

    def aim(self, cell: int) -> tuple[float, float]:
        """Return the point where arrows to and from a cell end: its middle."""
        x, y = self.corner(cell)
        return x + self.cell[0] / 2, y + self.cell[1] / 2

    def castle_aim(self, seat: Seat) -> tuple[float, float]:
        """Return the point where arrows to a castle end: its wounds."""
        x, y = self.castle_corner(seat)
        y += inside(self.towards(seat))
        return (x + 568, y + 32) if self.mode == "duel" else (x + 394, y + 15)


def inside(towards: Towards) -> int:
    """Return the distance from the top of a castle's panel to its content."""
    return WALL + 4 if towards == "down" else 4


@cache
def field_of(mode: Mode, seat: Seat | None) -> Field:
    """Return the board as a seat sees it; a spectator (None) sees it as seat A does."""
    return Field(mode, side_of(SEATS.index(seat)) if seat is not None else 0)


@cache
def edge_colours(mode: Mode, cell: int) -> tuple[Colour, ...]:
    """Return the colours of the castles next to a cell."""
    line, column = divmod(cell, COLUMNS)
    return tuple(
        SEAT_COLOURS[seat].main
        for number, seat in enumerate(SEATS_OF[mode])
        if line in castle_lines(mode, number)
        and column == (0 if side_of(number) == 0 else COLUMNS - 1)
    )
