"""A creature as a strip, half as high as a tile, for the fronts of a table that matter less now.

At the left are its emblem and signs, at the right attack and health, and below them its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PIL import Image

from engine.clash.view import CreatureView
from images.arrows import damage_burst
from images.canvas import fill_bordered, lay, light_up, put, put_row, row_width
from images.clash.ability_icons import SIGNS, ability_icon, aura_icon
from images.clash.badges import order_badge, round_badge, shield
from images.clash.card import UNKNOWN_DAMAGE
from images.clash.creature import is_asleep
from images.clash.emblems import scene
from images.clash.field import Box, glow
from images.clash.marks import CreatureMarks
from images.health import HURT, PALE
from images.icons import icon
from images.shapes import blend, faded
from images.text import cut, label, number
from images.theme import GOLD, INK, LEAF, NIGHT, PAPER, SAND, SEAT_COLOURS, STEEL, Colour

_EDGE = 4
_NAME = 38
"""Height of the name."""
_ATTACK, _HEALTH = 46, 66
"""Widths of the figures."""
_MOST_SIGNS, _LEAST_SIGN = 4, 18
"""Signs at most, and their least size; dots replace those that don't fit."""
_LEAST_STRETCH = 0.6
"""A long name is drawn narrower, down to this part of its usual width, and is then cut."""
_ORDER = 40
"""Height of the order of attacks, or a deed, in the upper left corner."""
_LETTERS, _DIGITS = 34, 24
"""Size of names in pixels to an em, and height of figures: 9 points on a phone."""
_NAMELESS = 130
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
    colours, edge = SEAT_COLOURS[creature.owner], glow(width)
    if marks.deed or marks.fresh:
        colour = GOLD if marks.fresh else colours.bright
        light_up(canvas, (left, top), (width, height), edge, 12 + edge, colour)
    fill_bordered(canvas, (left, top), (width, height), (12, 9), _EDGE, colours.main, colours.dark)
    face = _face(creature, marks, (width - 2 * _EDGE, height - 2 * _EDGE), language)
    if marks.falls:
        face = faded(face.convert("RGBA"), 1, 0.45, INK)
        put(face, icon("skull", face.height - 8, PAPER), (face.width / 2, face.height / 2))
    canvas.paste(face.convert("RGB"), (left + _EDGE, top + _EDGE))
    size = min(_ORDER, width)
    if marks.deed:
        lay(canvas, round_badge(marks.deed, size, colours.bright, INK), (left, top))
    elif creature.attack_order is not None:
        lay(canvas, order_badge(creature.attack_order, up, size, GOLD), (left, top))
    hurt = bool(marks.damage) and not marks.falls
    side = min(height, (width - 4) // (hurt + bool(marks.shields) or 1) - 2)
    blows = [damage_burst(marks.damage, side)] if hurt else []
    blows += [shield(marks.shields, side)] if marks.shields else []
    put_row(canvas, blows, (left + 2, top + height / 2), 2)


def chip_boxes(box: Box) -> Iterator[Box]:
    """Yield the boxes of a chip that have to stay legible below an arrow: name and figures."""
    left, top, width, height = box
    yield left, top + height - _NAME - _EDGE, width, _NAME + _EDGE
    figures = _ATTACK + _HEALTH + _EDGE
    yield left + width - figures, top, figures, height


def _face(
    creature: CreatureView, marks: CreatureMarks, size: tuple[int, int], language: str
) -> Image.Image:
    width, height = size
    face = Image.new("RGB", size, SEAT_COLOURS[creature.owner].dark)
    depth, named = height - _NAME, width >= _NAMELESS
    art, y = (width - _ATTACK - _HEALTH, 0) if named else (width, depth)
    ordered = marks.deed or creature.attack_order is not None
    x = _ORDER if ordered and art >= _ORDER + depth else 0
    emblem = scene(creature.card, (art, depth), min(depth, art - x), (x + (art - x) / 2, depth / 2))
    space = art - x - depth
    most = min(_MOST_SIGNS, space // _LEAST_SIGN) if named else 0
    signs = [*_signs(creature)]
    if len(signs) > most:
        signs[max(most - 1, 0) :] = [partial(icon, "dots-horizontal", colour=PAPER)][:most]
    if signs:
        emblem = scene(creature.card, (art, depth), depth, (x + depth / 2, depth / 2))
    if is_asleep(creature):
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.4)
    face.paste(emblem)
    side = min(depth - 6, space // max(len(signs), 1) - 2)
    put_row(face, [draw(side) for draw in signs], (art - len(signs) * (side + 2), depth / 2), 2)
    middle, bottom = width - _HEALTH if named else width // 2, y + height - max(y, _NAME)
    _draw_attack(face, creature, (art if named else 0, y, middle, bottom))
    _draw_health(face, creature, marks, (middle, y, width, bottom))
    if named:
        name = _name(creature.card.name(language), width - 8)
        put(face, name, (width / 2, height - _NAME / 2))
    return face


def _signs(creature: CreatureView) -> Iterator[Callable[[int], Image.Image]]:
    """Yield functions that draw the symbiote, captives and abilities in a square of a size."""
    if is_asleep(creature):
        yield lambda side: round_badge("sleep", side, PAPER, INK)
    if creature.symbiote is not None:
        symbiote = creature.symbiote
        yield lambda side: scene(symbiote, (side, side)).convert("RGBA")
    if creature.shackled:
        yield lambda side: icon(SIGNS["shackle"].icon, side, PAPER)
    for ability in creature.abilities:
        if not (ability.id == "protection" and creature.protection_used):
            yield partial(ability_icon, ability.id)
    for ability in creature.borrowed:
        yield partial(ability_icon, ability.id, borrowed=True)
    for aura in creature.auras:
        yield partial(aura_icon, aura.id)


def _draw_attack(face: Image.Image, creature: CreatureView, box: Box) -> None:
    blow = UNKNOWN_DAMAGE if creature.attack is None else str(creature.attack)
    _draw_figure(face, blow, (), PAPER, blend(STEEL, INK, 0.25), box)


def _draw_health(face: Image.Image, creature: CreatureView, marks: CreatureMarks, box: Box) -> None:
    left = max(creature.health_left - marks.damage * marks.coming, 0)
    if left == creature.health:
        heart = (icon("heart", 20, SAND),)
        _draw_figure(face, str(left), heart, PAPER, blend(LEAF, INK, 0.45), box)
        return
    beside = icon("heart-broken", 16, HURT), number(f"/{creature.health}", _DIGITS, HURT)
    _draw_figure(face, str(left), beside, HURT, PALE, box)


def _draw_figure(
    face: Image.Image,
    figure: str,
    beside: Sequence[Image.Image],
    ink: Colour,
    ground: Colour,
    box: Box,
) -> None:
    """Draw a figure in its box, with as many as fit of what is `beside` it: a sign, the maximum."""
    left, top, right, bottom = box
    face.paste(ground, box)
    digits = number(figure, _DIGITS, ink, max_width=right - left - 2)
    for shown in ((*beside[:1], digits, *beside[1:]), (digits, *beside[1:]), (digits,)):
        wide = row_width(shown, 2)
        if wide <= right - left - 2:
            break
    put_row(face, shown, ((left + right - wide) / 2, (top + bottom) / 2), 2)


def _name(name: str, space: int) -> Image.Image:
    words = label(cut(name, _LETTERS, "bold", int(space / _LEAST_STRETCH)), _LETTERS, PAPER)
    return words.resize((min(words.width, space), words.height))
