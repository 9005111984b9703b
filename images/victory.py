"""The banner above the board of a finished match, and what is left of the defeated."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import put
from images.caption import Caption
from images.emblems import Charge
from images.icons import icon
from images.layout import WIDTH
from images.linocut import Scenery, cut, draw_ground
from images.shapes import blend
from images.shared import shared
from images.text import halved, label, width
from images.theme import CRIMSON, GOLD, INK, PAPER, STEEL, Colour, Weight

VICTORY = 190
"""Height of the banner."""
DEFEATED = 150
"""Side of the sign of those who lost."""
TROPHY = Charge("trophy", (255, 236, 170), (232, 160, 40))
_HANDSHAKE = Charge("handshake", PAPER, (196, 206, 226))
_FLAMES = ((0.24, 0.72, 0.5), (0.76, 0.8, 0.38))
"""Their middles and sides, in parts of the side of what burns."""
_LEFT, _RIGHT = 244, 808
"""Where the words begin, and where the sign of defeat does."""
_SIZES = (
    (78, 36, 1, 1),
    (64, 36, 1, 1),
    (52, 33, 1, 1),
    (52, 33, 1, 2),
    (44, 33, 2, 2),
    (36, 33, 2, 2),
)
"""Sizes of result and reason, and the most lines of both."""


def draw_victory(
    caption: Caption, defeated: Image.Image | None, height: int = VICTORY
) -> Image.Image:
    """Draw who has won and why (RGB), on rays in the colour of the caption's ground.

    Args:
        caption: The result, with the reason as its note (may be empty).
        defeated: A sign of those who lost (RGBA, square); None for a draw.
        height: Height of the banner, at least `VICTORY`.
    """
    image = _sky(caption.ground, height, won=defeated is not None).copy()
    space = (_RIGHT if defeated is not None else WIDTH - 24) - _LEFT
    lines = _lines(caption, space)
    y = (height - sum(_step(line[1]) for line in lines)) / 2
    for text, size, colour in lines:
        drawn = label(text, size, colour, "black" if colour == PAPER else "bold", space)
        put(image, drawn, (_LEFT + drawn.width / 2, y + _step(size) / 2))
        y += _step(size)
    if defeated is not None:
        put(image, in_ruins(defeated), ((_RIGHT + WIDTH) / 2, height / 2 + 4))
    return image


@shared(16)
def _sky(ground: Colour, height: int, *, won: bool) -> Image.Image:
    sky, light = (blend(ground, INK, share) for share in (0.55, 0.2))
    sun = blend(light, GOLD, 0.8) if won else STEEL
    scenery = Scenery(sky, light if won else sky, sun, INK, edge=(), count=18)
    middle, side = (118, height // 2 + 3), 142
    image = draw_ground((WIDTH, height), scenery, middle, 214)
    corner = middle[0] - side // 2, middle[1] - side // 2
    cut(image, TROPHY if won else _HANDSHAKE, side, corner, INK)
    return image


def in_ruins(sign: Image.Image) -> Image.Image:
    """Return a square sign (RGBA) that has tilted and burns."""
    image = sign.rotate(-14, Image.Resampling.BICUBIC, expand=True)
    for x, y, part in _FLAMES:
        side = round(sign.width * part)
        for size, ink in ((side + 10, INK), (side, CRIMSON), (side * 5 // 8, GOLD)):
            low = (side - size) / 2 if size < side else 0
            put(image, icon("fire", size, ink), (x * image.width, y * image.height + low))
    return image


def _step(size: int) -> int:
    return size * 23 // 20


def _lines(caption: Caption, space: int) -> list[tuple[str, int, Colour]]:
    """Return the lines with their sizes and colours: result, then reason, as large as they fit."""
    light = blend(GOLD, PAPER, 0.45)
    for size, small, most, more in _SIZES:
        result = _split(caption.text, size, "black", space)
        reason = _split(caption.note, small, "bold", space)
        if _fits(result, size, "black", space, most) and _fits(reason, small, "bold", space, more):
            break
    return [*((line, size, PAPER) for line in result), *((line, small, light) for line in reason)]


def _split(text: str, size: int, weight: Weight, space: int) -> Sequence[str]:
    return halved(text, size, space, weight) if text else ()


def _fits(lines: Sequence[str], size: int, weight: Weight, space: int, most: int) -> bool:
    return len(lines) <= most and all(width(line, size, weight) <= space for line in lines)
