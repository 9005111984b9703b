"""A cell: who stands on it, and at its foot its name, its tile and its tombstone.

Drawn once for what it shows, so that of a board only what has changed is drawn anew.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.castles.board import Mode, cell_name
from engine.castles.cards import TileKind
from engine.castles.view import CastlesView
from engine.core import Seat, record
from images.castles import creature
from images.castles.colours import DUSK, EARTH, STONE, TURF
from images.castles.creature import CreatureShown
from images.castles.emblems import TILE_ICONS
from images.castles.field import STRIP, Field, edge_colours
from images.castles.marks import Marks
from images.icons import icon
from images.shapes import blend, fill, outline, polygon, put, rounded, solid
from images.text import label
from images.theme import INK, MIST, PAPER, SEAT_COLOURS, Colour

_INSET = 4


@record
class CellShown:
    """All that the picture of a cell shows; `fresh`: something has just come to stand here."""

    mode: Mode
    cell: int
    creature: CreatureShown | None
    tile: tuple[TileKind, Seat] | None
    tombstone: bool
    fresh: bool
    size: tuple[int, int]


def shown(view: CastlesView, cell: int, field: Field, marks: Marks, language: str) -> CellShown:
    """Collect what is to be seen of a cell."""
    stands, tile = view.at(cell), view.tile(cell)
    drawn = None
    if stands is not None:
        drawn = creature.shown(stands, view, field.towards(stands.owner), language)
    return CellShown(
        view.mode,
        cell,
        drawn,
        (tile.kind, tile.owner) if tile is not None else None,
        cell in view.tombstones,
        cell in marks.fresh,
        field.cell,
    )


@lru_cache(maxsize=160)
def cell_picture(seen: CellShown) -> Image.Image:
    """Draw the cell (RGB).

    Shared: never draw on it.
    """
    image = _ground(edge_colours(seen.mode, seen.cell), seen.size).copy()
    wide, high = seen.size
    if seen.fresh:
        fill(image, (0, 0), outline(seen.size, 16, 5), PAPER)
    if seen.creature is not None:
        plate = wide - 2 * _INSET, high - STRIP - _INSET
        drawn = creature.creature_picture(seen.creature, plate)
        image.paste(drawn, (_INSET, _INSET), drawn)
        _draw_foot(image, seen)
    else:
        _draw_things(image, seen)
    name = label(cell_name(seen.cell), 26, MIST, "bold")
    put(image, name, (12 + name.width / 2, high - STRIP / 2))
    return image


@lru_cache(maxsize=16)
def _ground(tints: tuple[Colour, ...], size: tuple[int, int]) -> Image.Image:
    """Draw the turf, next to castles in their colours (RGB).

    Shared: never draw on it.
    """
    image = Image.new("RGB", size, EARTH)
    fill(image, (0, 0), rounded(size, 16), blend(TURF, tints[0], 0.3) if tints else TURF)
    if len(tints) > 1:
        right = rounded(size, 16).crop((size[0] // 2, 0, *size))
        fill(image, (size[0] // 2, 0), right, blend(TURF, tints[1], 0.3))
    inner = size[0] - 8, size[1] - 8
    ground = blend(TURF, DUSK, 0.35)
    fill(image, (4, 4), rounded(inner, 13), blend(ground, tints[0], 0.12) if tints else ground)
    return image


def _draw_foot(image: Image.Image, seen: CellShown) -> None:
    """Tile and tombstone below whoever stands there."""
    x, middle = image.width - 8, image.height - STRIP / 2 - 1
    if seen.tile is not None:
        drawn = tile_badge(*seen.tile, (66, STRIP - 8))
        put(image, drawn, (x - drawn.width / 2, middle))
        x -= drawn.width + 8
    if seen.tombstone:
        put(image, icon("grave-stone", STRIP - 6, STONE), (x - 16, middle))


@lru_cache(maxsize=32)
def tile_badge(kind: TileKind, owner: Seat, size: tuple[int, int]) -> Image.Image:
    """Draw a tile on the colour of its owner (RGBA).

    Shared: never draw on it.
    """
    image = solid(rounded(size, min(size) // 4), SEAT_COLOURS[owner].bright)
    edge = max(min(size) // 16, 2)
    inner = size[0] - 2 * edge, size[1] - 2 * edge
    fill(image, (edge, edge), rounded(inner, min(size) // 5), SEAT_COLOURS[owner].main)
    put(image, icon(TILE_ICONS[kind], min(size) * 4 // 5, PAPER), (size[0] / 2, size[1] / 2))
    return image


def _draw_things(image: Image.Image, seen: CellShown) -> None:
    """Tile and tombstone where nobody stands: large."""
    drawn = []
    side = min(image.height - STRIP - 20, (image.width - 40) // 2, 124)
    if seen.tile is not None:
        drawn.append(tile_badge(*seen.tile, (side, side)))
    if seen.tombstone:
        drawn.append(_tombstone(side))
    x = (image.width - sum(each.width + 12 for each in drawn) + 12) / 2
    for each in drawn:
        put(image, each, (x + each.width / 2, (image.height - STRIP) / 2 + 6))
        x += each.width + 12


@lru_cache(maxsize=4)
def _tombstone(side: int) -> Image.Image:
    """Draw a tombstone on its mound (RGBA).

    Shared: never draw on it.
    """
    image = Image.new("RGBA", (side, side), (*INK, 0))
    mound = ((0.0, side * 0.98), (side * 0.2, side * 0.84), (side * 0.8, side * 0.84))
    image.alpha_composite(solid(polygon((side, side), (*mound, (side, side * 0.98))), EARTH))
    put(image, icon("grave-stone", round(side * 0.9), INK), (side * 0.52, side * 0.5))
    put(image, icon("grave-stone", round(side * 0.9), STONE), (side * 0.5, side * 0.47))
    return image
