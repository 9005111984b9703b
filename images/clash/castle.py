"""The two sides of a stronghold: a stone bastion with towers, a low wooden fort."""

from __future__ import annotations

from PIL import Image, ImageDraw

from engine.core import Seat
from images.shapes import Points, blend
from images.shared import shared
from images.theme import INK, SEAT_COLOURS, Colour

_OVERSIZE = 4

_STONE: Colour = (200, 194, 180)
_STONE_SHADE: Colour = (160, 153, 141)
_STONE_DARK: Colour = (116, 110, 102)
_WOOD: Colour = (164, 116, 70)
_WOOD_SHADE: Colour = (128, 88, 52)
_WOOD_DARK: Colour = (88, 60, 38)


class _Brush:
    """Draws in units of a hundredth of the image's side, y downwards."""

    def __init__(self, size: int) -> None:
        side = size * _OVERSIZE
        self.image = Image.new("RGBA", (side, side))
        self._draw = ImageDraw.Draw(self.image)
        self._scale = side / 100

    def shape(self, points: Points, colour: Colour) -> None:
        self._draw.polygon([(x * self._scale, y * self._scale) for x, y in points], fill=colour)

    def block(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        self.shape(((x, y), (x + width, y), (x + width, y + height), (x, y + height)), colour)

    def arch(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """Draw a gate or window with a round top."""
        scale = self._scale
        box = (x * scale, y * scale, (x + width) * scale, (y + width) * scale)
        self._draw.pieslice(box, 180, 360, fill=colour)
        self.block(x, y + width / 2, width, height - width / 2, colour)

    def battlements(self, x: float, y: float, width: float, merlons: int, colour: Colour) -> None:
        """Draw merlons of equal width with gaps between them; `y` is their lower edge."""
        step = width / (2 * merlons - 1)
        for place in range(merlons):
            self.block(x + 2 * place * step, y - 6, step, 6.5, colour)

    def flag(self, x: float, top: float, colour: Colour) -> None:
        self.block(x - 0.8, top, 1.6, 17, INK)
        self.shape(((x + 0.8, top), (x + 15, top + 4.5), (x + 0.8, top + 9)), colour)


@shared(64)
def castle(seat: Seat, bastion: bool, size: int) -> Image.Image:
    """Draw the stronghold of a seat in a square of `size` pixels (RGBA)."""
    brush = _Brush(size)
    (_bastion if bastion else _fort)(brush, seat)
    return brush.image.reduce(_OVERSIZE)


def _bastion(brush: _Brush, seat: Seat) -> None:
    colours = SEAT_COLOURS[seat]
    brush.flag(50, 2, colours.bright)
    brush.battlements(33, 27, 34, 4, _STONE_SHADE)
    brush.block(33, 26.5, 34, 70, _STONE_SHADE)
    brush.arch(46, 34, 8, 14, INK)
    for x in (4, 70):
        brush.flag(x + 13, 15, colours.bright)
        brush.battlements(x - 2, 39, 30, 4, _STONE)
        brush.block(x - 2, 38.5, 30, 8, _STONE)
        brush.block(x, 46, 26, 51, _STONE)
        brush.block(x, 46, 26, 2.2, _STONE_DARK)
        brush.block(x + 19, 48.2, 7, 48.8, _STONE_SHADE)
        brush.arch(x + 8.5, 55, 8, 14, INK)
        brush.block(x + 3, 76, 8, 3, _STONE_SHADE)
        brush.block(x + 10, 86, 8, 3, _STONE_SHADE)
    brush.battlements(30, 66, 40, 4, _STONE)
    brush.block(30, 65.5, 40, 31.5, _STONE)
    brush.block(30, 70, 40, 2.2, _STONE_DARK)
    brush.arch(39, 75, 22, 22, _STONE_DARK)
    brush.arch(41.5, 78, 17, 19, INK)
    brush.block(0, 95, 100, 5, _STONE_DARK)


def _fort(brush: _Brush, seat: Seat) -> None:
    colours = SEAT_COLOURS[seat]
    brush.flag(50, 16, colours.bright)
    brush.shape(((28, 47), (50, 31), (72, 47)), colours.main)
    brush.shape(((50, 31), (72, 47), (50, 47)), blend(colours.main, INK, 0.3))
    brush.block(32, 47, 36, 14, _WOOD_DARK)
    brush.block(35, 47, 4, 20, _WOOD)
    brush.block(61, 47, 4, 20, _WOOD)
    brush.block(30, 60, 40, 5, _WOOD_SHADE)
    for place in range(10):
        x, colour = 1 + place * 9.9, _WOOD if place % 2 else _WOOD_SHADE
        top = 62 if place % 3 else 59
        brush.shape(((x, top + 6), (x + 4.5, top), (x + 9, top + 6), (x + 9, 97), (x, 97)), colour)
    brush.block(0, 73, 100, 4, _WOOD_DARK)
    brush.block(0, 88, 100, 4, _WOOD_DARK)
    brush.block(37, 70, 26, 27, _WOOD_DARK)
    brush.arch(40, 73, 20, 24, INK)
    brush.block(0, 95, 100, 5, _WOOD_DARK)
