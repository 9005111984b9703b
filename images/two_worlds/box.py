"""The forms in the box, for who controls a Werewolf."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.two_worlds.cards import Warrior
from engine.two_worlds.view import WorldsView
from images.layout import grid
from images.picture import Picture, as_png, clipped
from images.two_worlds.alt import named
from images.two_worlds.card import warrior_card
from images.two_worlds.colours import VOID
from images.two_worlds.field import WIDTH
from images.two_worlds.hand import draw_slips, put_heading, slips_height
from texts import Texts

NAME = "box"
_SPACE = 10
_FORM = (236, 350)
_HEADING = 54


def box(view: WorldsView, texts: Texts) -> Picture:
    """Draw the forms in the box with their numbers, and those used up (1000 wide, PNG).

    Raises ValueError for whoever controls no Werewolf.
    """
    if view.box is None:
        raise ValueError("the box is for who controls a Werewolf")
    cards = tuple(dict.fromkeys(view.box))
    rows = -(-len(cards) // 4)
    spent_top = _HEADING + rows * (_FORM[1] + 10) + _SPACE
    canvas = Image.new("RGB", (WIDTH, spent_top + slips_height(view.spent) + _SPACE), VOID)
    put_heading(canvas, texts("two-worlds-picture-box"), 0)
    for card, corner in zip(cards, grid(len(cards), 4, _FORM, _HEADING, 10), strict=True):
        drawn = warrior_card(card, _FORM, texts)
        canvas.paste(drawn, corner, drawn)
    draw_slips(canvas, view.spent, spent_top, texts("two-worlds-picture-spent"), texts.language)
    return as_png(NAME, canvas, _box_alt(view.box, view.spent, texts))


def _box_alt(cards: Sequence[Warrior], spent: Sequence[Warrior], texts: Texts) -> str:
    said = texts("two-worlds-alt-box", cards=named(cards, texts))
    if spent:
        said = f"{said} {texts('two-worlds-alt-spent', cards=named(spent, texts))}"
    return clipped(said)
