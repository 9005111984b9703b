"""Cards in few pixels, for pictures that show many of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from engine.clash.cards import Card
from images.clash.card import draw_figures, mana_disc
from images.clash.emblems import scene
from images.layout import Corner
from images.shapes import put, rounded, solid
from images.theme import NIGHT, SLATE

TILE = (136, 140)
WIDE_TILE = (163, 140)
"""Eight of these fill the width."""
STEP = 6
"""The gap between tiles."""


@lru_cache(maxsize=128)
def tile(card: Card, size: tuple[int, int] = TILE, *, pale: bool = False) -> Image.Image:
    """A card in few pixels: its emblem with cost and figures (RGBA). Shared: never draw on it."""
    width, height = size
    strip = 46
    image = solid(rounded(size, 14), SLATE)
    image.paste(scene(card, (width, height - strip)), (0, 0))
    image.putalpha(rounded(size, 14))
    put(image, mana_disc(card.cost, 52), (29, 29))
    draw_figures(image, card, (3, height - strip + 2, width - 6, strip - 5), 32)
    if pale:
        night = Image.new("RGBA", size, (*NIGHT, 255))
        night.putalpha(image.getchannel("A"))
        image = Image.blend(image, night, 0.35)
    return image


def draw_tiles(
    canvas: Image.Image,
    cards: Sequence[Card],
    corner: Corner,
    size: tuple[int, int] = TILE,
    *,
    across: int = 8,
) -> None:
    """Cards in rows from this corner on."""
    for place, card in enumerate(cards):
        row, column = divmod(place, across)
        drawn = tile(card, size)
        x, y = corner[0] + column * (size[0] + STEP), corner[1] + row * (size[1] + STEP)
        canvas.paste(drawn, (x, y), drawn)
