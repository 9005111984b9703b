"""The hand of the opponent in a puzzle: small, in its true order, with readable names."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from engine.clash.view import PlayerView
from engine.core import Seat
from images.canvas import fill, lay, put, put_left, put_row
from images.clash.card import plate
from images.clash.castle import castle
from images.clash.field import MARGIN
from images.clash.hand import Slot
from images.icons import icon
from images.shapes import bordered, rounded
from images.shared import shared
from images.text import label, number
from images.theme import CRIMSON, INK, MIST, PAPER, SEAT_COLOURS, SLATE

_ACROSS = 3
_SIZE = (290, 84)
_TAB = 30
_STEP = (328, 90)


def plates_height(slots: int) -> int:
    """Return the height of plates, with the space above them."""
    return ceil(slots / _ACROSS) * _STEP[1] + 10


def draw_plates(
    canvas: Image.Image, slots: Sequence[Slot], player: PlayerView, owner: str, language: str
) -> None:
    """Draw the plates of these slots, three in a row, from the top.

    The stronghold says whose hand it is, `owner`. Cards within reach have their numbers,
    blocked ones a lock, the champion a crown; cards that can't be played are dim.
    """
    for place, slot in enumerate(slots):
        row, column = divmod(place, _ACROSS)
        left, y = MARGIN + column * _STEP[0], 4 + row * _STEP[1]
        if slot.tab:
            _draw_tab(canvas, slot, player.seat, (left, y))
        if slot.card is None:
            hand = player.hand
            drawn = _stronghold(player.seat, hand.bastion, hand.health, owner)
        else:
            dimmed = slot.paid == "no"
            drawn = plate(slot.card, _SIZE, dimmed=dimmed, language=language, cost=slot.cost)
        lay(canvas, drawn, (left + _TAB, y))


def _draw_tab(canvas: Image.Image, slot: Slot, seat: Seat, corner: tuple[int, int]) -> None:
    reached = slot.paid != "no"
    colour, ink = (SEAT_COLOURS[seat].bright, INK) if reached else (SLATE, MIST)
    fill(canvas, corner, rounded((_TAB + 24, _SIZE[1]), 14), colour)
    if slot.tab == "number":
        sign = number(str(slot.number), 24, ink)
    else:
        sign = icon("lock" if slot.tab == "blocked" else "crown", 24, ink)
    put(canvas, sign, (corner[0] + _TAB // 2 + 1, corner[1] + _SIZE[1] / 2))


@shared(16)
def _stronghold(seat: Seat, bastion: bool, health: int, owner: str) -> Image.Image:
    colours = SEAT_COLOURS[seat]
    image = bordered(_SIZE, (14, 11), 4, colours.main, colours.dark)
    put(image, castle(seat, bastion, 72), (48, _SIZE[1] / 2))
    put_left(image, label(owner, 34, PAPER, "bold", _SIZE[0] - 104), (92, 22))
    put_row(image, [icon("heart", 34, CRIMSON), number(str(health), 32, PAPER)], (92, 58), 8)
    return image
