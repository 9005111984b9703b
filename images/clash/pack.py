"""A player's private picture of the mutation draft.

It is their pack, then the cards to choose a deck from.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.clash.cards import Card
from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.mutation import PACK, MutationView, PackView
from engine.core import Seat
from images.clash.mutation_alt import pack_alt
from images.clash.tiles import (
    GAP,
    draw_offered,
    draw_tiles,
    spread,
    spread_height,
    tiles_height,
)
from images.layout import (
    HEAD,
    ROW_GAP,
    TOP,
    WIDTH,
    draw_bar,
    draw_heading,
    draw_panel,
    grid,
    waiting,
)
from images.picture import Names, Picture, as_png
from images.text import label
from images.theme import MIST, NIGHT, PAPER, SEAT_COLOURS
from texts import Texts

NAME = "pack"


def pack(view: MutationView, names: Names, texts: Texts) -> Picture:
    """Draw the viewer's pack and the cards picked so far (1000 wide, PNG).

    The cards of the pack have the numbers to pick them by. After the last pick only the picked
    cards are shown, with those chosen for the deck. Raises ValueError for a spectator's view.
    """
    seat = view.viewer
    if seat is None:
        raise ValueError("a spectator has no pack")
    shown = view.picked if view.choosing else view.pack
    across, size = spread(len(shown))
    below = TOP + spread_height(len(shown))
    strip = () if view.choosing else view.picked
    canvas = Image.new("RGB", (WIDTH, below + _strip_height(strip)), NIGHT)
    _draw_title(canvas, view, _player(view, seat), names[seat], texts)
    offered = offered_in(view)
    for card, corner in zip(shown, grid(len(shown), across, size, TOP, GAP), strict=True):
        draw_offered(
            canvas,
            card,
            corner,
            size,
            place=offered.index(card) + 1 if card in offered else 0,
            seat=seat,
            taken=card == view.pick or card in view.chosen,
            language=texts.language,
        )
    if strip:
        _draw_strip(canvas, strip, seat, below, texts)
    return as_png(NAME, canvas, pack_alt(view, names, texts))


def offered_in(view: MutationView) -> tuple[Card, ...]:
    """Return the cards that the viewer may name, in the order of their numbers.

    These are the pack while a pick is due, then the picked cards that are not chosen yet.
    """
    if view.choosing:
        full = len(view.chosen) == DECK_SIZE
        return () if full else tuple([card for card in view.picked if card not in view.chosen])
    return view.pack if view.pick is None else ()


def _player(view: MutationView, seat: Seat) -> PackView:
    return next(player for player in view.players if player.seat == seat)


def _draw_title(
    canvas: Image.Image, view: MutationView, player: PackView, name: str, texts: Texts
) -> None:
    colours = SEAT_COLOURS[player.seat]
    if view.choosing:
        title = texts("picture-pack-deck", count=len(view.chosen), of=DECK_SIZE)
    else:
        title = texts("picture-pack-pick", number=view.round, of=PACK)
    parts = [label(name, 34, PAPER, "bold", 380), waiting(player.due)]
    draw_bar(canvas, title, colours.main if player.due else colours.dark, parts)


def _strip_height(cards: Sequence[Card]) -> int:
    return HEAD + tiles_height(len(cards)) + 6 + ROW_GAP if cards else 0


def _draw_strip(
    canvas: Image.Image, cards: Sequence[Card], seat: Seat, top: int, texts: Texts
) -> None:
    colours = SEAT_COLOURS[seat]
    draw_panel(canvas, top, _strip_height(cards) - ROW_GAP, colours.dark)
    count = label(f"{len(cards)} / {PACK}", 34, MIST, "bold")
    draw_heading(canvas, texts("picture-pack-picked"), top, colours.bright, [count])
    draw_tiles(canvas, cards, top + HEAD, texts.language)
