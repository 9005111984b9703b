"""The layout of a board, 1000 pixels wide and as high as necessary.

A lane is a river with a row of creatures on either side. The bridge is at the head of both rows, so
the creatures next to it face each other; from there the order in a row is that of the game. Up to
four creatures are side by side; more are in lines, the front one at the river. An empty row takes
little height. With two players the kingdoms are above and below. With four, the viewer's kingdom is
below, its neighbours are at the left and the right, and the fourth is across, so each lane is
between its two kingdoms. The whole is at most 900 high, so creatures are strips where tiles don't
fit. All measures are multiples of 10 pixels, so that animations can be scaled down without a seam.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from engine.clash.actions import LOWER, UPPER
from engine.clash.seating import SEATINGS, Mode
from engine.clash.view import BattleView, CreatureView
from engine.core import SEATS, Seat, record
from images.caption import CAPTION, LINE
from images.layout import WIDTH

MARGIN = 12
BANNER, LOW_BANNER, FLAT_BANNER = 120, 80, 60
"""Height of a kingdom's banner with two players, of one beside another, and of others."""
_HIGHEST = 900 + CAPTION - LINE
"""Most height of a table of four with a caption; with a line it is 900."""
RIVER = 40
_EMPTY = 50
"""Height of an empty row."""
TILE, TALL, CHIP = 148, 208, 80
"""Height of a creature: by default, in a duel's row with pairs or captives, and of a strip at a
table of four.
"""
_LINE = {TILE: 160, TALL: 220, CHIP: 90}
"""Height of a line of creatures, by their height."""
_MOST_LINES = 3
"""If more creatures than fit into these lines are in a row, they get narrower."""
_NAMED, _MOST_ACROSS = 3, 8
"""Creatures side by side in a half of the board whose names are legible, and most of them."""
_GAP, _NARROW_GAP = 8, 3
_GLOW, _NARROW_GLOW = 4, 1
"""Width of the light around a marked creature: half the gap to the next one."""
_NARROW = 60
ABOVE = 6
"""Height of the land above and below a creature."""
_ACROSS = 4
"""Creatures in a line over the whole width."""
_LARGEST = 238
"""Width of a creature if there is enough space."""
BRIDGE = 176
GHOST = 96
"""Width of destroyed creatures, at the rear end of a row."""
Box = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""
_Side = tuple[Seat, Seat, int]
"""A lane by the seat above, the seat below, and its number."""
_Plan = tuple[int, int]
"""The height of a row's creatures, and how many are side by side before there are two lines."""


@record
class Company:
    """Creatures of a row: their number, and whether any has other cards on or under it."""

    count: int = 0
    is_tall: bool = False

    @classmethod
    def of(cls, creatures: Sequence[CreatureView]) -> Company:
        """Return the company of these creatures."""
        return cls(len(creatures), any(each.symbiote or each.shackled for each in creatures))

    def with_most(self, other: Company) -> Company:
        """Return a company that needs as much space as the larger of both."""
        return Company(max(self.count, other.count), self.is_tall or other.is_tall)


Crowd: TypeAlias = "Mapping[tuple[Seat, int], Company]"
"""The creatures to reserve space for, by kingdom and lane."""


@record
class Row:
    """A kingdom's half of a lane.

    `up`: its enemy is above it. `first` is the distance of its first creature from the left end,
    next to the bridge, `tile` the height of its creatures, `across` how many of them are side by
    side before there are two lines.
    """

    seat: Seat
    lane: int
    box: Box
    up: bool
    first: int
    tile: int
    across: int

    @property
    def height(self) -> int:
        """The height in pixels."""
        return self.box[3]

    @property
    def ghosts(self) -> int:
        """The left end of destroyed creatures within the row; no light reaches it."""
        return self.box[2] - MARGIN - GHOST + 6


@record
class Banner:
    """The box of a kingdom's banner. `up`: its creatures face upwards."""

    seat: Seat
    box: Box
    up: bool


@record
class Front:
    """A lane: its two rows, one above the other, and the top of the river between them."""

    above: Row
    below: Row
    river: int

    @property
    def bridge(self) -> int:
        """The left end of the bridge, which connects the first creatures of both rows."""
        return self.below.box[0] + self.below.first + (_LARGEST - BRIDGE) // 2


@record
class Field:
    """A whole board below its caption; `height` includes the caption."""

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


