"""Where everything of a board stands, 1000 pixels wide and as high as it needs to be.

A lane is a river with a row of creatures on either side of it. The bridge is at the head of both
rows, so those who stand next to it face each other; from there the order in a row is the order of
the game. Up to four stand side by side; more stand in two lines, the front one at the river. An
empty row takes little height. At a board of two the kingdoms are above and below; at a table of
four every lane says whose it is. All measures are multiples of 10 pixels, so that films can be
smaller without a seam.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.clash.actions import LOWER, UPPER
from engine.clash.seating import SEATINGS, Mode
from engine.clash.view import BattleView
from engine.core import SEATS, Seat, record

WIDTH = 1000
MARGIN = 12
CAPTION = 80
"""The height of the line over a board that says what is shown."""
BANNER = 120
"""The height of what tells of a kingdom: its stronghold, its hand, its mana."""
RIVER = 40
_EMPTY = 50
"""The height of a row in which nobody stands."""
_TILE = 148
"""The height of a creature."""
_ACROSS = 4
"""So many creatures stand side by side before there are two lines."""
_FRONTS: tuple[tuple[Seat, Seat, int], ...] = (
    ("B", "A", UPPER),
    ("B", "C", LOWER),
    ("D", "C", UPPER),
    ("D", "A", LOWER),
)
"""At a table of four: who is above and below the river, and which lane it is for both."""

_GAP, _NARROW_GAP = 8, 3
_GLOW, _NARROW_GLOW = 4, 1
"""How far around a creature it glows when something marks it: half the gap to the next one."""
_NARROW = 60
ABOVE = 6
"""The land above a creature, and below it."""
_LARGEST = 238
"""The width of a creature where it has room."""
BRIDGE = 176
_GHOST = 96
GHOSTS_LEFT = WIDTH - MARGIN - _GHOST + 6
"""Where what is destroyed begins, at the rear end of a row: no glow reaches it."""
Box = tuple[int, int, int, int]
"""Left, top, width, height."""
Crowd: TypeAlias = "Mapping[tuple[Seat, int], int]"
"""How many creatures the rows have room for, by kingdom and lane."""


@record
class Row:
    """A kingdom's half of a lane, from `top` on.

    `up`: its enemy is above it. `left` is where its first creature stands, beside the bridge.
    """

    seat: Seat
    lane: int
    top: int
    height: int
    up: bool
    left: int


@record
class Banner:
    """What tells of a kingdom, in this box. `up`: its creatures go up."""

    seat: Seat
    box: Box
    up: bool


@record
class Front:
    """A lane: its two rows, and the top of the river between them."""

    above: Row
    below: Row
    river: int

    @property
    def bridge(self) -> int:
        """The left end of the bridge, which leads from the one first creature to the other."""
        return self.below.left + (_LARGEST - BRIDGE) // 2


@record
class Field:
    """A whole board below its caption; `height` includes that."""

    fronts: tuple[Front, ...]
    banners: tuple[Banner, ...]
    height: int

    @property
    def rows(self) -> list[Row]:
        """All rows from top to bottom."""
        return [row for front in self.fronts for row in (front.above, front.below)]

    def row(self, seat: Seat, lane: int) -> Row:
        """Return the row of a kingdom's lane."""
        return next(row for row in self.rows if (row.seat, row.lane) == (seat, lane))

    def banner(self, seat: Seat) -> Banner:
        """Return the banner of a kingdom."""
        return next(banner for banner in self.banners if banner.seat == seat)


def crowd_of(views: Iterable[BattleView]) -> dict[tuple[Seat, int], int]:
    """Return the most creatures of each row in these views, for which a film needs room."""
    crowd: dict[tuple[Seat, int], int] = {}
    for view in views:
        for player in view.players:
            for lane, creatures in ((UPPER, player.upper), (LOWER, player.lower)):
                row = player.seat, lane
                crowd[row] = max(crowd.get(row, 0), len(creatures))
    return crowd


def field_of(mode: Mode, below: Seat, crowd: Crowd) -> Field:
    """Return the field of a match with room for this crowd.

    `below` is the seat whose kingdom (or side) has the lower rows.
    """
    if len(SEATINGS[mode].seats) == 2:
        return _field_of_two(below, crowd)
    return _field_of_four(below, crowd)


