"""The colours of seats, ranks, grounds of emblems, and numbers.

The worlds have the colours of the seats: blue and orange meet at the rift. Ranks are metals:
champions gold, elite silver, regular warriors bronze.
"""

from __future__ import annotations

from typing import Final

from engine.core import record
from images.emblems import read_tinctures
from images.palette import read_palette
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
GROUNDS = read_tinctures(__package__)
PALETTE = read_palette(__package__)
