"""Where everything of a board stands: a portrait for phones, 1000 pixels wide.

From above: the line that says how it stands, the shelf with deck and discard pile, the upper side,
the four altars in two rows, the lower side. A top card lies near the side that it faces. All
heights are multiples of 10 pixels, so that films can be smaller without a seam.
"""

from __future__ import annotations

from typing import Literal

from engine.core import Seat, record

WIDTH = 1000
MARGIN = 12
CAPTION = 80
"""The height of the line over a board that says what is shown."""
SHELF = 110
SIDE = 200
"""The height of what a side shares and of its mages."""
ALTARS = 570
HEIGHT = CAPTION + SHELF + 2 * SIDE + ALTARS
SHELF_TOP = CAPTION
ABOVE = SHELF_TOP + SHELF
ALTARS_TOP = ABOVE + SIDE
BELOW = ALTARS_TOP + ALTARS

ALTAR = (490, 280)
"""The size of the picture of an altar."""
CARD = (470, 170)
EDGE, ART = 6, 132
"""The edge of a card, and the width of the emblem at its left."""
TAB = 38
"""The height of the tab that says whom a card faces."""
_INSET = 10
PILE = ALTAR[1] - 2 * _INSET - CARD[1] - TAB
"""The height of what is told of the cards below."""
Towards = Literal["up", "down"]
Box = tuple[int, int, int, int]
"""Left, top, width, height."""


@record
class Field:
    """A board seen from a side."""

    below: int

    def towards(self, side: int) -> Towards:
        """Where a card lies that faces this side."""
        return "down" if side == self.below else "up"

    def side_top(self, side: int) -> int:
        """Where the panel of a side begins."""
        return BELOW if side == self.below else ABOVE


def field_from(seat: Seat | None) -> Field:
    """Lay out the board as this seat sees it, its own side below.

    For None it is what a spectator sees.
    """
    return Field(1 if seat in ("B", "D") else 0)


def altar_corner(altar: int) -> tuple[int, int]:
    """Where an altar has its left top corner on the ground of all altars."""
    row, column = divmod(altar, 2)
    return 5 + column * (WIDTH - 10 - ALTAR[0]), row * (ALTARS - ALTAR[1])


def card_box(towards: Towards) -> Box:
    """Where the top card lies on the picture of its altar."""
    left = (ALTAR[0] - CARD[0]) // 2
    top = _INSET + TAB if towards == "up" else ALTAR[1] - _INSET - TAB - CARD[1]
    return left, top, *CARD


def emblem_middle(towards: Towards) -> tuple[int, int]:
    """Where the top card has the middle of its emblem on the picture of its altar."""
    left, top, _, high = card_box(towards)
    return left + EDGE + ART // 2, top + high // 2


def tab_top(towards: Towards) -> int:
    """Where the tab of the top card begins: between the card and the side that it faces."""
    return _INSET if towards == "up" else ALTAR[1] - _INSET - TAB


def pile_top(towards: Towards) -> int:
    """Where the cards below the top card are told, which faces that way."""
    return ALTAR[1] - 4 - PILE if towards == "up" else 4
