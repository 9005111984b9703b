"""The board of four seats: a row for each lane, from A and B down to D and A.

Left of the river are A and C, right of it B and D: partners have a side, and every lane leads
over a bridge. The rows of B, of C and of D lie together; A has the first and the last.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.clash.actions import LOWER, UPPER
from engine.clash.events import Event
from engine.clash.seating import SEATINGS
from engine.clash.view import BattleView, PlayerView
from engine.core import SEATS, Seat
from images.clash.castle import castle
from images.clash.champion import medal, state_of
from images.clash.kingdom import draw_lane, draw_spell
from images.clash.lanes import Half
from images.clash.marks import Marks, marks_of
from images.clash.panels import blows_at, mana_gem
from images.clash.terrain import (
    KINGDOM_EDGE,
    LANE_HEIGHT,
    MIDDLE,
    ROW_GAP,
    SIZE,
    TABLE_TOP,
    row_middle,
    table_terrain,
)
from images.icons import icon
from images.shapes import blend, fill, polygon, put, rounded, solid
from images.text import label, number
from images.theme import (
    CRIMSON,
    INK,
    MIST,
    NIGHT,
    PAPER,
    SEAT_COLOURS,
    Colour,
)
from texts import Texts

ROWS: tuple[tuple[Seat, Seat, int], ...] = (
    ("A", "B", UPPER),
    ("C", "B", LOWER),
    ("C", "D", UPPER),
    ("A", "D", LOWER),
)
"""Who is left and right of each bridge, and which lane it is for both."""
_MARGIN = 16
_PLATE = (536, 84)
_PLATE_TOPS = (12, 108)
_STEP = LANE_HEIGHT + ROW_GAP


def table(
    view: BattleView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
) -> Image.Image:
    """The land of four kingdoms under a plate for each player (RGB, a new image)."""
    marks = marks_of(events)
    canvas = table_terrain(_grounds(view)).copy()
    if SEATINGS[view.mode].teams:
        _draw_teams(canvas)
    for player in view.players:
        _draw_plate(canvas, view, player, names[player.seat])
    _draw_turn(canvas, view, texts)
    for row, (_, _, lane) in enumerate(ROWS):
        _draw_sign(canvas, row, lane, texts)
    for player in view.players:
        for row in _rows_of(player.seat):
            half = Half(_is_left(player.seat), row_middle(row))
            draw_lane(canvas, player, ROWS[row][2], half, marks, names, texts)
        for y in _homes(player.seat):
            _draw_stronghold(canvas, player, names[player.seat], y, marks, texts)
    if marks.spell is not None:
        draw_spell(canvas, marks, row_middle(_rows_of(marks.spell.seat)[0]) + _STEP // 2)
    return canvas


def _is_left(seat: Seat) -> bool:
    return seat in ("A", "C")


def _rows_of(seat: Seat) -> list[int]:
    return [row for row, (left, right, _) in enumerate(ROWS) if seat in (left, right)]


def _homes(seat: Seat) -> list[int]:
    """The y of its stronghold: between its rows, or in both where they lie apart."""
    first, last = (row_middle(row) for row in _rows_of(seat))
    return [first, last] if last - first > _STEP else [(first + last) // 2]


def _grounds(view: BattleView) -> tuple[tuple[Colour, Colour], ...]:
    """The colours of the kingdoms; those of partners are close."""

    def colour(seat: Seat) -> Colour:
        return blend(SEAT_COLOURS[seat].main, SEAT_COLOURS[_team(view, seat)].main, 0.6)

    return tuple([(colour(left), colour(right)) for left, right, _ in ROWS])


def _team(view: BattleView, seat: Seat) -> Seat:
    """The first seat of its team."""
    return SEATS[SEATS.index(seat) % 2] if SEATINGS[view.mode].teams else seat


def _draw_sign(canvas: Image.Image, row: int, lane: int, texts: Texts) -> None:
    """Which lane it is, on its bridge."""
    words = label(texts("picture-lane-lower" if lane else "picture-lane-upper"), 30, PAPER)
    sign = solid(rounded((words.width + 28, 46), 12), blend(INK, NIGHT, 0.3))
    put(sign, words, (sign.width / 2, 23))
    put(canvas, sign, (MIDDLE, row_middle(row) - 4))


def _draw_teams(canvas: Image.Image) -> None:
    """The plates of partners stand on one ground."""
    for seat in SEATS[:2]:
        left = 0 if _is_left(seat) else SIZE[0] - _PLATE[0] - 2 * _MARGIN
        size = _PLATE[0] + 2 * _MARGIN, TABLE_TOP - 2
        fill(canvas, (left, 0), rounded(size, 26), SEAT_COLOURS[seat].bright)
        inner = size[0] - 10, size[1] - 10
        ground = blend(SEAT_COLOURS[seat].bright, INK, 0.55)
        fill(canvas, (left + 5, 5), rounded(inner, 22), ground)


def _draw_turn(canvas: Image.Image, view: BattleView, texts: Texts) -> None:
    """Turn and phase between the plates, an arrow to whoever plays."""
    turn = texts("picture-turn", turn=view.turn)
    phase = texts("picture-over" if view.outcome else f"picture-phase-{view.phase}")
    put(canvas, label(turn, 46, PAPER, "black", 220), (MIDDLE, 78))
    put(canvas, label(phase, 30, MIST, "bold", 220), (MIDDLE, 124))
    if view.outcome is None:
        left = _is_left(view.active)
        tip, away = (0, -122) if left else (30, 122)
        arrow = polygon((30, 52), ((tip, 26), (30 - tip, 0), (30 - tip, 52)))
        y = _PLATE_TOPS[SEATS.index(view.active) // 2] + _PLATE[1] // 2
        put(canvas, solid(arrow, SEAT_COLOURS[view.active].bright), (MIDDLE + away, y))


def _draw_plate(canvas: Image.Image, view: BattleView, player: PlayerView, name: str) -> None:
    """Name, champion, hand (or deck and discard pile of an AI), and the mana of the turn."""
    seat, (width, height) = player.seat, _PLATE
    left = _MARGIN if _is_left(seat) else SIZE[0] - _MARGIN - width
    top = _PLATE_TOPS[SEATS.index(seat) // 2]
    colours = SEAT_COLOURS[seat]
    active = seat == view.active and view.outcome is None
    if active:
        fill(canvas, (left - 6, top - 6), rounded((width + 12, height + 12), 26), PAPER)
    fill(canvas, (left, top), rounded(_PLATE, 20), colours.main if active else colours.dark)
    middle, x = top + height // 2, left + width - 14
    parts = [mana_gem(view.mana, 56)] if active else []
    parts += _counts(player)
    if player.champion is not None:
        parts.append(medal(player.champion, seat, state_of(view, player)).resize((64, 81)))
    for part in parts:
        put(canvas, part, (x - part.width / 2, middle))
        x -= part.width + 16
    start = left + 20
    if player.ai is not None:
        put(canvas, icon("robot", 46, colours.bright), (start + 23, middle))
        start += 58
    words = label(name, 42, PAPER if active else colours.bright, "bold", x - start)
    canvas.paste(words, (start, middle - words.height // 2), words)


def _counts(player: PlayerView) -> list[Image.Image]:
    """How many cards a hand has, or an AI's discard pile and its deck, from the right."""
    if player.ai is None:
        return [_count("cards", player.hand.count)]
    return [_count("delete", len(player.ai.discard)), _count("cards", player.hand.health)]


