"""A seat's own hand in its true order, for its owner only."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from PIL import Image

from ...engine.clash.view import DuelView, HandView
from ...engine.core import Seat
from ...texts import Texts
from ..icons import icon
from ..picture import Picture, encode
from ..shapes import fill, put, rounded, solid
from ..text import label, number
from ..theme import CRIMSON, GOLD, INK, MIST, NIGHT, PAPER, SEAT_COLOURS, STEEL
from .alt import hand_alt
from .card import miniature, stronghold
from .panels import mana_gem

NAME = "hand.webp"
_WIDTH = 1400
_MARGIN = 22
_HEADER = 92
_GAP = 18
_TAB = 54
"""The height of the tab over a card, with the number of its place when it is available."""
_CARD = (260, 364)


def hand(view: DuelView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The viewer's hand, the stronghold in its place (1400 wide, WebP).

    The cards that are available now carry their numbers; those that cost more than the mana
    are dim while it is the viewer's turn. Raises ValueError for a spectator's view.
    """
    seat = view.viewer
    if seat is None or view.player(seat).hand.order is None:
        raise ValueError("a spectator has no hand")
    held = view.player(seat).hand
    slots = _slots(held)
    rows = _rows(len(slots))
    across = ceil(len(slots) / rows)
    size = _card_size(across)
    tops = _row_tops(slots, across, size[1], held.available)
    canvas = Image.new("RGB", (_WIDTH, tops[-1] + size[1] + _MARGIN), NIGHT)
    _draw_header(canvas, view, seat, names[seat], texts)
    left = (_WIDTH - across * (size[0] + _GAP) + _GAP) // 2
    mana = view.mana if _own_turn(view, seat) else None
    for slot, place in enumerate(slots):
        row, column = divmod(slot, across)
        corner = left + column * (size[0] + _GAP), tops[row]
        if place is None:
            side = "bastion" if held.bastion else "fort"
            drawn = stronghold(side, size, seat=seat)
            canvas.paste(drawn, corner, drawn)
        else:
            _draw_card(canvas, held, place, corner, size, mana, texts.language)
    return Picture(NAME, encode(canvas), hand_alt(view, seat, names, texts))


def _own_turn(view: DuelView, seat: Seat) -> bool:
    return view.active == seat and view.outcome is None


def _slots(held: HandView) -> list[int | None]:
    """The places in hand from left to right, None for the stronghold."""
    slots: list[int | None] = list(range(len(held.cards)))
    slots.insert(held.stronghold, None)
    return slots


def _rows(cards: int) -> int:
    """In how many rows the cards are largest on a narrow screen."""
    return 1 if cards <= 4 else 2 if cards <= 12 else 3


def _card_size(across: int) -> tuple[int, int]:
    room = _WIDTH - 2 * _MARGIN + _GAP
    width = min(room // max(across, 5) - _GAP, _CARD[0])
    return width, width * _CARD[1] // _CARD[0]


def _row_tops(slots: list[int | None], across: int, card_height: int, available: int) -> list[int]:
    """The y of each row of cards; a row with available cards has room for tabs above it."""
    tops, y = [], _HEADER
    for start in range(0, len(slots), across):
        row = slots[start : start + across]
        tabs = any(place is not None and place < available for place in row)
        y += _TAB if tabs else _GAP
        tops.append(y)
        y += card_height + _GAP
    return tops


def _draw_header(canvas: Image.Image, view: DuelView, seat: Seat, name: str, texts: Texts) -> None:
    """Whose hand, the stronghold's health, and in the own turn the mana."""
    colours = SEAT_COLOURS[seat]
    fill(canvas, (_MARGIN, 12), rounded((_WIDTH - 2 * _MARGIN, 72), 20), colours.dark)
    words = label(name, 44, colours.bright, "bold", 640)
    canvas.paste(words, (_MARGIN + 24, 48 - words.height // 2), words)
    x = _WIDTH - _MARGIN - 12
    parts = [_health(view.player(seat).hand, texts)]
    if _own_turn(view, seat):
        parts.insert(0, mana_gem(view.mana, 56))
    for part in parts:
        put(canvas, part, (x - part.width / 2, 48))
        x -= part.width + 24


def _health(held: HandView, texts: Texts) -> Image.Image:
    """The side that is up and its health (RGBA)."""
    side = label(texts("picture-bastion" if held.bastion else "picture-fort"), 34, PAPER)
    figure = number(str(held.health), 40, PAPER)
    heart = icon("heart", 44, CRIMSON)
    image = Image.new("RGBA", (side.width + heart.width + figure.width + 30, 60), (*PAPER, 0))
    put(image, side, (side.width / 2, 30))
    put(image, heart, (side.width + 16 + heart.width / 2, 30))
    put(image, figure, (image.width - figure.width / 2 - 2, 29))
    return image


def _draw_card(
    canvas: Image.Image,
    held: HandView,
    place: int,
    corner: tuple[int, int],
    size: tuple[int, int],
    mana: int | None,
    language: str,
) -> None:
    """A card at its place; `mana` is None outside the own turn, when nothing is dim."""
    assert held.order is not None, "only an owner's hand is drawn"
    card = held.order[place]
    payable = mana is None or card.cost <= mana
    if place < held.available:
        _draw_tab(canvas, place + 1, corner, size, payable)
    drawn = miniature(card, size, dimmed=not payable, language=language)
    canvas.paste(drawn, corner, drawn)


def _draw_tab(
    canvas: Image.Image, place: int, corner: tuple[int, int], size: tuple[int, int], payable: bool
) -> None:
    """The number of an available card on a tab that frames it: golden if it can be paid."""
    left, top = corner
    colour, ink = (GOLD, INK) if payable else (STEEL, MIST)
    frame = rounded((size[0] + 14, size[1] + 14), 24)
    fill(canvas, (left - 7, top - 7), frame, colour)
    tab = solid(rounded((76, _TAB + 20), 16), colour)
    canvas.paste(tab, (left + size[0] // 2 - 38, top - _TAB + 2), tab)
    put(canvas, number(str(place), 34, ink), (left + size[0] / 2, top - _TAB / 2 + 2))
