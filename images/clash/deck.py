"""A deck by itself: its cards large, and how its costs are spread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil

from PIL import Image

from engine.clash.cards import Card
from images.clash.card import mana_disc, miniature
from images.clash.deck_alt import average_cost, deck_alt
from images.icons import icon
from images.layout import MARGIN, TOP, WIDTH, beside, draw_bar, grid
from images.picture import Picture, encode
from images.shapes import fill, put, rounded
from images.text import label, number
from images.theme import NIGHT, PAPER, SLATE, STEEL, VIOLET
from texts import Texts

NAME = "deck.webp"
_GAP = 18
_CURVE = 236
_COLUMN = 84
_DISC = 60
_WORDS_LEFT = 920
_USUAL_COST = 9
MOST_CARDS = 24
"""An AI's deck."""


def deck(cards: Sequence[Card], title: str, texts: Texts) -> Picture:
    """One to 24 cards in their order under a title (1400 wide, WebP). Raises ValueError for
    others."""
    if not 1 <= len(cards) <= MOST_CARDS:
        raise ValueError(f"a deck of {len(cards)} cards can't be drawn")
    across, size = _layout(len(cards))
    curve = TOP + ceil(len(cards) / across) * (size[1] + _GAP)
    canvas = Image.new("RGB", (WIDTH, curve + _CURVE + MARGIN), NIGHT)
    count = beside(icon("cards", 48, PAPER), number(str(len(cards)), 40, PAPER), 12)
    draw_bar(canvas, title, STEEL, [count])
    for card, corner in zip(cards, grid(len(cards), across, size, TOP, _GAP), strict=True):
        drawn = miniature(card, size, language=texts.language)
        canvas.paste(drawn, corner, drawn)
    fill(canvas, (MARGIN, curve), rounded((WIDTH - 2 * MARGIN, _CURVE), 20), SLATE)
    _draw_curve(canvas, cards, curve)
    _draw_words(canvas, cards, curve, texts)
    return Picture(NAME, encode(canvas), deck_alt(cards, title, texts))


def _layout(cards: int) -> tuple[int, tuple[int, int]]:
    """How many cards in a row, and their size."""
    if cards <= 8 or cards in (11, 12):
        return 4, (322, 392)
    return 5, (256, 358) if cards <= 15 else (256, 316)


def _draw_curve(canvas: Image.Image, cards: Sequence[Card], top: int) -> None:
    """A column for each cost, as high as there are cards of it."""
    counts = Counter(card.cost for card in cards)
    dearest = max(_USUAL_COST, *counts)
    step = (_WORDS_LEFT - MARGIN - 40) / (dearest + 1)
    bottom = top + _CURVE - _DISC - 24
    room = bottom - top - 54
    for cost in range(dearest + 1):
        x = MARGIN + 24 + (cost + 0.5) * step
        put(canvas, mana_disc(cost, _DISC), (x, top + _CURVE - _DISC / 2 - 12))
        if counts[cost]:
            high = max(room * counts[cost] // max(counts.values()), 12)
            wide = min(_COLUMN, round(step)) - 12
            corner = round(x - wide / 2), bottom - high
            fill(canvas, corner, rounded((wide, high), 6), VIOLET)
            put(canvas, number(str(counts[cost]), 30, PAPER), (x, bottom - high - 26))


def _draw_words(canvas: Image.Image, cards: Sequence[Card], top: int, texts: Texts) -> None:
    """How many creatures and incantations, and what they cost on average."""
    creatures = sum(card.is_creature for card in cards)
    lines = (
        texts("picture-creatures", count=creatures),
        texts("picture-incantations", count=len(cards) - creatures),
        texts("picture-average-cost", cost=average_cost(cards)),
    )
    for place, line in enumerate(lines):
        words = label(line, 42, PAPER, "bold", WIDTH - MARGIN - 24 - _WORDS_LEFT)
        y = top + _CURVE // 2 + (place - 1) * 64
        canvas.paste(words, (_WORDS_LEFT, y - words.height // 2), words)
