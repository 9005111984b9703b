"""The mutation draft: a player's pack, then the choice of a deck; and the progress of all."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.clash.cards import Card
from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.mutation import PACK, MutationView, PackView
from engine.core import Seat
from images.clash.mutation_alt import draft_progress_alt, pack_alt
from images.clash.tiles import (
    GAP,
    draw_offered,
    draw_slips,
    draw_tiles,
    slips_height,
    spread,
    spread_height,
    tiles_height,
)
from images.icons import icon
from images.layout import (
    HEAD,
    ROW,
    ROW_GAP,
    TOP,
    WIDTH,
    draw_bar,
    draw_heading,
    draw_progress,
    draw_seat,
    draw_seat_panel,
    grid,
    waiting,
)
from images.picture import Names, Picture, as_png
from images.text import label
from images.theme import NIGHT, PAPER, SEAT_COLOURS, STEEL
from texts import Texts


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
    player = next(player for player in view.players if player.seat == seat)
    colours = SEAT_COLOURS[seat]
    title = texts("picture-pack-pick", number=view.round, of=PACK)
    if view.choosing:
        title = texts("picture-pack-deck", count=len(view.chosen), of=DECK_SIZE)
    parts = [label(names[seat], 34, PAPER, "bold", 380), waiting(player.to_act)]
    draw_bar(canvas, title, colours.main if player.to_act else colours.dark, parts)
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
    return as_png("pack", canvas, pack_alt(view, names, texts), colours=128)


def offered_in(view: MutationView) -> tuple[Card, ...]:
    """Return the cards that the viewer may name, in the order of their numbers."""
    if view.choosing:
        full = len(view.chosen) == DECK_SIZE
        return () if full else tuple([card for card in view.picked if card not in view.chosen])
    return view.pack if view.pick is None else ()


def _strip_height(cards: Sequence[Card]) -> int:
    return HEAD + tiles_height(len(cards)) + 6 + ROW_GAP if cards else 0


def _draw_strip(
    canvas: Image.Image, cards: Sequence[Card], seat: Seat, top: int, texts: Texts
) -> None:
    colours = SEAT_COLOURS[seat]
    draw_seat_panel(canvas, seat, top, _strip_height(cards) - ROW_GAP, colours.dark)
    count = label(f"{len(cards)} / {PACK}", 34, PAPER, "bold")
    draw_heading(canvas, texts("picture-pack-picked"), top, colours.bright, [count])
    draw_tiles(canvas, cards, top + HEAD, texts.language)


_SPACE = 8
"""Pixels between a deck and its laboratory, and below that."""


def draft_progress(view: MutationView, names: Names, texts: Texts) -> Picture:
    """Draw who has still to choose, after the end what all have (1000 wide, PNG)."""
    shown = view.outcome is not None
    rest = slips_height(PACK - DECK_SIZE)
    row = HEAD + tiles_height(DECK_SIZE) + rest + 2 * _SPACE if shown else ROW
    canvas = Image.new("RGB", (WIDTH, TOP + len(view.players) * (row + ROW_GAP) + 4), NIGHT)
    title = texts("picture-pack-pick", number=view.round, of=PACK)
    if shown:
        title = texts("picture-draft-over")
    elif view.choosing:
        title = texts("picture-who-choosing", count=DECK_SIZE)
    draw_bar(canvas, title, STEEL)
    for place, player in enumerate(view.players):
        y = TOP + place * (row + ROW_GAP)
        if shown:
            _draw_cards(canvas, player, names[player.seat], (y, row), texts.language)
        else:
            count, of = (player.chosen, DECK_SIZE) if view.choosing else (player.picked, PACK)
            draw_progress(
                canvas, player.seat, names[player.seat], (count, of), y, to_act=player.to_act
            )
    return as_png("draft", canvas, draft_progress_alt(view, names, texts))


def _draw_cards(
    canvas: Image.Image, player: PackView, name: str, band: tuple[int, int], language: str
) -> None:
    y, height = band
    draw_seat(canvas, player.seat, name, y, height)
    draw_tiles(canvas, player.deck or (), y + HEAD, language)
    top = y + HEAD + tiles_height(DECK_SIZE) + _SPACE
    sign = icon("flask", 44, SEAT_COLOURS[player.seat].bright)
    draw_slips(canvas, player.laboratory or (), top, language, sign=sign)
