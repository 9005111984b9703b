"""The frames of cards: the colours of the race, gold for a legend."""

from __future__ import annotations

from PIL import Image

from engine.castles.cards import Race
from images.canvas import fill
from images.castles.colours import TINCTURES
from images.shapes import blend, rounded
from images.shared import shared
from images.theme import GOLD, INK, PAPER


def framed(
    race: Race, size: tuple[int, int], edge: int, radius: int, *, legend: bool = False
) -> Image.Image:
    """Draw an empty card with round corners (RGBA, a new image)."""
    return _frame(race, legend, size, edge, radius).copy()


@shared(64)
def _frame(race: Race, legend: bool, size: tuple[int, int], edge: int, radius: int) -> Image.Image:
    colours = TINCTURES[race]
    top, bottom = blend(colours.bright, PAPER, 0.15), colours.core
    if legend:
        top, bottom = blend(GOLD, PAPER, 0.45), blend(GOLD, colours.deep, 0.45)
    image = Image.composite(
        Image.new("RGB", size, bottom),
        Image.new("RGB", size, top),
        Image.linear_gradient("L").resize(size),
    ).convert("RGBA")
    image.putalpha(rounded(size, radius))
    inner = size[0] - 2 * edge, size[1] - 2 * edge
    ground = blend(colours.night, INK, 0.3)
    fill(image, (edge, edge), rounded(inner, max(radius - edge, 1)), ground)
    return image
