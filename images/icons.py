"""Icons by name, drawn once for each size and colour.

A name without a prefix is from Material Design Icons, `ra:dragon` from RPG Awesome, `fa:frog` from
Font Awesome, `noto:sauropod` from Noto Emoji: a line drawing, with underscores for blanks.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from threading import Lock

from cachetools import LRUCache, cached
from PIL import Image, ImageDraw, ImageFilter

from engine.core import record
from images.scripts import has_glyph
from images.shapes import shaded, solid, stencil
from images.shared import shared
from images.theme import DRAWINGS, ICON_FAMILIES, Colour, icon_font, icon_names_file

_DRAWN = (128, 256, 512, 1024)
"""Sizes in which icons are drawn. Few, because each font is cached."""
_MASTER_BYTES = 6 * 1024 * 1024
"""Bytes of cached icons in these sizes: an emblem is on cards, on boards and in captions."""
_TRACED = 96
"""Side of the squares in which the areas inside line drawings are found."""
_DARK = 90
"""Shade from which a pixel of a drawing is part of a line."""


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
    return names


def is_icon(name: str) -> bool:
    """Return whether an icon of this name exists."""
    try:
        character = _character(name)
    except KeyError:
        return False
    return not is_drawing(name) or has_glyph("Emoji", character)


def is_drawing(name: str) -> bool:
    """Return whether an icon of this name is a line drawing, not a solid shape."""
    return name.startswith(f"{DRAWINGS}:")


def _character(name: str) -> str:
    """Return the character of an icon. Raises KeyError for an unknown name."""
    family, _, own = name.rpartition(":")
    if family == DRAWINGS:
        return unicodedata.lookup(own.replace("_", " "))
    if family not in ICON_FAMILIES:
        raise KeyError(name)
    return chr(int(_code_points(family)[own], 16))


@shared(1024)
def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """Draw the icon in the middle of a transparent square of `size` pixels (RGBA). Raises
    KeyError for an unknown name.
    """
    image, mask = Image.new("L", (size, size)), _drawn(name, size)
    image.paste(mask, ((size - mask.width) // 2, (size - mask.height) // 2))
    return solid(image, colour)


def areas_and_lines(name: str, side: int) -> tuple[Image.Image, Image.Image | None]:
    """Draw the masks of the areas of an icon and of the lines over their edges (L).

    Only line drawings have lines; their areas are coarse, but their edges are below the lines.
    Fonts leave different margins around their icons; here the longer side of an icon fills the
    square. Raises KeyError for an unknown name.
    """
    drawn = _scaled(name, side)
    if not is_drawing(name):
        return drawn, None
    areas = _traced(name).resize((side, side), Image.Resampling.BILINEAR)
    return shaded(areas), drawn


def _scaled(name: str, side: int) -> Image.Image:
    drawn = _master(name, next(size for size in _DRAWN if size >= 2 * side or size == 1024))
    scale = side / max(drawn.size)
    size = max(round(drawn.width * scale), 1), max(round(drawn.height * scale), 1)
    mask = Image.new("L", (side, side))
    place = (side - size[0]) // 2, (side - size[1]) // 2
    mask.paste(shaded(drawn.resize(size, Image.Resampling.BOX)), place)
    return mask


@cached(LRUCache(_MASTER_BYTES, lambda drawn: drawn.width * drawn.height), lock=Lock())
def _master(name: str, size: int) -> Image.Image:
    return _drawn(name, size)


@cache
def _traced(name: str) -> Image.Image:
    edge = Image.new("L", (_TRACED + 2, _TRACED + 2))
    edge.paste(_scaled(name, _TRACED).point(lambda shade: 255 * (shade > _DARK)), (1, 1))
    ImageDraw.floodfill(edge, (0, 0), 128)
    inside = edge.point(lambda shade: 255 * (shade == 0)).filter(ImageFilter.MaxFilter(3))
    return inside.crop((1, 1, _TRACED + 1, _TRACED + 1))


def _drawn(name: str, size: int) -> Image.Image:
    return stencil(_character(name), icon_font(size, name.rpartition(":")[0]))
