"""Draws the lines of a formula: signs and numbers, as large as their box allows."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from images.bald_mountain.colours import TINCTURES
from images.bald_mountain.formula import Glyph, Group, Line
from images.bald_mountain.signs import place_disc, sign
from images.canvas import fill, put_row
from images.icons import icon
from images.shapes import blend, rounded
from images.shared import shared
from images.text import label
from images.theme import CRIMSON, INK, PAPER

SMALLEST = 38
"""Least size of a sign in pixels; the numbers next to it then have 9 points on a phone."""
_STEP = 1.1
"""Distance from one row to the next, in sizes of signs."""
Part = tuple[list[Image.Image], bool]
"""Pictures of a line's groups in a row, and whether they are the cost."""
Row = list[Part]


@shared(512)
def group_picture(group: Group, size: int) -> Image.Image:
    """Draw signs and numbers in a row (RGBA), `size` pixels high."""
    parts = [_glyph(glyph, size) for glyph in group]
    gap = max(size // 9, 2)
    image = Image.new("RGBA", (sum(part.width + gap for part in parts) - gap, size), (*PAPER, 0))
    x = 0.0
    put_row(image, parts, (x, size / 2), gap)
    return image


def _glyph(glyph: Glyph, size: int) -> Image.Image:
    kind, value = glyph
    if kind == "sign":
        return sign(value, size)
    if kind == "colour":
        return icon("cards", size, TINCTURES[value].bright)
    if kind == "place":
        return place_disc(value, size)
    return label(value, round(size * 0.88), PAPER, "black")


def laid(lines: Sequence[Line], space: int, size: int) -> list[Row]:
    """Arrange lines in rows of up to `space` pixels; one that fits continues the last row."""
    rows: list[Row] = []
    for line in lines:
        groups = [group_picture(group, size) for group in line.groups]
        if rows and row_width([*rows[-1], (groups, line.cost)], size) <= space:
            rows[-1].append((groups, line.cost))
            continue
        rows.append([([], line.cost)])
        for drawn in groups:
            if rows[-1][0][0] and row_width([([*rows[-1][0][0], drawn], False)], size) > space:
                rows.append([([], line.cost)])
            rows[-1][0][0].append(drawn)
    return rows


def _gap(size: int) -> int:
    return round(size * 0.42)


def _width(groups: Sequence[Image.Image], size: int) -> int:
    return sum(group.width for group in groups) + _gap(size) * (len(groups) - 1)


def row_width(row: Row, size: int) -> int:
    """Return the width of a row; the gap between its lines is twice that between groups."""
    return sum(_width(groups, size) for groups, _ in row) + 2 * _gap(size) * (len(row) - 1)


def height(rows: int, size: int) -> int:
    """Return the height of this many rows."""
    return round(rows * size * _STEP + size * 0.2)


def fitted(lines: Sequence[Line], box: tuple[int, int], largest: int) -> int:
    """Return the largest size of signs with which these lines fit into a box (width, height).

    It is at least `SMALLEST`, even if they don't fit.
    """
    for size in range(largest, SMALLEST, -2):
        rows = laid(lines, box[0], size)
        widest = max((row_width(row, size) for row in rows), default=0)
        if height(len(rows), size) <= box[1] and widest <= box[0]:
            return size
    return SMALLEST


def draw_lines(
    canvas: Image.Image,
    lines: Sequence[Line],
    box: tuple[int, int, int, int],
    largest: int,
) -> None:
    """Draw the lines, centred in a box (left, top, width, height).

    A cost has a red ground.
    """
    left, top, space, high = box
    size = fitted(lines, (space, high), largest)
    rows = laid(lines, space, size)
    step = min(size * _STEP, high / len(rows))
    y = top + (high - (len(rows) - 1) * step) / 2
    for row in rows:
        x = left + (space - row_width(row, size)) / 2
        for groups, cost in row:
            if cost:
                _draw_price(canvas, (x, y), _width(groups, size), size)
            x = put_row(canvas, groups, (x, y), _gap(size)) + _gap(size)
        y += step


def _draw_price(canvas: Image.Image, start: tuple[float, float], width: int, size: int) -> None:
    """Draw the ground of a cost."""
    deep = round(size * 1.1)
    mask = rounded((width + size // 3, deep), deep // 3)
    corner = round(start[0] - size / 6), round(start[1] - deep / 2)
    fill(canvas, corner, mask, blend(CRIMSON, INK, 0.45))
