"""The colours of seats, ranks, grounds of emblems, and numbers.

The worlds have the colours of the seats: blue and orange meet at the rift. Ranks are metals:
champions gold, elite silver, regular warriors bronze.
"""

from __future__ import annotations

from typing import Final

from engine.core import record
from images.theme import Colour

VOID: Final[Colour] = (20, 20, 34)
"""The ground between the worlds, and of all panels."""
RIFT: Final[Colour] = (150, 96, 240)
SLAB: Final[Colour] = (38, 40, 58)
"""An empty cell."""
HEART: Final[Colour] = (255, 122, 128)
BLADE: Final[Colour] = (255, 176, 120)
"""Melee."""
SHOT: Final[Colour] = (138, 214, 255)
"""Ranged."""
RAISED: Final[Colour] = (150, 236, 150)
"""A number above the printed one."""
LOWERED: Final[Colour] = (255, 150, 196)
"""A number below the printed one."""
WOUND: Final[Colour] = (255, 112, 104)
"""Lost health."""


@record
class Metal:
    """The colours of a rank: its frame from `light` to `shade`, and the `ink` of the name."""

    light: Colour
    shade: Colour
    ink: Colour


METALS: dict[str, Metal] = {
    "champion": Metal((255, 226, 132), (196, 130, 26), (255, 222, 128)),
    "elite": Metal((238, 244, 252), (130, 146, 172), (222, 232, 246)),
    "regular": Metal((206, 150, 104), (110, 68, 42), (236, 190, 152)),
}


@record
class Ground:
    """The ground of an emblem: two dark shades, a light one, and a texture."""

    night: Colour
    deep: Colour
    bright: Colour
    texture: str


GROUNDS: dict[str, Ground] = {
    "fire": Ground((74, 14, 2), (158, 52, 8), (255, 190, 96), "rays"),
    "blood": Ground((56, 4, 16), (132, 16, 34), (255, 148, 138), "slashes"),
    "frost": Ground((10, 44, 84), (40, 104, 160), (196, 236, 255), "lozenges"),
    "water": Ground((2, 42, 62), (10, 98, 126), (138, 226, 240), "waves"),
    "earth": Ground((46, 30, 12), (108, 78, 40), (240, 206, 150), "cracks"),
    "sky": Ground((20, 54, 96), (78, 132, 184), (222, 242, 255), "mist"),
    "wood": Ground((12, 46, 16), (42, 102, 46), (180, 232, 140), "scales"),
    "shade": Ground((30, 14, 52), (82, 46, 124), (212, 176, 255), "mist"),
    "holy": Ground((74, 54, 8), (166, 128, 34), (255, 240, 180), "rays"),
    "steel": Ground((30, 36, 48), (86, 98, 118), (222, 232, 244), "bricks"),
    "arcane": Ground((20, 20, 92), (60, 62, 184), (184, 190, 255), "lattice"),
}
