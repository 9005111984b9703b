"""A draft: the open cards, whose pick it is, and every deck so far."""

from __future__ import annotations

from PIL import Image

from engine.clash.decks import SIZE as DECK_SIZE
from engine.clash.formats.draft import DraftView
from images.clash.deck_alt import draft_alt
from images.clash.tiles import (
    ACROSS,
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
    ROW_GAP,
    TOP,
    WIDTH,
    beside,
    draw_bar,
    draw_heading,
    draw_panel,
    draw_seat,
    grid,
)
from images.picture import Names, Picture, as_png
from images.shapes import blend
from images.text import label, number
from images.theme import GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

_SPACE = 6
_LATEST = 9
"""Most cards of the AIs that are shown, the latest ones."""


def draft(view: DraftView, names: Names, texts: Texts) -> Picture:
    """Draw the draft with numbers of the open cards, the same for everyone (1000 wide, PNG)."""
    places = _places(view)
    row = HEAD + tiles_height(places) + _SPACE
    y = TOP + spread_height(len(view.open))
    rest = HEAD + slips_height(len(view.ai[-_LATEST:])) + _SPACE if view.ai else -ROW_GAP
    height = y + len(view.players) * (row + ROW_GAP) + rest + ROW_GAP
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    _draw_bar(canvas, view, names, texts)
    _draw_open(canvas, view, texts.language)
    for player in view.players:
        to_act = player.seat == view.to_act
        note = f"{len(player.cards)} / {DECK_SIZE}"
        draw_seat(canvas, player.seat, names[player.seat], y, row, lit=to_act, note=note)
        colours = SEAT_COLOURS[player.seat]
        empty = blend(colours.main if to_act else colours.dark, NIGHT, 0.35)
        draw_tiles(canvas, player.cards, y + HEAD, texts.language, places=places, empty=empty)
        y += row + ROW_GAP
    if view.ai:
        draw_panel(canvas, y, rest, SLATE)
        count = number(str(len(view.ai)), 30, GOLD)
        draw_heading(canvas, texts("picture-draft-ai"), y, MIST, [count])
        latest, sign = view.ai[-_LATEST:], icon("robot", 44, MIST)
        draw_slips(canvas, latest, y + HEAD, texts.language, sign=sign)
    return as_png("draft", canvas, draft_alt(view, names, texts), colours=128)


def _places(view: DraftView) -> int:
    """Return the slots of each deck: one row, until a seat needs the second one."""
    most = max(len(player.cards) for player in view.players)
    return ACROSS if most < ACROSS else DECK_SIZE


def _draw_bar(canvas: Image.Image, view: DraftView, names: Names, texts: Texts) -> None:
    ground: Colour = STEEL if view.to_act is None else SEAT_COLOURS[view.to_act].main
    rounds = texts("picture-draft-round", round=view.round, rounds=view.rounds)
    hidden = number(str(view.left), 32, PAPER)
    parts = [
        label(rounds, 33, PAPER, "bold", 250),
        beside(icon("cards", 42, blend(PAPER, ground, 0.3)), hidden),
    ]
    if view.to_act is None:
        title = texts("picture-draft-over")
    else:
        title = texts("picture-draft-picks", player=names[view.to_act], picks=view.picks)
    draw_bar(canvas, title, ground, parts)


def _draw_open(canvas: Image.Image, view: DraftView, language: str) -> None:
    across, size = spread(len(view.open))
    corners = grid(len(view.open), across, size, TOP, GAP) if view.open else []
    for place, (card, corner) in enumerate(zip(view.open, corners, strict=True), 1):
        seat = view.to_act or view.players[0].seat
        draw_offered(canvas, card, corner, size, place=place, seat=seat, language=language)
