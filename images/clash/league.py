"""The mutation league: the standings, and the six rounds with their duels."""

from __future__ import annotations

from PIL import Image

from engine.clash.formats.league import LeagueView, MutantView
from engine.clash.formats.standings import ROUNDS, Pairing, Played, Row
from engine.core import Seat
from images.canvas import fill, put, put_right, write
from images.clash.league_alt import league_alt, league_title
from images.icons import icon
from images.layout import MARGIN, TOP, WIDTH, beside, draw_bar, draw_panel, waiting
from images.picture import Names, Picture, as_png
from images.shapes import blend, rounded
from images.text import label, number
from images.theme import CRIMSON, GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

_LINE = 84
_LINE_GAP = 10
_ROUND = 148
_ROUND_GAP = 12
_DUEL = 62
_DUELS_LEFT = 150
_SIDE = 345


def league(view: LeagueView, names: Names, texts: Texts) -> Picture:
    """Draw the standings and all rounds, the same for everyone (1000 wide, PNG).

    `names` are those of the seats.
    """
    rounds = TOP + len(view.standings) * (_LINE + _LINE_GAP) + 10
    height = rounds + len(ROUNDS) * (_ROUND + _ROUND_GAP)
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    _draw_title(canvas, view, names, texts)
    for place, row in enumerate(view.standings):
        _draw_line(canvas, view, row, names[row.seat], TOP + place * (_LINE + _LINE_GAP))
    for place in range(len(ROUNDS)):
        y = rounds + place * (_ROUND + _ROUND_GAP)
        _draw_round(canvas, view, place + 1, y, names, texts)
    return as_png("league", canvas, league_alt(view, names, texts))


def _draw_title(canvas: Image.Image, view: LeagueView, names: Names, texts: Texts) -> None:
    parts = []
    ground: Colour = STEEL
    if view.outcome is not None:
        ground = SEAT_COLOURS[view.outcome.winners[0]].main
        parts = [icon("trophy", 50, GOLD)]
    else:
        words = label(texts("picture-round", round=view.round, rounds=len(ROUNDS)), 34, PAPER)
        sign = "flask" if view.mutating else "sword-cross"
        parts = [beside(icon(sign, 44, PAPER), words, 12)]
    draw_bar(canvas, league_title(view, names, texts), ground, parts)


def _draw_line(canvas: Image.Image, view: LeagueView, row: Row, name: str, y: int) -> None:
    colours, middle = SEAT_COLOURS[row.seat], y + _LINE // 2
    first = view.outcome is not None and row.seat in view.outcome.winners
    to_act = _state(view, row.seat)
    if first:
        draw_panel(canvas, y - 4, _LINE + 8, GOLD, more=4)
    draw_panel(canvas, y, _LINE, colours.main if first else colours.dark)
    rank = number(str(row.rank), 38, PAPER)
    put(canvas, rank, (MARGIN + 24, middle))
    words = label(name, 40, PAPER if first else colours.bright, "bold", 430 if to_act else 540)
    write(canvas, words, MARGIN + 62, middle)
    x = WIDTH - MARGIN - 116
    for symbol, ink, value in (("heart", CRIMSON, row.health), ("trophy", GOLD, row.points)):
        put(canvas, icon(symbol, 44, ink), (x, middle))
        write(canvas, number(str(value), 38, PAPER), x + 34, middle)
        x -= 150
    if to_act is not None:
        put_right(canvas, to_act, (x + 70, middle))


def _state(view: LeagueView, seat: Seat) -> Image.Image | None:
    """Draw whether the seat has finished its mutations, or later its duel; None after the end."""
    if view.outcome is not None:
        return None
    if view.mutating:
        return waiting(_player(view, seat).to_act)
    pairing = next(duel for duel in view.duels if seat in (duel.first, duel.second))
    over = any(played.pairing == pairing for played in view.played)
    return icon("check-bold", 48, GOLD) if over else icon("sword-cross", 48, PAPER)


def _player(view: LeagueView, seat: Seat) -> MutantView:
    return next(player for player in view.players if player.seat == seat)


def _draw_round(
    canvas: Image.Image, view: LeagueView, round: int, y: int, names: Names, texts: Texts
) -> None:
    now = round == view.round and view.outcome is None
    if now:
        draw_panel(canvas, y - 5, _ROUND + 10, GOLD, more=4)
    draw_panel(canvas, y, _ROUND, SLATE if now else blend(SLATE, NIGHT, 0.5))
    words = texts("picture-round-short", round=round)
    head = label(words, 30, PAPER if now else MIST, "bold", _DUELS_LEFT - MARGIN - 16)
    write(canvas, head, MARGIN + 6, y + _ROUND // 2)
    for place, pairing in enumerate(ROUNDS[round - 1]):
        played = next((duel for duel in view.played if duel.pairing == pairing), None)
        top = y + 8 + place * (_DUEL + 8)
        fighting = now and not view.mutating
        _draw_duel(canvas, pairing, played, (_DUELS_LEFT, top), names, fighting=fighting)


def _draw_duel(
    canvas: Image.Image,
    pairing: Pairing,
    played: Played | None,
    corner: tuple[int, int],
    names: Names,
    *,
    fighting: bool,
) -> None:
    """Draw a duel, with the seat that goes first at the left.

    The winner is bright, and their remaining health is in the middle.
    """
    x, y = corner
    wide = WIDTH - MARGIN - x
    for seat, left in ((pairing.first, x), (pairing.second, x + wide - _SIDE)):
        colours = SEAT_COLOURS[seat]
        won = played is not None and played.winner == seat
        lost = played is not None and played.winner not in (None, seat)
        ground = colours.main if won else blend(colours.dark, NIGHT, 0.4) if lost else colours.dark
        fill(canvas, (left, y), rounded((_SIDE, _DUEL), 14), ground)
        ink = PAPER if won else blend(colours.bright, NIGHT, 0.35) if lost else colours.bright
        name = label(names[seat], 34, ink, "bold", _SIDE - 28)
        put(canvas, name, (left + _SIDE / 2, y + _DUEL / 2))
    put(canvas, _result(played, fighting=fighting), (x + wide / 2, y + _DUEL / 2))


def _result(played: Played | None, *, fighting: bool) -> Image.Image:
    if played is None:
        return icon("sword-cross", 44, PAPER if fighting else STEEL)
    if played.winner is None:
        return icon("handshake", 48, PAPER)
    heart = icon("heart", 38, CRIMSON)
    return beside(heart, number(str(played.health), 36, PAPER))
