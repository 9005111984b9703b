"""The land under a duel: two kingdoms of two lanes, the river, and a bridge for each lane."""

from __future__ import annotations

from functools import cache
from math import sin

from PIL import Image, ImageDraw

from images.shapes import blend, fill, polygon, rounded
from images.theme import INK, NIGHT, STEEL, Colour

SIZE = (1400, 900)
FIELD_TOP, FIELD_BOTTOM = 94, 772
MIDDLE = SIZE[0] // 2
LANE_TOPS = (102, 438)
LANE_HEIGHT = 326
ROW_GAP = 12
TABLE_TOP = 206
TABLE_SIZE = (1400, TABLE_TOP + 4 * (LANE_HEIGHT + ROW_GAP) + 4)
"""The board of four seats: a row for each lane."""
KINGDOM_EDGE = 178
"""From the outer edge of the picture to where lanes begin: the stronghold's ground."""
BANK = 66
"""From the middle of the river to where lanes end."""

_MEADOWS: tuple[Colour, Colour] = ((40, 66, 78), (78, 68, 50))
_LANES: tuple[Colour, Colour] = ((58, 90, 102), (106, 93, 68))
_ROADS: tuple[Colour, Colour] = ((68, 101, 112), (119, 105, 78))
_ROAD = 96
_WATER: Colour = (24, 50, 74)
_WATER_DEEP: Colour = (19, 40, 62)
_WAVE: Colour = (58, 100, 132)
_SHORE: Colour = (30, 38, 46)
_DECK: Colour = (176, 168, 152)
_JOINT: Colour = (146, 138, 124)
_PARAPET: Colour = (122, 115, 106)
_PARAPET_TOP: Colour = (206, 199, 184)

_BRIDGE = (160, 150)
_OVERSIZE = 3


def lane_middle(lane: int) -> int:
    """The y of the middle of a lane (0 upper, 1 lower)."""
    return LANE_TOPS[lane] + LANE_HEIGHT // 2


def row_middle(row: int) -> int:
    """The y of the middle of a row at a table of four (0 to 3)."""
    return TABLE_TOP + row * (LANE_HEIGHT + ROW_GAP) + LANE_HEIGHT // 2 + 8


@cache
def table_terrain(kingdoms: tuple[tuple[Colour, Colour], ...]) -> Image.Image:
    """The empty land of four rows (RGB, `TABLE_SIZE`), by the colours of the kingdoms on the left
    and on the right of each row. Shared: copy it before drawing on it."""
    land = Image.new("RGB", TABLE_SIZE, NIGHT)
    width = MIDDLE - BANK - KINGDOM_EDGE + 40
    mask = rounded((width, LANE_HEIGHT), 26)
    for row, sides in enumerate(kingdoms):
        middle = row_middle(row)
        top = middle - LANE_HEIGHT // 2
        reach = ROW_GAP // 2 + 1
        for side, colour in enumerate(sides):
            left, right = (0, MIDDLE) if side == 0 else (MIDDLE, SIZE[0])
            land.paste(
                blend(colour, NIGHT, 0.62), (left, top - reach, right, top + LANE_HEIGHT + reach)
            )
            x = KINGDOM_EDGE - 6 if side == 0 else SIZE[0] - KINGDOM_EDGE + 6 - width
            fill(land, (x, top), mask, blend(blend(colour, STEEL, 0.45), NIGHT, 0.22))
            start = KINGDOM_EDGE - 6 if side == 0 else MIDDLE
            end = MIDDLE if side == 0 else SIZE[0] - KINGDOM_EDGE + 6
            road = middle - _ROAD // 2
            tint = blend(blend(colour, STEEL, 0.5), NIGHT, 0.08)
            land.paste(tint, (start, road, end, road + _ROAD))
    _draw_river(land, TABLE_TOP, TABLE_SIZE[1])
    bridge = _bridge()
    for row in range(len(kingdoms)):
        place = MIDDLE - _BRIDGE[0] // 2, row_middle(row) - _BRIDGE[1] // 2
        land.paste(bridge, place, bridge)
    return land


