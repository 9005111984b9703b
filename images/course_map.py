"""The map of a course: its lessons are stones of a path, ticked if done."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from PIL import Image, ImageDraw

from engine.core import record
from images.canvas import put, write
from images.layout import MARGIN, TOP, WIDTH, draw_bar, numbered, ticked
from images.picture import Picture, as_png, fitting
from images.text import label
from images.theme import GOLD, INK, MIST, NIGHT, PAPER, STEEL
from texts import Texts

_ACROSS = 2
_STONE, _ROW = 76, 104
"""Side of a stone and height of a row of them, if there is space."""
_HIGHEST = 1000
"""Greatest height at which a phone and a desktop show the whole picture."""
_PATH = 14
"""Width of the path."""
_STEP = (WIDTH - 2 * MARGIN) // _ACROSS


@record
class Stone:
    """A lesson on the map, with its title and its state."""

    title: str
    state: Literal["done", "next", "later"]


def course_map(title: str, stones: Sequence[Stone], texts: Texts) -> Picture:
    """Draw the path through a course, down one column and then the other (1000 wide, PNG).

    Lessons that are done are gold, the next one is bright.
    """
    rows = -(-len(stones) // _ACROSS)
    high = min(_ROW, (_HIGHEST - TOP - MARGIN) // rows)
    size = min(_STONE, high - 8)
    canvas = Image.new("RGB", (WIDTH, TOP + rows * high + MARGIN), NIGHT)
    draw_bar(canvas, title, STEEL, [_count(stones)])
    middles = [_middle(place, rows, high) for place in range(len(stones))]
    _draw_path(canvas, stones, middles)
    for place, (stone, (x, y)) in enumerate(zip(stones, middles, strict=True), 1):
        done = stone.state == "done"
        ground = PAPER if stone.state == "next" else MIST
        put(canvas, ticked(size) if done else numbered(place, size, ground), (x, y))
        ink = GOLD if done else PAPER if stone.state == "next" else MIST
        words = label(stone.title, 36, ink, "bold", _STEP - _STONE - 30)
        write(canvas, words, x + _STONE // 2 + 14, y)
    return as_png("course", canvas, course_alt(title, stones, texts))


def course_alt(title: str, stones: Sequence[Stone], texts: Texts) -> str:
    """List the lessons in order, and mark those that are done and the next one."""
    marks = {"done": "✓", "next": "→", "later": "·"}
    lines = [
        f"{marks[stone.state]} {number}. {stone.title}" for number, stone in enumerate(stones, 1)
    ]
    done = sum(stone.state == "done" for stone in stones)
    head = f"{title}. {texts('course-progress', done=done, count=len(stones))}"
    return fitting(["\n".join((head, *lines)), head])


def _middle(place: int, rows: int, high: int) -> tuple[int, int]:
    column, row = divmod(place, rows)
    return MARGIN + column * _STEP + _STONE // 2 + 6, TOP + row * high + high // 2


def _draw_path(
    canvas: Image.Image, stones: Sequence[Stone], middles: Sequence[tuple[int, int]]
) -> None:
    pen = ImageDraw.Draw(canvas)
    for (stone, here), (following, there) in pairwise(zip(stones, middles, strict=True)):
        if here[0] == there[0]:
            walked = stone.state == following.state == "done"
            pen.line((here, there), fill=GOLD if walked else INK, width=_PATH)


def _count(stones: Sequence[Stone]) -> Image.Image:
    done = sum(stone.state == "done" for stone in stones)
    return label(f"{done} / {len(stones)}", 42, PAPER, "bold")
