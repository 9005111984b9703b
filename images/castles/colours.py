"""The colours of the field and of the races.

A creature has the ground of its race and the frame of its owner (`images.theme.SEAT_COLOURS`), so
that owners can be told apart in mirror matches.
"""

from __future__ import annotations

from typing import Final

from engine.castles.cards import Race
from images.theme import Colour, SignedTinctures

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


TINCTURES: dict[Race, SignedTinctures] = {
    "humans": SignedTinctures(
        (12, 22, 52),
        (26, 48, 100),
        (56, 92, 168),
        (255, 214, 104),
        (255, 240, 202),
        "heart-plus",
    ),
    "demons": SignedTinctures(
        (44, 6, 8),
        (106, 18, 20),
        (182, 48, 34),
        (255, 146, 88),
        (255, 222, 200),
        "ra:fire-ring",
    ),
    "undead": SignedTinctures(
        (26, 12, 44),
        (58, 32, 90),
        (104, 66, 150),
        (152, 236, 142),
        (222, 252, 212),
        "coffin",
    ),
    "orcs": SignedTinctures(
        (26, 28, 8),
        (62, 68, 22),
        (112, 106, 40),
        (236, 190, 116),
        (250, 236, 206),
        "sword-cross",
    ),
}
