"""A creature as it stands on the board.

It shows emblem, numbers, marks, and its name on the colour of its owner, at the edge that is next
to the owner's castle. In a duel a creature is broad, its numbers beside its emblem; with teams they
are below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from PIL import Image

from engine.castles.cards import Card, Race
from engine.castles.view import CastlesView, CreatureView
from engine.core import Seat, record
from images.castles.colours import DUSK
from images.castles.effect import traits
from images.castles.emblems import scene
from images.castles.field import Towards
from images.castles.numbers import Numbers, current, draw_reach, draw_strength
from images.castles.signs import back, badge
from images.icons import icon
from images.shapes import blend, fill, put, rounded, solid
from images.text import halved, label
from images.theme import GOLD, NIGHT, PAPER, SEAT_COLOURS

EDGE = 5
_BROAD = 250
"""From this width on the numbers stand beside the emblem."""
_BADGE = 34
_NUMBERS = 82
"""The height of the numbers where they are below."""
_NAME, _TWO_LINES = 30, 23


@record
class CreatureShown:
    """All that the picture of a creature shows.

    `marks` are the signs of what holds for it now, `lit`: it can be activated by the viewer,
    `faded`: it has been activated in this turn.
    """

    card: Card
    owner: Seat
    towards: Towards
    numbers: Numbers
    marks: tuple[str, ...]
    boost: Race | None
    lit: bool
    faded: bool
    language: str


def shown(
    creature: CreatureView, view: CastlesView, towards: Towards, language: str
) -> CreatureShown:
    """Collect what is to be seen of a creature."""
    active = creature.owner == view.active and view.outcome is None
    done = creature.activated and active
    marks = (
        ("stunned", creature.stunned),
        ("activated", done and not creature.stunned),
        ("shield", creature.shield),
    )
    return CreatureShown(
        creature.card,
        creature.owner,
        towards,
        current(creature),
        tuple([name for name, holds in marks if holds]),
        creature.boost,
        creature.cell in view.usable,
        done or (creature.stunned and active),
        language,
    )


@lru_cache(maxsize=128)
def creature_picture(seen: CreatureShown, size: tuple[int, int]) -> Image.Image:
    """Draw the creature (RGBA) of this size.

    Shared: never draw on it.
    """
    colours = SEAT_COLOURS[seen.owner]
    image = solid(rounded(size, 16), GOLD if seen.lit else colours.main)
    wide, high = size
    broad = wide >= _BROAD
    band = 44 if broad or len(_name_lines(seen, wide)) == 1 else 54
    top = EDGE if seen.towards == "down" else band
    inner = wide - 2 * EDGE, high - band - EDGE
    body = _body(seen, inner, broad=broad)
    if seen.faded:
        body = _faded(body)
    image.paste(body, (EDGE, top), rounded(inner, 12))
    _draw_band(image, seen, high - band if seen.towards == "down" else 0, band)
    return image


def _faded(image: Image.Image) -> Image.Image:
    """Greyer and darker (RGB), but still to be read: a new image."""
    faded = Image.blend(image, image.convert("L").convert("RGB"), 0.6)
    return Image.blend(faded, Image.new("RGB", image.size, NIGHT), 0.36)


def _draw_band(image: Image.Image, seen: CreatureShown, top: int, high: int) -> None:
    """Draw the name on the colour of the owner.

    Where there is room, also a legend's crown, and the card that lies under the creature.
    """
    colours = SEAT_COLOURS[seen.owner]
    size = image.width, high
    fill(image, (0, top), rounded(size, 14), GOLD if seen.lit else colours.main)
    fill(image, (3, top + 3), rounded((size[0] - 6, high - 6), 12), colours.main)
    middle, broad = top + high / 2, image.width >= _BROAD
    if seen.boost is not None and broad:
        put(image, back(seen.boost, (28, 36), colours.main), (image.width - 24, middle))
    if seen.card.is_legend and broad:
        put(image, icon("crown", 30, GOLD), (26, middle))
    left, space = _name_space(seen, image.width)
    lines = _name_lines(seen, image.width)
    large = _NAME if len(lines) == 1 else _TWO_LINES
    for place, line in enumerate(lines):
        words = label(line, large, PAPER, "bold", space)
        y = middle + (place - (len(lines) - 1) / 2) * _TWO_LINES
        put(image, words, (left + space / 2, y))


def _name_space(seen: CreatureShown, wide: int) -> tuple[int, int]:
    """Where the name begins, and its room beside what else stands there."""
    if wide < _BROAD:
        return 10, wide - 20
    left = 46 if seen.card.is_legend else 12
    return left, wide - 10 - left - (36 if seen.boost is not None else 0)


def _name_lines(seen: CreatureShown, wide: int) -> Sequence[str]:
    """Break the name into one line, or into two where there is little room."""
    name = seen.card.name(seen.language)
    return (
        (name,) if wide >= _BROAD else halved(name, _NAME - 2, _name_space(seen, wide)[1], "bold")
    )


def _body(seen: CreatureShown, size: tuple[int, int], *, broad: bool) -> Image.Image:
    """Emblem and numbers (RGB)."""
    image = Image.new("RGB", size, blend(SEAT_COLOURS[seen.owner].dark, DUSK, 0.55))
    wide, high = size
    if broad:
        art = high + 6, high
        _draw_art(image, seen, art, _badges(seen))
        draw_strength(image, seen.numbers, (art[0], high * 0.3, wide - art[0]), 42)
        draw_reach(image, seen.numbers, (art[0], high * 0.76, wide - art[0]), 34)
        return image
    _draw_art(image, seen, (wide, high - _NUMBERS), _badges_and_more(seen))
    draw_strength(image, seen.numbers, (0, high - _NUMBERS + 22, wide), 36)
    draw_reach(image, seen.numbers, (0, high - 20, wide), 30)
    return image


Badge = Callable[[int], Image.Image]
"""Draws a sign with sides of so many pixels."""


def _badges(seen: CreatureShown) -> tuple[list[Badge], list[Badge]]:
    """Those at the left edge of the emblem, traits, and at the right one, marks."""
    left: list[Badge] = [partial(badge, name) for name in traits(seen.card)]
    right: list[Badge] = [partial(badge, name) for name in seen.marks]
    return left, right


def _badges_and_more(seen: CreatureShown) -> tuple[list[Badge], list[Badge]]:
    """With those for which there is no room beside the name."""
    left, right = _badges(seen)
    if seen.card.is_legend:
        left.append(lambda side: icon("crown", side - 4, GOLD))
    if seen.boost is not None:
        race, ground = seen.boost, SEAT_COLOURS[seen.owner].main
        right.append(lambda side: back(race, (side * 7 // 9, side), ground))
    return left, right


def _draw_art(
    image: Image.Image,
    seen: CreatureShown,
    size: tuple[int, int],
    badges: tuple[list[Badge], list[Badge]],
) -> None:
    """Draw the emblem with badges at its left and right edge."""
    image.paste(scene(seen.card, size), (0, 0))
    wide, high = size
    for at_left, edge in zip((True, False), badges, strict=True):
        side = min(_BADGE, (high - 4) // max(len(edge), 2))
        x = side / 2 + 3 if at_left else wide - side / 2 - 3
        step = (high - 6 - side) / max(len(edge) - 1, 1)
        for place, draw in enumerate(edge):
            put(image, draw(side), (x, 3 + side / 2 + place * step))
