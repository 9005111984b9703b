"""A creature as a strip, half as high as a tile, for the fronts of a table that matter less now.

At the left are its emblem and signs, at the right attack and health, and below them its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from engine.clash.view import CreatureView
from images.arrows import damage_burst
from images.canvas import fill_bordered, lay, put, put_row
from images.clash.badges import round_badge, shield
from images.clash.creature import (
    draw_figures,
    health_of,
    is_asleep,
    light_up_marked,
    narrowed,
    signs_of,
    states_of,
)
from images.clash.emblems import scene
from images.clash.field import Box
from images.clash.marks import CreatureMarks
from images.icons import icon
from images.layout import hatch
from images.shapes import faded
from images.theme import INK, NIGHT, PAPER, SEAT_COLOURS

_EDGE = 4
_NAME = 38
"""Height of the name."""
_FIGURES = 112
"""Most width of attack and health."""
_MOST_SIGNS, _LEAST_SIGN = 4, 18
"""Signs at most, and their least size; dots replace those that don't fit."""
_ORDER = 40
"""Height of the order of attacks, or a deed, in the upper left corner."""
_LETTERS = 34
"""Size of names in pixels to an em: 9 points on a phone."""
_NAMELESS = 100
"""Narrower creatures have no name."""


def draw_chip(
    canvas: Image.Image,
    creature: CreatureView,
    marks: CreatureMarks,
    box: Box,
    *,
    up: bool,
    language: str,
) -> None:
    """Draw a creature and its marks into its box; `up` if its enemies are above it."""
    left, top, width, height = box
    colours = SEAT_COLOURS[creature.owner]
    light_up_marked(canvas, creature, marks, box, 12)
    fill_bordered(canvas, (left, top), (width, height), (12, 9), _EDGE, colours.main, colours.dark)
    face = _face(creature, marks, (width - 2 * _EDGE, height - 2 * _EDGE), language)
    if marks.falls:
        face = faded(face.convert("RGBA"), 1, 0.45, INK)
        put(face, icon("skull", face.height - 8, PAPER), (face.width / 2, face.height / 2))
    canvas.paste(face.convert("RGB"), (left + _EDGE, top + _EDGE))
    if marks.deed or creature.attack_order is not None:
        side = min(_ORDER, width - _figures(width - 2 * _EDGE))
        lay(canvas, states_of(creature, marks, up=up)[0](side), (left, top))
    hurt = bool(marks.damage) and not marks.falls
    side = min(height, (width - 4) // (hurt + bool(marks.shields) or 1) - 2)
    blows = [damage_burst(marks.damage, side)] if hurt else []
    blows += [shield(marks.shields, side)] if marks.shields else []
    put_row(canvas, blows, (left + 2, top + height / 2), 2)


def chip_boxes(box: Box) -> Iterator[Box]:
    """Yield the boxes of a chip that have to stay legible below an arrow: name and figures."""
    left, top, width, height = box
    yield left, top + height - _NAME - _EDGE, width, _NAME + _EDGE
    figures = _figures(width - 2 * _EDGE) + _EDGE
    yield left + width - figures, top, figures, height


def _figures(width: int) -> int:
    """Return the width of the figures next to the emblem; 0 if they are below it."""
    return min(_FIGURES, width * 2 // 3) if width >= _NAMELESS else 0


def _face(
    creature: CreatureView, marks: CreatureMarks, size: tuple[int, int], language: str
) -> Image.Image:
    width, height = size
    ground = SEAT_COLOURS[creature.owner].dark
    face = Image.new("RGB", size, ground)
    hatch(face, creature.owner, (0, 0), size, 1, ground)
    depth, figures = height - _NAME, _figures(width)
    art, y = width - figures, 0 if figures else depth
    ordered = marks.deed or creature.attack_order is not None
    x = _ORDER if ordered and art >= _ORDER + depth else 0
    emblem = scene(creature.card, (art, depth), min(depth, art - x), (x + (art - x) / 2, depth / 2))
    space = art - x - depth
    most = min(_MOST_SIGNS, space // _LEAST_SIGN) if figures else 0
    signs = [*_signs(creature)]
    if len(signs) > most:
        signs[max(most - 1, 0) :] = [partial(icon, "dots-horizontal", colour=PAPER)][:most]
    if signs:
        emblem = scene(creature.card, (art, depth), depth, (x + depth / 2, depth / 2))
    if ordered and figures and not x:
        emblem = Image.new("RGB", (art, depth), ground)
    if is_asleep(creature):
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.4)
    face.paste(emblem)
    side = min(depth - 6, space // max(len(signs), 1) - 2)
    put_row(face, [draw(side) for draw in signs], (art - len(signs) * (side + 2), depth / 2), 2)
    middle, bottom = (art + figures * 2 // 5, depth) if figures else (width // 2, height)
    boxes = (art if figures else 0, y, middle, bottom), (middle, y, width, bottom)
    draw_figures(face, creature, health_of(creature, marks), *boxes)
    if figures:
        name = narrowed(creature.card.name(language), _LETTERS, width - 8)
        put(face, name, (width / 2, height - _NAME / 2))
    return face


def _signs(creature: CreatureView) -> Iterator[Callable[[int], Image.Image]]:
    """Yield functions that draw that it is asleep, its symbiote, and its signs in a square."""
    if is_asleep(creature):
        yield lambda side: round_badge("sleep", side, PAPER, INK)
    if creature.symbiote is not None:
        symbiote = creature.symbiote
        yield lambda side: scene(symbiote, (side, side)).convert("RGBA")
    yield from signs_of(creature)
