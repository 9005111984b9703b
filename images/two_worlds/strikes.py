"""The damage of a warrior by distance.

A sword is in front of the damage at distance 1, a bow in front of those at distances 2, 3 and 4.
"""

from __future__ import annotations

from PIL import Image

from engine.two_worlds.cards import Warrior
from images.canvas import fill, put, put_left
from images.shapes import blend, rounded
from images.shared import shared
from images.text import number
from images.theme import INK, PAPER, Colour
from images.two_worlds.colours import BLADE, LOWERED, RAISED, SHOT
from images.two_worlds.signs import sign

FARTHEST = 4


@shared(256)
def strikes_picture(
    melee: int | None, ranged: tuple[tuple[int, int], ...], card: Warrior, size: int
) -> Image.Image:
    """Draw both kinds of damage, `size` high, coloured if it differs from `card` (RGBA, shared)."""
    wide = round(size * 5.4)
    image = Image.new("RGBA", (wide, size), (*PAPER, 0))
    x = 0.0
    if melee is not None:
        put(image, sign("melee", round(size * 0.9)), (x + size * 0.45, size / 2))
        figure = number(
            str(melee), round(size * 0.75), ink_for(melee, card.melee), max_width=round(size * 0.68)
        )
        put_left(image, figure, (x + size * 0.98, size / 2))
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
            ink = ink_for(ranged[far], card.strikes(far))
            middle = corner[0] + box[0] / 2, size / 2
            figure = number(str(ranged[far]), round(size * 0.7), ink, max_width=box[0] - 4)
            put(image, figure, middle)


def ink_for(now: int, printed: int | None) -> Colour:
    """Return the colour of a number: raised or lowered, or neither if none is printed."""
    if printed is None or now == printed:
        return PAPER
    return RAISED if now > printed else LOWERED


def strike_ground(far: int, *, there: bool) -> Colour:
    """Return the ground of the damage at a distance, dark if the warrior can't reach it."""
    return blend(BLADE if far == 1 else SHOT, INK, 0.64 if there else 0.86)
