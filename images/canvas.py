"""Puts colours and images on a canvas: an image that is being drawn."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from images.shapes import rounded
from images.theme import GOLD, Colour


def fill(canvas: Image.Image, place: tuple[int, int], mask: Image.Image, colour: Colour) -> None:
    """Paint a colour through a mask on an opaque canvas; `place` is its top left corner."""
    ink = (*colour, 255) if canvas.mode == "RGBA" else colour
    canvas.paste(ink, (*place, place[0] + mask.width, place[1] + mask.height), mask)


def fill_bordered(
    canvas: Image.Image,
    corner: tuple[int, int],
    size: tuple[int, int],
    radii: tuple[int, int],
    rim: int,
    edge: Colour,
    ground: Colour,
) -> None:
    """Paint a rectangle with round corners and an edge `rim` pixels wide on an opaque canvas.

    `radii` are those of its outer and its inner corners.
    """
    fill(canvas, corner, rounded(size, radii[0]), edge)
    inner = size[0] - 2 * rim, size[1] - 2 * rim
    fill(canvas, (corner[0] + rim, corner[1] + rim), rounded(inner, radii[1]), ground)


def light_up(
    canvas: Image.Image,
    corner: tuple[int, int],
    size: tuple[int, int],
    width: int,
    radius: int,
    colour: Colour = GOLD,
) -> None:
    """Paint light, `width` pixels wide, around what is going to be drawn in a box."""
    grown = size[0] + 2 * width, size[1] + 2 * width
    fill(canvas, (corner[0] - width, corner[1] - width), rounded(grown, radius), colour)


def put(canvas: Image.Image, image: Image.Image, middle: tuple[float, float]) -> None:
    """Draw a transparent image on the canvas with its middle at this point."""
    place = round(middle[0] - image.width / 2), round(middle[1] - image.height / 2)
    if canvas.mode == "RGBA":
        canvas.alpha_composite(image, place)
    else:
        canvas.paste(image, place, image)


def put_left(canvas: Image.Image, image: Image.Image, end: tuple[float, float]) -> None:
    """Draw a transparent image with the middle of its left side at this point."""
    put(canvas, image, (end[0] + image.width / 2, end[1]))


def put_right(canvas: Image.Image, image: Image.Image, end: tuple[float, float]) -> None:
    """Draw a transparent image with the middle of its right side at this point."""
    put(canvas, image, (end[0] - image.width / 2, end[1]))


def put_row(
    canvas: Image.Image, images: Iterable[Image.Image], end: tuple[float, float], gap: float
) -> float:
    """Draw images side by side from a left end; return where the next one would be."""
    x, middle = end
    for image in images:
        put_left(canvas, image, (x, middle))
        x += image.width + gap
    return x


def row_width(images: Iterable[Image.Image], gap: int) -> int:
    """Return the width of a row of images; without images minus one gap."""
    return sum(image.width + gap for image in images) - gap


def lay(canvas: Image.Image, image: Image.Image, corner: tuple[int, int]) -> None:
    """Paste a transparent image with its top left corner at this point."""
    canvas.paste(image, corner, image)


def write(canvas: Image.Image, words: Image.Image, x: int, middle: int) -> None:
    """Paste a line of text from `x`, with its middle at this height."""
    canvas.paste(words, (x, middle - words.height // 2), words)
