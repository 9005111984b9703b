"""A mutation before it is made: the creature before and after, its price, and what is left."""

from __future__ import annotations

from PIL import Image

from engine.clash.formats.fragments import Form
from images.clash.league_alt import changes, mutation_alt
from images.clash.mutant import mutant
from images.icons import icon
from images.layout import MARGIN, WIDTH
from images.picture import Picture, encode
from images.shapes import fill, put, rounded
from images.text import label
from images.theme import GOLD, MIST, NIGHT, PAPER, SLATE
from texts import Texts

NAME = "mutation.webp"
_CARD = (560, 640)
_TOP = 24
_BAR = 104


def mutation(before: Form, after: Form, price: float, points_left: float, texts: Texts) -> Picture:
    """What a fragment makes of a creature, for this price, and the points that are left then
    (1400 wide, WebP)."""
    bars = _TOP + _CARD[1] + 24
    canvas = Image.new("RGB", (WIDTH, bars + 2 * (_BAR + 14) + 8), NIGHT)
    middle = _TOP + _CARD[1] // 2
    for form, x in ((before, MARGIN + _CARD[0] // 2), (after, WIDTH - MARGIN - _CARD[0] // 2)):
        put(canvas, mutant(form, _CARD, texts.language), (x, middle))
    put(canvas, icon("arrow-right-bold", 190, GOLD), (WIDTH // 2, middle))
    change = ", ".join(changes(before, after, texts))
    _draw_bar(canvas, bars, [label(change, 56, PAPER, "black", WIDTH - 2 * MARGIN - 48)])
    cost = label(texts("picture-price", price=price), 50, GOLD, "black", 620)
    left = label(texts("picture-points-left", points=points_left), 46, MIST, "bold", 620)
    _draw_bar(canvas, bars + _BAR + 14, [cost, left])
    return Picture(NAME, encode(canvas), mutation_alt(before, after, price, points_left, texts))


def _draw_bar(canvas: Image.Image, y: int, parts: list[Image.Image]) -> None:
    """A line of words, or two at both ends of a line."""
    fill(canvas, (MARGIN, y), rounded((WIDTH - 2 * MARGIN, _BAR), 20), SLATE)
    if len(parts) == 1:
        put(canvas, parts[0], (WIDTH / 2, y + _BAR / 2))
        return
    first, last = parts
    put(canvas, first, (MARGIN + 32 + first.width / 2, y + _BAR / 2))
    put(canvas, last, (WIDTH - MARGIN - 32 - last.width / 2, y + _BAR / 2))
