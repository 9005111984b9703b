"""Icons by name, drawn once for each size and colour.

A name without a prefix is from Material Design Icons, `ra:dragon` from RPG Awesome, `fa:frog` from
Font Awesome.
"""

from __future__ import annotations

import json
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from engine.core import record
from images.shared import shared
from images.theme import ICON_FAMILIES, Colour, icon_font, icon_names_file

_DRAWN = (128, 256, 512, 1024)
"""Sizes in which silhouettes are drawn. Few, because each font is cached."""


@record
class Sign:
    """A sign with a meaning: an icon in its own colour."""

    icon: str
    colour: Colour

    def draw(self, size: int) -> Image.Image:
        """Draw the icon in a square of `size` pixels (RGBA, shared)."""
        return icon(self.icon, size, self.colour)


@cache
def _code_points(family: str) -> dict[str, str]:
    names: dict[str, str] = json.loads(icon_names_file(family).read_text("utf-8"))
    return {name: chr(int(code, 16)) for name, code in names.items()}


def is_icon(name: str) -> bool:
    """Return whether an icon of this name exists."""
    family, _, own = name.rpartition(":")
    return family in ICON_FAMILIES and own in _code_points(family)


@shared(1024)
def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """Draw the icon in the middle of a transparent square of `size` pixels (RGBA). Raises
    KeyError for an unknown name.
    """
    character, font = _found(name, size)
    image = Image.new("RGBA", (size, size), (*colour, 0))
    left, top, right, bottom = font.getbbox(character)
    place = (size - right - left) / 2, (size - bottom - top) / 2
    ImageDraw.Draw(image).text(place, character, font=font, fill=(*colour, 255))
    return image


def silhouette(name: str, side: int) -> Image.Image:
    """Draw the mask of an icon (L), scaled so that its longer side fills a square.

    Fonts leave different margins around their icons. Raises KeyError for an unknown name.
    """
    character, font = _found(
        name, next(size for size in _DRAWN if size >= 2 * side or size == 1024)
    )
    left, top, right, bottom = font.getbbox(character)
    wide, high = int(right - left) + 2, int(bottom - top) + 2
    drawn = Image.new("L", (wide, high))
    ImageDraw.Draw(drawn).text((1 - left, 1 - top), character, font=font, fill=255)
    scale = side / max(wide, high)
    size = max(round(wide * scale), 1), max(round(high * scale), 1)
    mask = Image.new("L", (side, side))
    place = (side - size[0]) // 2, (side - size[1]) // 2
    mask.paste(drawn.resize(size, Image.Resampling.BOX), place)
    return mask


def _found(name: str, size: int) -> tuple[str, ImageFont.FreeTypeFont]:
    family, _, own = name.rpartition(":")
    if family not in ICON_FAMILIES:
        raise KeyError(name)
    return _code_points(family)[own], icon_font(size, family)
