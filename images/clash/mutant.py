"""A creature of the mutation league with its mutations, and the rest of a laboratory card."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from engine.clash.abilities import BY_ID, mask_of
from engine.clash.cards import Card
from engine.clash.formats.fragments import ATTACK, AURA, COST, HEALTH, Form, elements
from engine.clash.formats.league import LaboratoryCard
from images.canvas import put_left
from images.clash.ability_icons import ability_icon, aura_icon
from images.clash.card import ATTACK_GROUND, HEALTH_GROUND, damage_text, mana_disc, miniature
from images.clash.emblems import scene
from images.icons import icon
from images.shapes import blend, outline, rounded, solid
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, MIST, NIGHT, PAPER, SLATE, STEEL, Colour

_CHIP, _CHIP_GAP = 62, 8
_WIDE = 1.5
"""Width of the chip of a value, relative to its height."""
_NAME, _NAME_WIDTH = 36, 340


@lru_cache(maxsize=256)
def as_printed(form: Form) -> Card:
    """Return a card for drawing the creature: the printed one with its current values.

    It is not the card that the game uses.
    """
    return replace(
        form.card,
        cost=form.cost,
        attack=form.attack,
        health=form.health,
        abilities=form.abilities,
        mask=mask_of(tuple(ability.id for ability in form.abilities)),
        aura=form.aura.bit if form.aura else 0,
    )


def mutant(form: Form, size: tuple[int, int], language: str) -> Image.Image:
    """Draw the creature's miniature, with an edge around all glued elements (RGBA).

    The image is shared: never draw on it.
    """
    drawn = as_printed(form)
    return miniature(drawn, size, language=language, glued=form.glued, roomy=True)


@shared(64)
def remains(left: LaboratoryCard, size: tuple[int, int], language: str) -> Image.Image:
    """Draw a laboratory card (RGBA): emblem, name, and its elements as chips.

    Elements that were cut out are holes.
    """
    wide, high = size
    used_up = not left.elements
    image = solid(rounded(size, 18), blend(SLATE, NIGHT, 0.55) if used_up else SLATE)
    emblem = scene(left.card, (high - 16, high - 16))
    if used_up:
        emblem = Image.blend(emblem, Image.new("RGB", emblem.size, NIGHT), 0.6)
    image.paste(emblem, (8, 8), rounded(emblem.size, 12))
    x = high + 8
    ink = MIST if used_up else PAPER
    name = label(left.card.name(language), _NAME, ink, "bold", _NAME_WIDTH)
    put_left(image, name, (x + 4, high / 2))
    x += _NAME_WIDTH + 16
    there = elements(left.card)
    wide_ones = sum(element in (ATTACK, HEALTH) for element in there)
    space = (wide - x - 14 - _CHIP_GAP * (len(there) - 1)) / (len(there) + (_WIDE - 1) * wide_ones)
    side = min(_CHIP, int(space))
    for element in there:
        drawn = _chip(left.card, element, side, cut=element not in left.elements)
        put_left(image, drawn, (x, high / 2))
        x += drawn.width + _CHIP_GAP
    return image


def _chip(card: Card, element: str, side: int, *, cut: bool) -> Image.Image:
    size = round(side * _WIDE) if element in (ATTACK, HEALTH) else side, side
    if cut:
        hole = solid(rounded(size, side // 4), NIGHT)
        hole.alpha_composite(solid(outline(size, side // 4, 3), STEEL))
        return hole
    if element == COST:
        return mana_disc(card.cost, side)
    if element == AURA and card.aura_ability is not None:
        return aura_icon(card.aura_ability.id, side)
    if element in BY_ID:
        return ability_icon(element, side)
    if element == HEALTH:
        return _value("heart", str(card.health), HEALTH_GROUND, size)
    if card.is_creature:
        return _value("sword", damage_text(card), ATTACK_GROUND, size)
    return _value("flare", damage_text(card), CRIMSON, size)


def _value(symbol: str, value: str, ground: Colour, size: tuple[int, int]) -> Image.Image:
    chip = solid(rounded(size, size[1] // 4), ground)
    figure = number(value, size[1] * 5 // 8, PAPER)
    sign = icon(symbol, size[1] // 2, blend(PAPER, ground, 0.2))
    left = (size[0] - sign.width - 6 - figure.width) / 2
    put_left(chip, sign, (left, size[1] / 2))
    put_left(chip, figure, (left + sign.width + 6, size[1] / 2))
    return chip
