"""The forms in the box, for who controls a Werewolf."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.two_worlds.cards import Warrior
from engine.two_worlds.view import WorldsView
from images.picture import Picture, as_png, clipped
from images.two_worlds.alt import named
from images.two_worlds.card import WARRIOR_TILE, tile
from images.two_worlds.colours import VOID
from images.two_worlds.field import WIDTH
from images.two_worlds.hand import (
    HEADING,
    draw_slips,
    put_heading,
    slips_height,
    tile_corners,
    tiles_height,
)
from texts import Texts

NAME = "box"


def box(view: WorldsView, texts: Texts) -> Picture:
    """Draw the forms in the box with their numbers, and those used up (1000 wide, PNG).

    Raises ValueError for whoever controls no Werewolf.
    """
    if view.box is None:
        raise ValueError("the box is for who controls a Werewolf")
    cards = tuple(dict.fromkeys(view.box))
    spent_top = HEADING + tiles_height(len(cards), WARRIOR_TILE)
    height = spent_top + slips_height(view.spent, texts.language) + 10
    canvas = Image.new("RGB", (WIDTH, height), VOID)
    put_heading(canvas, texts("two-worlds-picture-box"), 0)
    for card, corner in zip(cards, tile_corners(len(cards), WARRIOR_TILE, HEADING), strict=True):
        drawn = tile(card, texts)
        canvas.paste(drawn, corner, drawn)
    draw_slips(canvas, view.spent, spent_top, texts("two-worlds-picture-spent"), texts.language)
    return as_png(NAME, canvas, _box_alt(view.box, view.spent, texts))


def _box_alt(cards: Sequence[Warrior], spent: Sequence[Warrior], texts: Texts) -> str:
    said = texts("two-worlds-alt-box", cards=named(cards, texts))
    if spent:
        said = f"{said} {texts('two-worlds-alt-spent', cards=named(spent, texts))}"
    return clipped(said)
