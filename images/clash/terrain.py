"""The land under a board: the roads of a row, the river between two rows with its bridge."""

from __future__ import annotations

from functools import lru_cache
from math import sin

from PIL import Image, ImageDraw

from engine.core import Seat
from images.clash.field import RIVER, WIDTH
from images.shapes import blend, fill, polygon, rounded
from images.theme import INK, NIGHT, SEAT_COLOURS, STEEL, Colour

_WATER: Colour = (28, 62, 92)
_WAVE: Colour = (62, 108, 142)
_DECK: Colour = (176, 168, 152)
_JOINT: Colour = (146, 138, 124)
_PARAPET: Colour = (206, 199, 184)
_BRIDGE = (176, RIVER)
_OVERSIZE = 3


def ground(seat: Seat) -> Colour:
    """Return the colour of a kingdom's land."""
    return blend(blend(SEAT_COLOURS[seat].dark, STEEL, 0.28), NIGHT, 0.25)


@lru_cache(maxsize=16)
def land(seat: Seat, height: int) -> Image.Image:
    """Draw an empty row (RGB). Shared: copy it before drawing on it."""
    colour = ground(seat)
    image = Image.new("RGB", (WIDTH, height), blend(colour, NIGHT, 0.45))
    road = rounded((WIDTH + 60, height - 4), 26)
    fill(image, (4, 2), road, colour)
    return image


@lru_cache(maxsize=2)
def river() -> Image.Image:
    """Draw the river with the bridge at the head of the rows (RGB).

    Shared: copy it before drawing on it.
    """
    image = Image.new("RGB", (WIDTH, RIVER), _WATER)
    wave = _wave()
    for number, x in enumerate(range(200, WIDTH - 20, 46)):
        image.paste(_WAVE, (x, 6 + (number * 17) % 24), wave)
    bridge = _bridge()
    image.paste(bridge, (20, 0), bridge)
    return image


def _wave() -> Image.Image:
    """Draw the mask of a short ripple."""
    width, height = 36, 10
    upper = [(float(x), 5 + 3 * sin(x / 5.7)) for x in range(1, width)]
    lower = [(x, y + 2.2) for x, y in reversed(upper)]
    return polygon((width, height), tuple(upper + lower)).point(lambda value: value * 3 // 5)


def _bridge() -> Image.Image:
    """Draw a stone bridge from above (RGBA)."""
    width, height = _BRIDGE
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
