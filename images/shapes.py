"""Smooth flat shapes: masks drawn at four times their size and reduced, each made once.

A mask is an "L" image: paste a colour or an image through it. Masks are shared: never draw on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageChops, ImageDraw, ImageFont

from images.theme import NIGHT, Colour

_OVERSIZE = 2
SHADES = [(shade + 42) // 85 * 85 for shade in range(256)]
"""The nearest of four shades, for edges: no one sees more, which cost a tenth of a file's bytes."""
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


@lru_cache(maxsize=32)
def hatched(size: tuple[int, int], radius: int) -> Image.Image:
    """Return the mask of fine diagonal lines on a rectangle with round corners."""
    image = Image.new("L", size)
    pen, (wide, high) = ImageDraw.Draw(image), size
    for x in range(-high, wide, 20):
        pen.line((x, high, x + high, 0), fill=255, width=4)
    return ImageChops.darker(image, rounded(size, radius))


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
    middle, turns = size / 2, [(pi * turn / spikes, turn % 2) for turn in range(2 * spikes)]
    rays = [(angle, middle * (1.0 if is_tip else 0.78)) for angle, is_tip in turns]
    points = tuple([(middle + ray * sin(at), middle + ray * cos(at)) for at, ray in rays])
    return polygon((size, size), points)


def stencil(text: str, font: ImageFont.FreeTypeFont) -> Image.Image:
    """Return the mask of a line of text, cropped to its ink."""
    ink, _ = font.getmask2(text, "L", anchor="ls")  # once, without measuring it before
    image = Image.new("L", ink.size)
    ImageDraw.Draw(image).draw.draw_bitmap((0, 0), ink, 255)
    return shaded(image)


def shaded(
    mask: Image.Image, shades: Sequence[int] = SHADES, mode: str | None = None
) -> Image.Image:
    """Return a copy of a mask with these shades: as `Image.point`, which rounds each of them."""
    return mask._new(mask.im.point(shades, mode))


def solid(mask: Image.Image, colour: Colour) -> Image.Image:
    """Return a new image (RGBA) of one colour in the shape of a mask."""
    image = Image.new("RGBA", mask.size, (*colour, 0))
    image.putalpha(mask)
    return image


def stacked(drawn: Sequence[Image.Image]) -> Image.Image:
    """Return strips of one width (RGB, or P without a palette) one below the other."""
    first = drawn[0]
    canvas = Image.new(first.mode, (first.width, sum(each.height for each in drawn)), None)
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


def gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """Return a new image (RGB) whose colour changes from top to bottom."""
    return Image.composite(
        Image.new("RGB", size, bottom),
        Image.new("RGB", size, top),
        Image.linear_gradient("L").resize(size),
    )


def ringed(
    size: int, rim: int, ring: Colour, ground: Colour, content: Image.Image | None = None
) -> Image.Image:
    """Return a disc (RGBA) in a ring `rim` pixels wide (0: all ring), with an image on it."""
    image = solid(disc(size), ring)
    if rim:
        image.paste((*ground, 255), (rim, rim), disc(size - 2 * rim))
    if content is not None:
        place = round((size - content.width) / 2), round((size - content.height) / 2)
        image.alpha_composite(content, place)
    return image


def bordered(
    size: tuple[int, int], radii: tuple[int, int], rim: int, edge: Colour, ground: Colour
) -> Image.Image:
    """Return a new rectangle (RGBA) with round corners and an edge `rim` pixels wide.

    `radii` are those of its outer and its inner corners.
    """
    image = solid(rounded(size, radii[0]), edge)
    inside = rounded((size[0] - 2 * rim, size[1] - 2 * rim), radii[1])
    image.paste((*ground, 255), (rim, rim), inside)
    return image


def cornered(image: Image.Image, radius: int) -> Image.Image:
    """Return a copy (RGBA) with round corners."""
    cut = image.convert("RGBA")
    cut.putalpha(rounded(image.size, radius))
    return cut


def faded(image: Image.Image, grey: float, dark: float, ground: Colour = NIGHT) -> Image.Image:
    """Return a copy, greyer and nearer to a ground by these shares (RGB, or RGBA if it was)."""
    copy = Image.blend(image.convert("RGB"), image.convert("L").convert("RGB"), grey)
    copy = Image.blend(copy, Image.new("RGB", image.size, ground), dark)
    if image.mode == "RGBA":
        copy.putalpha(image.getchannel("A"))
    return copy


def dimmed_image(image: Image.Image) -> Image.Image:
    """Return a copy of a shape (RGBA) that is clearly greyer and darker."""
    return faded(image, 0.6, 0.55)
