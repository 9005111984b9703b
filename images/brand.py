"""The brand: a keeper with a lantern on a bridge."""

from __future__ import annotations

from PIL import Image, ImageDraw

from images.canvas import fill
from images.linocut import rays
from images.shapes import blend
from images.shared import shared
from images.theme import CRIMSON, GOLD, INK, PAPER, SAND, SEAT_COLOURS, Colour

NIGHT_SKY = SEAT_COLOURS["A"].dark
_SHADE = blend(CRIMSON, INK, 0.5)
_WATER: Colour = (18, 46, 74)
_LIGHT: Colour = (255, 240, 190)
_EDGE = 2.6
"""Width of contours. All lengths are percent of the side."""
_SPAN = (-5, 66), (16, 60), (34, 55.5), (50, 54), (66, 55.5), (84, 60), (105, 66)
_SHAPES: tuple[tuple[Colour, tuple[tuple[float, float], ...]], ...] = (
    (INK, ((73.9, 30), (74.1, 30), (74.1, 60), (73.9, 60))),
    (_SHADE, ((52, 40), (75, 44), (75, 49), (54, 52))),
    (CRIMSON, ((42, 9), (54, 20), (58, 36), (63, 60), (21, 60), (26, 36), (30, 20))),
    (_SHADE, ((42, 9), (54, 20), (58, 36), (63, 60), (51, 60), (53, 38), (49, 22))),
    (INK, ((43, 19), (51, 28), (43, 38), (35, 28))),
    (PAPER, (*_SPAN, (105, 86), (-5, 86))),
    (GOLD, ((68, 18.5), (80, 18.5), (84, 27), (80, 36), (68, 36), (64, 27))),
    (INK, ((68, 18.5), (74, 13.5), (80, 18.5))),
)
"""Staff, arm, cloak, its shade, the hood, the bridge and the lantern, from back to front."""


@shared(4)
def logo(side: int) -> Image.Image:
    """Draw the logo in a square of `side` pixels (RGB, shared); its middle fits into a circle."""
    unit = side * 4 / 100
    image = Image.new("RGB", (side * 4, side * 4), NIGHT_SKY)
    fill(image, (0, 0), rays(image.size, (44 * unit, 40 * unit), 16), blend(NIGHT_SKY, PAPER, 0.1))
    pen = ImageDraw.Draw(image)

    def ring(x: float, y: float, radius: float, colour: Colour, edge: Colour = INK) -> None:
        for grown, ink in ((_EDGE * (edge != colour), edge), (0, colour)):
            box = x - radius - grown, y - radius - grown, x + radius + grown, y + radius + grown
            pen.ellipse([each * unit for each in box], ink)

    ring(43, 40, 33, GOLD)
    for colour, points in _SHAPES:
        grown = [(x * unit, y * unit) for x, y in points]
        pen.line([*grown, *grown[:2]], INK, round(_EDGE * 2 * unit), "curve")
        pen.polygon(grown, colour)
    for x in (39.5, 46.5):
        ring(x, 28, 1.7, GOLD, GOLD)
    ring(74, 27.5, 4.5, _LIGHT, _LIGHT)
    ring(50, 86, 20, _WATER)
    for x, y in ((8, 73), (22, 66), (78, 66), (92, 73), (50, 59.5)):
        pen.line([(each * unit) for each in (x - 5, y, x + 5, y)], SAND, round(1.6 * unit))
    pen.rectangle([each * unit for each in (-5, 86, 105, 105)], _WATER)
    for x, y, far in ((50, 86, 14), (50, 92, 26), (50, 97, 12)):
        pen.line([each * unit for each in (x - far, y, x + far, y)], GOLD, round(2 * unit))
    return image.reduce(4)
