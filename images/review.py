"""The review of a match: each side's chances by turn, and the turns that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from engine.core import Seat, record
from images.canvas import fill, put, put_right, write
from images.charts import (
    GROUND,
    LARGE,
    LEFT,
    RIGHT,
    ROOM,
    SMALL,
    Box,
    Curve,
    Mark,
    Scale,
    draw_curve,
    draw_title,
    legible,
    round_values,
)
from images.icons import icon
from images.layout import WIDTH, beside, draw_panel, numbered
from images.picture import Picture, as_png, fitting
from images.shapes import rounded
from images.text import halved, label, width, wrapped
from images.theme import GOLD, LEAF, MIST, NIGHT, PAPER, SEAT_COLOURS
from texts import Texts

_WORDS, _LINE, _SPACE = 36, 46, RIGHT - LEFT
"""Font size, height of a line, and width of a line."""
_PLATE, _CHART, _HEAD = 66, 400, 64
"""Heights of a name, of the chart, and of the head of a turning point."""
_TOLD = 12
"""About how many of a side's chances the text alternative lists."""


@record
class Side:
    """A side of the match: its names in one text, one of its seats, and whether it won.

    `chances` are its chances of winning, from 0 to 1, after each turn from the first.
    """

    name: str
    seat: Seat
    chances: tuple[float, ...]
    won: bool = False


@record
class TurningPoint:
    """A decisive turn (from 1), its player, what they missed or found, and if it is `proved`."""

    turn: int
    name: str
    seat: Seat
    text: str
    proved: bool = False


@record
class Review:
    """A finished match: its title, a caption of one or two sentences, and its sides."""

    title: str
    caption: str
    sides: tuple[Side, ...]
    points: tuple[TurningPoint, ...] = ()


