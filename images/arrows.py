"""Arrows from one point of a picture to another."""

from __future__ import annotations

from math import hypot

from PIL import Image, ImageDraw

from images.theme import INK, Colour

Point = tuple[float, float]
_OVERSIZE = 2
_EDGE = 3
"""The width of the dark edge of an arrow in pixels."""


def draw_arrow(
    canvas: Image.Image, start: Point, end: Point, colour: Colour, width: float = 16
) -> None:
    """Paint an arrow with a dark edge on an opaque picture; `width` is that of its shaft."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if length < 1:
        return
    for edge, ink in ((_EDGE, INK), (0, colour)):
        _fill(canvas, _outline(start, end, length, width, edge), ink)


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
    """A smooth polygon: its mask is drawn larger, of its own box only."""
    left, top = (int(min(point[axis] for point in points)) - 1 for axis in (0, 1))
    right, bottom = (int(max(point[axis] for point in points)) + 2 for axis in (0, 1))
    size = right - left, bottom - top
    mask = Image.new("L", (size[0] * _OVERSIZE, size[1] * _OVERSIZE))
    moved = [((x - left) * _OVERSIZE, (y - top) * _OVERSIZE) for x, y in points]
    ImageDraw.Draw(mask).polygon(moved, fill=255)
    mask = mask.reduce(_OVERSIZE)
    canvas.paste(colour, (left, top, right, bottom), mask)
