"""How somebody does at pages of the grimoire: the rating over time, strengths by theme."""

from __future__ import annotations

from PIL import Image

from engine.core import record
from images.charts import (
    LARGE,
    LEFT,
    RESULTS,
    RIGHT,
    ROOM,
    Bar,
    Curve,
    Mark,
    Scale,
    draw_bars,
    draw_curve,
    draw_remark,
    draw_title,
    round_values,
    write,
)
from images.layout import WIDTH
from images.picture import Picture, as_png, fitting
from images.text import label
from images.theme import GOLD, NIGHT, SEAT_COLOURS
from texts import Texts

NAME = "solver"
_CURVE = 260
_LEAST = 2
"""Ratings that make a curve."""


@record
class Solver:
    """What is told of somebody who solves pages.

    `values` are the ratings after each rated answer, the days those of the first and the last one.
    While so many rated answers are `missing` no rating is shown. `strengths` are bars of first
    answers, right ones and wrong ones, by theme; `streak` counts daily pages in a row.
    """

    name: str
    rating: int | None
    values: tuple[float, ...]
    since: str
    until: str
    strengths: tuple[Bar, ...]
    streak: int
    missing: int = 0


def solver(shown: Solver, texts: Texts) -> Picture:
    """Draw all that there is to tell (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    note = texts("chart-days-in-a-row", count=shown.streak) if shown.streak else ""
    y = draw_title(canvas, shown.name, note)
    if len(shown.values) >= _LEAST:
        _draw_curve(canvas, y, shown)
        y += _CURVE
    else:
        y = draw_remark(canvas, y, _rating(shown, texts))
    if shown.strengths:
        parts = [RESULTS["won"], RESULTS["lost"]]
        y = draw_bars(canvas, y, texts("chart-themes"), shown.strengths, parts, texts)
    else:
        y = draw_remark(canvas, y, texts("chart-no-themes"))
    return as_png(NAME, canvas.crop((0, 0, WIDTH, y)), solver_alt(shown, texts), small=True)


def _rating(shown: Solver, texts: Texts) -> str:
    """Tell the rating, or when there will be one."""
    if shown.missing:
        return texts("rating-later", count=shown.missing)
    return texts("chart-no-curve", rating=str(shown.rating))


def solver_alt(shown: Solver, texts: Texts) -> str:
    """Tell the same in words."""
    lines = [shown.name, _rating(shown, texts)]
    if shown.streak:
        lines.append(texts("chart-days-in-a-row", count=shown.streak))
    for bar in shown.strengths:
        right, wrong = bar.parts
        lines.append(texts("chart-theme", theme=bar.name, right=right, wrong=wrong))
    return fitting("\n".join(lines[:end]) for end in range(len(lines), 0, -1))


def _draw_curve(canvas: Image.Image, y: int, shown: Solver) -> None:
    """Draw how the rating went, and what it is now."""
    now = label(str(shown.rating), LARGE, GOLD)
    write(canvas, now, RIGHT - now.width, y + _CURVE // 2)
    low, high = min(shown.values), max(shown.values)
    room, last = max((high - low) * 0.15, 20), len(shown.values) - 1
    values = [(each, str(each)) for each in round_values(low - room, high + room, 3)]
    steps = [(last, shown.until), (0, shown.since)]
    curve = Curve(shown.values, SEAT_COLOURS["A"].bright)
    box = LEFT, y + 10, RIGHT - now.width - 24, y + _CURVE - 10
    scale = Scale(low - room, high + room, values, steps)
    draw_curve(canvas, box, [curve], scale, [Mark(last, shown.values[-1])])
