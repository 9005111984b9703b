"""The frames of cards: shades of its colour for a spell, gold for a wonder."""

from __future__ import annotations

from PIL import Image

from engine.bald_mountain.cards import Card
from images.bald_mountain.colours import TINCTURES
from images.canvas import fill
from images.shapes import blend, rounded
from images.shared import shared
from images.theme import GOLD, INK, NIGHT, PAPER


def framed(card: Card, size: tuple[int, int], edge: int, radius: int) -> Image.Image:
    """Draw an empty card with round corners (RGBA, a new image)."""
    return _frame(card.colour, card.is_wonder, size, edge, radius).copy()


@shared(64)
def _frame(colour: str, wonder: bool, size: tuple[int, int], edge: int, radius: int) -> Image.Image:
    colours = TINCTURES[colour]
    top, bottom = (blend(colours.bright, PAPER, 0.2), colours.deep)
    if wonder:
        top, bottom = blend(GOLD, PAPER, 0.45), blend(GOLD, colours.deep, 0.5)
    image = Image.composite(
        Image.new("RGB", size, bottom),
        Image.new("RGB", size, top),
        Image.linear_gradient("L").resize(size),
    ).convert("RGBA")
    image.putalpha(rounded(size, radius))
    inner = size[0] - 2 * edge, size[1] - 2 * edge
    ground = blend(blend(colours.night, NIGHT, 0.35), INK, 0.2)
    fill(image, (edge, edge), rounded(inner, max(radius - edge, 1)), ground)
    return image
