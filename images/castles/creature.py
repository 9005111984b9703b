"""A creature on the board.

Its name is on the colour of its owner, at the edge next to the owner's castle, before the cost; on
a broad creature it is behind the name of the cell. The emblem is next to the numbers, the marks
aside; marks of a narrow creature are behind its numbers if there is space.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from engine.castles.board import cell_name
from engine.castles.cards import Card
from engine.castles.view import CastlesView, CreatureView, TileView
from engine.core import record
from images.canvas import put, put_left, put_right, row_width
from images.castles.colours import DUSK
from images.castles.effect import traits
from images.castles.emblems import scene
from images.castles.field import Towards
from images.castles.numbers import current, draw_row
from images.castles.signs import back, badge, cost, tile_badge
from images.icons import icon
from images.shapes import blend, bordered, faded
from images.shared import shared
from images.text import label, squeezed
from images.theme import GOLD, PAPER, SEAT_COLOURS

_EDGE = 4
_BROAD = 250
"""Width from which a creature is broad, as in a duel."""
BAND = 38
"""Height of the band with the name, above or below the emblem."""
_NAME = 33
"""Size of its letters."""
_BESIDE = 58
"""Width for the name of the cell, and for the cost, next to the name."""
_BADGE, _SMALL = (12, 30), 24
"""Least and usual side of a mark, and that of one behind the numbers."""
_LEAST_ART, _LEAST_EMBLEM = 48, 32
"""Least width of the part with the emblem, and least side of the emblem."""


@record
class CreatureSpec:
    """Everything that the picture of a creature shows.

    `marks` are the signs of its current state. `lit`: the viewer can activate it. `faded`: it has
    been activated this turn or is stunned.
    """

    creature: CreatureView
    towards: Towards
    marks: tuple[str, ...]
    tile: TileView | None
    tombstone: bool
    lit: bool
    faded: bool
    language: str


def spec_of(
    creature: CreatureView, view: CastlesView, towards: Towards, language: str
) -> CreatureSpec:
    """Collect what is visible of a creature."""
    active = creature.owner == view.active and view.outcome is None
    done = creature.activated and active
    marks = (
        ("stunned", creature.stunned),
        ("activated", done and not creature.stunned),
        ("shield", creature.shield),
    )
    return CreatureSpec(
        creature,
        towards,
        tuple([name for name, holds in marks if holds]),
        view.tile(creature.cell),
        creature.cell in view.tombstones,
        creature.cell in view.usable,
        done or (creature.stunned and active),
        language,
    )


@shared(128)
def creature_picture(seen: CreatureSpec, size: tuple[int, int]) -> Image.Image:
    """Draw the creature (RGBA) with this size."""
    colours, (wide, high) = SEAT_COLOURS[seen.creature.owner], size
    edge = GOLD if seen.lit else colours.main
    image = bordered(size, (16, 13), _EDGE, edge, colours.main)
    broad, up = wide > _BROAD, seen.towards == "up"
    body = _body(seen, (wide - 2 * _EDGE, high - BAND - _EDGE))
    if seen.faded:
        body = faded(body, 0.6, 0.36)
    image.paste(body, (_EDGE, BAND if up else _EDGE))
    middle = BAND / 2 + 1 if up else high - BAND / 2 - 1
    left, price = _BESIDE if broad else 4, cost(seen.creature.card.activation, 38 if broad else 30)
    space = wide - left - (_BESIDE if broad else price.width + 8)
    name = squeezed(seen.creature.card.name(seen.language), _NAME, PAPER, space)
    put(image, name, (left + space / 2, middle))
    put_right(image, price, (wide - (9 if broad else 5), middle + 1))
    if broad:
        put_left(image, label(cell_name(seen.creature.cell), _NAME, PAPER, "bold"), (12, middle))
    return image


def _body(seen: CreatureSpec, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem and the numbers (RGB)."""
    image = Image.new("RGB", size, blend(SEAT_COLOURS[seen.creature.owner].dark, DUSK, 0.55))
    (wide, high), broad = size, size[0] > _BROAD
    large, badges = 42 if broad else 26, _badges(seen)
    while True:
        rows = _rows(seen, large)
        least = max(row_width(row, 8) for row in rows) + 10
        if least <= wide - _LEAST_ART or large <= 12:
            break
        large -= 2
    for row in () if broad else reversed(rows):
        while badges and row_width(row, 8) + 8 + _SMALL < least:
            row.append(badges.pop(0)(_SMALL))
    art = min(wide - least, 124 if broad else 100)
    _draw_art(image, seen.creature.card, badges, (art, high))
    for place, row in enumerate(rows):
        draw_row(image, row, (art, high * (place + 0.5) / len(rows), wide - art))
    return image


def _rows(seen: CreatureSpec, large: int) -> list[list[Image.Image]]:
    """Return two rows, or one, of numbers with signs of this size."""
    numbers = current(seen.creature)
    life, damage = numbers.strength(large)
    more = numbers.reach(large * 4 // 5)
    if large <= 26:
        return [[life], [damage, *more]]
    return [[life, damage], *filter(None, [more])]


Badge = Callable[[int], Image.Image]
"""Draws a sign with a side of this many pixels."""


def _badges(seen: CreatureSpec) -> list[Badge]:
    creature = seen.creature
    badges: list[Badge] = [partial(badge, name) for name in (*traits(creature.card), *seen.marks)]
    if creature.card.is_legend:
        badges.append(lambda side: icon("crown", side, GOLD))
    if creature.boost is not None:
        race, ground = creature.boost, SEAT_COLOURS[creature.owner].main
        badges.append(lambda side: back(race, (side * 7 // 9, side), ground))
    if seen.tombstone:
        badges.append(partial(badge, "tombstone"))
    if seen.tile is not None:
        tile = seen.tile
        badges.append(lambda side: tile_badge(tile.kind, tile.owner, (side, side)))
    return badges


def _draw_art(
    image: Image.Image, card: Card, badges: Sequence[Badge], size: tuple[int, int]
) -> None:
    wide, high = size
    if not badges:
        image.paste(scene(card, size), (0, 0))
        return
    below = high > wide
    along = wide if below else high
    across = (high if below else wide) - _LEAST_EMBLEM
    most = min(_BADGE[1], along // 2 - 2)
    sides = [min(most, along // -(-len(badges) // n) - 2, across // n - 2) for n in (1, 2, 3)]
    side = max(*sides, _BADGE[0])
    many = along // (side + 2)
    aside = -(-len(badges) // many) * (side + 2)
    free = (wide, high - aside) if below else (wide - aside, high)
    emblem = max(min(round(min(free) * 0.94), wide - 6), _LEAST_EMBLEM // 2)
    image.paste(scene(card, size, emblem, (free[0] / 2, free[1] / 2)), (0, 0))
    for place, draw in enumerate(badges):
        line, column = divmod(place, many)
        far, near = (side + 2) * (column + 0.5), (side + 2) * (line + 0.5)
        put(image, draw(side), (far, high - near) if below else (wide - near, far))
