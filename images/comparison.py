"""Compares two players: their ratings, and the results of their matches against each other."""

from __future__ import annotations

from PIL import Image

from engine.core import record
from images.canvas import put, write
from images.charts import (
    GROUND,
    LARGE,
    LEFT,
    RIGHT,
    ROOM,
    SMALL,
    Bar,
    Part,
    draw_bars,
    draw_remark,
    legible,
)
from images.icons import icon
from images.layout import WIDTH, draw_panel
from images.picture import Picture, as_png, fitting
from images.text import label
from images.theme import GOLD, MIST, NIGHT, PAPER, SEAT_COLOURS, SLATE
from texts import Texts

_HEAD, _GAP, _ROW = 172, 10, 84
_MIDDLE = WIDTH // 2
_CROWN = 76
"""Space for the leader's crown next to their name."""
_SCORE = 320
"""Space for the score between the names."""
_SIDES = SEAT_COLOURS["A"].bright, SEAT_COLOURS["B"].bright
_PARTS = Part("trophy", _SIDES[0]), Part("equal", MIST), Part("trophy", _SIDES[1])


@record
class Points:
    """The ratings of both players in one game."""

    game: str
    one: int
    other: int


@record
class Comparison:
    """Two players, the ratings that both have, and their matches against each other.

    A bar's parts are wins of the first player, draws, and wins of the other.
    """

    one: str
    other: str
    ratings: tuple[Points, ...] = ()
    records: tuple[Bar, ...] = ()

    @property
    def score(self) -> tuple[int, int, int]:
        """Return the totals: won by the first, drawn, won by the other."""
        won, drawn, lost = (sum(bar.parts[part] for bar in self.records) for part in range(3))
        return won, drawn, lost


def comparison(shown: Comparison, texts: Texts) -> Picture:
    """Draw names and score, ratings, and a bar for each format (1000 wide, PNG)."""
    canvas = Image.new("RGB", (WIDTH, ROOM), NIGHT)
    y = _draw_head(canvas, shown, texts)
    for points in shown.ratings:
        _draw_points(canvas, y, points)
        y += _ROW + _GAP
    if shown.records:
        y = draw_bars(canvas, y, texts("chart-results"), shown.records, _PARTS, texts)
    else:
        y = draw_remark(canvas, y, texts("chart-never-met"))
    return as_png(
        "comparison", canvas.crop((0, 0, WIDTH, y)), comparison_alt(shown, texts), small=True
    )


def comparison_alt(shown: Comparison, texts: Texts) -> str:
    """Describe `comparison` in words, the score first."""
    won, drawn, lost = shown.score
    lines = [
        f"{shown.one} {won} – {lost} {shown.other}",
        *[texts("chart-draws", count=drawn)] * bool(drawn),
        *(texts.pair(each.game, f"{each.one} – {each.other}") for each in shown.ratings),
        *(texts.pair(bar.name, f"{bar.parts[0]} – {bar.parts[2]}") for bar in shown.records),
        *[texts("chart-never-met")] * (not shown.records),
    ]
    return fitting("\n".join(lines[:end]) for end in range(len(lines), 0, -1))


def _draw_head(canvas: Image.Image, shown: Comparison, texts: Texts) -> int:
    draw_panel(canvas, 10, _HEAD, SLATE)
    won, drawn, lost = shown.score
    space = (RIGHT - LEFT) // 2 - 20 - _CROWN
    one, other = (
        legible(name, 50, colour, space, "black")
        for name, colour in zip((shown.one, shown.other), _SIDES, strict=True)
    )
    write(canvas, one, LEFT, 52)
    write(canvas, other, RIGHT - other.width, 52)
    if won != lost:
        x = LEFT + one.width + _CROWN // 2 if won > lost else RIGHT - other.width - _CROWN // 2
        put(canvas, icon("crown", 48, GOLD), (x, 52))
    score = legible(f"{won} – {lost}", 72, PAPER, _SCORE, "black")
    write(canvas, score, _MIDDLE - score.width // 2, 116)
    if drawn:
        draws = legible(texts("chart-draws", count=drawn), SMALL, MIST, _SCORE, "regular")
        write(canvas, draws, RIGHT - draws.width, 126)
    return 10 + _HEAD + _GAP


def _draw_points(canvas: Image.Image, y: int, points: Points) -> None:
    draw_panel(canvas, y, _ROW, GROUND)
    middle = y + _ROW // 2
    highest = max(points.one, points.other)
    one, other = (
        label(str(each), LARGE, GOLD if each == highest else PAPER, "black")
        for each in (points.one, points.other)
    )
    write(canvas, one, LEFT, middle)
    write(canvas, other, RIGHT - other.width, middle)
    name = legible(points.game, 36, MIST, RIGHT - LEFT - 2 * max(one.width, other.width) - 60)
    write(canvas, name, _MIDDLE - name.width // 2, middle)
