"""A creature on the board.

It shows emblem, numbers, marks, the cell with its tile and tombstone, and its name on the colour of
its owner, at the edge next to the owner's castle. In a duel creatures are broad, with their numbers
next to the emblem; in teams these are below it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from engine.castles.board import cell_name
from engine.castles.cards import Card, Race, TileKind
from engine.castles.view import CastlesView, CreatureView
from engine.core import Seat, record
from images.canvas import fill, put
from images.castles.colours import DUSK
from images.castles.effect import traits
from images.castles.emblems import scene
from images.castles.field import Towards
from images.castles.numbers import Numbers, current, draw_numbers, reach, strength
from images.castles.signs import back, badge, tile_badge
from images.icons import icon
from images.shapes import blend, faded, rounded, solid
from images.shared import shared
from images.text import halved, label, width
from images.theme import GOLD, INK, PAPER, SEAT_COLOURS

EDGE = 4
_BROAD = 250
"""Width from which the numbers are next to the emblem."""
_BADGE = 34
_NUMBERS = 84
"""Height of the numbers if they are below."""
_ART = 114
"""Width of the emblem if they are next to it."""
_NAME, _LINE = 33, 34
_PARTED = {
    name.replace("-", ""): name
    for name in (
        *("Arch-demon", "Grave-digger", "Necro-mancer", "Shield-bearer", "Swords-man"),
        *("Архи-демон", "Взрыв-ники", "Могиль-щик", "Некро-мант", "Опол-ченец", "Щито-носец"),
        *("Archi-démon", "Nécro-mancien", "Tourmen-teur"),
    )
}
"""Hyphenation of words that are too long for a line of a narrow creature."""
_CELL = (50, 36)
"""Size of the ground for the name of the cell."""


@record
class CreatureSpec:
    """Everything that the picture of a creature shows.

    `marks` are the signs of its current state. `lit`: the viewer can activate it. `faded`: it has
    been activated this turn or is stunned.
    """

    card: Card
    owner: Seat
    towards: Towards
    numbers: Numbers
    marks: tuple[str, ...]
    boost: Race | None
    cell: str
    tile: tuple[TileKind, Seat] | None
    tombstone: bool
    lit: bool
    faded: bool
    language: str


def spec_of(
    creature: CreatureView, view: CastlesView, towards: Towards, language: str
) -> CreatureSpec:
    """Collect what is visible of a creature."""
    tile = view.tile(creature.cell)
    active = creature.owner == view.active and view.outcome is None
    done = creature.activated and active
    marks = (
        ("stunned", creature.stunned),
        ("activated", done and not creature.stunned),
        ("shield", creature.shield),
    )
    return CreatureSpec(
        creature.card,
        creature.owner,
        towards,
        current(creature),
        tuple([name for name, holds in marks if holds]),
        creature.boost,
        cell_name(creature.cell),
        (tile.kind, tile.owner) if tile is not None else None,
        creature.cell in view.tombstones,
        creature.cell in view.usable,
        done or (creature.stunned and active),
        language,
    )


@shared(128)
def creature_picture(seen: CreatureSpec, size: tuple[int, int]) -> Image.Image:
    """Draw the creature (RGBA) with this size."""
    colours = SEAT_COLOURS[seen.owner]
    image = solid(rounded(size, 16), GOLD if seen.lit else colours.main)
    wide, high = size
    if seen.lit:
        within = wide - 2 * EDGE, high - 2 * EDGE
        fill(image, (EDGE, EDGE), rounded(within, 13), colours.main)
    lines = _name_lines(seen, wide)
    band = 10 + _LINE * len(lines)
    top = EDGE if seen.towards == "down" else band
    inner = wide - 2 * EDGE, high - band - EDGE
    body = _body(seen, inner)
    if seen.faded:
        body = faded(body, 0.6, 0.36)
    image.paste(body, (EDGE, top))
    middle = high - band / 2 if seen.towards == "down" else band / 2
    for place, line in enumerate(lines):
        words = label(line, _NAME, PAPER, "bold", wide - 12)
        put(image, words, (wide / 2, middle + (place - (len(lines) - 1) / 2) * _LINE))
    return image


def _name_lines(seen: CreatureSpec, wide: int) -> Sequence[str]:
    name = seen.card.name(seen.language)
    if wide >= _BROAD:
        return (name,)
    if width(name, _NAME, "bold") > wide - 12:
        name = _PARTED.get(name, name)
    return halved(name, _NAME, wide - 12, "bold", hyphens=True)


def _body(seen: CreatureSpec, size: tuple[int, int]) -> Image.Image:
    image = Image.new("RGB", size, blend(SEAT_COLOURS[seen.owner].dark, DUSK, 0.55))
    wide, high = size
    art, box, signs = (wide, high - _NUMBERS), (0, high - _NUMBERS, wide, _NUMBERS), 32
    if wide > _BROAD:
        art, box, signs = (_ART, high), (_ART, 0, wide - _ART, high), 36
    _draw_art(image, seen, art)
    left, top, space, deep = box
    draw_numbers(image, strength, seen.numbers, (left, top + deep * 0.27, space), signs)
    draw_numbers(image, reach, seen.numbers, (left, top + deep * 0.75, space), 31)
    return image


Badge = Callable[[int], Image.Image]
"""Draws a sign with a side of this many pixels."""


def _badges(seen: CreatureSpec) -> tuple[list[Badge], list[Badge]]:
    """Return the badges at the left edge of the emblem, and those at the right one."""
    left: list[Badge] = [partial(badge, name) for name in traits(seen.card)]
    right: list[Badge] = [partial(badge, name) for name in seen.marks]
    if seen.card.is_legend:
        left.append(lambda side: icon("crown", side, GOLD))
    if seen.boost is not None:
        race, ground = seen.boost, SEAT_COLOURS[seen.owner].main
        right.append(lambda side: back(race, (side * 7 // 9, side), ground))
    if seen.tombstone:
        right.append(partial(badge, "tombstone"))
    if seen.tile is not None:
        kind, owner = seen.tile
        right.append(lambda side: tile_badge(kind, owner, (side, side)))
    return left, right


def _draw_art(image: Image.Image, seen: CreatureSpec, size: tuple[int, int]) -> None:
    """Draw the emblem with the name of the cell, and badges at its left and right edges."""
    image.paste(scene(seen.card, size), (0, 0))
    image.paste(INK, (0, 0, *_CELL))
    put(image, label(seen.cell, 32, PAPER, "bold"), (_CELL[0] / 2, _CELL[1] / 2 - 1))
    wide, high = size
    for top, edge in zip((_CELL[1], 0), _badges(seen), strict=True):
        side = min(_BADGE, (high - top - 6) // max(len(edge), 1))
        x = side / 2 + 3 if top else wide - side / 2 - 3
        step = (high - top - 6 - side) / max(len(edge) - 1, 1)
        for place, draw in enumerate(edge):
            put(image, draw(side), (x, top + 3 + side / 2 + place * step))
