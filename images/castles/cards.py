"""Broad cards for hands and lists, two next to each other.

They show emblem, price, name, numbers, and the ability with its cost in signs.
"""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import Card, Race
from images.canvas import fill, put, put_left
from images.castles.colours import TINCTURES
from images.castles.effect import FORMULAS, formula, traits
from images.castles.emblems import scene, token
from images.castles.numbers import draw_row, printed
from images.castles.signs import badge, cost
from images.frames import empty_card
from images.shapes import blend, faded, rounded
from images.shared import shared
from images.text import label
from images.theme import GOLD, INK, PAPER

PLATE = (484, 120)
ABILITY = (292, 36)
"""Size of the box for an ability's effect."""
_EDGE, _RADIUS = 4, 18
_PRICE = 48
_ART = 126


def framed(
    race: Race, size: tuple[int, int], edge: int, radius: int, *, legend: bool = False
) -> Image.Image:
    """Draw an empty card (RGBA, a new image): in the colours of the race, a legend's in gold."""
    colours = TINCTURES[race]
    edges = blend(colours.bright, PAPER, 0.15), colours.core
    if legend:
        edges = blend(GOLD, PAPER, 0.45), blend(GOLD, colours.deep, 0.45)
    return empty_card(size, edge, radius, edges, blend(colours.night, INK, 0.3)).copy()


@shared(96)
def plate(
    card: Card, language: str, *, size: tuple[int, int] = PLATE, dimmed: bool = False
) -> Image.Image:
    """Draw a card (RGBA) as high as `PLATE`, but maybe broader."""
    if dimmed:
        return faded(plate(card, language, size=size), 0.55, 0.42)
    image, high = framed(card.race, size, _EDGE, _RADIUS, legend=card.is_legend), size[1]
    art = _ART + (size[0] - PLATE[0]) // 3
    _draw_art(image, card, (art, high - 2 * _EDGE))
    left = _EDGE + art + 8
    space = size[0] - _EDGE - left - 4
    words = label(card.name(language), 34, TINCTURES[card.race].frost, "black", space)
    put_left(image, words, (left, 24))
    if not card.is_creature:
        FORMULAS.draw(image, formula(card), (left, 48, space, 64), 44)
    elif card.ability is None:
        draw_row(image, _numbers(card, 42), (left, 80, space))
    else:
        draw_row(image, _numbers(card, 32), (left, 61, space))
        top, box = high - _EDGE - ABILITY[1], (space, ABILITY[1])
        fill(image, (left, top), rounded(box, 10), blend(TINCTURES[card.race].deep, INK, 0.35))
        put(image, cost(card.ability.cost, 39), (left + 22, top + box[1] / 2 - 1))
        FORMULAS.draw(image, formula(card), (left + 43, top, space - 46, box[1]), 31)
    return image


def _numbers(card: Card, size: int) -> list[Image.Image]:
    numbers = printed(card)
    return [*numbers.strength(size), *numbers.reach(size), cost(card.activation, size + 4)]


def _draw_art(image: Image.Image, card: Card, size: tuple[int, int]) -> None:
    wide, high = size
    middle = (wide + _PRICE) / 2 - 2, high / 2
    if not card.is_creature:
        middle = wide - high / 2, high / 2
    drawn = scene(card, size, round(min((wide - _PRICE) * 0.98, high * 0.9)), middle)
    image.paste(drawn, (_EDGE, _EDGE), rounded(size, _RADIUS - _EDGE))
    if card.price:
        put(image, cost(card.price, _PRICE), (_EDGE + 27, _EDGE + 27))
    for place, name in enumerate(traits(card)):
        put(image, badge(name, 26), (_EDGE + 18 + 28 * place, 69))


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
    words = label(card.name(language), 33, PAPER, "bold", space)
    put_left(image, words, (left, size[1] / 2))
    return image
