"""The result of a run: how many puzzles a player solved, and the player's best run."""

from __future__ import annotations

from PIL import Image

from engine.core import record
from images.canvas import put_left, put_right
from images.charts import ANSWERS, LEFT, RIGHT, chip
from images.icons import icon
from images.layout import beside
from images.picture import Picture, as_png, fitting
from images.text import number
from images.theme import GOLD, PAPER
from images.tries import MIDDLE, draw_head
from texts import Texts

_CHIP, _FIGURE, _SPACE = 100, 84, 160


@record
class RunResult:
    """A run: the player's name, its mode in words, right and wrong answers, and the best result."""

    name: str
    mode: str
    right: int
    wrong: int
    best: int


def run_result(shown: RunResult, texts: Texts) -> Picture:
    """Draw right and wrong answers, and the best result at the right (1000 wide, PNG)."""
    canvas, x = draw_head(shown.name, shown.mode), LEFT
    for is_right, count in ((True, shown.right), (False, shown.wrong)):
        fact = beside(chip(ANSWERS[is_right], _CHIP), _figure(count), 18)
        put_left(canvas, fact, (x, MIDDLE))
        x += fact.width + 48
    best = beside(icon("trophy", 84, GOLD), _figure(shown.best), 14)
    put_right(canvas, best, (RIGHT, MIDDLE))
    return as_png("run", canvas, run_result_alt(shown, texts), small=True)


def run_result_alt(shown: RunResult, texts: Texts) -> str:
    """Describe `run_result` in words."""
    facts = {"right": shown.right, "wrong": shown.wrong, "best": shown.best}
    return fitting([f"{shown.name} · {shown.mode}\n{texts('chart-run', **facts)}"])


def _figure(count: int) -> Image.Image:
    return number(str(count), _FIGURE, PAPER, max_width=_SPACE)
