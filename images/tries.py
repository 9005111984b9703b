"""A player's answers to the daily puzzle: a tick or cross for each, without spoilers."""

from __future__ import annotations

from PIL import Image

from engine.core import record
from images.brand import logo
from images.canvas import put, put_right, write
from images.charts import ANSWERS, GROUND, LEFT, RIGHT, chip, legible
from images.icons import icon
from images.layout import WIDTH, beside, draw_panel
from images.picture import Picture, as_png, fitting
from images.shapes import disc
from images.text import number
from images.theme import GOLD, MIST, NIGHT, PAPER
from texts import Texts

MOST = 8
"""Most answers that are drawn: the last ones."""
_HIGH, _LOGO, _CHIP, _GAP = 320, 128, 116, 14
MIDDLE = 254
"""Height of the middle of the results below the head."""
_FACT = 150
"""Space for hints or days in a row."""


@record
class Tries:
    """A player's answers to the puzzle of a day (`True` if right), hints, and days in a row."""

    name: str
    day: str
    answers: tuple[bool, ...]
    hints: int
    in_a_row: int


def tries(shown: Tries, texts: Texts) -> Picture:
    """Draw the answers below the name, then hints and days in a row (1000 wide, PNG)."""
    canvas, middle, end = draw_head(shown.name, _title(shown, texts)), MIDDLE, RIGHT
    for symbol, colour, value in (
        ("fire", GOLD, shown.in_a_row),
        ("lightbulb-on", PAPER, shown.hints),
    ):
        if value:
            figure = number(str(value), 52, PAPER, max_width=_FACT - 60)
            fact = beside(icon(symbol, 60, colour), figure, 6)
            put_right(canvas, fact, (end, middle))
            end -= fact.width + 36
    answers = shown.answers[-MOST:]
    size = min(_CHIP, (end - LEFT) // max(len(answers), 1) - _GAP)
    for place, is_right in enumerate(answers):
        x = LEFT + place * (size + _GAP) + size / 2
        put(canvas, chip(ANSWERS[is_right], size), (x, middle))
    return as_png("tries", canvas, tries_alt(shown, texts), small=True)


def draw_head(name: str, title: str) -> Image.Image:
    """Return a canvas with a player's name and a title on it; what follows is around `MIDDLE`."""
    canvas = Image.new("RGB", (WIDTH, _HIGH + 20), NIGHT)
    draw_panel(canvas, 10, _HIGH, GROUND)
    canvas.paste(logo(_LOGO), (LEFT, 32), disc(_LOGO))
    left = LEFT + _LOGO + 28
    write(canvas, legible(name, 54, PAPER, RIGHT - left, "black"), left, 72)
    write(canvas, legible(title, 38, MIST, RIGHT - left), left, 134)
    return canvas


def tries_alt(shown: Tries, texts: Texts) -> str:
    """Describe `tries` in words."""
    text = texts("chart-tries", count=len(shown.answers))
    hints = [texts("chart-hints", count=shown.hints)] * bool(shown.hints)
    facts = " · ".join([*hints, texts("chart-days-in-a-row", count=shown.in_a_row)])
    return fitting(["\n".join((f"{shown.name} · {_title(shown, texts)}", text, facts))])


def _title(shown: Tries, texts: Texts) -> str:
    return texts("chart-daily-puzzle", day=shown.day)
