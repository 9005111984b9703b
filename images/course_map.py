"""The map of a course: its lessons are stations of a road through hills."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import pi, sin
from typing import Literal

from PIL import Image, ImageDraw

from engine.core import record
from images.canvas import fill, put, write
from images.emblems import Charge
from images.layout import MARGIN, TOP, WIDTH, draw_bar, numbered, ticked
from images.linocut import cut
from images.picture import Picture, as_png, fitting
from images.plugins import game_scene
from images.shapes import blend, disc, faded, ringed
from images.text import as_lines, halved, label, width
from images.theme import GOLD, INK, MIST, NIGHT, PAPER, SEAT_COLOURS, STEEL, Colour
from texts import Texts

_ACROSS = 3
_STONE = 104
"""Side of a stone, if there is space."""
_HIGHEST = 1270
"""Greatest height at which a desktop shows the picture as wide as a phone."""
_WORDS, _LINE = 34, 40
_ROAD = 22
_STEP = (WIDTH - 2 * MARGIN) // _ACROSS
_SPACE = _STEP - 32
"""Width of the words below a stone."""
_HILLS = blend(SEAT_COLOURS["C"].dark, NIGHT, 0.15), blend(SEAT_COLOURS["C"].dark, NIGHT, 0.55)


@record
class Stone:
    """A lesson on the map, with its title, its state and the id of its card."""

    title: str
    state: Literal["done", "next", "later"]
    card: str = ""


def course_map(title: str, game: str, stones: Sequence[Stone], texts: Texts) -> Picture:
    """Draw the road through a course of a game, back and forth downwards (1000 wide, PNG).

    Lessons that are done have a tick, the next one a golden ring and a flag, later ones are grey.
    """
    names = [_lines(each.title) for each in stones]
    rows = [names[at : at + _ACROSS] for at in range(0, len(names), _ACROSS)]
    words = [max(map(len, row)) * _LINE + 16 for row in rows]
    side = (_HIGHEST - TOP - MARGIN - sum(words)) // len(rows)
    side = max(min(_STONE, side), _STONE // 3)
    tops = list(accumulate((each + side for each in words), initial=TOP))
    canvas = Image.new("RGB", (WIDTH, tops[-1] + MARGIN), NIGHT)
    _draw_hills(canvas, [top + side // 2 for top in tops[:-1]])
    draw_bar(canvas, title, STEEL, [_count(stones)])
    middles = [_middle(place, tops[place // _ACROSS] + side // 2) for place in range(len(stones))]
    _draw_road(canvas, stones, middles)
    for place, (stone, (x, y)) in enumerate(zip(stones, middles, strict=True), 1):
        _draw_stone(canvas, game, stone, place, side, (x, y))
        ink = {"done": GOLD, "next": PAPER, "later": MIST}[stone.state]
        if place % _ACROSS == 0 and place < len(stones):  # the road turns next to these words
            x += 34 if x < WIDTH / 2 else -34
        for line, text in enumerate(names[place - 1]):
            drawn = label(text, _WORDS, ink, "bold", _SPACE)
            top = y + side // 2 + 6 + line * _LINE
            write(canvas, drawn, x - drawn.width // 2, top + _LINE // 2)
    return as_png("course", canvas, course_alt(title, stones, texts), small=True)


def course_alt(title: str, stones: Sequence[Stone], texts: Texts) -> str:
    """List the lessons in order, and mark those that are done and the next one."""
    marks = {"done": "✓", "next": "→", "later": "·"}
    lines = [
        f"{marks[stone.state]} {number}. {stone.title}" for number, stone in enumerate(stones, 1)
    ]
    done = sum(stone.state == "done" for stone in stones)
    head = f"{title}. {texts('course-progress', done=done, count=len(stones))}"
    return fitting(["\n".join((head, *lines)), head])


def _lines(title: str) -> Sequence[str]:
    """Return a title as two lines of similar width if they fit, else as three."""
    lines = halved(title, _WORDS, _SPACE, "bold")
    fits = all(width(line, _WORDS) <= _SPACE for line in lines)
    return lines if fits else as_lines(title, _WORDS, "bold", _SPACE, 3)


def _middle(place: int, y: int) -> tuple[int, int]:
    row, column = divmod(place, _ACROSS)
    if row % 2:
        column = _ACROSS - 1 - column
    return MARGIN + column * _STEP + _STEP // 2, y + 6


def _draw_hills(canvas: Image.Image, heights: Sequence[int]) -> None:
    pen = ImageDraw.Draw(canvas)
    for row, top in enumerate(heights):
        lean = (40, -40)[row % 2]
        edge = [(x, top + lean * sin(x / 210)) for x in range(0, WIDTH + 10, 10)]
        pen.polygon([*edge, (WIDTH, canvas.height), (0, canvas.height)], _HILLS[row % 2])


def _draw_road(
    canvas: Image.Image, stones: Sequence[Stone], middles: Sequence[tuple[int, int]]
) -> None:
    """Draw the road that is walked, and dots for the road ahead."""
    size = 2 * canvas.width, 2 * canvas.height
    edge, road = Image.new("L", size), Image.new("L", size)
    walked = sum(stone.state == "done" for stone in stones)
    for place, (here, there) in enumerate(pairwise(middles), 1):
        points = _winding(here, there)
        for mask, thick in ((edge, _ROAD + 8), (road, _ROAD)):
            pen = ImageDraw.Draw(mask)
            if place <= walked:
                pen.line(points, 255, 2 * thick, "curve")
            for x, y in points[:: 5 if place > walked else 30]:
                pen.ellipse((x - thick, y - thick, x + thick, y + thick), 255)
    fill(canvas, (0, 0), edge.reduce(2), INK)
    fill(canvas, (0, 0), road.reduce(2), blend(GOLD, NIGHT, 0.25))


def _winding(here: tuple[int, int], there: tuple[int, int]) -> list[tuple[float, float]]:
    """Return points of a road between two stones, in half pixels."""
    (x, y), (far, low) = here, there
    aside = 0 if x != far else (150 if x > WIDTH / 2 else -150)
    return [
        (2 * (x + (far - x) * part + aside * sin(pi * part)), 2 * (y + (low - y) * part + wave))
        for part in [step / 30 for step in range(31)]
        for wave in [16 * sin(2 * pi * part) if x != far else 0]
    ]


def _draw_stone(
    canvas: Image.Image, game: str, stone: Stone, place: int, side: int, middle: tuple[int, int]
) -> None:
    x, y = middle
    ring: dict[str, Colour] = {"done": GOLD, "next": PAPER, "later": STEEL}
    inner, badge, corner = side - 16, side // 2, (x + side * 2 // 5, y + side // 4)
    put(canvas, ringed(side + 12 * (stone.state == "next"), 4, INK, ring[stone.state]), middle)
    scene = game_scene(game, stone.card, inner)
    if stone.state == "later":
        scene = faded(scene, 0.8, 0.45)
    canvas.paste(scene, (x - inner // 2, y - inner // 2), disc(inner))
    if stone.state == "done":
        put(canvas, ticked(badge), corner)
    else:
        put(canvas, numbered(place, badge, PAPER if stone.state == "next" else MIST), corner)
    if stone.state == "next":
        flag = side * 3 // 5
        cut(canvas, Charge("flag", GOLD, GOLD), flag, (x - side * 2 // 3, y - side // 2 - 8), INK)


def _count(stones: Sequence[Stone]) -> Image.Image:
    done = sum(stone.state == "done" for stone in stones)
    return label(f"{done} / {len(stones)}", 42, PAPER, "bold")