def _count(symbol: str, amount: int) -> Image.Image:
    sign, figure = icon(symbol, 44, MIST), number(str(amount), 34, PAPER)
    image = Image.new("RGBA", (sign.width + figure.width + 8, 50), (*PAPER, 0))
    put(image, sign, (sign.width / 2, 25))
    put(image, figure, (sign.width + 8 + figure.width / 2, 25))
    return image


def _draw_stronghold(
    canvas: Image.Image, player: PlayerView, name: str, y: int, marks: Marks, texts: Texts
) -> None:
    """At the outer edge: whose it is, its side and health, and the blows it took."""
    seat, hand = player.seat, player.hand
    x = KINGDOM_EDGE // 2 - 3 if _is_left(seat) else SIZE[0] - KINGDOM_EDGE // 2 + 3
    put(canvas, label(name, 30, SEAT_COLOURS[seat].bright, "bold", 162), (x, y - 136))
    put(canvas, castle(seat, hand.bastion, 136), (x, y - 46))
    side = texts("picture-bastion" if hand.bastion else "picture-fort")
    put(canvas, label(side, 28, PAPER, "bold", 158), (x, y + 42))
    fill(canvas, (x - 72, y + 62), rounded((144, 84), 22), INK)
    figure, heart = number(str(hand.health), 54, PAPER), icon("heart", 42, CRIMSON)
    start = x - (heart.width + 8 + figure.width) / 2
    put(canvas, heart, (start + heart.width / 2, y + 105))
    put(canvas, figure, (start + heart.width + 8 + figure.width / 2, y + 104))
    blows_at(canvas, seat, marks, (x, y - 60), y + 42, texts)
