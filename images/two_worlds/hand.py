"""The viewer's spells, for their owner only.

Spells that can be cast now are bright, with their timing and their target. Of many spells only the
names are shown, so that the board stays in sight. Below are the owner's warriors left in the deck,
in no particular order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence

from PIL import Image

from engine.two_worlds.cards import Spell, Warrior
from engine.two_worlds.view import WorldsView
from images.canvas import lay, light_up, put, put_left
from images.layers import Layer
from images.layout import HAND_BAR, WIDTH, draw_owner, grid, times
from images.picture import Names, Picture
from images.strips import as_rows
from images.text import label
from images.theme import MIST, SEAT_COLOURS
from images.two_worlds.alt import hand_alt, own_seat
from images.two_worlds.card import SLIP, SPELL_TILE, slip, spent, tile
from images.two_worlds.colours import PALETTE, VOID
from images.two_worlds.field import MARGIN
from images.two_worlds.portal import gate
from texts import Texts

GAP = 12
_FRAME = 5
_APART = 12
"""Pixels between slips."""
HEADING = 44
"""Height of a heading above cards."""
MOST_TILES = 6
"""Most kinds of spells that have tiles; of more only the names are shown."""


def hand(view: WorldsView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's spells and army (1000 wide, PNG). Raises ValueError for a spectator."""
    own = own_seat(view)
    cards, army = own.hand or (), own.army or ()
    most = 400 + (SPELL_TILE[1] + GAP) * (len(cards) // 2 + 1) + SLIP * len(army)
    canvas = Image.new("RGB", (WIDTH, most), VOID)
    colours, symbol = SEAT_COLOURS[own.seat], gate(own.seat, 50)
    draw_owner(canvas, symbol, names[own.seat], len(cards), (colours.dark, colours.bright))
    draw_cards = _draw_names if len(set(cards)) > MOST_TILES else _draw_cards
    top = draw_cards(canvas, view, 8 + HAND_BAR, texts) + GAP
    heading = texts("two-worlds-picture-army")
    bottom = draw_slips(canvas, army, top, heading, texts.language) + GAP
    whole = Layer(canvas.crop((0, 0, WIDTH, bottom)), (0, 0))
    return as_rows("hand", [whole], PALETTE, hand_alt(view, names, texts))


def hand_card(view: WorldsView, names: Names) -> Hashable:
    """Return everything that `hand` shows; it does not change with what happens elsewhere."""
    own = own_seat(view)
    return own.seat, names[own.seat], own.hand, own.army, view.possible


def _draw_cards(canvas: Image.Image, view: WorldsView, top: int, texts: Texts) -> int:
    """Draw the spells, each kind once, dim the others if some can be cast; return the bottom."""
    cards = Counter(own_seat(view).hand or ())
    if not cards:
        words = label(texts("two-worlds-picture-no-spells"), 36, MIST)
        put(canvas, words, (WIDTH / 2, top + 40))
        return top + 68
    corners = grid(len(cards), 2, SPELL_TILE, top, GAP)
    for (card, count), corner in zip(cards.items(), corners, strict=True):
        if card in view.possible:
            frame(canvas, corner, SPELL_TILE)
        dimmed = bool(view.possible) and card not in view.possible
        lay(canvas, tile(card, texts, dimmed=dimmed), corner)
        if count > 1:
            put(canvas, times(count), (corner[0] + 110, corner[1] + SPELL_TILE[1] - 25))
    return corners[-1][1] + SPELL_TILE[1]


def _draw_names(canvas: Image.Image, view: WorldsView, top: int, texts: Texts) -> int:
    """Draw the names of the spells, each kind once, and return the bottom."""
    return _draw_slips(canvas, own_seat(view).hand or (), top, texts.language, view.possible)


def frame(canvas: Image.Image, corner: tuple[int, int], size: tuple[int, int]) -> None:
    """Draw the golden frame around a card that can be used now."""
    light_up(canvas, corner, size, _FRAME, 26 if size[1] > SLIP else 16)


def draw_slips(
    canvas: Image.Image, cards: Sequence[Warrior], top: int, heading: str, language: str
) -> int:
    """Draw a heading and slips of warriors below it, each kind once, as many in a row as fit.

    Returns the bottom; without cards nothing is drawn.
    """
    if not cards:
        return top
    put_heading(canvas, heading, top)
    return _draw_slips(canvas, cards, top + HEADING, language)


def _draw_slips(
    canvas: Image.Image,
    cards: Sequence[Warrior | Spell],
    top: int,
    language: str,
    possible: Sequence[Spell] = (),
) -> int:
    """Draw a slip of each kind of card in the first row with space, and return the bottom."""
    ends: list[int] = []
    for card, count in Counter(cards).items():
        drawn = slip(card, count, language)
        room = WIDTH - MARGIN - drawn.width
        row = next((row for row, end in enumerate(ends) if end <= room), len(ends))
        ends += [MARGIN][: row == len(ends)]
        corner = ends[row], top + row * (SLIP + _APART)
        ends[row] += drawn.width + _APART
        if card in possible:
            frame(canvas, corner, drawn.size)
        lay(canvas, spent(drawn) if possible and card not in possible else drawn, corner)
    return top + len(ends) * (SLIP + _APART) - _APART


def put_heading(canvas: Image.Image, heading: str, top: int) -> None:
    """Draw a heading above cards."""
    words = label(heading, 34, MIST, "bold", WIDTH - 4 * MARGIN)
    put_left(canvas, words, (MARGIN + 12, top + HEADING / 2))
