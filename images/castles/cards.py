"""Cards as they are held and listed, upright.

They show what bringing them costs, name, emblem, numbers, and the ability with its cost in signs.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.castles.cards import Card
from images.castles.colours import TINCTURES
from images.castles.dice import cost
from images.castles.effect import effect, traits
from images.castles.emblems import scene, token
from images.castles.frames import framed
from images.castles.lines import draw_groups, fitted, height, laid
from images.castles.numbers import draw_reach, draw_strength, printed
from images.castles.signs import badge
from images.shapes import blend, fill, put, rounded
from images.text import halved, label, width
from images.theme import INK, NIGHT, PAPER

UPRIGHT = (236, 380)
EDGE, _RADIUS = 6, 20
_NAME = 66
_NUMBERS = 88
_ABILITY = 40
_LARGEST = 38
"""Of signs."""
_LEAST_ART = 76
_SMALL = 18
"""Of letters of a name that is a single long word."""


@lru_cache(maxsize=96)
def miniature(
    card: Card, size: tuple[int, int], language: str, *, dimmed: bool = False
) -> Image.Image:
    """Draw a card of this size (RGBA), laid out for widths around 236 pixels.

    Shared: never draw on it.
    """
    if dimmed:
        return _spent(miniature(card, size, language))
    image = framed(card.race, size, EDGE, _RADIUS, legend=card.is_legend)
    wide, high = size
    space = wide - 2 * EDGE
    numbers = _NUMBERS if card.is_creature else 0
    ability = _ability_height(card, space, high - 2 * EDGE - _NAME - numbers - _LEAST_ART)
    art = space, high - 2 * EDGE - _NAME - numbers - ability
    _draw_name(image, card, (EDGE, EDGE, space, _NAME), language)
    image.paste(scene(card, art), (EDGE, EDGE + _NAME))
    for place, name in enumerate(traits(card)):
        put(image, badge(name, 40), (EDGE + 26, EDGE + _NAME + 26 + place * 44))
    top = EDGE + _NAME + art[1]
    if card.is_creature:
        draw_strength(image, printed(card), (EDGE, top + 25, space), 38)
        draw_reach(image, printed(card), (EDGE, top + 66, space), 32)
    if ability:
        _draw_ability(image, card, (EDGE, top + numbers, space, ability), language)
    return image


def _ability_height(card: Card, space: int, free: int) -> int:
    groups = effect(card).groups
    if not groups:
        return 0
    head = _ABILITY if card.is_creature else 8
    size = fitted(groups, (space - 16, free - head - 8), _LARGEST)
    return head + height(len(laid(groups, space - 16, size)), size) + 8


def _draw_name(
    image: Image.Image, card: Card, box: tuple[int, int, int, int], language: str
) -> None:
    """Draw what bringing the card costs, and its name."""
    left, top, space, high = box
    name = card.name(language)
    if card.price:
        put(image, cost(card.price, 48), (left + 29, top + high / 2))
        left, space = left + 56, space - 56
    lines = halved(name, 28, space - 12)
    size = 28 if len(lines) == 1 else 25
    while size > _SMALL and any(width(line, size, "black") > space - 8 for line in lines):
        size -= 1
    for place, line in enumerate(lines):
        words = label(line, size, TINCTURES[card.race].frost, "black", space - 8)
        y = top + high / 2 + (place - (len(lines) - 1) / 2) * 27
        put(image, words, (left + space / 2, y))


def _draw_ability(
    image: Image.Image, card: Card, box: tuple[int, int, int, int], language: str
) -> None:
    """Draw the cost and the name of an ability, and what it does, on a ground of its own."""
    left, top, space, high = box
    ground = blend(TINCTURES[card.race].deep, INK, 0.35)
    fill(image, (left + 4, top), rounded((space - 8, high - 4), 12), ground)
    head = 8
    if card.is_creature and card.ability is not None:
        head = _ABILITY
        put(image, cost(card.ability.cost, 34), (left + 27, top + 21))
        name = label(
            card.ability.name(language), 25, TINCTURES[card.race].bright, "bold", space - 60
        )
        put(image, name, (left + 50 + name.width / 2, top + 21))
    box = left + 8, top + head, space - 16, high - head - 6
    draw_groups(image, effect(card).groups, box, _LARGEST)


def _spent(image: Image.Image) -> Image.Image:
    """Draw a card (RGBA) greyer and darker, but still to be read: a new image."""
    faded = Image.blend(image.convert("RGB"), image.convert("L").convert("RGB"), 0.55)
    faded = Image.blend(faded, Image.new("RGB", image.size, NIGHT), 0.42)
    faded.putalpha(image.getchannel("A"))
    return faded


@lru_cache(maxsize=64)
def slip(card: Card, size: tuple[int, int], before: str, language: str) -> Image.Image:
    """Draw a card in a line (RGBA): its emblem, a word, its name.

    Shared: never draw on it.
    """
    image = framed(card.race, size, 4, size[1] // 5, legend=card.is_legend)
    side = size[1] - 12
    drawn = token(card, side)
    put(image, drawn, (6 + side / 2, size[1] / 2))
    left = side + 16
    if before:
        words = label(before, 28, TINCTURES[card.race].bright, "black")
        put(image, words, (left + words.width / 2, size[1] / 2))
        left += words.width + 10
    space = size[0] - left - 12
    lines = halved(card.name(language), 28, space, "bold")
    large = 28 if len(lines) == 1 else 24
    for place, line in enumerate(lines):
        words = label(line, large, PAPER, "bold", space)
        y = size[1] / 2 + (place - (len(lines) - 1) / 2) * 26
        put(image, words, (left + words.width / 2, y))
    return image
