"""The own spells, for their owner only.

Those that can be cast now are bright, with when they can be cast and what they name; below them are
the own warriors left in the deck, in no order. A few cards are broad and say in words what they do;
many are upright, four in a row.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache

from PIL import Image

from engine.core import Seat
from engine.two_worlds.cards import Spell, Warrior
from engine.two_worlds.view import WorldsView
from images.icons import icon
from images.layout import grid
from images.picture import Picture, as_png
from images.shapes import fill, put, rounded
from images.text import halved, label, number, width, wrapped
from images.theme import GOLD, MIST, PAPER, SEAT_COLOURS
from images.two_worlds.alt import card_words, hand_alt, own_seat, shown_forms, target_words
from images.two_worlds.card import ink_of, slip, spell_card, timing_sign
from images.two_worlds.colours import VOID
from images.two_worlds.emblems import scene
from images.two_worlds.field import MARGIN, WIDTH
from images.two_worlds.frames import framed
from images.two_worlds.portal import gate
from images.two_worlds.signs import sign
from texts import Texts

NAME = "hand"
BAR = 74
_GAP = 12
_BROAD = 4
"""So many cards have room for words."""
_PLATE = (482, 350)
_UPRIGHT = (236, 330)
_SLIP = (236, 72)
_FRAME = 5
_HEADING = 54


def hand(view: WorldsView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """Draw the viewer's spells and the warriors left in the deck (1000 wide, PNG).

    Between them are the forms that a Werewolf of the viewer can take now. Raises ValueError for a
    spectator's view.
    """
    own, forms = own_seat(view), shown_forms(view)
    cards, army = own.hand or (), own.army or ()
    broad = 0 < len(cards) <= _BROAD
    rows = _rows_height(len(cards), _PLATE if broad else _UPRIGHT)
    forms_top = 8 + BAR + rows
    army_top = forms_top + slips_height(forms)
    height = army_top + slips_height(army) + 10
    canvas = Image.new("RGB", (WIDTH, height), VOID)
    _draw_bar(canvas, 8, own.seat, names[own.seat], len(cards))
    _draw_cards(canvas, view, 8 + BAR, texts, broad=broad)
    draw_slips(canvas, forms, forms_top, texts("two-worlds-picture-box"), texts.language)
    draw_slips(canvas, army, army_top, texts("two-worlds-picture-army"), texts.language)
    return as_png(NAME, canvas, hand_alt(view, names, texts))


def shown_in_hand(view: WorldsView, names: Mapping[Seat, str]) -> Hashable:
    """All that `hand` shows and tells: what happens elsewhere is not in it."""
    own = own_seat(view)
    forms = shown_forms(view)
    return own.seat, names[own.seat], own.hand, own.army, view.possible, forms


def _rows_height(count: int, size: tuple[int, int]) -> int:
    rows = -(-count // (WIDTH // size[0]))
    return rows * (size[1] + _GAP) + _GAP if rows else 80


def _draw_bar(canvas: Image.Image, top: int, seat: Seat, name: str, count: int) -> None:
    """Whose hand, and how many cards: `BAR` high."""
    colours = SEAT_COLOURS[seat]
    size = WIDTH - 2 * MARGIN, BAR - 6
    fill(canvas, (MARGIN, top), rounded(size, 18), colours.dark)
    middle = top + size[1] / 2
    put(canvas, gate(seat, 54), (MARGIN + 40, middle))
    figure = number(str(count), 36, colours.bright)
    x = WIDTH - MARGIN - 22 - figure.width
    put(canvas, figure, (x + figure.width / 2, middle))
    put(canvas, icon("cards", 44, colours.bright), (x - 32, middle))
    words = label(name, 36, colours.bright, "black", x - 190)
    put(canvas, words, (MARGIN + 80 + words.width / 2, middle))


def _draw_cards(
    canvas: Image.Image, view: WorldsView, top: int, texts: Texts, *, broad: bool
) -> None:
    """Draw the spells in rows; while the viewer can cast some, the others are dim."""
    cards = own_seat(view).hand or ()
    if not cards:
        words = label(texts("two-worlds-picture-no-spells"), 36, MIST)
        put(canvas, words, (WIDTH / 2, top + 40))
        return
    size = _PLATE if broad else _UPRIGHT
    across = WIDTH // size[0]
    corners = grid(len(cards), across, size, top + _GAP // 2, _GAP)
    for card, corner in zip(cards, corners, strict=True):
        if card in view.possible:
            frame(canvas, corner, size)
        dimmed = bool(view.possible) and card not in view.possible
        drawn = plate(card, size, texts) if broad else spell_card(card, size, texts, dimmed=dimmed)
        canvas.paste(drawn, corner, drawn)


def frame(canvas: Image.Image, corner: tuple[int, int], size: tuple[int, int]) -> None:
    """Draw the golden light around what can be done now."""
    grown = size[0] + 2 * _FRAME, size[1] + 2 * _FRAME
    fill(canvas, (corner[0] - _FRAME, corner[1] - _FRAME), rounded(grown, 26), GOLD)


def slips_height(cards: Sequence[Warrior]) -> int:
    """Return the height of a heading and cards in lines below it; 0 for none."""
    rows = -(-len(cards) // 4)
    return _HEADING + rows * (_SLIP[1] + 10) if rows else 0


def draw_slips(
    canvas: Image.Image, cards: Sequence[Warrior], top: int, heading: str, language: str
) -> None:
    """Warriors by emblem and name, four in a row."""
    if not cards:
        return
    put_heading(canvas, heading, top)
    for card, corner in zip(cards, grid(len(cards), 4, _SLIP, top + _HEADING, 10), strict=True):
        drawn = slip(card, _SLIP, language)
        canvas.paste(drawn, corner, drawn)


def put_heading(canvas: Image.Image, heading: str, top: int) -> None:
    """Words over cards."""
    words = label(heading, 32, MIST, "bold", WIDTH - 4 * MARGIN)
    put(canvas, words, (MARGIN + 12 + words.width / 2, top + _HEADING / 2))


_WORDS = 26
"""The size of the words of a plate."""


@lru_cache(maxsize=48)
def plate(card: Spell, size: tuple[int, int], texts: Texts) -> Image.Image:
    """Draw a broad spell card (RGBA).

    The emblem is at the left, beside it the name over when it can be cast and what it names, and
    below both what it does in words. Shared: never draw on it.
    """
    image = framed(card, size, 6, 20)
    wide, high = size
    lines = _lines_of(card_words(card, texts), wide - 36)
    step = round(_WORDS * 1.24)
    below = 16 + len(lines) * step if lines else 6
    art = 170, high - 12 - below
    image.paste(scene(card, art), (6, 6), rounded(art, 14))
    left = art[0] + 18
    space = wide - left - 16
    name = halved(card.name(texts.language), 33, space)
    y = 34.0
    for line in name:
        put(image, label(line, 33, ink_of(card), "black", space), (left + space / 2, y))
        y += 38
    facts = [
        (timing_sign(card), texts("two-worlds-picture-timing", timing=card.timing)),
        ("target", target_words(card, texts)),
    ]
    if card.is_enchantment:
        facts.append(("enchantment", texts("two-worlds-picture-enchantment")))
    y += 18
    for known, told in facts:
        put(image, sign(known, 36), (left + 20, y))
        words = halved(told, 24, space - 50, "bold")
        for place, line in enumerate(words):
            drawn = label(line, 24, PAPER, "bold", space - 50)
            off = (place * 2 - len(words) + 1) * 13
            put(image, drawn, (left + 48 + drawn.width / 2, y + off))
        y += 54 if len(words) > 1 else 44
    for place, line in enumerate(lines):
        text = label(line, _WORDS, PAPER, "regular", wide - 36)
        put(image, text, (wide / 2, high - below + 4 + (place + 0.5) * step))
    return image


def _lines_of(words: str, space: int) -> list[str]:
    """Break the words into few lines; the last of them may have to shrink."""
    found: list[str] = []
    for lines in (1, 2, 3, 4, 5):
        found = wrapped(words, _WORDS, "regular", space, lines)
        if all(width(line, _WORDS, "regular") <= space for line in found):
            break
    return found
