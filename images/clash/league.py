"""The mutation league: the standings, and the six rounds with their duels."""

from __future__ import annotations

from PIL import Image

from engine.clash.formats.league import LeagueView, MutantView
from engine.clash.formats.standings import ROUNDS, Pairing, Played, Row
from engine.core import Seat
from images.canvas import fill_bordered, put, put_right, write
from images.charts import ROOM
from images.clash.league_alt import league_alt, league_title
from images.icons import icon
from images.layout import MARGIN, TOP, WIDTH, beside, draw_bar, draw_panel, draw_seat_panel, waiting
from images.picture import Names, Picture, as_png
from images.shapes import blend
from images.text import label, number
from images.theme import GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

_LINE, _FIRST, _LINE_GAP = 84, 112, 12
"""Heights of a line of the standings, of the leader's, and between lines."""
_DUEL, _ROUND_GAP = 60, 12
_DUELS_LEFT, _BETWEEN, _MIDDLE = 160, 14, 96
"""Left end of the duels, and the space between two, and between the names of one."""


def league(view: LeagueView, names: Names, texts: Texts) -> Picture:
    """Draw the standings and all rounds, the same for everyone (1000 wide, PNG).

    `names` are those of the seats.
    """
    canvas, y = Image.new("RGB", (WIDTH, ROOM), NIGHT), TOP
    _draw_title(canvas, view, names, texts)
    for row in view.standings:
        y = _draw_line(canvas, view, row, names[row.seat], y)
    y += 6
    for round in range(1, len(ROUNDS) + 1):
        y = _draw_round(canvas, view, round, y, names, texts)
    shown = canvas.crop((0, 0, WIDTH, y))
    return as_png("league", shown, league_alt(view, names, texts), small=True)


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


def _leads(view: LeagueView, row: Row) -> bool:
    """Return whether a seat has won, or is first with a point."""
    if view.outcome is not None:
        return row.seat in view.outcome.winners
    return row.rank == 1 and row.points > 0


def _draw_line(canvas: Image.Image, view: LeagueView, row: Row, name: str, y: int) -> int:
    """Draw a seat's line, with a bar for its points; return the height below it."""
    colours, first, to_act = SEAT_COLOURS[row.seat], _leads(view, row), _state(view, row.seat)
    high = _FIRST if first else _LINE
    middle, most = y + high // 2, max(max(each.points for each in view.standings), 1)
    if first:
        draw_panel(canvas, y - 4, high + 8, GOLD, more=4)
    draw_seat_panel(canvas, row.seat, y, high, colours.dark)
    if row.points:
        share = 0.15 + 0.85 * row.points / most
        draw_seat_panel(canvas, row.seat, y, high, colours.main, share=share)
    rank = icon("crown", 60, GOLD) if first else number(str(row.rank), 38, PAPER)
    put(canvas, rank, (MARGIN + 32, middle))
    words = label(name, 48 if first else 40, PAPER, "bold", 400 if to_act else 510)
    write(canvas, words, MARGIN + 78, middle)
    x = WIDTH - MARGIN - 116
    for symbol, ink, value in (("heart", PAPER, row.health), ("trophy", GOLD, row.points)):
        put(canvas, icon(symbol, 44, ink), (x, middle))
        write(canvas, number(str(value), 38, PAPER), x + 34, middle)
        x -= 150
    if to_act is not None:
        put_right(canvas, to_act, (x + 70, middle))
    return y + high + _LINE_GAP


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
) -> int:
    """Draw a round: the current one has a line for each duel. Return the height below it."""
    now = round == view.round and view.outcome is None
    lines, high = (2, 2 * _DUEL + 24) if now else (1, _DUEL + 16)
    if now:
        draw_panel(canvas, y - 5, high + 10, GOLD, more=4)
    draw_panel(canvas, y, high, SLATE if now else blend(SLATE, NIGHT, 0.5))
    words = texts("picture-round-short", round=round)
    head = label(words, 34, PAPER if now else MIST, "bold", _DUELS_LEFT - MARGIN - 12)
    write(canvas, head, MARGIN, y + high // 2)
    wide = (WIDTH - MARGIN - _DUELS_LEFT - (2 - lines) * _BETWEEN) * lines // 2
    for place, pairing in enumerate(ROUNDS[round - 1]):
        played = next((duel for duel in view.played if duel.pairing == pairing), None)
        down, across = (place, 0) if now else (0, place)
        corner = _DUELS_LEFT + across * (wide + _BETWEEN), y + 8 + down * (_DUEL + 8)
        fighting = now and not view.mutating
        _draw_duel(canvas, pairing, played, corner, wide, names, fighting=fighting)
    return y + high + _ROUND_GAP


def _draw_duel(
    canvas: Image.Image,
    pairing: Pairing,
    played: Played | None,
    corner: tuple[int, int],
    wide: int,
    names: Names,
    *,
    fighting: bool,
) -> None:
    """Draw a duel, with the seat that goes first at the left.

    The winner is bright and has a golden edge; their remaining health is in the middle.
    """
    x, y = corner
    side = (wide - _MIDDLE) // 2
    for seat, left in ((pairing.first, x), (pairing.second, x + wide - side)):
        colours = SEAT_COLOURS[seat]
        won = played is not None and played.winner == seat
        lost = played is not None and played.winner not in (None, seat)
        ground = colours.main if won else blend(colours.dark, NIGHT, 0.4) if lost else colours.dark
        edge = GOLD if won else ground
        fill_bordered(canvas, (left, y), (side, _DUEL), (14, 11), 4, edge, ground)
        ink = PAPER if won else blend(colours.bright, NIGHT, 0.15) if lost else colours.bright
        name = label(names[seat], 34, ink, "bold", side - 20)
        put(canvas, name, (left + side / 2, y + _DUEL / 2))
    put(canvas, _result(played, fighting=fighting), (x + wide / 2, y + _DUEL / 2))


def _result(played: Played | None, *, fighting: bool) -> Image.Image:
    if played is None:
        return icon("sword-cross", 44, PAPER if fighting else STEEL)
    if played.winner is None:
        return icon("equal", 48, PAPER)
    return beside(icon("heart", 30, PAPER), number(str(played.health), 32, PAPER), 4)
