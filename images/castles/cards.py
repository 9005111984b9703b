"""Broad cards for hands and lists, two next to each other.

They show emblem, price, name, numbers, and the ability with its cost in signs.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import Card, Race
from images.canvas import fill, put, put_left
from images.castles.colours import TINCTURES
from images.castles.effect import FORMULAS, effect, traits
from images.castles.emblems import scene, token
from images.castles.numbers import both, draw_numbers, printed
from images.castles.signs import badge, cost
from images.frames import empty_card
from images.shapes import blend, faded, rounded
from images.shared import shared
from images.text import halved, label
from images.theme import GOLD, INK, PAPER

PLATE = (484, 120)
ABILITY = (308, 36)
"""Size of the box for an ability's effect."""
_EDGE, _RADIUS = 4, 18
_ART = 104
_LEFT = _EDGE + _ART + 8
_SPACE = PLATE[0] - _EDGE - _LEFT - 4


def framed(
    race: Race, size: tuple[int, int], edge: int, radius: int, *, legend: bool = False
) -> Image.Image:
    """Draw an empty card (RGBA, a new image): in the colours of the race, a legend's in gold."""
    colours = TINCTURES[race]
    edges = blend(colours.bright, PAPER, 0.15), colours.core
    if legend:
        edges = blend(GOLD, PAPER, 0.45), blend(GOLD, colours.deep, 0.45)
    return empty_card(size, edge, radius, edges, blend(colours.night, INK, 0.3))


@shared(96)
def plate(card: Card, language: str, *, dimmed: bool = False) -> Image.Image:
    """Draw a card (RGBA) of the size `PLATE`."""
    if dimmed:
        return faded(plate(card, language), 0.55, 0.42)
    image = framed(card.race, PLATE, _EDGE, _RADIUS, legend=card.is_legend)
    art = _ART, PLATE[1] - 2 * _EDGE
    image.paste(scene(card, art), (_EDGE, _EDGE), rounded(art, _RADIUS - _EDGE))
    if card.price:
        put(image, cost(card.price, 48), (_EDGE + 26, _EDGE + 26))
    for place, name in enumerate(traits(card)):
        put(image, badge(name, 38), (_EDGE + 22 + place * 42, PLATE[1] - _EDGE - 22))
    words = label(card.name(language), 34, TINCTURES[card.race].frost, "black", _SPACE)
    put_left(image, words, (_LEFT, 24))
    if not card.is_creature:
        FORMULAS.draw(image, effect(card).lines, (_LEFT, 48, _SPACE, 64), 44)
    elif card.ability is None:
        draw_numbers(image, both, printed(card), (_LEFT, 80, _SPACE), 36)
    else:
        draw_numbers(image, both, printed(card), (_LEFT, 59, _SPACE), 30)
        ground = blend(TINCTURES[card.race].deep, INK, 0.35)
        left, top = PLATE[0] - _EDGE - 4 - ABILITY[0], PLATE[1] - _EDGE - ABILITY[1]
        fill(image, (_LEFT, top), rounded((_SPACE, ABILITY[1]), 10), ground)
        put(image, cost(card.ability.cost, 39), (_LEFT + 22, top + ABILITY[1] / 2 - 1))
        FORMULAS.draw(image, effect(card).lines, (left, top, *ABILITY), 31)
    return image


@shared(64)
def slip(card: Card, size: tuple[int, int], before: str, language: str) -> Image.Image:
    """Draw a card as a slip (RGBA): its emblem, a word, its name."""
    image = framed(card.race, size, 4, size[1] // 5, legend=card.is_legend)
    side = size[1] - 12
    drawn = token(card, side)
    put(image, drawn, (6 + side / 2, size[1] / 2))
    left = side + 16
    if before:
        words = label(before, 33, TINCTURES[card.race].bright, "black")
        put_left(image, words, (left, size[1] / 2))
        left += words.width + 10
    space = size[0] - left - 12
    lines = halved(card.name(language), 33, space, "bold")
    large = 33 if len(lines) == 1 else 26
    for place, line in enumerate(lines):
        words = label(line, large, PAPER, "bold", space)
        y = size[1] / 2 + (place - (len(lines) - 1) / 2) * 26
        put_left(image, words, (left, y))
    return image
