"""A creature on the board.

Its name is on the colour of its owner, at the edge next to the owner's castle, between the name of
the cell and the cost if they fit there. The emblem is next to the numbers, with the marks aside.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PIL import Image

from engine.castles.board import cell_name
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
from images.text import halved, label, width
from images.theme import GOLD, PAPER, SEAT_COLOURS

_EDGE = 4
_BROAD = 250
"""Width from which a creature is broad, as in a duel."""
_NAME, _LINE = 33, 31
_BESIDE = 58
"""Width for the name of the cell, and for the cost, next to the name."""
_BADGE = 32
_LEAST_ART = 48
"""Least width of the part with the emblem."""
_PARTED = {
    name.replace("-", ""): name
    for name in (
        *("Arch-demon", "Grave-digger", "Necro-mancer", "Shield-bearer", "Swords-man"),
        *("Архи-демон", "Взрыв-ники", "Могиль-щик", "Некро-мант", "Опол-ченец", "Щито-носец"),
        *("Archi-démon", "Nécro-mancien", "Tourmen-teur"),
    )
}
"""Hyphenation of words that are too long for a line of a narrow creature."""


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
    lines = _name_lines(seen, wide)
    beside = wide > _BROAD and width(lines[0], _NAME, "bold") <= wide - 2 * _BESIDE
    band = 11 + _LINE * len(lines)
    body = _body(seen, (wide - 2 * _EDGE, high - band - _EDGE), beside=beside)
    if seen.faded:
        body = faded(body, 0.6, 0.36)
    image.paste(body, (_EDGE, _EDGE if seen.towards == "down" else band))
    middle = high - band / 2 if seen.towards == "down" else band / 2 + 3  # accents off the frame
    for place, line in enumerate(lines):
        words = label(line, _NAME, PAPER, "bold", wide - 8)
        put(image, words, (wide / 2, middle + (place - (len(lines) - 1) / 2) * _LINE))
    if beside:
        put_left(image, label(cell_name(seen.creature.cell), _NAME, PAPER, "bold"), (12, middle))
        put_right(image, cost(seen.creature.card.activation, 38), (wide - 9, middle + 1))
    return image


def _name_lines(seen: CreatureSpec, wide: int) -> Sequence[str]:
    name = seen.creature.card.name(seen.language)
    if wide >= _BROAD:
        return (name,)
    if width(name, _NAME, "bold") > wide - 8:
        name = _PARTED.get(name, name)
    return halved(name, _NAME, wide - 8, "bold", hyphens=True)


def _body(seen: CreatureSpec, size: tuple[int, int], *, beside: bool) -> Image.Image:
    """Draw the emblem and the numbers (RGB), with cell and cost unless these are in the band."""
    image = Image.new("RGB", size, blend(SEAT_COLOURS[seen.creature.owner].dark, DUSK, 0.55))
    (wide, high), large = size, 42 if size[0] > _BROAD else 30
    while True:
        rows = _rows(seen, large, beside=beside)
        least = max(row_width(row, 8) for row in rows) + 10
        if least <= wide - _LEAST_ART or large <= 12:
            break
        large -= 2
    art = min(wide - least, 124 if wide > _BROAD else 88)
    _draw_art(image, seen, (art, high))
    for place, row in enumerate(rows):
        draw_row(image, row, (art, high * (place + 0.5) / len(rows), wide - art))
    return image


def _rows(seen: CreatureSpec, large: int, *, beside: bool) -> list[list[Image.Image]]:
    """Return the rows of numbers with signs of this size; a narrow creature has less in each."""
    numbers, where = current(seen.creature), list[Image.Image]()
    life, damage = numbers.strength(large)
    more = numbers.reach(large * 4 // 5)
    if not beside:
        cell = label(cell_name(seen.creature.cell), _NAME, PAPER, "bold")
        where = [cell, cost(numbers.activation, 30)]
    if large <= 30:
        return [[life], [damage, *more], where]
    return [[life, damage], *filter(None, [[*more, *where]])]


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


def _draw_art(image: Image.Image, seen: CreatureSpec, size: tuple[int, int]) -> None:
    (wide, high), badges = size, _badges(seen)
    if not badges:
        image.paste(scene(seen.creature.card, size), (0, 0))
        return
    below = high > wide
    along = wide if below else high
    many = max(along // 28, 2)
    lines = -(-len(badges) // many)
    side = min(_BADGE, along // min(len(badges), many) - 2, (high if below else wide) // lines - 2)
    aside = lines * (side + 2)
    free = (wide, high - aside) if below else (wide - aside, high)
    emblem = max(min(round(min(free) * 0.94), wide - 6), _LEAST_ART // 2)
    image.paste(scene(seen.creature.card, size, emblem, (free[0] / 2, free[1] / 2)), (0, 0))
    for place, draw in enumerate(badges):
        line, column = divmod(place, many)
        far, near = (side + 2) * (column + 0.5), (side + 2) * (line + 0.5)
        put(image, draw(side), (far, high - near) if below else (wide - near, far))
