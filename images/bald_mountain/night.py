"""The night over the mountain: the ground of altars, drawn once."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageFilter

from images.bald_mountain.field import ALTARS, WIDTH
from images.shapes import disc, fill, polygon
from images.theme import Colour

_ZENITH: Colour = (14, 12, 34)
_HORIZON: Colour = (72, 44, 92)
_MOON: Colour = (226, 222, 204)
_GLOW: Colour = (96, 84, 118)
_FAR: Colour = (40, 28, 62)
_NEAR: Colour = (22, 17, 38)
_RIDGE = (0.72, 0.6, 0.66, 0.46, 0.3, 0.2, 0.17, 0.24, 0.42, 0.56, 0.5, 0.64, 0.7)
_HILLS = (0.86, 0.8, 0.84, 0.74, 0.78, 0.7, 0.76, 0.82, 0.72, 0.8, 0.76, 0.85, 0.8)
"""The heights of the mountain and of the hills before it, from the left, in parts from above."""


@cache
def night() -> Image.Image:
    """Moon, stars and the bald mountain (RGB). Shared: never draw on it."""
    size = WIDTH, ALTARS
    image = Image.composite(
        Image.new("RGB", size, _HORIZON),
        Image.new("RGB", size, _ZENITH),
        Image.linear_gradient("L").resize(size),
    )
    for place in range(90):
        x, y, side = (place * 397) % WIDTH, (place * 211) % (ALTARS // 2), 2 + place % 3
        fill(image, (x, y), disc(side), (150, 146, 178))
    glow = Image.new("L", size)
    glow.paste(210, (700, -60, 980, 220), disc(280))
    glow = glow.filter(ImageFilter.GaussianBlur(40))
    image.paste(_GLOW, (0, 0, *size), glow)
    fill(image, (770, 8), disc(140), _MOON)
    for ridge, colour in ((_RIDGE, _FAR), (_HILLS, _NEAR)):
        step = WIDTH / (len(ridge) - 1)
        points = [(at * step, part * ALTARS) for at, part in enumerate(ridge)]
        fill(image, (0, 0), polygon(size, ((0, ALTARS), *points, (WIDTH, ALTARS))), colour)
    return image
