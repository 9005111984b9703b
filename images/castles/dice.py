"""Dice, and costs as numbers on a die."""

from __future__ import annotations

from PIL import Image

from images.canvas import fill, put
from images.castles.colours import STONE
from images.shapes import blend, disc, outline, rounded, solid
from images.shared import shared
from images.text import number
from images.theme import INK, PAPER, STEEL

_PLACES = {"nw": (0, 0), "n": (1, 0), "ne": (2, 0), "w": (0, 1), "c": (1, 1), "e": (2, 1)} | {
    "sw": (0, 2),
    "s": (1, 2),
    "se": (2, 2),
}
_PIPS = {
    1: ("c",),
    2: ("ne", "sw"),
    3: ("ne", "c", "sw"),
    4: ("nw", "ne", "sw", "se"),
    5: ("nw", "ne", "c", "sw", "se"),
    6: ("nw", "ne", "w", "e", "sw", "se"),
}


@shared(16)
def die(value: int, side: int) -> Image.Image:
    """Draw a die that shows 1 to 6, or the grey outline of a spent one for 0 (RGBA)."""
    if not value:
        return solid(outline((side, side), side // 5, max(side // 16, 2)), STEEL)
    image = solid(rounded((side, side), side // 5), blend(STONE, INK, 0.45))
    fill(image, (0, 0), rounded((side, side - max(side // 14, 2)), side // 5), PAPER)
    pip = round(side * 0.2)
    for name in _PIPS[value]:
        x, y = _PLACES[name]
        middle = side * (0.24 + 0.26 * x), side * (0.22 + 0.25 * y)
        put(image, solid(disc(pip), INK), middle)
    return image


@shared(64)
def cost(n: int, side: int) -> Image.Image:
    """Draw the number of pips to pay on a die (RGBA)."""
    image = solid(rounded((side, side), side // 5), blend(STONE, INK, 0.5))
    fill(image, (0, 0), rounded((side, side - max(side // 14, 2)), side // 5), PAPER)
    figure = number(str(n), round(side * 0.62), INK, "black", round(side * 0.9))
    put(image, figure, (side / 2, side * 0.47))
    return image
