"""The colours of seats, ranks, grounds of emblems, and numbers.

The worlds have the colours of the seats: blue and orange meet at the rift. Ranks are metals:
champions gold, elite silver, regular warriors bronze.
"""

from __future__ import annotations

from typing import Final

from engine.core import record
from images.theme import Colour, Tinctures

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


GROUNDS: dict[str, Tinctures] = {
    "fire": Tinctures((74, 14, 2), (158, 52, 8), (187, 93, 34), (255, 190, 96), (248, 220, 176)),
    "blood": Tinctures((56, 4, 16), (132, 16, 34), (169, 56, 65), (255, 148, 138), (248, 203, 193)),
    "frost": Tinctures(
        (10, 44, 84), (40, 104, 160), (87, 144, 188), (196, 236, 255), (225, 238, 240)
    ),
    "water": Tinctures(
        (2, 42, 62), (10, 98, 126), (48, 136, 160), (138, 226, 240), (202, 234, 234)
    ),
    "earth": Tinctures(
        (46, 30, 12), (108, 78, 40), (148, 116, 73), (240, 206, 150), (242, 226, 198)
    ),
    "sky": Tinctures(
        (20, 54, 96), (78, 132, 184), (121, 165, 205), (222, 242, 255), (235, 241, 240)
    ),
    "wood": Tinctures((12, 46, 16), (42, 102, 46), (83, 141, 74), (180, 232, 140), (218, 237, 194)),
    "shade": Tinctures(
        (30, 14, 52), (82, 46, 124), (121, 85, 163), (212, 176, 255), (231, 214, 240)
    ),
    "holy": Tinctures(
        (74, 54, 8), (166, 128, 34), (193, 162, 78), (255, 240, 180), (248, 240, 210)
    ),
    "steel": Tinctures(
        (30, 36, 48), (86, 98, 118), (127, 138, 156), (222, 232, 244), (235, 237, 236)
    ),
    "arcane": Tinctures(
        (20, 20, 92), (60, 62, 184), (97, 100, 205), (184, 190, 255), (220, 220, 240)
    ),
}
