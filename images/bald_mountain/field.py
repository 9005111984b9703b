"""The layout of a board, a portrait for phones 1000 pixels wide.

From above: the caption, the shelf with deck and discard pile, the upper side, the four altars in
two rows, the lower side. A top card is near the side that it faces. All heights are multiples of 10
pixels, so that animations can be scaled down without a seam.
"""

from __future__ import annotations

from typing import Literal

from engine.core import Seat, record
from images.caption import CAPTION
from images.layout import WIDTH

MARGIN = 12
SHELF = 110
SIDE = 200
"""Height of a side's panel."""
ALTARS = 570
HEIGHT = CAPTION + SHELF + 2 * SIDE + ALTARS
SHELF_TOP = CAPTION
ABOVE = SHELF_TOP + SHELF
ALTARS_TOP = ABOVE + SIDE
BELOW = ALTARS_TOP + ALTARS

ALTAR = (490, 280)
"""Size of the picture of an altar."""
CARD = (470, 170)
EDGE, ART = 6, 132
"""Width of a card's edge, and of the emblem at its left."""
TAB = 38
"""Height of the tab that shows which side a card faces."""
_INSET = 10
PILE = ALTAR[1] - 2 * _INSET - CARD[1] - TAB
"""Height of the line about the cards below."""
Towards = Literal["up", "down"]
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""


@record
class Field:
    """The layout of a board seen from a side, which is below."""

    below: int

    def towards(self, side: int) -> Towards:
        """Return the direction of cards that face this side."""
        return "down" if side == self.below else "up"

    def side_top(self, side: int) -> int:
        """Return the top of a side's panel."""
        return BELOW if side == self.below else ABOVE


def field_from(seat: Seat | None) -> Field:
    """Return the board as a seat sees it; a spectator (None) sees it as seat A does."""
    return Field(1 if seat in ("B", "D") else 0)


def altar_corner(altar: int) -> tuple[int, int]:
    """Return the top left corner of an altar on the ground of all altars."""
    row, column = divmod(altar, 2)
    return 5 + column * (WIDTH - 10 - ALTAR[0]), row * (ALTARS - ALTAR[1])


def card_box(towards: Towards) -> Box:
    """Return the box of the top card on the picture of its altar."""
    left = (ALTAR[0] - CARD[0]) // 2
    top = _INSET + TAB if towards == "up" else ALTAR[1] - _INSET - TAB - CARD[1]
    return left, top, *CARD


def emblem_middle(towards: Towards) -> tuple[int, int]:
    """Return the middle of the top card's emblem on the picture of its altar."""
    left, top, _, high = card_box(towards)
    return left + EDGE + ART // 2, top + high // 2


def tab_top(towards: Towards) -> int:
    """Return the top of the top card's tab, between the card and the side that it faces."""
    return _INSET if towards == "up" else ALTAR[1] - _INSET - TAB


def pile_top(towards: Towards) -> int:
    """Return the top of the line about the cards below a top card that faces this way."""
    return ALTAR[1] - 4 - PILE if towards == "up" else 4
