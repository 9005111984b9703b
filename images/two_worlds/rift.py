"""The ground of a board: the two worlds, and the rift between the rows. It is drawn once.

The world of seat A is isles of grass in the sky, that of seat B is rocks in embers.
"""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFilter

from engine.core import SEATS, Seat
from engine.two_worlds.board import COLUMNS, HALF, cell_at, shown_cell
from images.canvas import fill, lay, put
from images.layout import WIDTH
from images.shapes import Points, blend, polygon, rounded
from images.shared import shared
from images.text import label
from images.theme import INK, PAPER, Colour
from images.two_worlds.colours import RIFT, SLAB, VOID
from images.two_worlds.field import CELL, CELLS, GUTTER, MARGIN, STEP

_CRACK = ((-14, 20), (18, 96), (-20, 176), (12, 262), (-16, 350), (20, 430), (-10, 520), (16, 600))
"""Horizontal offsets of the rift at these heights; then they repeat."""
_TIP: Points = ((0.49, 0.97), (0.6, 0.88), (0.66, 0.68), (0.82, 0.6), (0.95, 0.36), (0.6, 0.36))
_ROCK: Points = (*_TIP, (0.05, 0.36), (0.17, 0.6), (0.34, 0.66), (0.38, 0.82))
_COVER: Points = (
    *((0.02, 0.34), (0.06, 0.16), (0.28, 0.08), (0.52, 0.04), (0.76, 0.09), (0.95, 0.17)),
    *((0.98, 0.36), (0.88, 0.46), (0.79, 0.36), (0.66, 0.42), (0.55, 0.34), (0.42, 0.42)),
    *((0.31, 0.34), (0.2, 0.46), (0.11, 0.36)),
)
"""An isle in parts of a cell: its shaded side, all of its rock, and what covers that."""
_CONTOUR = 9
"""Pixels by which its contour grows, both sides together."""


_LANDS: dict[Seat, tuple[Colour, Colour, Colour]] = {
    "A": ((30, 58, 106), (62, 84, 116), (74, 142, 92)),
    "B": ((64, 26, 26), (74, 54, 54), (186, 78, 24)),
}
"""The air of the world of a seat, and the rock and cover of its cells."""


@shared()
def worlds(below: Seat) -> Image.Image:
    """Draw the ground of all cells (RGB), with the world of this seat below."""
    above = SEATS[1] if below == SEATS[0] else SEATS[0]
    image = Image.new("RGB", (WIDTH, CELLS), _LANDS[above][0])
    image.paste(_LANDS[below][0], (0, CELLS // 2, WIDTH, CELLS))
    _draw_rift(image)
    for row, left in enumerate((MARGIN, MARGIN + CELL[0] + GUTTER)):
        for column in range(COLUMNS):
            corner = left, column * STEP + (STEP - CELL[1]) // 2
            land = _land(column, above, below)
            aside = 0 if land is None else 12 if land == "A" else -12
            _draw_cell(image, corner, land)
            at = COLUMNS - 1 - column if below == SEATS[0] else column
            words = label(shown_cell(cell_at(row, at)), 36, PAPER, "bold")
            put(image, words, (left + CELL[0] / 2, corner[1] + CELL[1] / 2 + aside))
    return image


def _land(column: int, above: Seat, below: Seat) -> Seat | None:
    return above if column < HALF else below if column >= COLUMNS - HALF else None


def _draw_cell(image: Image.Image, corner: tuple[int, int], land: Seat | None) -> None:
    if land is None:
        fill(image, corner, rounded(CELL, 20), INK)
        slab = rounded((CELL[0] - 8, CELL[1] - 8), 17)
        fill(image, (corner[0] + 4, corner[1] + 4), slab, blend(SLAB, RIFT, 0.35))
        return
    lay(image, _isle(land), corner)


@shared(2)
def _isle(land: Seat) -> Image.Image:
    _, rock, cover = _LANDS[land]
    parts = (_ROCK, rock), (_TIP, blend(rock, INK, 0.45)), (_COVER, cover)
    masks, image = [_mask(points, land) for points, _ in parts], Image.new("RGBA", CELL, (*INK, 0))
    for mask in masks:
        fill(image, (0, 0), mask.filter(ImageFilter.MaxFilter(_CONTOUR)), INK)
    for mask, (_, colour) in zip(masks, parts, strict=True):
        fill(image, (0, 0), mask, colour)
    return image


def _mask(points: Points, land: Seat) -> Image.Image:
    """Return the mask of a part of an isle; a rock on the ground is an isle upside down."""
    wide, high = CELL
    return polygon(CELL, tuple((x * wide, (y if land == "A" else 1 - y) * high) for x, y in points))


def _draw_rift(image: Image.Image) -> None:
    period = _CRACK[-1][1]
    points = [
        (WIDTH / 2 + aside, y + turn * period)
        for turn in range(CELLS // period + 1)
        for aside, y in ((_CRACK[-1][0], 0), *_CRACK)
    ]
    for wide, colour in ((52, INK), (38, blend(RIFT, VOID, 0.2)), (8, (250, 240, 255))):
        ImageDraw.Draw(image).line(points, fill=colour, width=wide, joint="curve")
