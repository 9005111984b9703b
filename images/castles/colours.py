"""The colours of the field and of the races.

A creature has the ground of its race and the frame of its owner (`images.theme.SEAT_COLOURS`), so
that owners can be told apart in mirror matches.
"""

from __future__ import annotations

from typing import Final

from images.emblems import read_tinctures
from images.palette import read_palette
from images.theme import Colour

DUSK: Final[Colour] = (22, 26, 30)
"""The ground of all pictures."""
PAVING: Final[Colour] = (62, 66, 72)
"""Cells."""
EARTH: Final[Colour] = (32, 35, 40)
"""The gaps between cells."""
STONE: Final[Colour] = (206, 204, 198)
"""Dice and tombstones."""
BLOOD: Final[Colour] = (255, 108, 104)
"""Life."""


TINCTURES = read_tinctures(__package__)
PALETTE = read_palette(__package__)
