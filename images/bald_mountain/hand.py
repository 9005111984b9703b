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
from images.bald_mountain.colours import DUSK, PALETTE
from images.bald_mountain.field import MARGIN
from images.canvas import lay, light_up, put, put_left
from images.icons import icon
from images.layers import Layer
from images.layout import HAND_BAR, WIDTH, draw_owner, in_pairs, ticked
from images.picture import Names, Picture
from images.strips import as_rows
from images.text import label
from images.theme import GOLD, MIST
from texts import Texts

_GAP = 12
_CARD = (482, 170)
_SLIP = (482, 66)
_FRAME = 5


def hand(view: MountainView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's hand (1000 wide, PNG). Raises ValueError for a spectator's view."""
    cards = own_hand(view)
    count = len(cards) + len(view.possible)
    canvas = Image.new("RGB", (WIDTH, 300 + (_CARD[1] + _GAP) * (count // 2 + 1)), DUSK)
    seat = view.viewer
    assert seat is not None
    colours = colours_of(seat)
    sign = icon(colours.sign, 40, colours.bright)
    draw_owner(canvas, sign, names[seat], len(cards), (colours.dark, colours.bright))
    bottom = _draw_cards(canvas, view, _draw_possible(canvas, view, 8 + HAND_BAR, texts), texts)
    whole = Layer(canvas.crop((0, 0, WIDTH, bottom)), (0, 0))
    return as_rows("hand", [whole], PALETTE, hand_alt(view, names, texts))


def hand_card(view: MountainView, names: Names) -> Hashable:
    """Return everything that `hand` shows; it does not change with what happens elsewhere."""
    seat = view.viewer
    assert seat is not None, "a spectator has no hand"
    can = view.possible, view.playable, choosable(view)
    return seat, names[seat], own_hand(view), *can, view.mage(seat).picks


def _draw_possible(canvas: Image.Image, view: MountainView, top: int, texts: Texts) -> int:
    """Draw the top cards that can be activated, if there are any, and return the bottom."""
    if not view.possible:
        return top
    words = label(texts("bald-mountain-picture-possible"), 32, GOLD, "bold", WIDTH - 80)
    put_left(canvas, words, (MARGIN + 14, top + 26))
    boxes = in_pairs(len(view.possible), _SLIP, top + 50, _GAP)
    for card, (corner, size) in zip(view.possible, boxes, strict=True):
        light_up(canvas, corner, size, _FRAME, 24)
        lay(canvas, slip(card, size, texts.language), corner)
    return boxes[-1][0][1] + _SLIP[1] + _GAP


def choosable(view: MountainView) -> tuple[Card, ...]:
    """Return the viewer's cards that can be chosen now: to play, pay, discard or give."""
    asked = view.question
    if asked is None or SEATS[asked.seat] != view.viewer:
        return view.playable
    of_cards = asked.kind in ("play", "pay", "discard")
    if of_cards or (asked.kind == "way_out" and asked.what == "cards"):
        return tuple([card for card in own_hand(view) if asked.colour in ("", card.colour)])
    return view.playable


def _draw_cards(canvas: Image.Image, view: MountainView, top: int, texts: Texts) -> int:
    """Draw the cards, dim the others if some can be chosen, and return the bottom."""
    cards, seat, lit = own_hand(view), view.viewer, choosable(view)
    assert seat is not None
    if not cards:
        words = label(texts("bald-mountain-picture-no-cards"), 36, MIST)
        put(canvas, words, (WIDTH / 2, top + 34))
        return top + 70
    chosen = view.mage(seat).picks
    boxes = in_pairs(len(cards), _CARD, top + _GAP // 2, _GAP)
    for card, (corner, size) in zip(cards, boxes, strict=True):
        if card in lit:
            light_up(canvas, corner, size, _FRAME, 24)
        dimmed = bool(lit) and card not in lit
        lay(canvas, miniature(card, size, texts.language, dimmed=dimmed), corner)
        if card in chosen:
            put(canvas, ticked(64), (corner[0] + size[0] - 30, corner[1] + 30))
    return boxes[-1][0][1] + _CARD[1] + _GAP
