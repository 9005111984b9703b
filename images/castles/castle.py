"""A castle: its owner, its wounds, its cards, and its buildings.

It is a wall whose battlements face the field, bright in its player's turn. Wounds are six pips;
buildings show the cards that they unlock, and next to them are the tiles left in the supply. A
castle is drawn once for everything it shows. It has the whole width in a duel, half of it in teams.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import CARD, RACE, Building, Card, Race, TileKind
from engine.castles.view import CastlesView
from engine.core import Seat, record
from images.canvas import fill, lay, put, put_left
from images.castles.colours import DUSK, EARTH, TINCTURES
from images.castles.emblems import place_scene, token
from images.castles.field import WALL, Field, Towards, inside
from images.castles.marks import Marks
from images.castles.signs import DANGER, pip_picture, sign, tile_badge
from images.icons import icon
from images.layout import WIDTH
from images.picture import Names
from images.shapes import blend, bordered, burst, dimmed_image, rounded, solid
from images.shared import shared
from images.text import label, number, width
from images.theme import CRIMSON, GOLD, INK, LEAF, PAPER, SEAT_COLOURS, STEEL, Colour
from texts import Texts

FALLS = 6
"""Wounds with which a castle falls (castles.md 5)."""
FEW = 5
"""Size of a deck below which it is marked as nearly empty."""
_LOW = 33
"""Font size of a player's name that has the race below it."""
Box = tuple[int, int, int, int]


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

    @property
    def top(self) -> int:
        """The height of the content's top, below the battlements if they are above."""
        return inside(self.towards)


@record
class CastleSpec:
    """Everything that the picture of a castle shows; `change` is the number of new wounds."""

    mat: MatSpec
    name: str
    people: str
    wounds: int
    change: int
    hand: int
    deck: int
    discard: int
    top: Card | None
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
        mat,
        names[seat],
        RACE[castle.race].name(texts.language),
        castle.wounds,
        change,
        castle.size,
        castle.deck,
        len(castle.discard),
        castle.discard[0] if castle.discard else None,
        acts,
    )


@shared(32)
def castle_picture(seen: CastleSpec) -> Image.Image:
    """Draw the castle (RGB)."""
    image, y = _mat(seen.mat).copy(), seen.mat.top
    if image.width == WIDTH:
        _draw_name(image, seen, (128, y + 28, 312))
        _draw_wounds(image, seen, (448, y + 28), 40)
        _draw_counts(image, seen, (696, y + 28, 291))
    else:
        _draw_name(image, seen, (76, y + 30, 256))
        _draw_wounds(image, seen, (12, y + 88), 33)
        _draw_counts(image, seen, (213, y + 88, 279))
    return image


@shared(16)
def _mat(seen: MatSpec) -> Image.Image:
    """Draw emblem, buildings and supply between the walls (RGB)."""
    (wide, high), y = seen.size, seen.top
    image = Image.new("RGB", seen.size, EARTH)
    below = 0 if seen.towards == "down" else high - WALL
    for left in range(2, wide - 50, 83):
        image.paste(seen.edge, (left, below, left + 50, below + WALL))
    image.paste(seen.edge, (2, y - 6, wide - 2, y - 8 + high - WALL))
    ground = blend(SEAT_COLOURS[seen.seat].dark, DUSK, 0.2)
    image.paste(ground, (8, y, wide - 8, y + high - WALL - 14))
    if wide == WIDTH:
        _draw_emblem(image, seen, (14, y + 6, 100, 132))
        _draw_buildings(image, seen, (126, y + 60, 704, 82))
        _draw_supply(image, seen, (838, y + 70, 150))
    else:
        _draw_emblem(image, seen, (14, y + 6, 52, 52))
        _draw_buildings(image, seen, (12, y + 116, 476, 82))
        _draw_supply(image, seen, (340, y + 2, 150))
    return image


def _draw_emblem(image: Image.Image, seen: MatSpec, box: Box) -> None:
    x, y, *size = box
    wide, high = size
    fill(image, (x - 4, y - 4), rounded((wide + 8, high + 8), 14), SEAT_COLOURS[seen.seat].main)
    art = place_scene("castles", seen.race, (wide, high))
    image.paste(art, (x, y), rounded((wide, high), 12))


def _draw_name(image: Image.Image, seen: CastleSpec, box: tuple[int, int, int]) -> None:
    """Draw the player's name, with the race next to it if it fits, else below it."""
    left, middle, space = box
    ink = PAPER if seen.acts else SEAT_COLOURS[seen.mat.seat].bright
    name = label(seen.name, 44, ink, "black", space)
    people = label(seen.people, 33, TINCTURES[seen.mat.race].bright, "bold")
    if name.width + people.width + 16 <= space:
        put_left(image, name, (left, middle))
        put_left(image, people, (left + name.width + 16, middle + 1))
        return
    up = 20  # a shrunk name keeps the baseline of its old size, so it needs to be higher
    if width(seen.name, _LOW, "black") <= space:
        name, up = label(seen.name, _LOW, ink, "black"), 15
    put_left(image, name, (left, middle - up))
    put_left(image, people, (left, middle + 17))


