"""Icons by their Material Design name, drawn once for each size and colour."""

from __future__ import annotations

import json
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from images.theme import Colour, icon_font, icon_names_file


@cache
def _code_points() -> dict[str, str]:
    names: dict[str, str] = json.loads(icon_names_file().read_text("utf-8"))
    return {name: chr(int(code, 16)) for name, code in names.items()}


@lru_cache(maxsize=1024)
def icon(name: str, size: int, colour: Colour) -> Image.Image:
    """The icon in the middle of a transparent square of `size` pixels (RGBA).

    The image is shared: paste it, never draw on it. Raises KeyError for an unknown name.
    """
    character = _code_points()[name]
    image = Image.new("RGBA", (size, size), (*colour, 0))
    font = icon_font(size)
    left, top, right, bottom = font.getbbox(character)
    place = (size - right - left) / 2, (size - bottom - top) / 2
    ImageDraw.Draw(image).text(place, character, font=font, fill=(*colour, 255))
    return image
