"""The table of a draft: the open cards large, whose pick it is, and every deck so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from PIL import Image

from engine.clash.cards import Card
from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.draft import DraftView
from engine.core import Seat
from images.clash.card import miniature
from images.clash.draft_alt import draft_alt
from images.clash.tiles import TILE, tile
from images.icons import icon
from images.layout import BAR, MARGIN, TOP, WIDTH
from images.picture import Picture, encode
from images.shapes import blend, fill, put, rounded
from images.text import label, number
from images.theme import GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

NAME = "draft.webp"
_ACROSS = 4
_CARD = (322, 372)
_GAP = 22
_ROW = 164
_TILES_LEFT = 236


def draft(view: DraftView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The draft by the names of its seats (1400 wide, WebP): the same for everybody."""
    cards_height = ceil(len(view.open) / _ACROSS) * (_CARD[1] + _GAP)
    rows = len(view.players) + bool(view.ai)
    canvas = Image.new("RGB", (WIDTH, TOP + cards_height + rows * _ROW + 6), NIGHT)
    _draw_bar(canvas, view, names, texts)
    for place, card in enumerate(view.open):
        row, column = divmod(place, _ACROSS)
        drawn = miniature(card, _CARD, language=texts.language)
        corner = MARGIN + column * (_CARD[0] + _GAP), TOP + row * (_CARD[1] + _GAP)
        canvas.paste(drawn, corner, drawn)
    y = TOP + cards_height
    for player in view.players:
        due = player.seat == view.due
        _draw_deck(canvas, player.seat, names[player.seat], player.cards, y, due=due)
        y += _ROW
    if view.ai:
        _draw_rest(canvas, view.ai, y, texts)
    return Picture(NAME, encode(canvas), draft_alt(view, names, texts))


def _draw_bar(
    canvas: Image.Image, view: DraftView, names: Mapping[Seat, str], texts: Texts
) -> None:
    """Who takes how many cards now; the round, and how many cards are still hidden."""
    ground: Colour = STEEL if view.due is None else SEAT_COLOURS[view.due].main
    fill(canvas, (MARGIN, 12), rounded((WIDTH - 2 * MARGIN, BAR), 20), ground)
    middle, x = 12 + BAR // 2, WIDTH - MARGIN - 24
    figure = number(str(view.left), 38, PAPER)
    put(canvas, figure, (x - figure.width / 2, middle))
    x -= figure.width + 12
    put(canvas, icon("cards", 48, blend(PAPER, ground, 0.3)), (x - 24, middle))
    x -= 48 + 30
    rounds = texts("picture-draft-round", round=view.round, rounds=view.rounds)
    words = label(rounds, 36, blend(PAPER, ground, 0.2), "bold", 330)
    put(canvas, words, (x - words.width / 2, middle))
    x -= words.width + 30
    if view.due is None:
        title = texts("picture-draft-over")
    else:
        title = texts("picture-draft-picks", player=names[view.due], picks=view.picks)
    words = label(title, 48, PAPER, "black", x - MARGIN - 24)
    canvas.paste(words, (MARGIN + 24, middle - words.height // 2), words)


def _draw_deck(
    canvas: Image.Image, seat: Seat, name: str, cards: Sequence[Card], y: int, *, due: bool
) -> None:
    """A seat's cards in the order in which they were taken, and places for those to come."""
    colours = SEAT_COLOURS[seat]
    size = WIDTH - 2 * MARGIN + 12, _ROW - 8
    if due:
        fill(canvas, (MARGIN - 6, y), rounded(size, 22), PAPER)
    inner = size[0] - 8, size[1] - 8
    fill(canvas, (MARGIN - 2, y + 4), rounded(inner, 18), colours.main if due else colours.dark)
    ink = PAPER if due else colours.bright
    middle = y + (_ROW - 8) // 2
    words = label(name, 38, ink, "bold", _TILES_LEFT - MARGIN - 28)
    canvas.paste(words, (MARGIN + 14, middle - 24 - words.height // 2), words)
    count = label(f"{len(cards)} / {DECK_SIZE}", 34, ink, "bold")
    canvas.paste(count, (MARGIN + 14, middle + 28 - count.height // 2), count)
    for place in range(DECK_SIZE):
        corner = _TILES_LEFT + place * (TILE[0] + 6), y + 8
        if place < len(cards):
            drawn = tile(cards[place])
            canvas.paste(drawn, corner, drawn)
        else:
            empty = blend(colours.main if due else colours.dark, NIGHT, 0.35)
            fill(canvas, corner, rounded(TILE, 14), empty)


def _draw_rest(canvas: Image.Image, cards: Sequence[Card], y: int, texts: Texts) -> None:
    """How many cards the AIs get, and the latest of them."""
    size = WIDTH - 2 * MARGIN + 4, _ROW - 16
    fill(canvas, (MARGIN - 2, y + 4), rounded(size, 18), SLATE)
    middle = y + (_ROW - 8) // 2
    put(canvas, icon("robot", 56, MIST), (MARGIN + 44, middle - 26))
    words = label(texts("picture-draft-ai"), 38, MIST, "bold", 110)
    put(canvas, words, (MARGIN + 86 + words.width / 2, middle - 26))
    count = number(str(len(cards)), 34, GOLD)
    put(canvas, count, (MARGIN + 20 + count.width / 2, middle + 30))
    for place, card in enumerate(cards[-DECK_SIZE:]):
        drawn = tile(card)
        canvas.paste(drawn, (_TILES_LEFT + place * (TILE[0] + 6), y + 8), drawn)