def _draw_wounds(image: Image.Image, seen: CastleSpec, place: tuple[int, int], step: int) -> None:
    """Draw six pips, burning for wounds; those that have just changed have a bright star."""
    x, middle = place
    before = seen.wounds - seen.change
    side = step - 4
    for pip in range(FALLS):
        at = x + (pip + 0.5) * step, middle
        changed = min(before, seen.wounds) <= pip < max(before, seen.wounds)
        if changed:
            colour = CRIMSON if seen.change > 0 else LEAF
            put(image, solid(burst(step + 16), colour), at)
        put(image, pip_picture(side, wounded=pip < seen.wounds), at)


def _draw_counts(image: Image.Image, seen: CastleSpec, box: tuple[int, int, int]) -> None:
    left, middle, space = box
    colours = SEAT_COLOURS[seen.mat.seat]
    low = seen.deck < FEW
    step = space / 3
    for place, (name, n) in enumerate(
        (("hand", seen.hand), ("deck", seen.deck), ("discard", seen.discard))
    ):
        x = round(left + place * step)
        ink: Colour = DANGER if name == "deck" and low else PAPER
        drawn = sign(name, 34)
        if name == "deck" and low:
            fill(image, (x - 4, middle - 26), rounded((round(step) - 4, 52), 12), (92, 20, 26))
        if name == "discard" and seen.top is not None:
            drawn = token(seen.top, 40)
        elif name == "discard":
            drawn = icon("tray-full", 34, blend(colours.bright, DUSK, 0.4))
        put(image, drawn, (x + 20, middle))
        put_left(image, number(str(n), 26, ink), (x + 42, middle))


def _draw_supply(image: Image.Image, seen: MatSpec, box: tuple[int, int, int]) -> None:
    left, top, space = box
    step = space / len(seen.supply)
    for place, (kind, n) in enumerate(seen.supply):
        x = left + (place + 0.5) * step
        drawn = tile_badge(kind, seen.seat, (44, 34))
        put(image, drawn if n else dimmed_image(drawn), (x, top + 17))
        put(image, number(str(n), 24, PAPER if n else STEEL), (x, top + 52))


def _draw_buildings(image: Image.Image, seen: MatSpec, box: Box) -> None:
    left, top, space, high = box
    rows = RACE[seen.race].buildings
    wide = (space - 8 * (len(rows) - 1)) // len(rows)
    for place, building in enumerate(rows):
        stands, fresh = building.id in seen.buildings, building.id in seen.fresh
        drawn = building_plate(seen.race, building, (wide, high), stands=stands, fresh=fresh)
        lay(image, drawn, (left + place * (wide + 8), top))


@shared(96)
def building_plate(
    race: Race, building: Building, size: tuple[int, int], *, stands: bool, fresh: bool = False
) -> Image.Image:
    """Draw a building next to what it unlocks (RGBA).

    `stands`: it is built. `fresh`: it has just been built.
    """
    colours = TINCTURES[race]
    wide, high = size
    edge = PAPER if fresh else colours.bright if stands else STEEL
    rim = 5 if fresh else 4 if stands else 2
    image = bordered(size, (14, 12), rim, edge, blend(colours.deep if stands else DUSK, INK, 0.2))
    art = min(high - 18, wide // 2)
    emblem = place_scene("buildings", building.id, (art, art)).convert("RGBA")
    count = len(building.unlocks)
    space = wide - art - 20
    across = space > art
    side = min(46, space // count if across else space, high if across else (high - 12) // count)
    tokens = [token(CARD[each], side) for each in building.unlocks]
    if not stands:
        emblem = dimmed_image(emblem)  # cards that can still be unlocked stay more visible
        tokens = [Image.blend(each, dimmed_image(each), 0.5) for each in tokens]
    lay(image, emblem, (9, (high - art) // 2))
    _draw_tokens(image, tokens, (art + 12, 6, space, high - 12), across=across)
    return image


def _draw_tokens(image: Image.Image, tokens: list[Image.Image], box: Box, *, across: bool) -> None:
    left, top, space, high = box
    for place, drawn in enumerate(tokens):
        if across:
            at = left + space * (place + 0.5) / len(tokens), top + high / 2
        else:
            at = left + space / 2, top + high * (place + 0.5) / len(tokens)
        put(image, drawn, at)
