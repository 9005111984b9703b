"""A castle: its owner, its wounds, its cards, and its buildings.

It is a wall whose battlements face the field, bright in its player's turn. Wounds are six pips;
buildings show the cards that they unlock if there is space, and next to them are the tiles left in
the supply. A castle is drawn once for everything it shows. It has the whole width in a duel. In
teams it is a strip of half the width, without the supply and the discard pile.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import CARD, RACE, Building, Race, TileKind
from engine.castles.view import CastlesView, CastleView
from engine.core import Seat, record
from images.canvas import fill, lay, put, put_left, put_row
from images.castles.colours import DUSK, EARTH, TINCTURES
from images.castles.emblems import place_scene, token
from images.castles.field import WALL, Box, Field, Towards, inside
from images.castles.marks import Marks
from images.castles.signs import DANGER, pip_picture, sign, tile_badge
from images.icons import icon
from images.layout import WIDTH
from images.picture import Names
from images.shapes import blend, bordered, burst, dimmed_image, rounded, solid
from images.shared import shared
from images.text import label, number, squeezed
from images.theme import CRIMSON, GOLD, INK, LEAF, MIST, PAPER, SEAT_COLOURS, STEEL, Colour
from texts import Texts

FALLS = 6
"""Wounds with which a castle falls (castles.md 5)."""
FEW = 5
"""Size of a deck below which it is marked as nearly empty."""


@record
class MatSpec:
    """The parts of a castle that seldom change.

    `fresh` are buildings that have just been built; `edge` is the colour of the walls.
    """

    seat: Seat
    race: Race
    buildings: tuple[str, ...]
    fresh: tuple[str, ...]
    supply: tuple[tuple[TileKind, int], ...]
    size: tuple[int, int]
    towards: Towards
    edge: Colour


@record
class CastleSpec:
    """Everything that the picture of a castle shows; `change` is the number of new wounds."""

    mat: MatSpec
    name: str
    people: str
    castle: CastleView
    change: int
    acts: bool


def castle_spec(
    view: CastlesView, seat: Seat, field: Field, names: Names, marks: Marks, texts: Texts
) -> CastleSpec:
    """Collect what is visible of a castle."""
    castle, outcome, change = view.castle(seat), view.outcome, marks.wounds.get(seat, 0)
    acts, won = seat == view.active and outcome is None, outcome and seat in outcome.winners
    colours = SEAT_COLOURS[seat]
    quiet = colours.bright if acts else blend(colours.dark, colours.main, 0.4)
    mat = MatSpec(
        seat,
        castle.race,
        castle.buildings,
        tuple([name for name in castle.buildings if name in marks.built]),
        castle.tiles,
        field.castle,
        field.towards(seat),
        CRIMSON if change > 0 else GOLD if won else quiet,
    )
    return CastleSpec(
        mat, names[seat], RACE[castle.race].name(texts.language), castle, change, acts
    )


@shared(32)
def castle_picture(seen: CastleSpec) -> Image.Image:
    """Draw the castle (RGB)."""
    image, y = _mat(seen.mat).copy(), inside(seen.mat.towards)
    if image.width == WIDTH:
        _draw_name(image, seen, (128, y, 312, 40))
        _draw_wounds(image, seen, (448, y + 32), 40)
        _draw_counts(image, seen, (696, y + 32, 291))
    else:
        _draw_name(image, seen, (74, y, 226, 33))
        _draw_wounds(image, seen, (304, y + 15), 30)
        _draw_counts(image, seen, (348, y + 44, 138))
    return image


@shared(16)
def _mat(seen: MatSpec) -> Image.Image:
    (wide, high), y = seen.size, inside(seen.towards)
    image = Image.new("RGB", seen.size, EARTH)
    below = 0 if seen.towards == "down" else high - WALL
    for left in range(2, wide - 50, 83):
        image.paste(seen.edge, (left, below, left + 50, below + WALL))
    image.paste(seen.edge, (2, y - 4, wide - 2, y - 4 + high - WALL))
    ground = blend(SEAT_COLOURS[seen.seat].dark, DUSK, 0.2)
    image.paste(ground, (6, y, wide - 6, y + high - WALL - 8))
    if wide == WIDTH:
        _draw_emblem(image, seen, (14, y + 6, 100, 132))
        _draw_buildings(image, seen, (126, y + 66, 704, 76))
        _draw_supply(image, seen, (838, y + 103, 150))
    else:
        _draw_emblem(image, seen, (14, y + 5, 48, 48))
        _draw_buildings(image, seen, (208, y + 29, 136, 30))
    return image


def _draw_emblem(image: Image.Image, seen: MatSpec, box: Box) -> None:
    x, y, *size = box
    wide, high = size
    fill(image, (x - 4, y - 4), rounded((wide + 8, high + 8), 14), SEAT_COLOURS[seen.seat].main)
    art = place_scene("castles", seen.race, (wide, high))
    image.paste(art, (x, y), rounded((wide, high), 12))


def _draw_name(image: Image.Image, seen: CastleSpec, box: Box) -> None:
    """Draw the name of the player above that of the race, which may be narrower than usual."""
    left, top, space, size = box
    ink = PAPER if seen.acts else SEAT_COLOURS[seen.mat.seat].bright
    put_left(image, label(seen.name, size, ink, "black", space), (left, top + 15))
    people = squeezed(seen.people, 33, TINCTURES[seen.mat.race].bright, 126)
    put_left(image, people, (left, top + 44))


def _draw_wounds(image: Image.Image, seen: CastleSpec, place: tuple[int, int], step: int) -> None:
    x, middle = place
    wounds, side = seen.castle.wounds, step - 4
    before = wounds - seen.change
    for pip in range(FALLS):
        at = x + (pip + 0.5) * step, middle
        changed = min(before, wounds) <= pip < max(before, wounds)
        if changed:
            colour = CRIMSON if seen.change > 0 else LEAF
            put(image, solid(burst(step + 16), colour), at)
        put(image, pip_picture(side, wounded=pip < wounds), at)


def _draw_counts(image: Image.Image, seen: CastleSpec, box: tuple[int, int, int]) -> None:
    (left, middle, space), castle, broad = box, seen.castle, image.width == WIDTH
    discard, quiet = castle.discard, blend(SEAT_COLOURS[seen.mat.seat].bright, DUSK, 0.4)
    top = token(discard[0], 40) if discard else icon("tray-full", 34, quiet)
    side, high = (34, 26) if broad else (26, 24)
    hand, deck = sign("hand", side), sign("deck", side)
    counts = [(hand, castle.size), (deck, castle.deck), (top, len(discard))][: 2 + broad]
    step = space / len(counts)
    for place, (drawn, n) in enumerate(counts):
        x, alarm = round(left + (place + 0.5) * step), drawn is deck and n < FEW
        if alarm:
            size = round(step) - 4, side + 18 if broad else side
            corner = x - size[0] // 2, middle - size[1] // 2
            fill(image, corner, rounded(size, 12), (92, 20, 26))
        figure = number(str(n), high, DANGER if alarm else PAPER)
        put_row(image, (drawn, figure), (x - (drawn.width + figure.width) / 2 - 3, middle), 5)


def _draw_supply(image: Image.Image, seen: MatSpec, box: tuple[int, int, int]) -> None:
    left, middle, space = box
    step = space / len(seen.supply)
    for place, count in enumerate(seen.supply):
        drawn, figure = supply_parts(seen.seat, count, (44, 34))
        x = left + (place + 0.5) * step
        put(image, drawn, (x, middle - 15))
        put(image, figure, (x, middle + 19))


def supply_parts(
    seat: Seat, count: tuple[TileKind, int], size: tuple[int, int]
) -> tuple[Image.Image, Image.Image]:
    """Draw a kind of tile and how many a seat has left (RGBA)."""
    kind, n = count
    drawn = tile_badge(kind, seat, size)
    return drawn if n else dimmed_image(drawn), number(str(n), 24, PAPER if n else MIST)


def _draw_buildings(image: Image.Image, seen: MatSpec, box: Box) -> None:
    left, top, space, high = box
    rows = RACE[seen.race].buildings
    gap = 8 if image.width == WIDTH else 3
    wide = (space - gap * (len(rows) - 1)) // len(rows)
    for place, building in enumerate(rows):
        stands, fresh = building.id in seen.buildings, building.id in seen.fresh
        drawn = building_plate(seen.race, building, (wide, high), stands=stands, fresh=fresh)
        lay(image, drawn, (left + place * (wide + gap), top))


@shared(96)
def building_plate(
    race: Race, building: Building, size: tuple[int, int], *, stands: bool, fresh: bool = False
) -> Image.Image:
    """Draw a building (RGBA), built or not, next to what it unlocks if there is space."""
    colours = TINCTURES[race]
    wide, high = size
    edge = PAPER if fresh else colours.bright if stands else STEEL
    alone = wide < 2 * high - 20
    rim = 2 if alone or not stands else 5 if fresh else 4
    image = bordered(size, (14, 12), rim, edge, blend(colours.deep if stands else DUSK, INK, 0.2))
    art = min(size) - 2 * rim if alone else high - 18
    emblem = place_scene("buildings", building.id, (art, art)).convert("RGBA")
    if not stands:
        emblem = dimmed_image(emblem)
    if alone:
        lay(image, emblem, ((wide - art) // 2, (high - art) // 2))
        return image
    lay(image, emblem, (9, (high - art) // 2))
    space = wide - art - 20
    side = min(46, space // len(building.unlocks))
    for place, each in enumerate(building.unlocks):
        drawn = token(CARD[each], side)
        if not stands:  # what can still be unlocked stays more visible
            drawn = Image.blend(drawn, dimmed_image(drawn), 0.5)
        put(image, drawn, (art + 12 + space * (place + 0.5) / len(building.unlocks), high / 2))
    return image