@cache
def terrain() -> Image.Image:
    """The empty land (RGB, `SIZE`). Shared: copy it before drawing on it."""
    land = Image.new("RGB", SIZE, NIGHT)
    land.paste(_MEADOWS[0], (0, FIELD_TOP, MIDDLE, FIELD_BOTTOM))
    land.paste(_MEADOWS[1], (MIDDLE, FIELD_TOP, SIZE[0], FIELD_BOTTOM))
    width = MIDDLE - BANK - KINGDOM_EDGE + 40
    for lane, top in enumerate(LANE_TOPS):
        mask = rounded((width, LANE_HEIGHT), 26)
        fill(land, (KINGDOM_EDGE - 6, top), mask, _LANES[0])
        fill(land, (SIZE[0] - KINGDOM_EDGE + 6 - width, top), mask, _LANES[1])
        road = lane_middle(lane) - _ROAD // 2
        land.paste(_ROADS[0], (KINGDOM_EDGE - 6, road, MIDDLE, road + _ROAD))
        land.paste(_ROADS[1], (MIDDLE, road, SIZE[0] - KINGDOM_EDGE + 6, road + _ROAD))
    _draw_river(land, FIELD_TOP, FIELD_BOTTOM)
    bridge = _bridge()
    for lane in range(len(LANE_TOPS)):
        place = MIDDLE - _BRIDGE[0] // 2, lane_middle(lane) - _BRIDGE[1] // 2
        land.paste(bridge, place, bridge)
    return land


def _river_bank(height: int, half_width: int) -> tuple[tuple[float, float], ...]:
    """The outline of the river in a box of twice its half width and some."""
    middle = half_width + 10
    steps = [*range(0, height, 6), height]
    left = [(middle - half_width + 5 * sin(y / 47), float(y)) for y in steps]
    right = [(middle + half_width + 5 * sin(y / 39 + 1), float(y)) for y in steps]
    return tuple(left + right[::-1])


def _draw_river(land: Image.Image, top: int, bottom: int) -> None:
    height = bottom - top
    for half_width, colour in ((58, _SHORE), (50, _WATER), (30, _WATER_DEEP)):
        box = (2 * half_width + 20, height)
        mask = polygon(box, _river_bank(height, half_width))
        fill(land, (MIDDLE - half_width - 10, top), mask, colour)
    wave = _wave()
    for number, y in enumerate(range(top + 16, bottom - 16, 34)):
        land.paste(_WAVE, (MIDDLE - 34 + (number * 29) % 34, y), wave)


def _wave() -> Image.Image:
    """The mask of a short ripple."""
    width, height = 36, 10
    upper = [(float(x), 5 + 3 * sin(x / 5.7)) for x in range(1, width)]
    lower = [(x, y + 2.2) for x, y in reversed(upper)]
    return polygon((width, height), tuple(upper + lower)).point(lambda value: value * 3 // 5)


def _bridge() -> Image.Image:
    """A stone bridge from above, with parapets and its shadow on the water (RGBA)."""
    width, height = _BRIDGE
    image = Image.new("RGBA", (width * _OVERSIZE, height * _OVERSIZE))
    draw = ImageDraw.Draw(image)

    def block(x: float, y: float, wide: float, high: float, colour: Colour, round_: int) -> None:
        box = (x, y, x + wide, y + high)
        scaled = tuple(value * _OVERSIZE for value in box)
        draw.rounded_rectangle(scaled, round_ * _OVERSIZE, fill=colour)

    block(8, 22, width - 16, height - 26, blend(_WATER_DEEP, INK, 0.6), 6)
    block(0, 12, width, height - 32, _JOINT, 8)
    for row in range(5):
        shift = 0 if row % 2 else -17
        for column in range(6):
            x = max(shift + column * 34, 0)
            wide = min(shift + column * 34 + 32, width) - x
            if wide > 4:
                tint = blend(_DECK, _JOINT, 0.25 * ((row * 5 + column * 3) % 4) / 1.5)
                block(x, 27 + row * 18, wide, 16, tint, 3)
    for y in (4, height - 32):
        block(0, y, width, 20, _PARAPET, 6)
        for column in range(5):
            block(2 + column * 31.6, y + 2, 29, 12, _PARAPET_TOP, 4)
    return image.reduce(_OVERSIZE)
