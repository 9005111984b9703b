"""All that it takes to decide, in one picture: the board with the own portal below, the own spells,
for who controls a Werewolf the forms in the box, and what the signs in sight mean; while the armies
are chosen, the packet and what was kept. For its owner only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.core import Seat
from engine.two_worlds.cards import Warrior
from engine.two_worlds.view import WorldsView
from images.layout import grid
from images.picture import Picture, as_png, clipped
from images.two_worlds.alt import named, own_seat, panel_alt, shown_forms
from images.two_worlds.board import board_image
from images.two_worlds.card import warrior_card
from images.two_worlds.colours import VOID
from images.two_worlds.field import WIDTH
from images.two_worlds.hand import draw_hand, draw_slips, hand_height, put_heading, slips_height
from images.two_worlds.legend import LEGEND, signs_in_sight
from images.two_worlds.picks import pick_panel
from texts import Texts

NAME = "panel"
BOX = "box"
_SPACE = 10
_FORM = (236, 350)
_HEADING = 54


def panel(view: WorldsView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """What the viewer sees and holds (1000 wide, PNG). Raises ValueError for a spectator's
    view."""
    if view.step == "picks":
        return as_png(NAME, pick_panel(view, names, texts), panel_alt(view, names, texts))
    own_seat(view)
    board, signs = board_image(view, names, texts), signs_in_sight(view)
    forms = shown_forms(view)
    hand_top = board.height + _SPACE
    forms_top = hand_top + hand_height(view)
    legend_top = forms_top + slips_height(forms) + _SPACE
    canvas = Image.new("RGB", (WIDTH, legend_top + LEGEND.height(signs) + _SPACE), VOID)
    canvas.paste(board)
    draw_hand(canvas, view, texts, hand_top)
    draw_slips(canvas, forms, forms_top, texts("two-worlds-picture-box"), texts.language)
    LEGEND.draw_on(canvas, signs, legend_top, texts)
    return as_png(NAME, canvas, panel_alt(view, names, texts))


def box(view: WorldsView, texts: Texts) -> Picture:
    """The forms in the box with their numbers, and those used up, for who controls a Werewolf (1000
    wide, PNG). Raises ValueError for whoever does not."""
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
    return as_png(BOX, canvas, _box_alt(view.box, view.spent, texts))


def _box_alt(cards: Sequence[Warrior], spent: Sequence[Warrior], texts: Texts) -> str:
    said = texts("two-worlds-alt-box", cards=named(cards, texts))
    if spent:
        said = f"{said} {texts('two-worlds-alt-spent', cards=named(spent, texts))}"
    return clipped(said)
