"""Formulas: what a card does in signs and numbers, in rows as large as their box allows.

Signs and numbers that stay together are a group. A formula is a few lines of groups.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image

from engine.core import record
from images.canvas import fill, put_row, row_width
from images.shapes import blend, rounded
from images.shared import shared
from images.theme import CRIMSON, INK, PAPER

Glyph: TypeAlias = tuple[str, str]
"""A sign, a text or the like: its kind, known to the game, and its value."""
Group: TypeAlias = tuple[Glyph, ...]
Part: TypeAlias = "tuple[list[Image.Image], bool]"
"""Pictures of a line's groups in a row, and whether they are the cost."""
Row: TypeAlias = "list[Part]"


@record
class Line:
    """Groups next to each other; a `cost` is paid first and has a red ground."""

    groups: tuple[Group, ...]
    cost: bool = False


@shared(1024)
def _group_picture(
    glyph: Callable[[Glyph, int], Image.Image], group: Group, size: int, gap: int
) -> Image.Image:
    parts = [glyph(each, size) for each in group]
    image = Image.new("RGBA", (row_width(parts, gap), size), (*PAPER, 0))
    put_row(image, parts, (0.0, size / 2), gap)
    return image


@dataclass(frozen=True, slots=True)
class Formulas:
    """How a game draws formulas.

    Attributes:
        glyph: Draws a sign or a number at a size (RGBA).
        smallest: Least size of a sign in pixels, even if the formula doesn't fit.
        within: Parts of a sign's size that is the gap within a group.
        between: The gap between groups in sizes of signs; between lines it is twice that.
        step: Distance from one row to the next in sizes of signs.
        more: Height of the space around all rows in sizes of signs.
    """

    glyph: Callable[[Glyph, int], Image.Image]
    smallest: int
    within: int
    between: float
    step: float
    more: float = 0

    def laid(self, lines: Sequence[Line], space: int, size: int) -> list[Row]:
        """Arrange lines in rows of up to `space` pixels; one that fits continues the last row."""
        rows: list[Row] = []
        gap = max(size // self.within, 2)
        for line in lines:
            groups = [_group_picture(self.glyph, group, size, gap) for group in line.groups]
            if rows and self.width([*rows[-1], (groups, line.cost)], size) <= space:
                rows[-1].append((groups, line.cost))
                continue
            rows.append([([], line.cost)])
            for drawn in groups:
                last = rows[-1][0][0]
                if last and self.width([([*last, drawn], False)], size) > space:
                    rows.append([([], line.cost)])
                rows[-1][0][0].append(drawn)
        return rows

    def width(self, row: Row, size: int) -> int:
        """Return the width of a row."""
        gap = self._gap(size)
        return sum(row_width(groups, gap) for groups, _ in row) + 2 * gap * (len(row) - 1)

    def height(self, lines: Sequence[Line], space: int, size: int) -> int:
        """Return the height of lines in rows of up to `space` pixels."""
        return self._height(len(self.laid(lines, space, size)), size)

    def _height(self, rows: int, size: int) -> int:
        return round(rows * size * self.step + size * self.more)

    def _gap(self, size: int) -> int:
        return round(size * self.between)

    def fitted(self, lines: Sequence[Line], box: tuple[int, int], largest: int) -> int:
        """Return the largest size of signs with which these lines fit into a box (width, height).

        It is at least `smallest`, even if they don't fit.
        """
        for size in range(largest, self.smallest, -2):
            rows = self.laid(lines, box[0], size)
            widest = max((self.width(row, size) for row in rows), default=0)
            if self._height(len(rows), size) <= box[1] and widest <= box[0]:
                return size
        return self.smallest

    def draw(
        self,
        canvas: Image.Image,
        lines: Sequence[Line],
        box: tuple[int, int, int, int],
        largest: int,
    ) -> None:
        """Draw the lines, centred in a box (left, top, width, height)."""
        left, top, space, high = box
        size = self.fitted(lines, (space, high), largest)
        rows, gap = self.laid(lines, space, size), self._gap(size)
        step = min(size * self.step, high / max(len(rows), 1))
        y = top + (high - (len(rows) - 1) * step) / 2
        for row in rows:
            x = left + (space - self.width(row, size)) / 2
            for groups, cost in row:
                if cost:
                    _draw_price(canvas, (x, y), row_width(groups, gap), size)
                x = put_row(canvas, groups, (x, y), gap) + gap
            y += step


def _draw_price(canvas: Image.Image, start: tuple[float, float], width: int, size: int) -> None:
    deep = round(size * 1.1)
    mask = rounded((width + size // 3, deep), deep // 3)
    corner = round(start[0] - size / 6), round(start[1] - deep / 2)
    fill(canvas, corner, mask, blend(CRIMSON, INK, 0.45))
