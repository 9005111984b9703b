"""The land of a board: the meadows of a row, and the river between two rows with its bridge."""

from __future__ import annotations

from math import sin

from PIL import Image, ImageDraw

from engine.core import Seat
from images.canvas import lay
from images.clash.field import BRIDGE, RIVER
from images.layout import WIDTH
from images.shapes import blend, polygon
from images.shared import shared
from images.theme import INK, NIGHT, SEAT_COLOURS, Colour

_GRASS: Colour = (74, 118, 70)
_SUNLIT: Colour = (150, 190, 110)
_BANK: Colour = (150, 130, 92)
_WATER: Colour = (28, 62, 92)
_DEEP: Colour = (20, 46, 74)
_WAVE: Colour = (62, 108, 142)
_DECK: Colour = (176, 168, 152)
_JOINT: Colour = (146, 138, 124)
_PARAPET: Colour = (206, 199, 184)
_OVERSIZE = 3
_SHORE = 5
"""Height of the bank at the edge of a row next to the river."""
_FURROWS, _CLOSER = 24, 0.86
"""Distance of the first furrow from the river, and of each from the next, relative to the last."""


@shared(32)
def land(seat: Seat, height: int, up: bool) -> Image.Image:
    """Draw an empty row (RGB): meadows whose furrows get closer towards the rear.

    It looks the same from left to right. D's furrows are broad. `up`: the river is above it.
    """
    meadow = blend(blend(SEAT_COLOURS[seat].dark, _GRASS, 0.32), NIGHT, 0.15)
    image = Image.new("RGB", (WIDTH, height), meadow)
    light, dark = blend(meadow, _SUNLIT, 0.14), blend(meadow, NIGHT, 0.3)

    def paint(colour: Colour, near: int, far: int) -> None:
        """Paint from one distance from the river to another."""
        top, bottom = (near, far) if up else (height - far, height - near)
        image.paste(colour, (0, top, WIDTH, bottom))

    distance, step = float(_FURROWS), float(_FURROWS)
    while distance < height:
        broad = int(step) // 2 if seat == "D" else 2
        paint(light if step > _FURROWS // 2 else dark, int(distance), int(distance) + broad)
        step = max(step * _CLOSER, 6)
        distance += step
    paint(blend(_BANK, meadow, 0.2), 0, _SHORE)
    paint(blend(meadow, NIGHT, 0.5), _SHORE, _SHORE + 3)
    return image


@shared(1)
def river() -> Image.Image:
    """Draw the river without a bridge (RGB)."""
    image = Image.new("RGB", (WIDTH, RIVER), _WATER)
    image.paste(_DEEP, (0, RIVER // 4, WIDTH, RIVER * 3 // 4))
    wave = _wave()
    for number, x in enumerate(range(10, WIDTH - 20, 46)):
        image.paste(_WAVE, (x, 6 + (number * 17) % 24), wave)
    return image


def draw_bridge(image: Image.Image, left: int) -> None:
    """Draw a bridge with its shadow over a river; `left` is its left end."""
    bridge = _bridge()
    image.paste(blend(_DEEP, INK, 0.5), (left + 8, 0, left + bridge.width + 10, RIVER))
    lay(image, bridge, (left, 0))


def _wave() -> Image.Image:
    width, height = 36, 10
    upper = [(float(x), 5 + 3 * sin(x / 5.7)) for x in range(1, width)]
    lower = [(x, y + 2.2) for x, y in reversed(upper)]
    return polygon((width, height), tuple(upper + lower)).point(lambda value: value * 3 // 5)


@shared(1)
def _bridge() -> Image.Image:
    width, height = BRIDGE, RIVER
    image = Image.new("RGBA", (width * _OVERSIZE, height * _OVERSIZE))
    draw = ImageDraw.Draw(image)

    def block(x: float, y: float, wide: float, high: float, colour: Colour) -> None:
        box = (x, y, x + wide, y + high)
        draw.rectangle([value * _OVERSIZE for value in box], fill=colour)

    block(0, 0, width, height, _JOINT)
    for column in range(6):
        for row in range(2):
            tint = blend(_DECK, _JOINT, 0.25 * ((row * 5 + column * 3) % 4) / 1.5)
            block(14 + column * 25, row * 20 - 1, 23, 19, tint)
    for x in (0, width - 14):
        block(x, 0, 14, height, blend(_PARAPET, INK, 0.45))
        block(x + 2, 0, 9, height, _PARAPET)
    return image.reduce(_OVERSIZE)
