"""All that it takes to decide on a turn, in one picture for its owner only.

It has the board with the own kingdom below, the own hand in its order, and the names of all signs
in sight.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.clash.events import Event
from engine.clash.view import BattleView
from engine.core import Seat
from images.clash.alt import panel_alt
from images.clash.board import board_strips, of_this_turn, standing
from images.clash.hand import hand_shown
from images.clash.legend import LegendShown, signs_in_sight
from images.clash.marks import marks_of
from images.clash.palette import PALETTE
from images.picture import Picture
from images.strips import as_strips
from texts import Texts

NAME = "panel"


def panel(
    view: BattleView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
) -> Picture:
    """Draw the board after these events as the viewer sees it, and the viewer's hand.

    The picture is 1000 wide (PNG). Raises ValueError for a spectator's view.
    """
    seat = view.viewer
    if seat is None or view.player(seat).hand.order is None:
        raise ValueError("a spectator has no hand")
    player = view.player(seat)
    strips = [
        standing(view, names, texts),
        *board_strips(view, marks_of(of_this_turn(events)), names, texts, below=seat),
        hand_shown(view, player, texts),
        LegendShown(tuple(signs_in_sight(view, player)), texts),
    ]
    return as_strips(NAME, strips, PALETTE, panel_alt(view, seat, names, texts))
