"""Badges, bursts and shields on creatures. The images are shared: never draw on them."""

from __future__ import annotations

from PIL import Image

from images.canvas import put
from images.clash.ability_icons import ability_icon
from images.icons import icon
from images.shapes import Points, faded, polygon, ringed, solid
from images.shared import shared
from images.text import number
from images.theme import INK, PAPER, SEAT_COLOURS, Colour


@shared(32)
def used_up(ability_id: str, size: int, borrowed: bool) -> Image.Image:
    """Draw the chip of an ability that was used up this turn: grey and struck through."""
    chip = ability_icon(ability_id, size, borrowed=borrowed)
    grey = faded(chip, 1, 0.45, INK)
    put(grey, icon("slash-forward", size, PAPER), (size / 2, size / 2))
    return grey


@shared(64)
def round_badge(symbol: str, size: int, ground: Colour, colour: Colour) -> Image.Image:
    """Draw an icon on a disc with a dark rim."""
    return ringed(size, 3, INK, ground, icon(symbol, size * 5 // 8, colour))


@shared(128)
def order_badge(order: int, up: bool, size: int, colour: Colour) -> Image.Image:
    """Draw the position in the order of attacks: a number on an arrow that points to the enemy."""
    width, height = size if order > 9 else size * 9 // 10, size
    badge = solid(_arrow((width, height), up), INK)
    put(badge, solid(_arrow((width - 5, height - 6), up), colour), (width / 2, height / 2))
    figure = number(str(order), size * 62 // 100, INK, max_width=width * 23 // 25)
    put(badge, figure, (width / 2, height / 2 + (height // 9 if up else -height // 9)))
    return badge


def _arrow(size: tuple[int, int], up: bool) -> Image.Image:
    width, height = size
    tip = height * 0.34
    points: Points = ((width / 2, 0), (width, tip), (width, height), (0, height), (0, tip))
    if not up:
        points = tuple((x, height - y) for x, y in points)
    return polygon(size, points)


@shared(16)
def shield(blows: int, size: int) -> Image.Image:
    """Draw a shield, with a number if it blocked more than one blow."""
    drawn = icon("shield", size, PAPER).copy()
    put(drawn, icon("shield", size * 4 // 5, SEAT_COLOURS["A"].main), (size / 2, size / 2))
    digits = size * 37 // 100
    inside = number(str(blows), digits, PAPER) if blows > 1 else icon("check-bold", digits, PAPER)
    put(drawn, inside, (size / 2, size / 2 - size // 20))
    return drawn
