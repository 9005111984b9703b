"""The mutation league: the standing, and the six rounds with their duels."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.clash.formats.league import LeagueView, MutantView
from engine.clash.formats.standing import ROUNDS, Pairing, Played, Row
from engine.core import Seat
from images.clash.league_alt import league_alt, league_title
from images.icons import icon
from images.layout import MARGIN, TOP, WIDTH, beside, draw_bar, waiting
from images.picture import Picture, encode
from images.shapes import blend, fill, put, rounded
from images.text import label, number
from images.theme import (
    CRIMSON,
    GOLD,
    MIST,
    NIGHT,
    PAPER,
    SEAT_COLOURS,
    SLATE,
    STEEL,
    Colour,
)
from texts import Texts

NAME = "league.webp"
_LINE = 96
_LINE_GAP = 10
_ACROSS = 2
_PANEL = (670, 232)
_PANEL_GAP = 16
_DUEL = 76
_SIDE = 256


def league(view: LeagueView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The standing and all rounds by the names of the seats (1400 wide, WebP): the same for
    everybody."""
    rounds = TOP + len(view.standing) * (_LINE + _LINE_GAP) + 10
    rows = -(-len(ROUNDS) // _ACROSS)
    height = rounds + rows * (_PANEL[1] + _PANEL_GAP) + 8
    canvas = Image.new("RGB", (WIDTH, height), NIGHT)
    _draw_title(canvas, view, names, texts)
    for place, row in enumerate(view.standing):
        _draw_line(canvas, view, row, names[row.seat], TOP + place * (_LINE + _LINE_GAP))
    for place in range(len(ROUNDS)):
        down, across = divmod(place, _ACROSS)
        corner = (
            MARGIN + across * (_PANEL[0] + _PANEL_GAP),
            rounds + down * (_PANEL[1] + _PANEL_GAP),
        )
        _draw_round(canvas, view, place + 1, corner, names, texts)
    return Picture(NAME, encode(canvas), league_alt(view, names, texts))


def _draw_title(
    canvas: Image.Image, view: LeagueView, names: Mapping[Seat, str], texts: Texts
) -> None:
    """The round and its phase; after the end who has won."""
    parts = []
    ground: Colour = STEEL
    if view.outcome is not None:
        ground = SEAT_COLOURS[view.outcome.winners[0]].main
        parts = [icon("trophy", 60, GOLD)]
    else:
        words = label(texts("picture-round", round=view.round, rounds=len(ROUNDS)), 40, PAPER)
        sign = "flask" if view.mutating else "sword-cross"
        parts = [beside(icon(sign, 52, PAPER), words, 16)]
    draw_bar(canvas, league_title(view, names, texts), ground, parts)


def _draw_line(canvas: Image.Image, view: LeagueView, row: Row, name: str, y: int) -> None:
    """A line of the standing: rank, name, what is still due, points, and health."""
    colours, middle = SEAT_COLOURS[row.seat], y + _LINE // 2
    first = view.outcome is not None and row.seat in view.outcome.winners
    due = _state(view, row.seat)
    if first:
        size = WIDTH - 2 * MARGIN + 12, _LINE + 8
        fill(canvas, (MARGIN - 6, y - 4), rounded(size, 24), GOLD)
    ground = colours.main if first else colours.dark
    fill(canvas, (MARGIN - 2, y), rounded((WIDTH - 2 * MARGIN + 4, _LINE), 20), ground)
    rank = number(str(row.rank), 44, PAPER)
    put(canvas, rank, (MARGIN + 44, middle))
    words = label(name, 44, PAPER if first else colours.bright, "bold", 640 if due else 830)
    canvas.paste(words, (MARGIN + 92, middle - words.height // 2), words)
    x = WIDTH - MARGIN - 150
    for symbol, ink, value in (("heart", CRIMSON, row.health), ("trophy", GOLD, row.points)):
        put(canvas, icon(symbol, 48, ink), (x, middle))
        figure = number(str(value), 46, PAPER)
        canvas.paste(figure, (x + 40, middle - figure.height // 2), figure)
        x -= 190
    if due is not None:
        put(canvas, due, (x + 100 - due.width / 2, middle))


def _state(view: LeagueView, seat: Seat) -> Image.Image | None:
    """While they mutate, whether the seat is done; then whether its duel is over."""
    if view.outcome is not None:
        return None
    if view.mutating:
        return waiting(_player(view, seat).due)
    pairing = next(duel for duel in view.duels if seat in (duel.first, duel.second))
    over = any(played.pairing == pairing for played in view.played)
    return icon("check-bold", 56, GOLD) if over else icon("sword-cross", 56, PAPER)


def _player(view: LeagueView, seat: Seat) -> MutantView:
    return next(player for player in view.players if player.seat == seat)


def _draw_round(
    canvas: Image.Image,
    view: LeagueView,
    round: int,
    corner: tuple[int, int],
    names: Mapping[Seat, str],
    texts: Texts,
) -> None:
    """A round's two duels; the present round has an edge."""
    now = round == view.round and view.outcome is None
    if now:
        outer = _PANEL[0] + 12, _PANEL[1] + 12
        fill(canvas, (corner[0] - 6, corner[1] - 6), rounded(outer, 26), GOLD)
    fill(canvas, corner, rounded(_PANEL, 20), SLATE if now else blend(SLATE, NIGHT, 0.5))
    head = label(texts("picture-round-short", round=round), 36, PAPER if now else MIST, "bold")
    canvas.paste(head, (corner[0] + 18, corner[1] + 28 - head.height // 2), head)
    for place, pairing in enumerate(ROUNDS[round - 1]):
        played = next((duel for duel in view.played if duel.pairing == pairing), None)
        y = corner[1] + 56 + place * (_DUEL + 8)
        fighting = now and not view.mutating
        _draw_duel(canvas, pairing, played, (corner[0] + 12, y), names, fighting=fighting)


def _draw_duel(
    canvas: Image.Image,
    pairing: Pairing,
    played: Played | None,
    corner: tuple[int, int],
    names: Mapping[Seat, str],
    *,
    fighting: bool,
) -> None:
    """Who goes first on the left; the winner lit, and the health that was left."""
    x, y = corner
    wide = _PANEL[0] - 24
    for seat, left in ((pairing.first, x), (pairing.second, x + wide - _SIDE)):
        colours = SEAT_COLOURS[seat]
        won = played is not None and played.winner == seat
        lost = played is not None and played.winner not in (None, seat)
        ground = colours.main if won else blend(colours.dark, NIGHT, 0.4) if lost else colours.dark
        fill(canvas, (left, y), rounded((_SIDE, _DUEL), 18), ground)
        ink = PAPER if won else blend(colours.bright, NIGHT, 0.35) if lost else colours.bright
        name = label(names[seat], 38, ink, "bold", _SIDE - 28)
        put(canvas, name, (left + _SIDE / 2, y + _DUEL / 2))
    put(canvas, _result(played, fighting=fighting), (x + wide / 2, y + _DUEL / 2))


def _result(played: Played | None, *, fighting: bool) -> Image.Image:
    """The winner's health, or how the duel stands."""
    if played is None:
        return icon("sword-cross", 50, PAPER if fighting else STEEL)
    if played.winner is None:
        return icon("handshake", 54, PAPER)
    heart = icon("heart", 42, CRIMSON)
    return beside(heart, number(str(played.health), 44, PAPER))
