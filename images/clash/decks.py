"""The decks of all players, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PIL import Image

from engine.clash.cards import Card
from engine.core import Seat
from images.clash.deck_alt import card_words, short_card
from images.clash.tiles import draw_tiles, tiles_height
from images.layout import HEAD, ROW_GAP, TOP, WIDTH, draw_bar, draw_seat
from images.picture import Picture, as_png, fitting
from images.theme import NIGHT, STEEL
from images.words import named
from texts import Texts

NAME = "decks"
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
    return as_png(NAME, canvas, decks_alt(shown, texts))


def decks_alt(shown: Shown, texts: Texts) -> str:
    """Describe every deck and its owner, in fewer words if necessary."""
    described = (
        " ".join(
            texts(
                "alt-who-deck", player=name, cards=", ".join(words(card, texts) for card in cards)
            )
            for _, name, cards in shown
        )
        for words in (card_words, short_card)
    )
    names = " ".join(
        texts("alt-who-deck", player=name, cards=named(cards, texts)) for _, name, cards in shown
    )
    return fitting([*described, names])
