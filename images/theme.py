"""The look of all pictures: palette, fonts, and the places of the font files.

Colours are `(red, green, blue)` from 0 to 255, sizes are pixels of the finished picture. The
colours of seats can be told apart by colour-blind users; the side of the board shows the seat too.
"""

from __future__ import annotations

import re
from fnmatch import fnmatch
from functools import cache, lru_cache
from importlib.metadata import distribution
from pathlib import Path
from typing import Literal

from PIL import ImageFont

from engine.core import Seat, record

Colour = tuple[int, int, int]
Weight = Literal["regular", "bold", "black"]

INK: Colour = (18, 22, 33)
"""The darkest colour: outlines and text on light ground."""
NIGHT: Colour = (27, 33, 48)
"""The ground of every picture."""
SLATE: Colour = (43, 51, 71)
"""Panels on `NIGHT`."""
STEEL: Colour = (74, 85, 110)
"""Edges and quiet icons."""
MIST: Colour = (156, 167, 190)
"""Quiet text on dark ground."""
PAPER: Colour = (244, 240, 230)
"""Text on dark ground, light panels."""
SAND: Colour = (217, 207, 186)
"""Quiet panels on `PAPER`."""
GOLD: Colour = (250, 204, 84)
"""New things and the reader's own: highlights, auras."""
CRIMSON: Colour = (196, 38, 50)
"""Damage and health lost."""
LEAF: Colour = (92, 184, 112)
"""Full health."""
VIOLET: Colour = (148, 112, 240)
"""Mana."""


@record
class SeatColours:
    """The colours of a seat: `main` fills, `bright` marks, `dark` grounds.

    `PAPER` is readable on `main` and `dark`, `bright` on `dark` (contrast of 4.5 at least).
    """

    main: Colour
    bright: Colour
    dark: Colour


SEAT_COLOURS: dict[Seat, SeatColours] = {
    "A": SeatColours((40, 98, 188), (126, 182, 255), (28, 52, 92)),
    "B": SeatColours((178, 80, 8), (255, 178, 92), (92, 54, 24)),
    "C": SeatColours((12, 116, 106), (96, 220, 202), (14, 66, 62)),
    "D": SeatColours((156, 66, 150), (232, 150, 226), (76, 36, 76)),
}


@record
class Tinctures:
    """The shades of a set, colour or race, from dark to light, and its icon if it has one."""

    night: Colour
    deep: Colour
    core: Colour
    bright: Colour
    frost: Colour
    sign: str = ""


_WEIGHTS: dict[Weight, int] = {"regular": 450, "bold": 680, "black": 830}
INTER = "Inter"
_SCRIPTS = 0.88
_TEXT_FONTS = {
    "fontpkg-inter": re.compile(r"(Inter)\[opsz,wght\]\.ttf"),
    "manimgx-fonts": re.compile(r"Noto(\w+)\[wght\]\.ttf"),
    "manimgx-fonts-cjk": re.compile(r"Noto(\w+)-VF\.otf\.ttc"),
}
"""By package: a pattern of its font files, whose group is the name of the face. Inter, Noto."""
_ICON_FONTS = {
    "": (
        "qtawesome",
        "materialdesignicons6-webfont-*.ttf",
        "materialdesignicons6-webfont-charmap-*.json",
    ),
    "fa": (
        "qtawesome",
        "fontawesome6-solid-webfont-*.ttf",
        "fontawesome6-solid-webfont-charmap-*.json",
    ),
    "ra": ("tkinter-icons-rpga", "rpgawesome-webfont.ttf", "glyphmap.json"),
}
"""By family: package, font file, file of names. Material Design Icons, Font Awesome, RPG
Awesome.
"""
DRAWINGS = "noto"
"""The family of Noto Emoji: line drawings whose icons have the names of Unicode."""
ICON_FAMILIES = (*_ICON_FONTS, DRAWINGS)


@cache
def _installed(package: str, pattern: str) -> Path:
    """Return the path of a file of an installed package, without importing the package.

    Raises FileNotFoundError if there is no such file.
    """
    for file in distribution(package).files or ():
        if fnmatch(file.name, pattern):
            return Path(str(distribution(package).locate_file(file)))
    raise FileNotFoundError(f"{package}: {pattern}")


def icon_names_file(family: str = "") -> Path:
    """Return the JSON file of a family's icons: `"anvil": "0xf0787"` is a name with its code."""
    return _installed(_ICON_FONTS[family][0], _ICON_FONTS[family][2])


@cache
def faces() -> dict[str, Path]:
    """Return the fonts of text by name: `Inter`, `Emoji`, and one of each script (`SansCJK`)."""
    return {
        named[1]: Path(str(distribution(package).locate_file(file)))
        for package, name in _TEXT_FONTS.items()
        for file in distribution(package).files or ()
        if (named := name.fullmatch(file.name))
    }


def open_font(
    face: str, size: int, weight: Weight, layout: ImageFont.Layout | None = None
) -> ImageFont.FreeTypeFont:
    """Open a face at this size (pixels per em) and weight.

    `layout` is Pillow's layout engine, None for the best one.
    """
    font = ImageFont.truetype(faces()[face], size, layout_engine=layout)
    sizes = [min(max(size, 14), 32)] if face == INTER else []
    font.set_variation_by_axes([*sizes, _WEIGHTS[weight]])
    return font


@cache
def text_font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    """Open Inter at this size and weight."""
    return open_font(INTER, size, weight)


@lru_cache(maxsize=32)
def script_font(face: str, size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    """Open another face, a little smaller so that its tall letters fit into a line of Inter.

    Few are cached, because each takes up to 3 MiB.
    """
    return open_font(face, max(round(size * _SCRIPTS), 1), weight)


@cache
def icon_font(size: int, family: str = "") -> ImageFont.FreeTypeFont:
    """Open the icons of a family (`ICON_FAMILIES`) at this size (pixels per em)."""
    if family == DRAWINGS:
        return open_font("Emoji", size, "bold")
    return ImageFont.truetype(_installed(*_ICON_FONTS[family][:2]), size)
