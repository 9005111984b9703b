"""A mage's hand, for its owner only.

All cards are face up, two in a row. Those that can be played now are bright; above them are the top
spells that can be activated.
"""

from __future__ import annotations

from collections.abc import Hashable

from PIL import Image

from engine.bald_mountain.cards import Card
from engine.bald_mountain.view import MountainView
from engine.core import SEATS
from images.bald_mountain.alt import hand_alt, own_hand
from images.bald_mountain.board import colours_of
from images.bald_mountain.card import miniature, slip
from images.bald_mountain.colours import DUSK
from images.bald_mountain.field import MARGIN
from images.canvas import fill, lay, light_up, put, put_left
from images.icons import icon
from images.layout import WIDTH, in_pairs, ticked
from images.picture import Names, Picture, as_png
from images.shapes import rounded
from images.text import label, number
from images.theme import GOLD, MIST
from texts import Texts

BAR = 70
_GAP = 12
_CARD = (482, 170)
_SLIP = (482, 66)
_FRAME = 5


def hand(view: MountainView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's hand (1000 wide, PNG).

    Raises ValueError for a spectator's view.
    """
    cards = own_hand(view)
    tops = _possible_height(view)
    height = 8 + BAR + tops + _rows_height(len(cards))
    canvas = Image.new("RGB", (WIDTH, height), DUSK)
    _draw_bar(canvas, 8, view, names)
    _draw_possible(canvas, view, 8 + BAR, texts)
    _draw_cards(canvas, view, 8 + BAR + tops, texts)
    return as_png("hand", canvas, hand_alt(view, names, texts))


def hand_card(view: MountainView, names: Names) -> Hashable:
    """Return everything that `hand` shows; it does not change with what happens elsewhere."""
    seat = view.viewer
    assert seat is not None, "a spectator has no hand"
    can = view.possible, view.playable, choosable(view)
    return seat, names[seat], own_hand(view), *can, view.mage(seat).picks


def _rows_height(count: int) -> int:
    rows = -(-count // 2)
    return rows * (_CARD[1] + _GAP) + _GAP if rows else 70


def _draw_bar(canvas: Image.Image, top: int, view: MountainView, names: Names) -> None:
    seat = view.viewer
    assert seat is not None
    colours = colours_of(seat)
    size = WIDTH - 2 * MARGIN, BAR - 6
    fill(canvas, (MARGIN, top), rounded(size, 18), colours.dark)
    middle = top + size[1] / 2
    put(canvas, icon(colours.sign, 40, colours.bright), (MARGIN + 36, middle))
    figure = number(str(len(own_hand(view))), 36, colours.bright)
    x = WIDTH - MARGIN - 22 - figure.width
    put_left(canvas, figure, (x, middle))
    put(canvas, icon("cards", 44, colours.bright), (x - 32, middle))
    words = label(names[seat], 36, colours.bright, "black", x - 180)
    put_left(canvas, words, (MARGIN + 70, middle))


def _possible_height(view: MountainView) -> int:
    rows = -(-len(view.possible) // 2)
    return 50 + rows * (_SLIP[1] + _GAP) + 6 if rows else 0


def _draw_possible(canvas: Image.Image, view: MountainView, top: int, texts: Texts) -> None:
    if not view.possible:
        return
    words = label(texts("bald-mountain-picture-possible"), 32, GOLD, "bold", WIDTH - 80)
    put_left(canvas, words, (MARGIN + 14, top + 26))
    boxes = in_pairs(len(view.possible), _SLIP, top + 50, _GAP)
    for card, (corner, size) in zip(view.possible, boxes, strict=True):
        light_up(canvas, corner, size, _FRAME, 24)
        lay(canvas, slip(card, size, texts.language), corner)


def choosable(view: MountainView) -> tuple[Card, ...]:
    """Return the viewer's cards that can be chosen now: to play, pay, discard or give."""
    asked = view.question
    if asked is None or SEATS[asked.seat] != view.viewer:
        return view.playable
    of_cards = asked.kind in ("play", "pay", "discard")
    if of_cards or (asked.kind == "way_out" and asked.what == "cards"):
        return tuple([card for card in own_hand(view) if asked.colour in ("", card.colour)])
    return view.playable


def _draw_cards(canvas: Image.Image, view: MountainView, top: int, texts: Texts) -> None:
    """Draw the cards in rows; if some can be chosen, the others are dim."""
    cards, seat, lit = own_hand(view), view.viewer, choosable(view)
    assert seat is not None
    if not cards:
        words = label(texts("bald-mountain-picture-no-cards"), 36, MIST)
        put(canvas, words, (WIDTH / 2, top + 34))
        return
    chosen = view.mage(seat).picks
    boxes = in_pairs(len(cards), _CARD, top + _GAP // 2, _GAP)
    for card, (corner, size) in zip(cards, boxes, strict=True):
        if card in lit:
            light_up(canvas, corner, size, _FRAME, 24)
        dimmed = bool(lit) and card not in lit
        lay(canvas, miniature(card, size, texts.language, dimmed=dimmed), corner)
        if card in chosen:
            put(canvas, ticked(64), (corner[0] + size[0] - 30, corner[1] + 30))
