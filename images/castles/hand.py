"""A player's hand, for its owner only.

Copies are together, cards that can be paid now are bright, and below are the cards face down on the
board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from PIL import Image

from engine.castles.board import cell_name
from engine.castles.view import CastlesView
from images.canvas import lay, light_up, put, put_left
from images.castles.alt import face_down, hand_alt, own_hand
from images.castles.cards import PLATE, plate, slip
from images.castles.colours import DUSK, PALETTE
from images.castles.emblems import race_icon
from images.castles.signs import die
from images.castles.turn import ALL
from images.layers import Layer
from images.layout import HAND_BAR, WIDTH, draw_owner, in_pairs, times
from images.picture import Names, Picture
from images.strips import as_rows
from images.text import label
from images.theme import MIST, SEAT_COLOURS
from texts import Texts

MARGIN = 12
_GAP = 10
_SLIP = (PLATE[0], 56)
_FRAME = 4


def hand(view: CastlesView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's hand (1000 wide, PNG). Raises ValueError for a spectator's view."""
    count = len(set(own_hand(view))) + len(face_down(view))
    canvas = Image.new("RGB", (WIDTH, 300 + (PLATE[1] + _GAP) * (count // 2 + 1)), DUSK)
    seat = view.viewer
    assert seat is not None
    colours, race = SEAT_COLOURS[seat], view.castle(seat).race
    dice = (*view.dice, *[0] * (ALL - len(view.dice))) if seat in view.to_act else ()
    edges, drawn = (colours.dark, colours.bright), [die(value, 48) for value in dice]
    draw_owner(canvas, race_icon(race, 44), names[seat], len(own_hand(view)), edges, drawn)
    bottom = _draw_down(canvas, view, texts, _draw_cards(canvas, view, texts, 8 + HAND_BAR))
    whole = Layer(canvas.crop((0, 0, WIDTH, bottom)), (0, 0))
    return as_rows("hand", [whole], PALETTE, hand_alt(view, names, texts))


def hand_card(view: CastlesView, names: Names) -> Hashable:
    """Return everything that `hand` shows; it does not change with what happens elsewhere."""
    seat = view.viewer
    assert seat is not None, "a spectator has no hand"
    dice = view.dice if seat in view.to_act else None
    down = tuple([(creature.cell, card) for creature, card in face_down(view)])
    race = view.castle(seat).race
    return seat, names[seat], race, own_hand(view), view.playable, dice, down


def _draw_cards(canvas: Image.Image, view: CastlesView, texts: Texts, top: int) -> int:
    """Draw the hand, dim what can't be paid in the viewer's turn, and return the bottom."""
    counted, lit = Counter(own_hand(view)), view.playable
    boxes = in_pairs(len(counted), PLATE, top + _GAP // 2, _GAP)
    for (card, n), (corner, size) in zip(counted.items(), boxes, strict=True):
        if card in lit:
            light_up(canvas, corner, size, _FRAME, 24)
        dimmed = view.viewer in view.to_act and card not in lit
        lay(canvas, plate(card, texts.language, size=size, dimmed=dimmed), corner)
        if n > 1:
            put(canvas, times(n), (corner[0] + 33, corner[1] + 98))
    if not counted:
        words = label(texts("castles-picture-no-cards"), 36, MIST)
        put(canvas, words, (WIDTH / 2, top + 36))
        return top + 70
    return boxes[-1][0][1] + PLATE[1] + _GAP


def _draw_down(canvas: Image.Image, view: CastlesView, texts: Texts, top: int) -> int:
    """Draw the viewer's cards face down, if there are any, and return the bottom."""
    known = face_down(view)
    if not known:
        return top
    words = label(texts("castles-picture-face-down"), 30, MIST, "bold", WIDTH - 60)
    put_left(canvas, words, (MARGIN + 8, top + 26))
    boxes = in_pairs(len(known), _SLIP, top + 52, _GAP)
    for (creature, card), (corner, size) in zip(known, boxes, strict=True):
        lay(canvas, slip(card, size, cell_name(creature.cell), texts.language), corner)
    return boxes[-1][0][1] + _SLIP[1] + _GAP
