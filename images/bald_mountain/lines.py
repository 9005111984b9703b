"""The lines of a formula, drawn: signs and numbers, as large as their box allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from images.bald_mountain.colours import TINCTURES
from images.bald_mountain.formula import Glyph, Group, Line
from images.bald_mountain.signs import place_disc, sign
from images.icons import icon
from images.shapes import blend, fill, put, rounded
from images.text import label
from images.theme import CRIMSON, INK, PAPER

SMALLEST = 26
"""The least size of a sign in pixels: half a finger's breadth on a phone."""
_STEP = 1.16
"""From one row to the next, in sizes of signs."""
Row = list[Image.Image]


@lru_cache(maxsize=512)
def group_picture(group: Group, size: int) -> Image.Image:
    """Signs and numbers in a row (RGBA), `size` pixels high. Shared: never draw on it."""
    parts = [_glyph(glyph, size) for glyph in group]
    gap = max(size // 9, 2)
    image = Image.new("RGBA", (sum(part.width + gap for part in parts) - gap, size), (*PAPER, 0))
    x = 0.0
    for part in parts:
        put(image, part, (x + part.width / 2, size / 2))
        x += part.width + gap
    return image


def _glyph(glyph: Glyph, size: int) -> Image.Image:
    kind, value = glyph
    if kind == "sign":
        return sign(value, size)
    if kind == "colour":
        return icon("cards", size, TINCTURES[value].bright)
    if kind == "place":
        return place_disc(value, size)
    if value.lstrip("+−").isdigit():
        return label(value, round(size * 0.86), PAPER, "black")
    return label(value, round(size * 0.74), PAPER, "bold")


def laid(lines: Sequence[Line], space: int, size: int) -> list[tuple[Row, bool]]:
    """Lay the lines in rows of up to `space` pixels, and say whether each belongs to the cost."""
    rows: list[tuple[Row, bool]] = []
    for line in lines:
        row: Row = []
        for group in line.groups:
            drawn = group_picture(group, size)
            if row and _width([*row, drawn], size) > space:
                rows.append((row, line.cost))
                row = []
            row.append(drawn)
        rows.append((row, line.cost))
    return rows


def _gap(size: int) -> int:
    return round(size * 0.42)


def _width(row: Row, size: int) -> int:
    return sum(part.width for part in row) + _gap(size) * (len(row) - 1)


def height(rows: int, size: int) -> int:
    """Return the height of so many rows."""
    return round(rows * size * _STEP + size * 0.2)


def fitted(lines: Sequence[Line], box: tuple[int, int], largest: int) -> int:
    """Find the largest size of signs in which these lines fit into a box (width, height)."""
    for size in range(largest, SMALLEST, -2):
        rows = laid(lines, box[0], size)
        widest = max((_width(row, size) for row, _ in rows), default=0)
        if height(len(rows), size) <= box[1] and widest <= box[0]:
            return size
    return SMALLEST


def draw_lines(
    canvas: Image.Image,
    lines: Sequence[Line],
    box: tuple[int, int, int, int],
    largest: int,
    *,
    centred: bool = True,
) -> None:
    """Draw the lines in the middle of the height of a box (left, top, width, height).

    What is paid has a red ground.
    """
    left, top, space, high = box
    size = fitted(lines, (space, high), largest)
    rows = laid(lines, space, size)
    y = top + (high - len(rows) * size * _STEP) / 2 + size * _STEP / 2
    for row, cost in rows:
        width = _width(row, size)
        x = left + (space - width) / 2 if centred else float(left)
        if cost:
            _draw_price(canvas, (x, y), width, size)
        for part in row:
            put(canvas, part, (x + part.width / 2, y))
            x += part.width + _gap(size)
        y += size * _STEP


def _draw_price(canvas: Image.Image, start: tuple[float, float], width: int, size: int) -> None:
    """Draw the ground of what is paid."""
    deep = round(size * 1.1)
    mask = rounded((width + size // 2, deep), deep // 3)
    corner = round(start[0] - size / 4), round(start[1] - deep / 2)
    fill(canvas, corner, mask, blend(CRIMSON, INK, 0.45))
