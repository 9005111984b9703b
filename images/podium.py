"""The podium of an event: its best people on steps, with a trophy for the first."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core import record
from images.canvas import fill, put
from images.charts import LARGE, MEDALS, legible
from images.emblems import Charge
from images.event_head import SKY
from images.icons import icon
from images.layout import WIDTH
from images.linocut import WHITE, cut, draw_ground
from images.picture import Picture, as_png, fitting
from images.shapes import blend, rounded
from images.text import as_lines, label, number, readable
from images.theme import GOLD, INK, PAPER, Colour
from images.victory import TROPHY
from texts import Texts

MOST = 4
"""Most people who are drawn: after a knockout two may share the third place."""
_HIGH, _LINE = 670, 50
"""Heights of the picture and of a line on a step."""
_STEP = 306
"""Width of a step, if there is space."""
_TOPS = {1: 330, 2: 376, 3: 414}
"""Upper edges of steps by rank."""
_SIDES = {1: 160, 2: 112, 3: 96}
"""Sides of the emblems on the steps."""
_STARS = (
    ((80, 216), 44),
    ((214, 178), 26),
    ((318, 240), 34),
    ((694, 186), 30),
    ((838, 240), 48),
    ((944, 184), 28),
    ((60, 330), 24),
    ((934, 352), 32),
)
"""Middles and sides of the stars."""


@record
class Winner:
    """A person on the podium: rank (1 to 3), name, and points ("2½") if there are any."""

    rank: int
    name: str
    points: str = ""


@record
class Podium:
    """The name of an event, the number of its people, and the best, in the order of ranks.

    People may share a rank. The first `MOST` are drawn.
    """

    title: str
    people: int
    winners: tuple[Winner, ...]


def draw_podium(shown: Podium, texts: Texts) -> Picture:
    """Draw the best on steps: the first in the middle, with a trophy (1000 wide, PNG)."""
    order = _in_order(shown.winners[:MOST])
    wide = min(_STEP, (WIDTH - 40) // max(len(order), 1))
    left = (WIDTH - wide * len(order)) // 2
    middles = [left + wide * place + wide // 2 for place in range(len(order))]
    firsts = [x for x, winner in zip(middles, order, strict=True) if winner.rank == 1]
    sun = sum(firsts or [WIDTH // 2]) / max(len(firsts), 1), 260
    canvas = draw_ground((WIDTH, _HIGH), SKY, sun, 300 + 120 * (len(firsts) > 1))
    for middle, side in _STARS:
        put(canvas, icon("star-four-points", side, SKY.sun), middle)
    _draw_title(canvas, shown, texts)
    for winner, x in zip(order, middles, strict=True):
        _draw_step(canvas, winner, x, wide, texts)
    return as_png("podium", canvas, podium_alt(shown, texts))


def podium_alt(shown: Podium, texts: Texts) -> str:
    """Describe `draw_podium` in words."""
    head = f"{shown.title}. {texts('chart-people', count=shown.people)}."
    lines = [
        f"{winner.rank}. {winner.name}" + (f" ({_points(winner, texts)})" if winner.points else "")
        for winner in shown.winners
    ]
    return fitting("\n".join((head, *lines[:end])) for end in range(len(lines), -1, -1))


def _points(winner: Winner, texts: Texts) -> str:
    return texts.pair(texts("chart-points"), winner.points)


def _in_order(winners: Sequence[Winner]) -> list[Winner]:
    """Return winners from left to right: the second before the first if it is lower."""
    order = list(winners)
    if len(order) > 2 and order[0].rank < order[1].rank:
        order[:2] = order[1], order[0]
    return order


def _draw_title(canvas: Image.Image, shown: Podium, texts: Texts) -> None:
    fill(canvas, (24, 20), rounded((WIDTH - 48, 124), 22), INK)
    put(canvas, legible(shown.title, 54, PAPER, WIDTH - 120, "black"), (WIDTH / 2, 62))
    people = label(texts("chart-people", count=shown.people), 36, GOLD)
    put(canvas, people, (WIDTH / 2, 116))


def _draw_step(canvas: Image.Image, winner: Winner, x: int, wide: int, texts: Texts) -> None:
    """Draw a step with its emblem, and what is written on it."""
    colour, top, side = MEDALS[winner.rank], _TOPS[winner.rank], _SIDES[winner.rank]
    for far, ink in ((0, INK), (6, colour)):
        size = wide - 2 * far, _HIGH - top + 40
        fill(canvas, (x - wide // 2 + far, top + far), rounded(size, 16), ink)
    fill(canvas, (x - wide // 2 + 6, top + 6), rounded((wide - 12, 22), 11), _lit(colour))
    charge = TROPHY if winner.rank == 1 else Charge("medal", _lit(colour), colour)
    cut(canvas, charge, side, (x - side // 2, top - side - 4), INK)
    figure = number(str(winner.rank), 84 if winner.rank == 1 else 60, INK)
    names = as_lines(readable(winner.name), LARGE, "black", wide - 28, 2)
    words = [legible(line, LARGE, INK, wide - 28, "black") for line in names]
    if winner.points:
        words.append(legible(_points(winner, texts), 36, INK, wide - 28))
    high = figure.height + len(words) * _LINE
    y = min((top + 24 + _HIGH - high) / 2, _HIGH - 6 - high)
    put(canvas, figure, (x, y + figure.height / 2 - 10))
    y += figure.height + _LINE / 2 + 6
    for drawn in words:
        put(canvas, drawn, (x, y))
        y += _LINE


def _lit(colour: Colour) -> Colour:
    return blend(colour, WHITE, 0.5)
