"""A player's results in puzzles: the rating over time, and strengths by theme."""

from __future__ import annotations

from PIL import Image

from engine.core import record
from images.charts import (
    ANSWERS,
    LEFT,
    RIGHT,
    ROOM,
    Bar,
    Curve,
    draw_bars,
    draw_rating,
    draw_remark,
    draw_title,
)
from images.layout import WIDTH
from images.picture import Picture, as_png, fitting
from images.theme import NIGHT, SEAT_COLOURS
from texts import Texts

_CURVE = 260
_LEAST = 2
"""Least number of ratings for a curve."""


@record
class Solver:
    """The puzzle results of a player.

    Attributes:
        name: Display name of the player.
        rating: The current rating, if there is one.
        values: The rating after each rated answer.
        since: Day of the first rated answer.
        until: Day of the last one.
        strengths: Bars of first answers by theme: right ones and wrong ones.
        streak: Daily puzzles in a row.
        missing: Rated answers needed until a rating is shown.
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
    """Draw the results (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    note = texts("chart-days-in-a-row", count=shown.streak) if shown.streak else ""
    y = draw_title(canvas, shown.name, note)
    if len(shown.values) >= _LEAST:
        curve, box = (
            Curve(shown.values, SEAT_COLOURS["A"].bright),
            (LEFT, y + 10, RIGHT, y + _CURVE),
        )
        days = [(len(shown.values) - 1, shown.until), (0, shown.since)]
        draw_rating(canvas, box, curve, 3, days)
        y += _CURVE + 10
    else:
        y = draw_remark(canvas, y, _rating(shown, texts))
    if shown.strengths:
        parts = [*ANSWERS.values()]
        y = draw_bars(canvas, y, texts("chart-themes"), shown.strengths, parts, texts)
    else:
        y = draw_remark(canvas, y, texts("chart-no-themes"))
    return as_png("solver", canvas.crop((0, 0, WIDTH, y)), solver_alt(shown, texts), small=True)


def _rating(shown: Solver, texts: Texts) -> str:
    if shown.missing:
        return texts("rating-later", count=shown.missing)
    return texts("chart-no-curve", rating=str(shown.rating))


def solver_alt(shown: Solver, texts: Texts) -> str:
    """Describe `solver` in words."""
    lines = [shown.name, _rating(shown, texts)]
    if shown.streak:
        lines.append(texts("chart-days-in-a-row", count=shown.streak))
    for bar in shown.strengths:
        right, wrong = bar.parts
        lines.append(texts("chart-theme", theme=bar.name, right=right, wrong=wrong))
    return fitting("\n".join(lines[:end]) for end in range(len(lines), 0, -1))
