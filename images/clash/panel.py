"""All that it takes to decide on a turn, in one picture: the board with the own kingdom below, the
own hand in its order, and the names of all signs in sight. For its owner only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.clash.events import Event
from engine.clash.view import BattleView
from engine.core import Seat
from images.caption import draw_caption
from images.clash.alt import panel_alt
from images.clash.board import of_this_turn, standing, whole_board
from images.clash.field import CAPTION, field_of
from images.clash.hand import draw_hand, hand_height, slots_of
from images.clash.legend import draw_legend, legend_height, signs_in_sight
from images.clash.marks import marks_of
from images.picture import Picture, as_png
from texts import Texts

NAME = "panel"
_SPACE = 10


def panel(
    view: BattleView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
) -> Picture:
    """The board after these events as the viewer sees it, and the viewer's hand (1000 wide, PNG).
    Raises ValueError for a spectator's view."""
    seat = view.viewer
    if seat is None or view.player(seat).hand.order is None:
        raise ValueError("a spectator has no hand")
    player = view.player(seat)
    slots, signs = slots_of(view, player, texts), signs_in_sight(view, player)
    hand_top = field_of(view.mode, seat).height
    legend_top = hand_top + hand_height(slots) + _SPACE
    more = legend_top + legend_height(signs) + _SPACE - hand_top
    marks = marks_of(of_this_turn(events))
    canvas = whole_board(view, marks, names, texts, below=seat, more=more)
    caption, sign = standing(view, names, texts)
    draw_caption(canvas, caption, sign, CAPTION, 0)
    draw_hand(canvas, slots, player, hand_top, texts.language)
    draw_legend(canvas, signs, legend_top, texts)
    return as_png(NAME, canvas, panel_alt(view, seat, names, texts))
