"""What a player of the mutation draft sees alone: the own pack, then the cards to choose a deck
from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from PIL import Image

from engine.clash.cards import Card
from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.mutation import PACK, MutationView, PackView
from engine.core import Seat
from images.clash.card import miniature
from images.clash.mutation_alt import pack_alt
from images.clash.tiles import STEP, WIDE_TILE, draw_tiles
from images.layout import MARGIN, TOP, WIDTH, Corner, draw_bar, grid, numbered, ticked, waiting
from images.picture import Picture, encode
from images.shapes import fill, put, rounded
from images.text import label
from images.theme import GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS
from texts import Texts

NAME = "pack.webp"
_GAP = 20
_HEADING = 62
_ACROSS = 8


def pack(view: MutationView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The viewer's pack, with the numbers that its cards are picked by, and the cards picked so
    far; when all are picked, these alone, with those chosen for the deck (1400 wide, WebP).

    Raises ValueError for a spectator's view.
    """
    seat = view.viewer
    if seat is None:
        raise ValueError("a spectator has no pack")
    shown = view.picked if view.choosing else view.pack
    across, size = _layout(len(shown))
    below = TOP + ceil(len(shown) / across) * (size[1] + _GAP)
    strip = () if view.choosing else view.picked
    canvas = Image.new("RGB", (WIDTH, below + _strip_height(strip)), NIGHT)
    _draw_title(canvas, view, _player(view, seat), names[seat], texts)
    offered = offered_in(view)
    for card, corner in zip(shown, grid(len(shown), across, size, TOP, _GAP), strict=True):
        place = offered.index(card) + 1 if card in offered else 0
        taken = card == view.pick or card in view.chosen
        _draw_card(canvas, card, corner, size, place, seat, taken=taken, language=texts.language)
    if strip:
        _draw_strip(canvas, strip, seat, below, texts)
    return Picture(NAME, encode(canvas), pack_alt(view, names, texts))


def offered_in(view: MutationView) -> tuple[Card, ...]:
    """The cards that the viewer may name, in the order of their numbers: the pack while a pick is
    due; then the own cards that are not chosen yet."""
    if view.choosing:
        full = len(view.chosen) == DECK_SIZE
        return () if full else tuple([card for card in view.picked if card not in view.chosen])
    return view.pack if view.pick is None else ()


def _player(view: MutationView, seat: Seat) -> PackView:
    return next(player for player in view.players if player.seat == seat)


def _layout(cards: int) -> tuple[int, tuple[int, int]]:
    """How many cards in a row, and their size: the fewer there are, the larger."""
    if cards > 12:
        return 4, (322, 344)
    if cards > 9:
        return 4, (322, 392)
    if cards > 6:
        return 3, (436, 456)
    return (2 if cards == 4 else 3), (436, 500)


def _draw_title(
    canvas: Image.Image, view: MutationView, player: PackView, name: str, texts: Texts
) -> None:
    """Which pick it is, or how many cards are chosen; who it is, and whether more is due."""
    colours = SEAT_COLOURS[player.seat]
    if view.choosing:
        title = texts("picture-pack-deck", count=len(view.chosen), of=DECK_SIZE)
    else:
        title = texts("picture-pack-pick", number=view.round, of=PACK)
    parts = [label(name, 38, PAPER, "bold", 460), waiting(player.due)]
    draw_bar(canvas, title, colours.main if player.due else colours.dark, parts)


def _draw_card(
    canvas: Image.Image,
    card: Card,
    corner: Corner,
    size: tuple[int, int],
    place: int,
    seat: Seat,
    *,
    taken: bool,
    language: str,
) -> None:
    """A card with its number, dim when it can't be named any more; a taken one in gold."""
    if taken:
        frame = size[0] + 16, size[1] + 16
        fill(canvas, (corner[0] - 8, corner[1] - 8), rounded(frame, 30), GOLD)
    dimmed = not place and not taken
    drawn = miniature(card, size, dimmed=dimmed, language=language)
    canvas.paste(drawn, corner, drawn)
    badge = (corner[0] + size[0] - 46, corner[1] + 46)
    if taken:
        put(canvas, ticked(72), badge)
    elif place:
        put(canvas, numbered(place, 72, SEAT_COLOURS[seat].bright), badge)


def _strip_height(cards: Sequence[Card]) -> int:
    rows = ceil(len(cards) / _ACROSS)
    return _HEADING + rows * (WIDE_TILE[1] + STEP) + 14 if cards else 0


def _draw_strip(
    canvas: Image.Image, cards: Sequence[Card], seat: Seat, top: int, texts: Texts
) -> None:
    """The cards picked so far in their order."""
    colours = SEAT_COLOURS[seat]
    size = WIDTH - 2 * MARGIN + 16, _strip_height(cards) - 8
    fill(canvas, (MARGIN - 8, top), rounded(size, 22), colours.dark)
    words = label(texts("picture-pack-picked"), 36, colours.bright, "bold", 1000)
    canvas.paste(words, (MARGIN + 10, top + 8), words)
    count = label(f"{len(cards)} / {PACK}", 34, MIST, "bold")
    canvas.paste(count, (WIDTH - MARGIN - 10 - count.width, top + 10), count)
    draw_tiles(canvas, cards, (MARGIN + 2, top + _HEADING - 4), WIDE_TILE, across=_ACROSS)
