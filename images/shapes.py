"""Smooth flat shapes: masks drawn at four times their size and reduced, each made once.

A mask is an "L" image: paste a colour or an image through it. Masks are shared: never draw on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw

from images.theme import NIGHT, Colour

_OVERSIZE = 4
Points = tuple[tuple[float, float], ...]


@lru_cache(maxsize=512)
def rounded(size: tuple[int, int], radius: int) -> Image.Image:
    """Return the mask of a rectangle with round corners."""
    width, height = size
    image = Image.new("L", size, 255)
    corner = disc(2 * radius)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            image.paste(corner.crop((left, top, left + radius, top + radius)), (x, y))
    return image


@lru_cache(maxsize=64)
def outline(size: tuple[int, int], radius: int, thickness: int) -> Image.Image:
    """Return the mask of the edge of a rectangle with round corners."""
    inner = Image.new("L", size)
    inside = size[0] - 2 * thickness, size[1] - 2 * thickness
    inner.paste(rounded(inside, max(radius - thickness, 1)), (thickness, thickness))
    return ImageChops.subtract(rounded(size, radius), inner)


@lru_cache(maxsize=256)
def disc(size: int) -> Image.Image:
    """Return the mask of a circle that fills a square."""
    image = Image.new("L", (size * _OVERSIZE, size * _OVERSIZE))
    ImageDraw.Draw(image).ellipse((0, 0, size * _OVERSIZE - 1, size * _OVERSIZE - 1), fill=255)
    return image.reduce(_OVERSIZE)


@lru_cache(maxsize=256)
def polygon(size: tuple[int, int], points: Points) -> Image.Image:
    """Return the mask of a polygon in a box of `size`; points are pixels of the box."""
    image = Image.new("L", (size[0] * _OVERSIZE, size[1] * _OVERSIZE))
    ImageDraw.Draw(image).polygon([(x * _OVERSIZE, y * _OVERSIZE) for x, y in points], fill=255)
    return image.reduce(_OVERSIZE)


def burst(size: int, spikes: int = 12) -> Image.Image:
    """Return the mask of a star with many spikes, the sign of a blow."""
    middle = size / 2
    points = tuple(
        (
            middle + middle * (1.0 if turn % 2 else 0.78) * sin(pi * turn / spikes),
            middle + middle * (1.0 if turn % 2 else 0.78) * cos(pi * turn / spikes),
        )
        for turn in range(2 * spikes)
    )
    return polygon((size, size), points)


def solid(mask: Image.Image, colour: Colour) -> Image.Image:
    """Return a new image (RGBA) of one colour in the shape of a mask."""
    image = Image.new("RGBA", mask.size, (*colour, 0))
    image.putalpha(mask)
    return image


def stacked(drawn: Sequence[Image.Image]) -> Image.Image:
    """Return strips (RGB or P, all of one width) on one canvas, from top to bottom.

    A canvas of P has no palette yet.
    """
    first = drawn[0]
    canvas = Image.new(first.mode, (first.width, sum(each.height for each in drawn)))
    top = 0
    for each in drawn:
        canvas.paste(each, (0, top))
        top += each.height
    return canvas


def blend(first: Colour, second: Colour, share: float) -> Colour:
    """Return a colour between two: `share` 0 is the first, 1 the second."""
    red, green, blue = (
        round(one + (other - one) * share) for one, other in zip(first, second, strict=True)
    )
    return red, green, blue


def dimmed_image(image: Image.Image) -> Image.Image:
    """Return a greyer and darker copy of a shape (RGBA)."""
    grey = image.convert("L").convert("RGB")
    faded = Image.blend(image.convert("RGB"), grey, 0.6)
    faded = Image.blend(faded, Image.new("RGB", image.size, NIGHT), 0.55)
    faded.putalpha(image.getchannel("A"))
    return faded
