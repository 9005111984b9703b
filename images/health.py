"""Health next to a heart. That of hurt creatures is dark on pale, next to a broken heart."""

from __future__ import annotations

from PIL import Image

from images.canvas import put_row, row_width
from images.icons import icon
from images.shapes import rounded, solid
from images.shared import shared
from images.text import number
from images.theme import Colour

HURT: Colour = (142, 8, 22)
"""The broken heart and the numbers of hurt creatures."""
PALE: Colour = (255, 226, 216)
"""The ground of `HURT`."""
_GAP = 3
LEAST = 24
"""Least height of a number in pixels: with it, it has 9 points on a phone."""


@shared(128)
def health_picture(
    n: int, most: int, size: int, heart: Colour, ink: Colour, sign: str = "heart"
) -> Image.Image:
    """Draw the health left next to a heart `size` pixels high (RGBA).

    Below the full health `most`, form and ground tell it, and the full health is shown too. The
    colours `heart` and `ink` and the icon `sign` are those of an unhurt creature.
    """
    hurt, ink = n < most, HURT if n < most else ink
    parts = [icon("heart-broken", size, HURT) if hurt else icon(sign, size, heart)]
    parts.append(number(str(n), max(size * 4 // 5, LEAST), ink))
    if hurt:
        high = max(size * 3 // 5, LEAST)
        parts.append(number("/", high * 4 // 5, HURT, "bold"))  # it is higher than digits
        parts.append(number(str(most), high, HURT, "bold"))
    edge = size // 7 if hurt else 0
    box = row_width(parts, _GAP) + 2 * edge, max(size, LEAST) + 2
    image = solid(rounded(box, size // 4), PALE) if hurt else Image.new("RGBA", box, (*ink, 0))
    put_row(image, parts, (edge, box[1] / 2), _GAP)
    return image