def crowd_of(views: Iterable[BattleView]) -> dict[tuple[Seat, int], Company]:
    """Return the space that each row needs in these views, to reserve it in an animation."""
    crowd: dict[tuple[Seat, int], Company] = {}
    for view in views:
        for player in view.players:
            for lane, creatures in ((UPPER, player.upper), (LOWER, player.lower)):
                row = player.seat, lane
                crowd[row] = crowd.get(row, Company()).with_most(Company.of(creatures))
    return crowd


def field_of(mode: Mode, below: Seat, crowd: Crowd, *, less: int = 0) -> Field:
    """Return the layout of a match with space for this crowd.

    Args:
        mode: The mode of the match.
        below: Seat whose kingdom (or side) has the lower rows.
        crowd: Creatures to reserve space for.
        less: Height that a table of four leaves for what is above it, besides the caption.
    """
    if len(SEATINGS[mode].seats) == 2:
        return _field_of_two(below, crowd)
    return _field_of_four(below, crowd, _HIGHEST - less)


def _field_of_two(below: Seat, crowd: Crowd) -> Field:
    above: Seat = "B" if below == "A" else "A"
    fronts, y = [], CAPTION + BANNER
    for lane in (UPPER, LOWER):
        companies = [crowd.get((seat, lane), Company()) for seat in (above, below)]
        talls = [each.is_tall and each.count <= _ACROSS for each in companies]
        plans = [(TALL if is_tall else TILE, _ACROSS) for is_tall in talls]
        [front] = _fronts([(above, below, lane)], y, crowd, plans)
        fronts.append(front)
        y = _end(front)
    banners = (
        Banner(above, (0, CAPTION, WIDTH, BANNER), up=False),
        Banner(below, (0, y, WIDTH, BANNER), up=True),
    )
    return Field(tuple(fronts), banners, y + BANNER)


def _field_of_four(below: Seat, crowd: Crowd, most: int) -> Field:
    left, across, right = (SEATS[(SEATS.index(below) + step) % 4] for step in (1, 2, 3))
    sides = [
        [(across, seat, _lane(across, seat)) for seat in (left, right)],
        [(seat, below, _lane(seat, below)) for seat in (left, right)],
    ]
    strips = [rows for front in sides for rows in _rows_of(front)]
    counts = tuple([max(crowd.get(row, Company()).count for row in rows) for rows in strips])
    plans = _plans(counts, most - CAPTION - 2 * FLAT_BANNER - LOW_BANNER - 2 * RIVER)
    half, y = WIDTH // 2, CAPTION
    banners = [Banner(across, (0, y, WIDTH, FLAT_BANNER), up=False)]
    far = _fronts(sides[0], y + FLAT_BANNER, crowd, plans[:2])
    y = _end(far[0])
    for seat, x in ((left, 0), (right, half)):
        banners.append(Banner(seat, (x, y, half, LOW_BANNER), up=False))
    near = _fronts(sides[1], y + LOW_BANNER, crowd, plans[2:])
    y = _end(near[0])
    banners.append(Banner(below, (0, y, WIDTH, FLAT_BANNER), up=True))
    return Field((*far, *near), tuple(banners), y + FLAT_BANNER)


def _lane(seat: Seat, other: Seat) -> int:
    """Return the lane in which two neighbours face each other at a table of four."""
    number, across = SEATS.index(seat), SEATS.index(other)
    facing = SEATINGS["free_for_all"].facing
    return next(lane for lane in (UPPER, LOWER) if number ^ facing[lane] == across)


def _end(front: Front) -> int:
    _, top, _, height = front.below.box
    return top + height


def _rows_of(sides: Sequence[_Side]) -> list[list[tuple[Seat, int]]]:
    """Return the rows of lanes side by side: those above, then those below."""
    return [[(seat, lane) for seat, _, lane in sides], [(seat, lane) for _, seat, lane in sides]]


