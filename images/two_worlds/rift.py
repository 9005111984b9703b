"""The ground of a board: the two worlds, and the rift between the rows. It is drawn once.

The world of seat A is isles of grass in the sky, that of seat B is rocks in embers. Light comes
from the rift.
"""

from __future__ import annotations

from PIL import Image, ImageChops, ImageDraw

from engine.core import SEATS, Seat, record
from engine.two_worlds.board import COLUMNS, HALF, cell_at, shown_cell
from images.canvas import fill, put
from images.layout import WIDTH
from images.shapes import blend, rounded
from images.shared import shared
from images.text import label
from images.theme import PAPER, Colour
from images.two_worlds.colours import RIFT, SLAB, VOID
from images.two_worlds.field import CELL, CELLS, GUTTER, MARGIN, STEP

_CRACK = ((-14, 20), (18, 96), (-20, 176), (12, 262), (-16, 350), (20, 430), (-10, 520), (16, 600))
"""Horizontal offsets of the rift at these heights; then they repeat."""
_DARK, _ASIDE = 0.74, 150
"""Brightness of the ground outside the light of the rift, and the width of that at both sides."""


@record
class Land:
    """A world: its air, the rock and cover of its cells; `hangs` if these are in the air."""

    air: Colour
    rock: Colour
    cover: Colour
    hangs: bool


_LANDS: dict[Seat, Land] = {
    "A": Land((36, 66, 116), (66, 90, 122), (64, 124, 88), hangs=True),
    "B": Land((70, 30, 26), (62, 44, 44), (168, 70, 24), hangs=False),
}
_ROCK = (30, 46, 62, 56, 78, 96, 88, 108, 100, 82, 90, 68, 54, 36)
_COVER = (24, 30, 24, 36, 28, 40, 30, 24, 34, 44, 28, 36, 26, 30)
"""Depths of rock and cover in columns of equal width, from the top in the air, else from the
bottom."""


@shared()
def worlds(below: Seat) -> Image.Image:
    """Draw the ground of all cells (RGB), with the world of this seat below."""
    above = SEATS[1] if below == SEATS[0] else SEATS[0]
    image = Image.new("RGB", (WIDTH, CELLS), _LANDS[above].air)
    image.paste(_LANDS[below].air, (0, CELLS // 2, WIDTH, CELLS))
    corners = [
        (left, column * STEP + (STEP - CELL[1]) // 2)
        for left in (MARGIN, MARGIN + CELL[0] + GUTTER)
        for column in range(COLUMNS)
    ]
    for place, corner in enumerate(corners):
        _draw_cell(image, corner, _land(place % COLUMNS, above, below))
    image = ImageChops.multiply(image, _light())
    _draw_rift(image)
    for place, (left, top) in enumerate(corners):
        row, column = divmod(place, COLUMNS)
        at = COLUMNS - 1 - column if below == SEATS[0] else column
        words = label(shown_cell(cell_at(row, at)), 36, blend(PAPER, SLAB, 0.35), "bold")
        put(image, words, (left + CELL[0] / 2, top + CELL[1] / 2))
    return image


def _land(column: int, above: Seat, below: Seat) -> Land | None:
    """Return the world of a cell; None between the two."""
    if column < HALF:
        return _LANDS[above]
    return _LANDS[below] if column >= COLUMNS - HALF else None


def _draw_cell(image: Image.Image, corner: tuple[int, int], land: Land | None) -> None:
    """Draw an empty cell: an isle, a rock, or a slab in the light of the rift."""
    if land is None:
        fill(image, corner, rounded(CELL, 20), blend(SLAB, RIFT, 0.35))
        return
    wide = CELL[0] // len(_ROCK)
    for depths, colour in ((_ROCK, land.rock), (_COVER, land.cover)):
        for place, depth in enumerate(depths):
            left, top = corner[0] + place * wide, corner[1] + (0 if land.hangs else CELL[1] - depth)
            image.paste(colour, (left, top, left + wide, top + depth))


def _light() -> Image.Image:
    """Draw the light of the rift (RGB), to be multiplied with a ground."""
    image = Image.new("RGB", (WIDTH, CELLS), (round(255 * _DARK),) * 3)
    image.paste((255, 255, 255), (_ASIDE, 0, WIDTH - _ASIDE, CELLS))
    return image


def _draw_rift(image: Image.Image) -> None:
    period = _CRACK[-1][1]
    points = [
        (WIDTH / 2 + aside, y + turn * period)
        for turn in range(CELLS // period + 1)
        for aside, y in ((_CRACK[-1][0], 0), *_CRACK)
    ]
    for wide, colour in (
        (48, blend(RIFT, VOID, 0.7)),
        (26, blend(RIFT, VOID, 0.2)),
        (8, (250, 240, 255)),
    ):
        ImageDraw.Draw(image).line(points, fill=colour, width=wide, joint="curve")
