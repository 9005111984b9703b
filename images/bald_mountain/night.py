"""The night on the mountain: the ground of altars, and the shelf's sky, each drawn once."""

from __future__ import annotations

from PIL import Image

from images.bald_mountain.colours import ZENITH
from images.bald_mountain.field import ALTARS, SHELF
from images.canvas import fill
from images.layout import WIDTH
from images.shapes import disc, gradient, polygon
from images.shared import shared
from images.theme import Colour

_HORIZON: Colour = (78, 48, 98)
_STAR: Colour = (176, 170, 206)
_MOON: Colour = (236, 228, 200)
_GLOW: Colour = (84, 62, 108)
_FAR: Colour = (40, 28, 62)
_NEAR: Colour = (22, 17, 38)
_RIDGE = (0.95, 0.88, 0.9, 0.78, 0.62, 0.42, 0.36, 0.4, 0.58, 0.8, 0.76, 0.9, 0.94)
_HILLS = (0.86, 0.8, 0.84, 0.74, 0.78, 0.7, 0.76, 0.82, 0.72, 0.8, 0.76, 0.85, 0.8)
"""Heights of the mountain and of the hills in front, from the left, as shares from the top."""


@shared()
def night() -> Image.Image:
    """Draw the slopes between the altars (RGB)."""
    image = gradient((WIDTH, ALTARS), ZENITH, _HORIZON)
    for ridge, colour in ((_RIDGE, _FAR), (_HILLS, _NEAR)):
        _draw_ridge(image, ridge, colour)
    return image


@shared()
def sky() -> Image.Image:
    """Draw moon and stars above the bald mountain, as high as the shelf (RGB)."""
    size = WIDTH, SHELF
    image = gradient(size, ZENITH, _HORIZON)
    for place in range(60):
        x, y, side = (place * 397) % WIDTH, (place * 31) % (SHELF - 24), 2 + place % 3
        fill(image, (x, y), disc(side), _STAR)
    fill(image, (222, -18), disc(126), _GLOW)
    fill(image, (245, 5), disc(80), _MOON)
    _draw_ridge(image, _RIDGE, _NEAR)
    return image


def _draw_ridge(image: Image.Image, ridge: tuple[float, ...], colour: Colour) -> None:
    step = image.width / (len(ridge) - 1)
    points = [(at * step, part * image.height) for at, part in enumerate(ridge)]
    corners = (0, image.height), (image.width, image.height)
    fill(image, (0, 0), polygon(image.size, (corners[0], *points, corners[1])), colour)
