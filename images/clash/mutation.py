"""A mutation before it is confirmed: the creature before and after, price, and points left."""

from __future__ import annotations

from PIL import Image

from engine.clash.formats.fragments import Form
from images.canvas import put, put_left, put_right
from images.clash.league_alt import changes, mutation_alt
from images.clash.mutant import mutant
from images.icons import icon
from images.layout import MARGIN, WIDTH, draw_panel
from images.picture import Picture, as_png
from images.text import label
from images.theme import GOLD, MIST, NIGHT, PAPER, SLATE
from texts import Texts

NAME = "mutation"
_CARD = (410, 500)
_TOP = 16
_BAR = 84


def mutation(before: Form, after: Form, price: float, points_left: float, texts: Texts) -> Picture:
    """Draw the effect of a fragment on a creature (1000 wide, PNG).

    It shows the price, and the points left after it.
    """
    bars = _TOP + _CARD[1] + 16
    canvas = Image.new("RGB", (WIDTH, bars + 2 * (_BAR + 12) + 4), NIGHT)
    middle = _TOP + _CARD[1] // 2
    for form, x in ((before, MARGIN + _CARD[0] // 2), (after, WIDTH - MARGIN - _CARD[0] // 2)):
        put(canvas, mutant(form, _CARD, texts.language), (x, middle))
    put(canvas, icon("arrow-right-bold", 130, GOLD), (WIDTH // 2, middle))
    change = ", ".join(changes(before, after, texts))
    _draw_bar(canvas, bars, [label(change, 46, PAPER, "black", WIDTH - 2 * MARGIN - 32)])
    cost = label(texts("picture-price", price=price), 40, GOLD, "black", 450)
    left = label(texts("picture-points-left", points=points_left), 38, MIST, "bold", 450)
    _draw_bar(canvas, bars + _BAR + 12, [cost, left])
    return as_png(NAME, canvas, mutation_alt(before, after, price, points_left, texts))


def _draw_bar(canvas: Image.Image, y: int, parts: list[Image.Image]) -> None:
    draw_panel(canvas, y, _BAR, SLATE)
    if len(parts) == 1:
        put(canvas, parts[0], (WIDTH / 2, y + _BAR / 2))
        return
    first, last = parts
    put_left(canvas, first, (MARGIN + 14, y + _BAR / 2))
    put_right(canvas, last, (WIDTH - MARGIN - 14, y + _BAR / 2))
