"""A castle: its owner, its wounds, what its player holds, and what is built.

Wounds are six pips; buildings show the cards that they unlock, and beside them are the tiles left
in the supply. A castle is drawn once for what it shows. In a duel it has the whole width, with
teams half of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from engine.castles.cards import CARD, RACE, Building, Card, Race, TileKind
from engine.castles.view import CastlesView
from engine.core import Seat, record
from images.castles.cell import tile_badge
from images.castles.colours import DUSK, TINCTURES
from images.castles.emblems import place_scene, token
from images.castles.field import WIDTH, Field
from images.castles.marks import Marks
from images.castles.signs import DANGER, pip_picture, sign
from images.icons import icon
from images.shapes import blend, burst, dimmed_image, fill, outline, put, rounded, solid
from images.text import label, number
from images.theme import CRIMSON, GOLD, INK, LEAF, PAPER, SEAT_COLOURS, STEEL, Colour
from texts import Texts

FALLS = 6
"""So many wounds are a castle's end (castles.md 5)."""
FEW = 5
"""A deck with fewer cards is a danger."""
Box = tuple[int, int, int, int]


@record
class MatShown:
    """What of a castle seldom changes; `fresh` are buildings that have just been built."""

    seat: Seat
    race: Race
    buildings: tuple[str, ...]
    fresh: tuple[str, ...]
    supply: tuple[tuple[TileKind, int], ...]
    size: tuple[int, int]
    language: str


@record
class CastleShown:
    """All that the picture of a castle shows; `change`: wounds more than just before."""

    mat: MatShown
    name: str
    people: str
    wounds: int
    change: int
    hand: int
    deck: int
    discard: int
    top: Card | None
    acts: bool
    won: bool


def castle_shown(
    view: CastlesView,
    seat: Seat,
    field: Field,
    names: Mapping[Seat, str],
    marks: Marks,
    texts: Texts,
) -> CastleShown:
    """Collect what is to be seen of a castle."""
    castle, outcome = view.castle(seat), view.outcome
    mat = MatShown(
        seat,
        castle.race,
        castle.buildings,
        tuple([name for name in castle.buildings if name in marks.built]),
        castle.tiles,
        field.castle,
        texts.language,
    )
    return CastleShown(
        mat,
        names[seat],
        RACE[castle.race].name(texts.language),
        castle.wounds,
        marks.wounds.get(seat, 0),
        castle.size,
        castle.deck,
        len(castle.discard),
        castle.discard[0] if castle.discard else None,
        seat == view.active and outcome is None,
        outcome is not None and seat in outcome.winners,
    )


@lru_cache(maxsize=32)
def castle_picture(seen: CastleShown) -> Image.Image:
    """Draw the castle (RGB).

    Shared: never draw on it.
    """
    image = _mat(seen.mat).copy()
    wide, high = image.size
    if seen.acts or seen.won or seen.change > 0:
        bright = SEAT_COLOURS[seen.mat.seat].bright
        ink = CRIMSON if seen.change > 0 else GOLD if seen.won else bright
        fill(image, (4, 4), outline((wide - 8, high - 8), 22, 6), ink)
    if wide == WIDTH:
        _draw_name(image, seen, (150, 9, 292, 70))
        _draw_wounds(image, seen, (454, 50), 42)
        _draw_counts(image, seen, (716, 50, 268))
    else:
        _draw_name(image, seen, (118, 14, 360, 46))
        _draw_wounds(image, seen, (116, 88), 40)
        _draw_counts(image, seen, (22, 146, 450))
    return image


@lru_cache(maxsize=16)
def _mat(seen: MatShown) -> Image.Image:
    """Emblem, buildings and supply on their ground (RGB). Shared."""
    wide, high = seen.size
    image = Image.new("RGB", seen.size, DUSK)
    ground = blend(SEAT_COLOURS[seen.seat].dark, DUSK, 0.2)
    fill(image, (4, 4), rounded((wide - 8, high - 8), 22), ground)
    if wide == WIDTH:
        _draw_emblem(image, seen, (20, 20, 112))
        _draw_supply(image, seen, (18, 141, 116))
        _draw_buildings(image, seen, (150, 90, 834, 106))
    else:
        _draw_emblem(image, seen, (18, 18, 86))
        _draw_supply(image, seen, (368, 62, 110))
        _draw_buildings(image, seen, (14, 174, 472, 102))
    return image


def _draw_emblem(image: Image.Image, seen: MatShown, place: tuple[int, int, int]) -> None:
    """Draw the castle of the race in the owner's colour."""
    x, y, side = place
    colours = SEAT_COLOURS[seen.seat]
    fill(image, (x - 5, y - 5), rounded((side + 10, side + 10), 20), colours.main)
    image.paste(place_scene("castles", seen.race, (side, side)), (x, y), rounded((side, side), 16))


