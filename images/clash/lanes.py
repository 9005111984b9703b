"""Where creatures stand in a lane: big and in one row while they are few, else staggered.

All places are pixels of the board. Position 0 stands at the bridge, the last at the rear.
"""

from __future__ import annotations

from engine.core import Seat, record
from images.clash.terrain import BANK, KINGDOM_EDGE, LANE_HEIGHT, MIDDLE, SIZE, lane_middle

GHOSTS_WIDTH = 128

_GAP = 14
_START = 12
_LARGEST = 200
_LARGEST_STAGGERED = 152
_NARROWEST = 116
"""In one row; where creatures would be narrower, they are staggered in two."""
_SMALLEST = 56
_ROW_HEIGHT = LANE_HEIGHT // 2 - 11


@record
class Half:
    """A kingdom's half of a lane: on which side of the river, and the y of its middle."""

    left: bool
    middle: int


def half_of(seat: Seat, lane: int) -> Half:
    """The half of a seat at a board of two."""
    return Half(seat == "A", lane_middle(lane))


@record
class Stand:
    """The box of one creature: its middle and its width; `tall` when it has the lane alone."""

    middle: tuple[int, int]
    width: int
    height: int
    tall: bool


def stands(half: Half, creatures: int, ghosts: bool) -> list[Stand]:
    """A stand for each creature of a kingdom's lane, from the bridge to the rear.

    With ghosts, a column at the rear end stays free for them.
    """
    room = MIDDLE - BANK - KINGDOM_EDGE - _START - (GHOSTS_WIDTH if ghosts else 0)
    width = min(_LARGEST, (room + _GAP) // max(creatures, 1) - _GAP)
    if width >= _NARROWEST:
        return [
            _stand(half, place * (width + _GAP), 0, width, tall=True) for place in range(creatures)
        ]
    width = min(_LARGEST_STAGGERED, (2 * room + _GAP) // (creatures + 1) - _GAP)
    width = max(width, _SMALLEST)
    step = min((width + _GAP) / 2, (room - width) / (creatures - 1))
    return [
        _stand(half, int(place * step), 1 if place % 2 else -1, width, tall=False)
        for place in range(creatures)
    ]


def _stand(half: Half, back: int, row: int, width: int, *, tall: bool) -> Stand:
    """`back` is the way from the bridge to the front edge, `row` -1, 0 or 1 (upper to lower)."""
    away = BANK + _START + back + width // 2
    x = MIDDLE - away if half.left else MIDDLE + away
    y = half.middle + row * (LANE_HEIGHT // 4 - 1)
    height = min(width + 110, LANE_HEIGHT - 22) if tall else _ROW_HEIGHT
    return Stand((x, y), width, height, tall)


def ghost_middle(half: Half, place: int, ghosts: int, homes: int = 1) -> tuple[int, int]:
    """The middle of a ghost: a column at the rear end of the lane, from the top, over the names
    of their homes."""
    away = GHOSTS_WIDTH // 2 + KINGDOM_EDGE
    x = away if half.left else SIZE[0] - away
    more = 30 * max(homes - 1, 0)
    step = min(104, (LANE_HEIGHT - 96 - more) // max(ghosts, 1))
    return x, half.middle - 30 - more // 2 + int((place - (ghosts - 1) / 2) * step)
