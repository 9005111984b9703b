"""Constructed decks: the number of cards of each seat, then the decks, banned cards crossed out."""

from __future__ import annotations

from PIL import Image

from engine.clash.formats.constructed import BroughtView, ConstructedView
from images.canvas import put
from images.clash.deck_alt import constructed_alt, constructed_title
from images.clash.tiles import GAP, draw_offered, draw_tiles, spread, spread_height, tiles_height
from images.layout import (
    HEAD,
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
from images.picture import Names, Picture, as_png
from images.shapes import blend
from images.theme import NIGHT, SEAT_COLOURS, STEEL
from texts import Texts

_SPACE = 6
_CROSS = 110
"""Size of the cross, which covers a banned card's emblem and leaves its name legible."""


def constructed(view: ConstructedView, names: Names, texts: Texts) -> Picture:
    """Draw the cards that the viewer knows, by the names of the seats (1000 wide, PNG)."""
    heights = [_height(view, player) for player in view.players]
    height = TOP + sum(heights) + ROW_GAP * len(heights) + 4
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    are_complete = all(player.count == view.size for player in view.players)
    alone = view.to_act[0] if len(view.to_act) == 1 and are_complete else None
    ground = STEEL if alone is None else SEAT_COLOURS[alone].main
    draw_bar(canvas, constructed_title(view, names, texts), ground)
    y = TOP
    for player, high in zip(view.players, heights, strict=True):
        if player.cards is None:
            to_act = player.seat in view.to_act
            count = player.count, view.size
            draw_progress(canvas, player.seat, names[player.seat], count, y, to_act=to_act)
        else:
            _draw_deck(canvas, view, player, names[player.seat], (y, high), texts.language)
        y += high + ROW_GAP
    return as_png("decks", canvas, constructed_alt(view, names, texts))


def _large(view: ConstructedView, player: BroughtView) -> bool:
    """Return whether another seat is about to ban cards of this deck, so that it is drawn large."""
    return view.picks > 0 and player.seat not in view.to_act


def _height(view: ConstructedView, player: BroughtView) -> int:
    if player.cards is None:
        return ROW
    if not _large(view, player):
        return HEAD + tiles_height(view.size) + _SPACE
    return HEAD + spread_height(view.size)


def _draw_deck(
    canvas: Image.Image,
    view: ConstructedView,
    player: BroughtView,
    name: str,
    band: tuple[int, int],
    language: str,
) -> None:
    y, high = band
    lit = player.seat in view.to_act
    draw_seat(canvas, player.seat, name, y, high, lit=lit)
    kept = player.cards or ()
    if not _large(view, player):
        colours = SEAT_COLOURS[player.seat]
        empty = blend(colours.main if lit else colours.dark, NIGHT, 0.35)
        places = view.size
        draw_tiles(canvas, kept, y + HEAD, language, places=places, empty=empty, out=player.banned)
        return
    across, size = spread(view.size)
    cards = (*kept, *player.banned)
    for place, (x, top) in enumerate(grid(view.size, across, size, y + HEAD, GAP)[: len(cards)]):
        banned = place >= len(kept)
        seat = view.to_act[0]
        number = 0 if banned else place + 1
        draw_offered(
            canvas, cards[place], (x, top), size, place=number, seat=seat, language=language
        )
        if banned:
            put(canvas, crossed(_CROSS), (x + size[0] / 2, top + _CROSS // 2 + 8))