def _draw_name(image: Image.Image, seen: CastleShown, box: Box) -> None:
    """Draw the player's name, and the race below it, or beside it where there is less room."""
    left, top, space, high = box
    colours = SEAT_COLOURS[seen.mat.seat]
    ink = PAPER if seen.acts else colours.bright
    if high < 60:
        people = label(seen.people, 26, TINCTURES[seen.mat.race].bright, "bold", space * 2 // 5)
        name = label(seen.name, 34, ink, "black", space - people.width - 16)
        put(image, name, (left + name.width / 2, top + high / 2))
        put(image, people, (left + space - people.width / 2, top + high / 2))
        return
    name = label(seen.name, 38, ink, "black", space)
    put(image, name, (left + name.width / 2, top + 24))
    people = label(seen.people, 27, TINCTURES[seen.mat.race].bright, "bold", space)
    put(image, people, (left + people.width / 2, top + 60))


def _draw_wounds(image: Image.Image, seen: CastleShown, place: tuple[int, int], step: int) -> None:
    """Six pips, broken where the castle is wounded; what has just changed shines."""
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


def _draw_counts(image: Image.Image, seen: CastleShown, box: tuple[int, int, int]) -> None:
    """Cards in hand, in the deck, on the discard pile with the last one of it."""
    left, middle, space = box
    colours = SEAT_COLOURS[seen.mat.seat]
    low = seen.deck < FEW
    step = space / 3
    for place, (name, n) in enumerate(
        (("hand", seen.hand), ("deck", seen.deck), ("discard", seen.discard))
    ):
        x = round(left + place * step)
        ink: Colour = DANGER if name == "deck" and low else PAPER
        drawn = sign(name, 36)
        if name == "deck" and low:
            fill(image, (x - 4, middle - 26), rounded((round(step) - 4, 52), 12), (92, 20, 26))
        if name == "discard" and seen.top is not None:
            drawn = token(seen.top, 44)
        elif name == "discard":
            drawn = icon("tray-full", 36, blend(colours.bright, DUSK, 0.4))
        put(image, drawn, (x + 20, middle))
        figure = number(str(n), 26, ink, "black", round(step) - 50)
        put(image, figure, (x + 46 + figure.width / 2, middle))


def _draw_supply(image: Image.Image, seen: MatShown, box: tuple[int, int, int]) -> None:
    """Draw the tiles that can still be built, with their number below."""
    left, top, space = box
    step = space / len(seen.supply)
    for place, (kind, n) in enumerate(seen.supply):
        x = left + (place + 0.5) * step
        drawn = tile_badge(kind, seen.seat, (34, 30))
        put(image, drawn if n else dimmed_image(drawn), (x, top + 15))
        put(image, number(str(n), 17, PAPER if n else STEEL), (x, top + 43))


def _draw_buildings(image: Image.Image, seen: MatShown, box: Box) -> None:
    """All four buildings of the race, those that are missing dim."""
    left, top, space, high = box
    rows = RACE[seen.race].buildings
    wide = (space - 8 * (len(rows) - 1)) // len(rows)
    for place, building in enumerate(rows):
        stands, fresh = building.id in seen.buildings, building.id in seen.fresh
        drawn = building_plate(
            seen.race, building, (wide, high), seen.language, stands=stands, fresh=fresh
        )
        image.paste(drawn, (left + place * (wide + 8), top), drawn)


@lru_cache(maxsize=96)
def building_plate(
    race: Race,
    building: Building,
    size: tuple[int, int],
    language: str,
    *,
    stands: bool,
    fresh: bool = False,
) -> Image.Image:
    """Draw a building with what it unlocks (RGBA), and its name where there is room.

    Shared: never draw on it.
    """
    colours = TINCTURES[race]
    wide, high = size
    edge = PAPER if fresh else colours.bright if stands else STEEL
    image = solid(rounded(size, 14), edge)
    rim = 5 if fresh else 4 if stands else 2
    ground = blend(colours.deep, INK, 0.2) if stands else blend(DUSK, INK, 0.2)
    fill(image, (rim, rim), rounded((wide - 2 * rim, high - 2 * rim), 12), ground)
    named = wide > 150
    art = high - (34 if named else 0) - 2 * rim - 8
    art = min(art, wide * (50 if named else 45) // 100)
    emblem = place_scene("buildings", building.id, (art, art)).convert("RGBA")
    emblem.putalpha(rounded((art, art), 10))
    count = len(building.unlocks)
    space = wide - art - 2 * rim - 14
    side = min(art, 56, space // count if named else space, high if named else (high - 16) // count)
    tokens = [token(CARD[each], side) for each in building.unlocks]
    if not stands:
        emblem, tokens = dimmed_image(emblem), [_half(each) for each in tokens]
    x, y = rim + 4, rim + 4
    if not named:
        y = (high - art) // 2
    image.paste(emblem, (x, y), emblem)
    _draw_tokens(image, tokens, (x + art + 4, y, space, art), across=named)
    if named:
        ink = PAPER if stands else blend(PAPER, DUSK, 0.35)
        words = label(building.name(language), 24, ink, "bold", wide - 14)
        put(image, words, (wide / 2, high - 20))
    return image


def _half(image: Image.Image) -> Image.Image:
    """Between bright and dim: what can still be unlocked is worth looking at."""
    dim = dimmed_image(image)
    return Image.blend(image, dim, 0.5)


def _draw_tokens(image: Image.Image, tokens: list[Image.Image], box: Box, *, across: bool) -> None:
    left, top, space, high = box
    for place, drawn in enumerate(tokens):
        if across:
            at = left + space * (place + 0.5) / len(tokens), top + high / 2
        else:
            at = left + space / 2, top + high * (place + 0.5) / len(tokens)
        put(image, drawn, at)
