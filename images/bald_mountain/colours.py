"""The colours of cards, sides and resources, at night on the mountain.

The cards have the four colours of the game, so the sides have others: the moon is silver, the raven
violet.
"""

from __future__ import annotations

from typing import Final

from engine.core import record
from images.emblems import read_tinctures
from images.palette import read_palette
from images.theme import Colour

STONE: Final[Colour] = (70, 70, 84)
"""Altars."""
DUSK: Final[Colour] = (24, 22, 40)
"""Panels on the night."""
ZENITH: Final[Colour] = (16, 13, 38)
"""The darkest part of the sky."""
ENERGY: Final[Colour] = (116, 232, 246)
GEM: Final[Colour] = (255, 96, 168)
BLOW: Final[Colour] = (255, 118, 84)
"""Attacks."""


@record
class SideColours:
    """The colours of a side.

    `main` fills, `bright` marks, `dark` grounds, `ink` is for text on `main`; `sign` is its icon.
    """

    main: Colour
    bright: Colour
    dark: Colour
    ink: Colour
    sign: str


TINCTURES = read_tinctures(__package__)
PALETTE = read_palette(__package__)
SIDES: tuple[SideColours, SideColours] = (
    SideColours((206, 216, 236), (226, 234, 248), (52, 60, 84), (26, 32, 50), "fa:moon"),
    SideColours((134, 76, 214), (198, 156, 255), (56, 34, 92), (250, 244, 255), "ra:raven"),
)
