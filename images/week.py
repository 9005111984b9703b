"""The week of a server: how much was played, and what was best."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import record
from images.canvas import put, write
from images.charts import GROUND, LARGE, LEFT, RIGHT, ROOM, draw_title, legible
from images.icons import icon
from images.layout import WIDTH, draw_panel
from images.picture import Picture, as_png, fitting
from images.shapes import ringed
from images.text import number, readable, width
from images.theme import GOLD, INK, MIST, NIGHT, PAPER, STEEL, Colour
from texts import Texts

_FIGURES = 124
"""Height of the row of figures."""
_ROW, _GAP = 118, 10
"""Height of a row, and the space below it."""
_SIGN = 84
_WORDS = LEFT + _SIGN + 22
"""Where the words of a row begin."""
_BETWEEN = 24
"""Pixels between the words of a row."""
_HEAD, _TEXT = 36, 80
"""Middles of the lines of a row, below its upper edge."""


@record
class Highlight:
    """A row: an icon, what it is about ("Biggest upset"), and who it is.

    `figure` is its number ("238 points behind"), `note` says more, such as the game.
    """

    sign: str
    head: str
    text: str
    figure: str = ""
    note: str = ""


@record
class Week:
    """A title, the days of the week, figures with what they count, and the rows."""

    title: str
    days: str
    figures: tuple[tuple[int, str], ...]
    highlights: tuple[Highlight, ...]


def draw_week(shown: Week, texts: Texts) -> Picture:
    """Draw the figures side by side, and the rows below them (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = draw_title(canvas, shown.title, shown.days)
    if shown.figures:
        y = _draw_figures(canvas, y - 10, shown.figures, texts)
    for each in shown.highlights:
        _draw_row(canvas, y, each)
        y += _ROW + _GAP
    return as_png("week", canvas.crop((0, 0, WIDTH, y)), week_alt(shown, texts), small=True)


def week_alt(shown: Week, texts: Texts) -> str:
    """Describe `draw_week` in words."""
    figures = [f"{texts('chart-number', number=count)} {what}" for count, what in shown.figures]
    lines = [f"{texts.pair(f'{shown.title}, {shown.days}', ', '.join(figures))}."]
    for each in shown.highlights:
        more = " · ".join(filter(None, (each.figure, each.note)))
        lines.append(f"{texts.pair(each.head, each.text)}{f' ({more})' if more else ''}")
    return fitting("\n".join(lines[:end]) for end in range(len(lines), 0, -1))


def _draw_figures(
    canvas: Image.Image, y: int, figures: Sequence[tuple[int, str]], texts: Texts
) -> int:
    """Draw each figure above what it counts; return the height below them."""
    wide = (RIGHT - LEFT) // len(figures)
    for place, (count, what) in enumerate(figures):
        middle = LEFT + wide * place + wide // 2
        put(canvas, number(texts("chart-number", number=count), 60, PAPER), (middle, y + 44))
        put(canvas, legible(what, 36, MIST, wide - 20, "regular"), (middle, y + 98))
    return y + _FIGURES + _GAP


def _draw_row(canvas: Image.Image, y: int, shown: Highlight) -> None:
    draw_panel(canvas, y, _ROW, GROUND)
    sign = ringed(_SIGN, 3, INK, STEEL, icon(shown.sign, _SIGN * 11 // 16, GOLD))
    put(canvas, sign, (LEFT + _SIGN / 2, y + _ROW / 2))
    whole = RIGHT - _WORDS
    space = _draw_right(canvas, y + _HEAD, shown.figure, GOLD, whole // 2)
    write(canvas, legible(shown.head, 34, MIST, space), _WORDS, y + _HEAD)
    left = whole - _BETWEEN - width(readable(shown.text), LARGE, "bold")
    space = _draw_right(canvas, y + _TEXT, shown.note, MIST, max(left, whole // 4))
    write(canvas, legible(shown.text, LARGE, PAPER, space), _WORDS, y + _TEXT)


def _draw_right(canvas: Image.Image, middle: int, words: str, ink: Colour, most: int) -> int:
    """Draw words at the right end of a row, if there are any; return the space before them."""
    if not words:
        return RIGHT - _WORDS
    drawn = legible(words, 36, ink, most)
    write(canvas, drawn, RIGHT - drawn.width, middle)
    return RIGHT - _WORDS - drawn.width - _BETWEEN
