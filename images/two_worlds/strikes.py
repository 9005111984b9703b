"""The damage of a warrior by distance.

A sword is in front of the damage at distance 1, a bow in front of those at distances 2, 3 and 4.
"""

from __future__ import annotations

from PIL import Image

from engine.two_worlds.cards import Warrior
from images.canvas import fill, put, put_left
from images.health import LEAST
from images.shapes import blend, polygon, rounded
from images.shared import shared
from images.text import number
from images.theme import INK, PAPER, Colour
from images.two_worlds.colours import BLADE, LOWERED, RAISED, SHOT
from images.two_worlds.signs import sign

FARTHEST = 4
INKS = (PAPER, RAISED, LOWERED)
"""Colours of numbers by how they are `compared` with the printed ones."""


@shared(256)
def strikes_picture(
    melee: int | None, ranged: tuple[tuple[int, int], ...], card: Warrior, size: int
) -> Image.Image:
    """Draw both kinds of damage, `size` high, marked if it differs from `card` (RGBA, shared)."""
    wide = round(size * 5.4)
    image = Image.new("RGBA", (wide, size), (*PAPER, 0))
    x = 0.0
    if melee is not None:
        put(image, sign("melee", round(size * 0.9)), (x + size * 0.45, size / 2))
        drawn = figure(melee, card.melee, (round(size * 0.68), size))
        put_left(image, drawn, (x + size * 0.98, size / 2))
    x += size * 1.7
    if ranged:
        put(image, sign("ranged", round(size * 0.9)), (x + size * 0.45, size / 2))
        _draw_row(image, dict(ranged), card, x + size * 1.0)
    return image


def _draw_row(image: Image.Image, ranged: dict[int, int], card: Warrior, left: float) -> None:
    size = image.height
    box, step = (round(size * 0.8), size), size * 0.88
    for place, far in enumerate(range(2, FARTHEST + 1)):
        corner = round(left + place * step), 0
        there = far in ranged
        fill(image, corner, rounded(box, size // 6), strike_ground(far, there=there))
        if there:
            drawn = figure(ranged[far], card.strikes(far), (box[0] - 4, size))
            put(image, drawn, (corner[0] + box[0] / 2, size / 2))


def figure(now: int, printed: int | None, size: tuple[int, int]) -> Image.Image:
    """Draw a number in a box (RGBA), a raised or lowered one on a plate that points up or down."""
    (wide, high), change = size, compared(now, printed)
    image, middle = Image.new("RGBA", size, (*PAPER, 0)), (wide / 2, high / 2)
    if not change:
        put(image, number(str(now), high * 3 // 4, PAPER, max_width=wide), middle)
        return image
    low = high * 4 // 5
    edge = ((0, 0.24), (0.5, 0), (1, 0.24), (1, 1), (0, 1))
    points = tuple([(x * wide, (y if change > 0 else 1 - y) * low) for x, y in edge])
    fill(image, (0, (high - low) // 2), polygon((wide, low), points), INKS[change])
    drawn = number(str(now), max(low * 3 // 4, LEAST), INK, max_width=wide - 4)
    put(image, drawn, (wide / 2, high / 2 + change * (low - drawn.height - 2) / 2))
    return image


def compared(now: int, printed: int | None) -> int:
    """Return 1 if a number is above the printed one, -1 if it is below it, else 0."""
    return 0 if printed is None else (now > printed) - (now < printed)


def strike_ground(far: int, *, there: bool) -> Colour:
    """Return the ground of the damage at a distance, dark if the warrior can't reach it."""
    return blend(BLADE if far == 1 else SHOT, INK, 0.64 if there else 0.86)
