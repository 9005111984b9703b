"""A cell: paving with a creature, or with the cell's name, its tile and its tombstone.

It is drawn once for everything it shows, so only cells that changed are drawn again.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.board import COLUMNS, Mode, cell_name
from engine.castles.view import CastlesView, TileView
from engine.core import record
from images.canvas import fill, lay, put, put_left, put_row
from images.castles import creature
from images.castles.colours import EARTH, PAVING, STONE
from images.castles.creature import CreatureSpec
from images.castles.field import Field, edge_colours
from images.castles.marks import Marks
from images.castles.signs import tile_badge
from images.icons import icon
from images.shapes import blend, outline
from images.shared import shared
from images.text import label
from images.theme import INK, MIST, PAPER, Colour

_INSET = 2
_NAME = 56
"""Width for the name of an empty cell."""


@record
class CellSpec:
    """Everything that the picture of a cell shows; `fresh` if something has just been put there."""

    mode: Mode
    cell: int
    creature: CreatureSpec | None
    tile: TileView | None
    tombstone: bool
    fresh: bool
    size: tuple[int, int]


def spec_of(view: CastlesView, cell: int, field: Field, marks: Marks, language: str) -> CellSpec:
    """Collect what is visible of a cell."""
    stands, drawn = view.at(cell), None
    if stands is not None:
        drawn = creature.spec_of(stands, view, field.towards(stands.owner), language)
    return CellSpec(
        view.mode,
        cell,
        drawn,
        view.tile(cell),
        cell in view.tombstones,
        cell in marks.fresh,
        field.cell,
    )


@shared(160)
def cell_picture(seen: CellSpec) -> Image.Image:
    """Draw the cell (RGB)."""
    dark = sum(divmod(seen.cell, COLUMNS)) % 2 > 0
    image = _paved(edge_colours(seen.mode, seen.cell), dark, seen.size).copy()
    wide, high = seen.size
    if seen.fresh:
        fill(image, (0, 0), outline(seen.size, 16, 5), PAPER)
    if seen.creature is not None:
        plate = wide - 2 * _INSET, high - 2 * _INSET
        lay(image, creature.creature_picture(seen.creature, plate), (_INSET, _INSET))
    else:
        _draw_things(image, seen)
        put_left(
            image, label(cell_name(seen.cell), 33, blend(MIST, PAPER, 0.4), "bold"), (10, high - 24)
        )
    return image


@shared(16)
def _paved(tints: tuple[Colour, ...], dark: bool, size: tuple[int, int]) -> Image.Image:
    paving = blend(PAVING, EARTH, 0.55 if dark else 0.25)
    image = Image.new("RGB", size, paving)
    for left, tint in zip((0, size[0] // 2), (tints[:1], tints[-1:]), strict=True):
        ground = blend(paving, tint[0], 0.22) if tint else paving
        image.paste(ground, (left, 0, *size))
        image.paste(blend(ground, PAPER, 0.14), (left, 0, size[0], 4))
        image.paste(blend(ground, INK, 0.4), (left, size[1] - 4, *size))
    return image


def _draw_things(image: Image.Image, seen: CellSpec) -> None:
    drawn, many = [], max((seen.tile is not None) + seen.tombstone, 1)
    side = min(image.height - 20, (image.width - _NAME) // many - 12, 124)
    if seen.tile is not None:
        drawn.append(tile_badge(seen.tile.kind, seen.tile.owner, (side, side)))
    if seen.tombstone:
        drawn.append(_tombstone(side))
    x = (image.width + _NAME - sum(each.width + 12 for each in drawn)) / 2
    put_row(image, drawn, (x, image.height / 2), 12)


@shared(4)
def _tombstone(side: int) -> Image.Image:
    image = Image.new("RGBA", (side, side), (*INK, 0))
    for off, colour in ((3, INK), (0, STONE)):
        put(image, icon("grave-stone", round(side * 0.9), colour), (side / 2 + off, side / 2 + off))
    return image
