"""The ground of a board: the two worlds, and the rift between the rows. Drawn once."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from engine.core import SEATS, Seat
from engine.two_worlds.board import COLUMNS, HALF, cell_at, cell_name
from images.shapes import blend, put, rounded
from images.text import label
from images.textures import lit
from images.theme import SEAT_COLOURS, Colour
from images.two_worlds.colours import RIFT, SLAB, VOID
from images.two_worlds.field import CELL, CELLS, GUTTER, MARGIN, STEP, WIDTH

_CRACK = ((-14, 20), (18, 96), (-20, 176), (12, 262), (-16, 350), (20, 430), (-10, 520), (16, 600))
"""How far the rift is aside at these heights; then it goes on as it began."""


@cache
def worlds(below: Seat) -> Image.Image:
    """Draw the ground of all cells (RGB), with the world of this seat below.

    Shared: never draw on it.
    """
    above = SEATS[1] if below == SEATS[0] else SEATS[0]
    image = Image.new("RGB", (WIDTH, CELLS), VOID)
    top, low = (blend(SEAT_COLOURS[seat].dark, VOID, 0.2) for seat in (above, below))
    half = CELLS // 2
    fading = Image.linear_gradient("L").resize((WIDTH, half))
    middle = blend(RIFT, VOID, 0.72)
    for ends, y in (((top, middle), 0), ((middle, low), half)):
        start, end = (Image.new("RGB", (WIDTH, half), colour) for colour in ends)
        image.paste(Image.composite(end, start, fading), (0, y))
    image = lit(image, "cracks")
    _draw_rift(image)
    for column in range(COLUMNS):
        for left in (MARGIN, MARGIN + CELL[0] + GUTTER):
            corner = left, column * STEP + (STEP - CELL[1]) // 2
            tinge = _tinge(column, above, below)
            _draw_slab(image, corner, tinge)
            at = COLUMNS - 1 - column if below == SEATS[0] else column
            named = cell_name(cell_at(int(left > MARGIN), at))
            words = label(named, 30, blend(tinge, SLAB, 0.45), "bold")
            put(image, words, (left + CELL[0] / 2, corner[1] + CELL[1] / 2))
    return image


def _tinge(column: int, above: Seat, below: Seat) -> Colour:
    """Return the colour of a cell: that of the seat's half, or that of the rift between them."""
    if column < HALF:
        return SEAT_COLOURS[above].main
    return SEAT_COLOURS[below].main if column >= COLUMNS - HALF else RIFT


def _draw_slab(image: Image.Image, corner: tuple[int, int], tinge: Colour) -> None:
    """Draw an empty cell: a dark stone with an edge."""
    for inset, share, solid in ((0, 0.45, 140), (4, 0.12, 210)):
        size = CELL[0] - 2 * inset, CELL[1] - 2 * inset
        mask = rounded(size, 20 - inset).point([value * solid // 255 for value in range(256)])
        place = corner[0] + inset, corner[1] + inset
        image.paste(
            blend(SLAB, tinge, share), (*place, place[0] + size[0], place[1] + size[1]), mask
        )


def _draw_rift(image: Image.Image) -> None:
    """Draw a crack of light from the one portal to the other."""
    period = _CRACK[-1][1]
    points = [
        (GUTTER / 2 + aside, y + turn * period)
        for turn in range(CELLS // period + 1)
        for aside, y in _CRACK
    ]
    for wide, blur, colour in (
        (26, 12, RIFT),
        (10, 3, blend(RIFT, (255, 255, 255), 0.3)),
        (4, 1, (250, 240, 255)),
    ):
        mask = Image.new("L", (GUTTER, CELLS))
        ImageDraw.Draw(mask).line([(GUTTER / 2, -9), *points], fill=255, width=wide, joint="curve")
        mask = mask.filter(ImageFilter.GaussianBlur(blur))
        left = (WIDTH - GUTTER) // 2
        image.paste(colour, (left, 0, left + GUTTER, CELLS), mask)
