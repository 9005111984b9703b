"""A deck with the distribution of its costs, and the decks of all players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from engine.clash.cards import Card
from engine.core import Seat
from images.canvas import fill, lay, put, write
from images.clash.card import mana_disc, miniature
from images.clash.deck_alt import average_cost, deck_alt, described
from images.clash.tiles import GAP, draw_tiles, spread, spread_height, tiles_height
from images.icons import icon
from images.layout import (
    HEAD,
    MARGIN,
    ROW_GAP,
    TOP,
    WIDTH,
    beside,
    draw_bar,
    draw_panel,
    draw_seat,
    grid,
)
from images.picture import Picture, as_png, fitting
from images.shapes import rounded
from images.text import label, number
from images.theme import NIGHT, PAPER, SLATE, STEEL, VIOLET
from texts import Texts

_CURVE = 200
_COLUMN = 72
_DISC = 52
_WORDS_LEFT = 650
MOST_CARDS = 24
"""Number of cards of an AI's deck."""


def deck(cards: Sequence[Card], title: str, texts: Texts) -> Picture:
    """Draw 1 to 24 cards below a title (1000 wide, PNG). Raises ValueError for another number."""
    if not 1 <= len(cards) <= MOST_CARDS:
        raise ValueError(f"a deck of {len(cards)} cards can't be drawn")
    small = len(cards) > 16
    curve = TOP + (tiles_height(len(cards)) + 4 if small else spread_height(len(cards)))
    canvas = Image.new("RGB", (WIDTH, curve + _CURVE + MARGIN), NIGHT)
    count = beside(icon("cards", 42, PAPER), number(str(len(cards)), 34, PAPER), 12)
    draw_bar(canvas, title, STEEL, [count])
    if small:
        draw_tiles(canvas, cards, TOP, texts.language)
    else:
        across, size = spread(len(cards))
        for card, corner in zip(cards, grid(len(cards), across, size, TOP, GAP), strict=True):
            lay(canvas, miniature(card, size, language=texts.language), corner)
    draw_panel(canvas, curve, _CURVE, SLATE)
    _draw_curve(canvas, cards, curve)
    _draw_words(canvas, cards, curve, texts)
    return as_png("deck", canvas, deck_alt(cards, title, texts), colours=128)


def _draw_curve(canvas: Image.Image, cards: Sequence[Card], top: int) -> None:
    counts = Counter(card.cost for card in cards)
    dearest = max(9, *counts)
    step = (_WORDS_LEFT - MARGIN - 24) / (dearest + 1)
    bottom = top + _CURVE - _DISC - 24
    space = bottom - top - 54
    for cost in range(dearest + 1):
        x = MARGIN + (cost + 0.5) * step
        put(
            canvas, mana_disc(cost, min(_DISC, round(step) - 4)), (x, top + _CURVE - _DISC / 2 - 12)
        )
        if counts[cost]:
            high = max(space * counts[cost] // max(counts.values()), 12)
            wide = min(_COLUMN, round(step)) - 12
            corner = round(x - wide / 2), bottom - high
            fill(canvas, corner, rounded((wide, high), 6), VIOLET)
            put(canvas, number(str(counts[cost]), 30, PAPER), (x, bottom - high - 26))


def _draw_words(canvas: Image.Image, cards: Sequence[Card], top: int, texts: Texts) -> None:
    creatures = sum(card.is_creature for card in cards)
    lines = (
        texts("picture-creatures", count=creatures),
        texts("picture-incantations", count=len(cards) - creatures),
        texts("picture-average-cost", cost=average_cost(cards)),
    )
    for place, line in enumerate(lines):
        words = label(line, 34, PAPER, "bold", WIDTH - MARGIN - 4 - _WORDS_LEFT)
        y = top + _CURVE // 2 + (place - 1) * 56
        write(canvas, words, _WORDS_LEFT, y)


_SPACE = 6

Shown: TypeAlias = "Sequence[tuple[Seat, str, tuple[Card, ...]]]"
"""Decks: each with the seat for its colour, the name of its owner, and its cards."""


def decks(shown: Shown, texts: Texts) -> Picture:
    """Draw every deck below the name of its owner (1000 wide, PNG)."""
    heights = [HEAD + tiles_height(len(cards)) + _SPACE for _, _, cards in shown]
    height = TOP + sum(heights) + ROW_GAP * len(heights) + 4
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    draw_bar(canvas, texts("picture-decks"), STEEL)
    y = TOP
    for (seat, name, cards), high in zip(shown, heights, strict=True):
        draw_seat(canvas, seat, name, y, high)
        draw_tiles(canvas, cards, y + HEAD, texts.language)
        y += high + ROW_GAP
    return as_png("decks", canvas, decks_alt(shown, texts), colours=128)


def decks_alt(shown: Shown, texts: Texts) -> str:
    """Describe every deck and its owner, in fewer words if necessary."""
    decks = [(name, described(cards, texts)) for _, name, cards in shown]
    return fitting(
        " ".join(texts("alt-who-deck", player=name, cards=words[brevity]) for name, words in decks)
        for brevity in range(3)
    )