def review(shown: Review, texts: Texts) -> Picture:
    """Draw the chances, and up to three numbered turning points (1000 wide, PNG).

    With two sides the first is above the middle, and the area on a side has that side's colour.
    With more, each has a line.
    """
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = _write_lines(canvas, draw_title(canvas, shown.title) - 4, _lines(shown.caption)) + 10
    two = len(shown.sides) == 2
    for place, side in enumerate(shown.sides):
        if two:
            _draw_plate(canvas, y + place * (_PLATE + _CHART), (LEFT - 20, RIGHT + 20), side)
        else:
            left = LEFT - 20 + place % 2 * 499
            _draw_plate(canvas, y + place // 2 * _PLATE, (left, left + 489), side)
    y += _PLATE if two else -(-len(shown.sides) // 2) * _PLATE
    _draw_chart(canvas, (LEFT - 16, y, RIGHT + 20, y + _CHART - 10), shown, texts)
    y += _CHART + (_PLATE if two else 0) + 4
    for place, point in enumerate(shown.points, 1):
        y = _draw_point(canvas, y, place, point, texts)
    return as_png("review", canvas.crop((0, 0, WIDTH, y)), review_alt(shown, texts), small=True)


def review_alt(shown: Review, texts: Texts) -> str:
    """Describe how the match went, its turning points, and the chances of its sides."""
    head = f"{shown.title}. {shown.caption}"
    points = [
        f"{place}. {texts.pair(f'{_turn(point, texts)} ({_proof(point, texts)})', point.text)}"
        for place, point in enumerate(shown.points, 1)
    ]
    sides = [_side_alt(side, texts) for side in shown.sides if side.chances]
    text = "\n".join((head, *points))
    return fitting(["\n".join((text, *sides)), text])


def _side_alt(side: Side, texts: Texts) -> str:
    every = -(-len(side.chances) // _TOLD)
    shares = (texts("chart-percent", share=round(100 * each)) for each in side.chances[::every])
    return texts("chart-chances", name=side.name, every=every, chances=", ".join(shares))


def _turn(point: TurningPoint, texts: Texts) -> str:
    return texts("chart-turn", turn=point.turn, name=point.name)


def _proof(point: TurningPoint, texts: Texts) -> str:
    return texts("chart-proved" if point.proved else "chart-estimate")


def _lines(text: str) -> Sequence[str]:
    """Split words into two lines of similar width, or the second with all the rest if too long."""
    lines = halved(text, _WORDS, _SPACE, "bold")
    fits = all(width(line, _WORDS, "bold") <= _SPACE for line in lines)
    return lines if fits else wrapped(text, _WORDS, "bold", _SPACE, 2)


def _write_lines(canvas: Image.Image, y: int, lines: Sequence[str]) -> int:
    for line in lines:
        write(canvas, legible(line, _WORDS, PAPER, _SPACE), LEFT, y + _LINE // 2)
        y += _LINE
    return y


def _draw_plate(canvas: Image.Image, y: int, ends: tuple[int, int], side: Side) -> None:
    (left, right), middle = ends, y + _PLATE // 2 - 5
    ground = rounded((right - left, _PLATE - 10), 16)
    fill(canvas, (left, y), ground, SEAT_COLOURS[side.seat].main)
    name = legible(side.name, LARGE, PAPER, right - left - 100)
    write(canvas, name, left + 20, middle)
    if side.won:
        put(canvas, icon("trophy", 40, PAPER), (right - 40, middle))


def _draw_chart(canvas: Image.Image, box: Box, shown: Review, texts: Texts) -> None:
    two, colours = len(shown.sides) == 2, [SEAT_COLOURS[side.seat] for side in shown.sides]
    curves = [
        Curve(side.chances, colour.bright, name=side.name)
        for side, colour in zip(shown.sides, colours, strict=True)
    ]
    if two:
        curves = [Curve(shown.sides[0].chances, PAPER)]
    turns = max(len(each.values) for each in curves)
    grid = round_values(0, turns, 8)
    steps = [1, turns, *(turn for turn in grid if turn - 1 > grid.step // 2)] if turns else []
    shares = [(at, round(100 * (max(at, 1 - at) if two else at))) for at in (1, 0.5, 0)]
    scale = Scale(
        *(0, 1),
        [(at, texts("chart-percent", share=share)) for at, share in shares],
        [(turn - 1, str(turn)) for turn in steps],
    )
    mains = (colours[0].main, colours[1].main) if two else None
    draw_curve(canvas, box, curves, scale, list(_marks(shown)), mains)
    if turns:
        word = label(texts("chart-axis-turn"), SMALL, MIST, "regular")
        write(canvas, word, box[0], box[3] - word.height // 2)


def _marks(shown: Review) -> Iterator[Mark]:
    """Return the turning points as marks on the line of the player's side, or on the only line."""
    only = len(shown.sides) == 2
    for place, point in enumerate(shown.points, 1):
        lines = (each.chances for each in shown.sides if only or each.seat == point.seat)
        if chances := next(lines, ()):
            step = min(point.turn, len(chances)) - 1
            yield Mark(step, chances[step], place)


def _draw_point(canvas: Image.Image, y: int, place: int, point: TurningPoint, texts: Texts) -> int:
    lines = _lines(point.text)
    high = _HEAD + len(lines) * _LINE + 12
    draw_panel(canvas, y, high, GROUND)
    middle = y + _HEAD // 2 + 2
    put(canvas, numbered(place, 50, GOLD), (LEFT + 20, middle))
    sign, ink = ("check-decagram", LEAF) if point.proved else ("approximately-equal-box", MIST)
    proof = beside(icon(sign, 38, ink), label(_proof(point, texts), SMALL, ink))
    put_right(canvas, proof, (RIGHT, middle))
    space = _SPACE - 62 - proof.width - 30
    turn = legible(_turn(point, texts), 40, SEAT_COLOURS[point.seat].bright, space)
    write(canvas, turn, LEFT + 62, middle)
    _write_lines(canvas, y + _HEAD, lines)
    return y + high + 12