def _field_of_two(below: Seat, crowd: Crowd) -> Field:
    above: Seat = "B" if below == "A" else "A"
    fronts, y = [], CAPTION + BANNER
    for lane in (UPPER, LOWER):
        fronts.append(_front((above, below, lane), y, crowd))
        y = fronts[-1].below.top + fronts[-1].below.height
    banners = (
        Banner(above, (0, CAPTION, WIDTH, BANNER), up=False),
        Banner(below, (0, y, WIDTH, BANNER), up=True),
    )
    return Field(tuple(fronts), banners, y + BANNER)


def _field_of_four(below: Seat, crowd: Crowd) -> Field:
    """Lay out the field of four: banners stand above all lanes, partners' below each other."""
    turned = below in ("B", "D")
    fronts, y = [], CAPTION + 2 * BANNER
    for upper, lower, lane in _FRONTS:
        pair: tuple[Seat, Seat] = (lower, upper) if turned else (upper, lower)
        fronts.append(_front((*pair, lane), y, crowd))
        y = fronts[-1].below.top + fronts[-1].below.height
    half = WIDTH // 2
    banners = tuple(
        [
            Banner(
                seat,
                (number % 2 * half, CAPTION + number // 2 * BANNER, half, BANNER),
                up=(seat in ("A", "C")) != turned,
            )
            for number, seat in enumerate(SEATS)
        ]
    )
    return Field(tuple(fronts), banners, y)


def _front(sides: tuple[Seat, Seat, int], top: int, crowd: Crowd) -> Front:
    """Lay out a lane: its longer front line stands in the middle, with the bridge at its head."""
    above, below, lane = sides
    counts = [crowd.get((seat, lane), 0) for seat in (above, below)]
    line = min(max(*counts, 1), _ACROSS)
    left = (WIDTH - line * (_LARGEST + _GAP) + _GAP) // 2
    heights = [_row_height(count) for count in counts]
    river = top + heights[0]
    return Front(
        Row(above, lane, top, heights[0], up=False, left=left),
        Row(below, lane, river + RIVER, heights[1], up=True, left=left),
        river,
    )


def _row_height(creatures: int) -> int:
    lines = 0 if not creatures else 1 if creatures <= _ACROSS else 2
    return (_EMPTY, 160, 320)[lines]


def stands(row: Row, creatures: int, ghosts: int) -> list[Box]:
    """Return the boxes of a row's creatures within the row, from the bridge to the rear.

    The front line is at the river. Where there are many they grow narrow; with ghosts the rear end
    stays free for them.
    """
    across = creatures if creatures <= _ACROSS else max(_ACROSS, (creatures + 1) // 2)
    space = WIDTH - 2 * MARGIN - (_GHOST if ghosts else 0)
    step = min(_LARGEST + _GAP, (space + _GAP) / max(across, 1))
    width = int(step) - (_GAP if step > _NARROW else _NARROW_GAP)
    left = row.left if row.left + across * step <= MARGIN + space + _GAP else MARGIN
    front = ABOVE if row.up else row.height - ABOVE - _TILE
    behind = (_TILE + _GAP) if row.up else -(_TILE + _GAP)
    return [
        (left + int(place % across * step), front + place // across * behind, width, _TILE)
        for place in range(creatures)
    ]


def glow(width: int) -> int:
    """Return how far around a creature of this width it glows when something marks it."""
    return _GLOW if width >= _NARROW else _NARROW_GLOW


def ghosts_shown(row_height: int, ghosts: int) -> int:
    """Return how many destroyed creatures are seen at the rear end.

    The last of them counts the others.
    """
    return min(ghosts, row_height // 50)


def ghost_middle(row_height: int, place: int, ghosts: int) -> tuple[int, int]:
    """Return the middle of a destroyed creature at the rear end of its row."""
    shown = ghosts_shown(row_height, ghosts)
    step = (row_height - 20) / max(shown, 1)
    return GHOSTS_LEFT + _GHOST // 2 + 3, int(10 + step * (min(place, shown - 1) + 0.5))


def ghost_size(row_height: int, ghosts: int) -> int:
    """Return the side of the square of a destroyed creature."""
    shown = max(ghosts_shown(row_height, ghosts), 1)
    return min(_GHOST - 16, (row_height - 20) // shown - 6)
