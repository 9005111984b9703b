"""Arrows from one point of a picture to another, and the blow at the end of one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import floor, hypot

from PIL import Image, ImageDraw

from images.canvas import put
from images.health import LEAST
from images.shapes import burst, solid
from images.shared import shared
from images.text import number
from images.theme import CRIMSON, INK, PAPER, Colour

Point = tuple[float, float]
_OVERSIZE = 2
_SLAB = 80
"""Pixels of height that are painted at a time."""
_EDGE = 3
"""Width of the dark edge of an arrow, in pixels."""


def draw_arrow(
    canvas: Image.Image, start: Point, end: Point, colour: Colour, width: float = 16
) -> None:
    """Paint an arrow with a dark edge on an opaque picture; its shaft is `width` pixels wide."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < 1:
        return
    for edge, ink in ((_EDGE, INK), (0, colour)):
        _fill(canvas, _outline(start, end, length, width, edge), ink)


@shared(64)
def damage_burst(amount: int, size: int) -> Image.Image:
    """Draw a red star with the damage in it (RGBA). The image is shared: never draw on it."""
    digits = max(size * 38 // 100, min(size * 11 // 20, LEAST))
    star = solid(burst(size), PAPER)
    put(star, solid(burst(size - max(size // 9, 4)), CRIMSON), (size / 2, size / 2))
    figure = number(f"−{amount}", digits, PAPER, max_width=size * 4 // 5)
    put(star, figure, (size / 2, size / 2))
    return star


def _outline(start: Point, end: Point, length: float, width: float, edge: float) -> list[Point]:
    along = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    head = min(width * 2.2, length * 0.7)

    def point(ahead: float, aside: float) -> Point:
        return (
            start[0] + along[0] * ahead - along[1] * aside,
            start[1] + along[1] * ahead + along[0] * aside,
        )

    half, wing, neck = width / 2 + edge, width * 1.3 + edge * 1.6, length - head - edge
    shaft = [point(-edge, -half * 0.6), point(neck, -half), point(neck, -wing)]
    back = [point(neck, wing), point(neck, half), point(-edge, half * 0.6)]
    return [*shaft, point(length + edge * 1.4, 0), *back]


def _fill(canvas: Image.Image, points: list[Point], colour: Colour) -> None:
    """Fill a smooth polygon, slab by slab.

    The box around a diagonal arrow is nearly empty, and each pixel of a mask takes time.
    """
    first, last = (int(limit(y for _, y in points)) for limit in (min, max))
    for top in range(first - 1, last + 2, _SLAB):
        bottom = min(top + _SLAB, last + 2)
        reached = list(_reached(points, top - 1, bottom + 1))
        left, right = int(min(reached)) - 1, int(max(reached)) + 2
        size = (right - left) * _OVERSIZE, (bottom - top) * _OVERSIZE
        mask = Image.new("L", size)
        moved = [(floor((x - left) * _OVERSIZE), floor((y - top) * _OVERSIZE)) for x, y in points]
        ImageDraw.Draw(mask).polygon(moved, fill=255)  # rounds towards 0, unlike floor
        mask = mask.reduce(_OVERSIZE)
        canvas.paste(colour, (left, top, right, bottom), mask)


def _reached(points: list[Point], top: float, bottom: float) -> Iterator[float]:
    """Yield the x of the polygon's edges and corners between two heights."""
    for (x, y), (to_x, to_y) in pairwise([*points, points[0]]):
        if max(y, to_y) < top or min(y, to_y) > bottom:
            continue
        for height in (top, bottom):
            if min(y, to_y) < height < max(y, to_y):
                yield x + (to_x - x) * (height - y) / (to_y - y)
        yield from (end_x for end_x, end_y in ((x, y), (to_x, to_y)) if top <= end_y <= bottom)
