"""The layout of a board, a portrait for phones 1000 pixels wide.

The two rows of the board are two columns here, the first at the left, between the portals of the
seats above and below; between the columns is the rift. From above: the caption, the ledge with the
step or the stack, portal, cells, portal. All heights are multiples of 10 pixels, so that animations
can be scaled down without a seam.
"""

from __future__ import annotations

from engine.core import SEATS, Seat, record
from engine.two_worlds.board import COLUMNS
from images.caption import CAPTION
from images.layout import WIDTH

MARGIN = 12
LEDGE = 110
PORTAL = 110
STEP = 120
"""Distance from a cell to the next."""
CELL = (448, 114)
"""Size of the picture of a cell."""
GUTTER = WIDTH - 2 * MARGIN - 2 * CELL[0]
"""Width of the rift."""
EMBLEM = 102
"""Side of a warrior's framed emblem, at the left end of a cell."""
LEDGE_TOP = CAPTION
ABOVE = LEDGE_TOP + LEDGE
CELLS_TOP = ABOVE + PORTAL
CELLS = COLUMNS * STEP
BELOW = CELLS_TOP + CELLS
HEIGHT = BELOW + PORTAL
Point = tuple[float, float]


@record
class Field:
    """The layout of a board seen from a seat, whose portal is below."""

    below: Seat

    def corner(self, cell: int) -> tuple[int, int]:
        """Return the top left corner of a cell."""
        row, column = divmod(cell, COLUMNS)
        down = COLUMNS - 1 - column if self.below == "A" else column
        left = MARGIN + row * (CELL[0] + GUTTER)
        return left, CELLS_TOP + down * STEP + (STEP - CELL[1]) // 2

    def emblem(self, cell: int) -> Point:
        """Return the middle of the emblem in a cell."""
        left, top = self.corner(cell)
        return left + CELL[1] / 2, top + CELL[1] / 2

    def beside(self, cell: int) -> Point:
        """Return the point in the middle of the rift next to a cell."""
        return WIDTH / 2, self.corner(cell)[1] + CELL[1] / 2

    def portal_top(self, seat: Seat) -> int:
        """Return the top of a seat's portal."""
        return BELOW if seat == self.below else ABOVE

    def is_up(self, seat: Seat) -> bool:
        """Return whether this seat's warriors move upwards."""
        return seat == self.below


def field_from(seat: Seat | None) -> Field:
    """Return the board as a seat sees it; a spectator (None) sees it as seat A does."""
    return Field(SEATS[0] if seat is None else seat)
