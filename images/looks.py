"""The looks that players wear: frames around their portrait, and backs of their cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

from PIL import Image

from engine.core import Seat, record
from images.canvas import lay, put
from images.frames import empty_card
from images.icons import icon
from images.picture import Names
from images.shapes import blend, cornered, ringed
from images.theme import CRIMSON, GOLD, INK, LEAF, PAPER, SAND, VIOLET, Colour


@record
class Look:
    """The colour of a look and its icon, on a ground."""

    colour: Colour
    ground: Colour
    sign: str


FRAMES: Mapping[str, Look] = {
    "leaves": Look(LEAF, blend(LEAF, INK, 0.7), "leaf"),
    "flames": Look((255, 140, 60), blend(CRIMSON, INK, 0.5), "fire"),
    "trophy": Look(GOLD, blend(GOLD, INK, 0.75), "trophy"),
}
"""The frames around a portrait."""
BACKS: Mapping[str, Look] = {
    "moon": Look(PAPER, (44, 32, 70), "moon-waning-crescent"),
    "target": Look(GOLD, blend(CRIMSON, INK, 0.35), "bullseye"),
    "owl": Look(SAND, blend(VIOLET, INK, 0.55), "owl"),
}
"""The backs of cards."""


class Players(dict[Seat, str]):
    """The names of seats, with the backs (`BACKS`) of the cards that their players hold."""

    def __init__(self, names: Iterable[tuple[Seat, str]], backs: Mapping[str, str]) -> None:
        super().__init__(names)
        self.backs = {seat: back for seat in self if (back := backs.get(seat, "")) in BACKS}


def backs_of(names: Names) -> Mapping[Seat, str]:
    """Return the backs that these players wear, by seat; seats with the usual one are left out."""
    return names.backs if isinstance(names, Players) else {}


def key_of(names: Names) -> Hashable:
    """Return everything that a picture may show of these players, as a part of its key."""
    return tuple(names.items()), tuple(backs_of(names).items())


def in_frame(portrait: Image.Image, frame: str) -> Image.Image:
    """Return a square portrait with round corners, in a frame if there is one of this name (RGBA).

    The result is as large as the portrait.
    """
    look, side = FRAMES.get(frame), portrait.width
    if look is None:
        return cornered(portrait, side // 8)
    edge, colours = side // 11, (look.colour, blend(look.colour, look.ground, 0.6))
    image = empty_card((side, side), edge, side // 8, colours, INK).copy()
    inner = side - 2 * edge - 6
    lay(image, cornered(portrait.resize((inner, inner)), side // 14), (edge + 3, edge + 3))
    mark = side * 3 // 8
    stud = ringed(mark, 4, INK, look.ground, icon(look.sign, mark * 11 // 16, look.colour))
    put(image, stud, (side - mark / 2, side - mark / 2))
    return image
