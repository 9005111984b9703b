"""Draws groups of signs and numbers in rows, as large as their box allows."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.canvas import put_row
from images.castles.effect import Group
from images.castles.signs import sign
from images.shared import shared
from images.text import number
from images.theme import PAPER

SMALLEST = 24
"""Least size of a sign in pixels."""
_STEP = 1.16
"""Distance from one row to the next, in sizes of signs."""
Row = list[Image.Image]


@shared(512)
def group_picture(group: Group, size: int) -> Image.Image:
    """Draw signs and numbers in a row (RGBA), `size` pixels high."""
    parts = [
        sign(value, size) if kind == "sign" else number(value, round(size * 0.8), PAPER)
        for kind, value in group
    ]
    gap = max(size // 12, 2)
    image = Image.new("RGBA", (sum(part.width + gap for part in parts) - gap, size), (*PAPER, 0))
    x = 0.0
    put_row(image, parts, (x, size / 2), gap)
    return image


def laid(groups: Sequence[Group], space: int, size: int) -> list[Row]:
    """Arrange the groups in rows of up to `space` pixels."""
    rows: list[Row] = []
    for group in groups:
        drawn = group_picture(group, size)
        if rows and _width([*rows[-1], drawn], size) <= space:
            rows[-1].append(drawn)
        else:
            rows.append([drawn])
    return rows


def _gap(size: int) -> int:
    return round(size * 0.45)


def _width(row: Row, size: int) -> int:
    return sum(part.width for part in row) + _gap(size) * (len(row) - 1)


def height(rows: int, size: int) -> int:
    """Return the height of this many rows."""
    return round(rows * size * _STEP)


def fitted(groups: Sequence[Group], box: tuple[int, int], largest: int) -> int:
    """Return the largest size of signs with which the groups fit into a box (width, height).

    It is at least `SMALLEST`, even if they don't fit.
    """
    for size in range(largest, SMALLEST, -2):
        rows = laid(groups, box[0], size)
        wide = max((_width(row, size) for row in rows), default=0)
        if wide <= box[0] and height(len(rows), size) <= box[1]:
            return size
    return SMALLEST


def draw_groups(
    image: Image.Image, groups: Sequence[Group], box: tuple[int, int, int, int], largest: int
) -> None:
    """Draw the groups, centred in a box (left, top, width, height)."""
    left, top, wide, high = box
    size = fitted(groups, (wide, high), largest)
    rows = laid(groups, wide, size)
    y = top + (high - height(len(rows), size)) / 2 + size * _STEP / 2
    for row in rows:
        x = left + (wide - _width(row, size)) / 2
        put_row(image, row, (x, y), _gap(size))
        y += size * _STEP
