"""A player's answers to the daily puzzle: a square for each, without spoilers."""

from __future__ import annotations

from PIL import Image

from engine.core import record
from images.canvas import fill, write
from images.charts import GROUND, LEFT, RESULTS, ROOM, draw_title, legible
from images.layout import WIDTH, draw_panel
from images.picture import Picture, as_png, fitting
from images.shapes import rounded
from images.theme import NIGHT, PAPER
from texts import Texts

MOST = 8
"""Most squares; the last answers are shown."""
_SQUARE, _GAP, _ROW = 84, 14, 112


@record
class Tries:
    """A player's answers to the puzzle of a day (`True` if right), hints, and days in a row."""

    name: str
    day: str
    answers: tuple[bool, ...]
    hints: int
    in_a_row: int


def tries(shown: Tries, texts: Texts) -> Picture:
    """Draw the squares below the name (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = draw_title(canvas, shown.name, shown.day)
    draw_panel(canvas, y, _ROW, GROUND)
    x = LEFT
    for reached in shown.answers[-MOST:]:
        colour = RESULTS["won" if reached else "lost"].colour
        fill(canvas, (x, y + 14), rounded((_SQUARE, _SQUARE), 14), colour)
        x += _SQUARE + _GAP
    words = legible(_row(shown, texts), 36, PAPER, WIDTH - x - LEFT)
    write(canvas, words, x + _GAP, y + _ROW // 2)
    y += _ROW + 10
    return as_png("tries", canvas.crop((0, 0, WIDTH, y)), tries_alt(shown, texts), small=True)


def tries_alt(shown: Tries, texts: Texts) -> str:
    """Describe `tries` in words."""
    text = texts("chart-tries", count=len(shown.answers))
    return fitting(["\n".join((f"{shown.name} · {shown.day}", text, _row(shown, texts)))])


def _row(shown: Tries, texts: Texts) -> str:
    hints = [texts("chart-hints", count=shown.hints)] * bool(shown.hints)
    return " · ".join([*hints, texts("chart-days-in-a-row", count=shown.in_a_row)])