@lru_cache(maxsize=256)
def _plans(counts: tuple[int, ...], free: int) -> list[_Plan]:
    """Return the best plans of the four strips of a table, from top to bottom, in `free` pixels.

    Legible names come first, then large creatures of the viewer, then those across the river.
    `counts` are the most creatures in a half of each strip.
    """
    far = [(CHIP, lines) for lines in range(1, _MOST_LINES + 1)]

    def worth(plans: Sequence[tuple[int, int]]) -> tuple[object, ...]:
        rows = [*zip(counts, plans, strict=True)]
        high = sum(_LINE[tile] * lines if count else _EMPTY for count, (tile, lines) in rows)
        across = [-(-count // lines) for count, (_, lines) in reversed(rows)]
        nameless = [min(_NAMED - each, 0) for each in across]
        tiles = [tile for tile, _ in reversed(plans)]
        used = sum(lines for _, lines in plans)
        return max(across) <= _MOST_ACROSS, high <= free, sum(nameless), nameless, tiles, -used

    best = max(product(far, far, [*far, (TILE, 1)], [*far, (TILE, 1)]), key=worth)
    return [(tile, -(-count // lines)) for count, (tile, lines) in zip(counts, best, strict=True)]


def _fronts(sides: Sequence[_Side], top: int, crowd: Crowd, plans: Sequence[_Plan]) -> list[Front]:
    """Return lanes side by side; the `plans` are those of the rows above and of those below.

    The longer front line of each is centred, with the bridge at its head.
    """
    width = WIDTH // len(sides)
    counts = [[crowd.get(row, Company()).count for row in rows] for rows in _rows_of(sides)]
    heights = [
        _LINE[tile] * _lines(max(row), across) if any(row) else _EMPTY
        for row, (tile, across) in zip(counts, plans, strict=True)
    ]
    river, fronts = top + heights[0], []
    tops = top, river + RIVER
    for place, (above, below, lane) in enumerate(sides):
        lines = [
            min(_side_by_side(row[place], *plan), plan[1])
            for row, plan in zip(counts, plans, strict=True)
        ]
        line = max(*lines, 1)
        step = min(_LARGEST + _GAP, (width - 2 * MARGIN + _GAP) // line)
        first = (width - line * step + _GAP) // 2
        upper, lower = (
            Row(seat, lane, (place * width, y, width, height), seat == below, first, *plan)
            for seat, y, height, plan in zip((above, below), tops, heights, plans, strict=True)
        )
        fronts.append(Front(upper, lower, river))
    return fronts


def _lines(creatures: int, across: int) -> int:
    """Return the number of lines for creatures in a row."""
    return min(max(-(-creatures // max(across, 1)), 1), _MOST_LINES)


def _side_by_side(creatures: int, tile: int, across: int) -> int:
    """Return the number of creatures in a line; tiles fill the front one, strips all alike."""
    alike = -(-creatures // _lines(creatures, across))
    return alike if tile == CHIP else max(min(creatures, across), alike)


def stands(row: Row, creatures: int, ghosts: int) -> list[Box]:
    """Return the boxes of a row's creatures within the row, from the bridge to the rear.

    The front line is at the river. Many creatures are narrower. If there are ghosts, the rear end
    stays free for them.
    """
    width = row.box[2]
    across = _side_by_side(creatures, row.tile, row.across)
    space = width - 2 * MARGIN - (GHOST if ghosts else 0)
    step = min(_LARGEST + _GAP, (space + _GAP) / max(across, 1))
    wide = int(step) - (_GAP if step > _NARROW else _NARROW_GAP)
    left = row.first if row.first + across * step <= MARGIN + space + _GAP else MARGIN
    front = ABOVE if row.up else row.height - ABOVE - row.tile
    behind = (row.tile + _GAP) * (1 if row.up else -1)
    return [
        (left + int(place % across * step), front + place // across * behind, wide, row.tile)
        for place in range(creatures)
    ]


def glow(width: int) -> int:
    """Return the width of the light around a marked creature of this width."""
    return _GLOW if width >= _NARROW else _NARROW_GLOW


def ghosts_spec(row: Row, ghosts: int) -> int:
    """Return the number of destroyed creatures that are drawn at the rear end.

    The last of them shows the number of the others.
    """
    return min(ghosts, row.height // 50)


def ghost_middle(row: Row, place: int, ghosts: int) -> tuple[int, int]:
    """Return the middle of a destroyed creature within its row, at the rear end."""
    shown = ghosts_spec(row, ghosts)
    step = (row.height - 20) / max(shown, 1)
    return row.ghosts + GHOST // 2 + 3, int(10 + step * (min(place, shown - 1) + 0.5))


def ghost_size(row: Row, ghosts: int) -> int:
    """Return the side of the square of a destroyed creature."""
    shown = max(ghosts_spec(row, ghosts), 1)
    return min(GHOST - 16, (row.height - 20) // shown - 6)
