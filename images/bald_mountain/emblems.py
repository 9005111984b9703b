"""The emblem of each card on the lit and textured ground of its colour."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.bald_mountain.cards import CARDS, Card
from images.bald_mountain.colours import TINCTURES
from images.canvas import fill_middle
from images.emblems import Emblem, draw_emblem, emblem_data, read_emblems
from images.shapes import burst, cornered, disc
from images.shared import shared
from images.textures import lit
from images.theme import GOLD


@cache
def emblems() -> dict[str, Emblem]:
    """Return the emblem of each card by its id."""
    data = emblem_data(__package__)
    lights = {card.id: TINCTURES[card.colour].bright for card in CARDS}
    return read_emblems(data["cards"], data["accents"], lights)


@shared(96)
def scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem on its ground as a rectangle of `size` (RGB)."""
    return paint_scene(card, size)


def paint_scene(card: Card, size: tuple[int, int]) -> Image.Image:
    """Draw the emblem on its ground as a new image that is not cached (RGB).

    Spells are on their colour, wonders in front of rays in a golden ring.
    """
    colours, side = TINCTURES[card.colour], round(min(size[1] * 0.84, size[0] * 0.8))
    image, least = Image.new("RGB", size, colours.deep), min(size)
    if card.is_wonder:
        ring = round(least * 0.98)
        fill_middle(image, burst(round(least * 1.3), 18), colours.core)
        fill_middle(image, disc(ring), GOLD)
        fill_middle(image, disc(ring - max(least // 16, 4)), colours.night)
        side = round(side * 0.8)
    image = lit(image, colours.texture)
    draw_emblem(image, emblems()[card.id], side, colours.night)
    return image


def token(card: Card, side: int) -> Image.Image:
    """Draw the emblem with round corners (RGBA, a new image)."""
    return cornered(scene(card, (side, side)), side // 7)
