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
from images.canvas import fill, lay, light_up, put, put_left
from images.castles.alt import face_down, hand_alt, own_hand
from images.castles.cards import PLATE, plate, slip
from images.castles.colours import DUSK, TINCTURES
from images.castles.emblems import emblems
from images.castles.signs import die
from images.castles.turn import ALL
from images.icons import icon
from images.layout import WIDTH, in_pairs
from images.picture import Names, Picture, as_png
from images.shapes import bordered, rounded
from images.text import label, number
from images.theme import GOLD, INK, MIST, SEAT_COLOURS
from texts import Texts

BAR = 68
MARGIN = 12
_GAP = 10
_SLIP = (PLATE[0], 56)
_FRAME = 4


def hand(view: CastlesView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's hand (1000 wide, PNG).

    Raises ValueError for a spectator's view.
    """
    own_hand(view)
    canvas = Image.new("RGB", (WIDTH, 8 + BAR + hand_height(view)), DUSK)
    _draw_bar(canvas, 8, view, names)
    draw_hand(canvas, view, texts, 8 + BAR)
    return as_png("hand", canvas, hand_alt(view, names, texts))


def hand_card(view: CastlesView, names: Names) -> Hashable:
    """Return everything that `hand` shows; it does not change with what happens elsewhere."""
    seat = view.viewer
    assert seat is not None, "a spectator has no hand"
    dice = view.dice if seat in view.to_act else None
    down = tuple([(creature.cell, card) for creature, card in face_down(view)])
    race = view.castle(seat).race
    return seat, names[seat], race, own_hand(view), view.playable, dice, down


def hand_height(view: CastlesView) -> int:
    """Return the height of the hand, with the cards face down, in pixels."""
    rows = -(-len(set(own_hand(view))) // 2)
    return (rows * (PLATE[1] + _GAP) + _GAP if rows else 70) + _down_height(view)


def draw_hand(canvas: Image.Image, view: CastlesView, texts: Texts, top: int) -> None:
    """Draw the hand below `top`; in the viewer's turn, cards that can't be paid are dim."""
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
    _draw_down(canvas, view, texts, top + hand_height(view) - _down_height(view))


def times(n: int) -> Image.Image:
    """Draw the number of copies (RGBA)."""
    image = bordered((56, 36), (12, 9), 3, INK, GOLD)
    put(image, number(f"×{n}", 24, INK), (28, 18))
    return image


def _draw_bar(canvas: Image.Image, top: int, view: CastlesView, names: Names) -> None:
    seat = view.viewer
    assert seat is not None
    colours, race = SEAT_COLOURS[seat], view.castle(seat).race
    size = WIDTH - 2 * MARGIN, BAR - 8
    fill(canvas, (MARGIN, top), rounded(size, 18), colours.dark)
    middle = top + size[1] / 2
    castle = emblems("castles")[race].charge.icon
    put(canvas, icon(castle, 44, TINCTURES[race].bright), (MARGIN + 38, middle))
    figure = number(str(len(own_hand(view))), 34, colours.bright)
    x = WIDTH - MARGIN - 20 - figure.width
    put_left(canvas, figure, (x, middle))
    put(canvas, icon("cards", 44, colours.bright), (x - 32, middle))
    x -= 66
    if seat in view.to_act:
        x -= ALL * 56 + 10
        for place in range(max(ALL, len(view.dice))):
            value = view.dice[place] if place < len(view.dice) else 0
            put(canvas, die(value, 48), (x + 24 + place * 56, middle))
    words = label(names[seat], 44, colours.bright, "black", x - MARGIN - 96)
    put_left(canvas, words, (MARGIN + 74, middle))


def _down_height(view: CastlesView) -> int:
    rows = -(-len(face_down(view)) // 2)
    return 52 + rows * (_SLIP[1] + _GAP) + 6 if rows else 0


def _draw_down(canvas: Image.Image, view: CastlesView, texts: Texts, top: int) -> None:
    known = face_down(view)
    if not known:
        return
    words = label(texts("castles-picture-face-down"), 30, MIST, "bold", WIDTH - 60)
    put_left(canvas, words, (MARGIN + 8, top + 26))
    boxes = in_pairs(len(known), _SLIP, top + 52, _GAP)
    for (creature, card), (corner, size) in zip(known, boxes, strict=True):
        lay(canvas, slip(card, size, cell_name(creature.cell), texts.language), corner)
