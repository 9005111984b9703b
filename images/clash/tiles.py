"""The layout of cards in pictures of many of them.

Large cards are to choose from, small ones are already chosen. All have their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from engine.clash.cards import Card
from engine.core import Seat
from images.canvas import fill, lay, light_up, put, put_left
from images.clash.card import miniature, slip
from images.layout import MARGIN, WIDTH, Corner, crossed, numbered, ticked
from images.shapes import rounded
from images.theme import NIGHT, SEAT_COLOURS, Colour

TILE = (236, 132)
ACROSS = 4
"""Tiles that fill the width."""
SLIPS_ACROSS, SLIP_HEIGHT = 3, 58
STEP = 8
"""The gap between tiles."""
GAP = 12
"""The gap between large cards."""
_LARGE, _LARGER, _LARGEST = (233, 306), (314, 400), (440, 560)
_FEW = 6
_BADGE = 60


def spread(cards: int) -> tuple[int, tuple[int, int]]:
    """Return the number of large cards in a row, and their size: the fewer, the larger."""
    if cards <= 2:
        return 2, _LARGEST
    return (3, _LARGER) if cards <= _FEW and cards != ACROSS else (ACROSS, _LARGE)


def spread_height(cards: int) -> int:
    """Return the height of this many large cards, with the gap below them."""
    across, size = spread(cards)
    return ceil(cards / across) * (size[1] + GAP)


def draw_offered(
    canvas: Image.Image,
    card: Card,
    corner: Corner,
    size: tuple[int, int],
    *,
    place: int,
    seat: Seat,
    taken: bool = False,
    language: str,
) -> None:
    """Draw a large card with the number that it is chosen by (0: none).

    It is dim without a number; a `taken` one has a golden frame.
    """
    if taken:
        light_up(canvas, corner, size, 5, 24)
    dimmed = not place and not taken
    lay(canvas, miniature(card, size, dimmed=dimmed, language=language), corner)
    badge = (corner[0] + size[0] - _BADGE // 2 - 8, corner[1] + _BADGE // 2 + 8)
    if taken:
        put(canvas, ticked(_BADGE), badge)
    elif place:
        put(canvas, numbered(place, _BADGE, SEAT_COLOURS[seat].bright), badge)


def tiles_height(cards: int) -> int:
    """Return the height of this many tiles, with the gap below them."""
    return ceil(cards / ACROSS) * (TILE[1] + STEP)


def slips_height(cards: int) -> int:
    """Return the height of this many slips, with the gap below them."""
    return ceil(cards / SLIPS_ACROSS) * (SLIP_HEIGHT + STEP)


def draw_tiles(
    canvas: Image.Image,
    cards: Sequence[Card],
    top: int,
    language: str,
    *,
    places: int = 0,
    empty: Colour = NIGHT,
    out: Sequence[Card] = (),
) -> None:
    """Draw tiles in rows over the whole width; those of `out` follow, crossed out.

    If there are more `places`, the free ones have the colour `empty`.
    """
    shown = [*cards, *out]
    for place, (x, y) in enumerate(_corners(max(places, len(shown)), ACROSS, MARGIN, TILE, top)):
        if place >= len(shown):
            fill(canvas, (x, y), rounded(TILE, 14), empty)
            continue
        dimmed = place >= len(cards)
        lay(canvas, miniature(shown[place], TILE, language=language, dimmed=dimmed), (x, y))
        if dimmed:
            put(canvas, crossed(TILE[1] // 2), (x + TILE[0] / 4, y + TILE[1] / 4 + 2))


def draw_slips(
    canvas: Image.Image, cards: Sequence[Card], top: int, language: str, *, sign: Image.Image
) -> None:
    """Draw slips in rows over the whole width, after a `sign` for all of them."""
    left = MARGIN + sign.width + 12
    size = (WIDTH - MARGIN - left + STEP) // SLIPS_ACROSS - STEP, SLIP_HEIGHT
    put_left(canvas, sign, (MARGIN + 4, top + slips_height(len(cards)) / 2 - STEP / 2))
    for card, (x, y) in zip(
        cards, _corners(len(cards), SLIPS_ACROSS, left, size, top), strict=True
    ):
        lay(canvas, slip(card, size, language=language), (x, y))


def _corners(cards: int, across: int, left: int, size: tuple[int, int], top: int) -> list[Corner]:
    return [
        (left + place % across * (size[0] + STEP), top + place // across * (size[1] + STEP))
        for place in range(cards)
    ]
