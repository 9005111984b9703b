"""The emblem of each card at night, in its colour."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from PIL import Image

from engine.bald_mountain.cards import CARDS, Card
from images.bald_mountain.colours import TINCTURES, ZENITH
from images.canvas import fill
from images.emblems import Emblem, emblem_data, read_emblems
from images.linocut import draw_emblem, draw_ground, draw_scene, ink_of, scenery_of
from images.shapes import Points, blend, cornered, disc
from images.shared import shared
from images.theme import GOLD

RIDGE: Points = ((0, 0.9), (0.2, 0.74), (0.34, 0.82), (0.62, 0.7), (0.8, 0.86), (1, 0.78))
"""The upper edge of the mountain, in parts of width and height."""


@cache
def emblems() -> dict[str, Emblem]:
    """Return the emblem of each card by its id."""
    data = emblem_data(__package__)
    lights = {card.id: TINCTURES[card.colour].bright for card in CARDS}
    return read_emblems(data["cards"], data["accents"], lights)


def paint_scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem at night (RGB): before the moon, or a wonder's in a golden ring."""
    colours = TINCTURES[card.colour]
    sky, moon = blend(colours.deep, ZENITH, 0.5), blend(colours.core, colours.deep, 0.3)
    night = replace(scenery_of(colours, RIDGE), ground=sky, rays=sky, sun=moon)
    if not card.is_wonder:
        side = round(min(size[0] * 0.84, size[1] * 0.9))
        low = size[0] / 2, size[1] - side / 2 - size[1] * 0.08
        return draw_scene(size, emblems()[card.id], night, side=side, middle=low)
    middle, ring = (size[0] / 2, size[1] / 2), round(min(size) * 0.96)
    lit = replace(night, rays=colours.core, sun=GOLD, edge=(), count=18)
    image = draw_ground(size, lit, middle, ring)
    inside = ring - max(min(size) // 16, 4)
    fill(image, ((size[0] - inside) // 2, (size[1] - inside) // 2), disc(inside), colours.night)
    draw_emblem(image, emblems()[card.id], round(min(size) * 0.66), middle, ink_of(colours))
    return image


scene = shared(96)(paint_scene)
"""Draws the same, but the image is kept and shared."""


def token(card: Card, side: int) -> Image.Image:
    """Draw the emblem with round corners (RGBA, a new image)."""
    return cornered(scene(card, (side, side)), side // 7)
