"""Constructed decks: who has brought how many cards, then the decks, banned cards crossed out."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

from PIL import Image

from engine.clash.formats.constructed import BroughtView, ConstructedView
from engine.core import Seat
from images.clash.card import miniature
from images.clash.deck_alt import constructed_alt, constructed_title
from images.clash.tiles import WIDE_TILE, draw_tiles
from images.layout import (
    HEAD,
    MARGIN,
    ROW,
    ROW_GAP,
    TOP,
    WIDTH,
    crossed,
    draw_bar,
    draw_progress,
    draw_seat,
    grid,
)
from images.picture import Picture, encode
from images.shapes import put
from images.theme import NIGHT, SEAT_COLOURS, STEEL
from texts import Texts

NAME = "decks.webp"
_GAP = 16
_CROSS = 150
"""It covers a banned card's emblem and leaves its name legible."""


def constructed(view: ConstructedView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The cards that the viewer knows, by the names of the seats (1400 wide, WebP)."""
    heights = [_height(view, player) for player in view.players]
    height = TOP + sum(heights) + ROW_GAP * len(heights) + 4
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    alone = view.due[0] if len(view.due) == 1 and _shown(view) else None
    ground = STEEL if alone is None else SEAT_COLOURS[alone].main
    draw_bar(canvas, constructed_title(view, names, texts), ground)
    y = TOP
    for player, high in zip(view.players, heights, strict=True):
        if player.cards is None:
            due = player.seat in view.due
            count = player.count, view.size
            draw_progress(canvas, player.seat, names[player.seat], count, y, due=due)
        else:
            _draw_deck(canvas, view, player, names[player.seat], (y, high), texts.language)
        y += high + ROW_GAP
    return Picture(NAME, encode(canvas), constructed_alt(view, names, texts))


def _shown(view: ConstructedView) -> bool:
    """Are all cards there, and some of them open?"""
    return all(player.count == view.size for player in view.players)


def _large(view: ConstructedView) -> bool:
    """Two decks are drawn large, four small."""
    return len(view.players) == 2


def _layout(view: ConstructedView) -> tuple[int, tuple[int, int]]:
    """How many cards of a deck in a row, and their size."""
    return (5, (256, 340)) if view.size > 8 else (4, (322, 344))


def _height(view: ConstructedView, player: BroughtView) -> int:
    if player.cards is None:
        return ROW
    if not _large(view):
        return HEAD + WIDE_TILE[1] + 12
    across, size = _layout(view)
    return HEAD + ceil(view.size / across) * (size[1] + _GAP)


def _draw_deck(
    canvas: Image.Image,
    view: ConstructedView,
    player: BroughtView,
    name: str,
    band: tuple[int, int],
    language: str,
) -> None:
    """A seat's cards, the banned ones last, in a band (top, height)."""
    y, high = band
    draw_seat(canvas, player.seat, name, y, high, lit=player.seat in view.due)
    kept = player.cards or ()
    if not _large(view):
        draw_tiles(canvas, kept, (MARGIN + 2, y + HEAD), WIDE_TILE)
        return
    across, size = _layout(view)
    cards = (*kept, *player.banned)
    places = grid(across, across, size, y + HEAD, _GAP)
    for place, card in enumerate(cards):
        x, top = places[place % across]
        banned = place >= len(kept)
        drawn = miniature(card, size, dimmed=banned, language=language)
        middle = x + size[0] / 2, top + place // across * (size[1] + _GAP) + size[1] / 2
        put(canvas, drawn, middle)
        if banned:
            put(canvas, crossed(_CROSS), (middle[0], middle[1] - size[1] // 2 + _CROSS // 2 + 8))
