"""The board: the one public picture, the same for all seats and for spectators.

With two seats A's kingdom is on the left, B's on the right, the upper lane above the lower;
`table` draws those of four. Nothing hidden
is shown: only what is in everybody's view and in the last events.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from engine.clash.actions import LOWER, UPPER
from engine.clash.events import Event
from engine.clash.view import DuelView
from engine.core import Seat
from images.banner import result_text, with_banner
from images.clash.alt import board_alt, reason_text
from images.clash.kingdom import draw_lane, draw_spell
from images.clash.lanes import half_of
from images.clash.marks import marks_of
from images.clash.panels import draw_hands, draw_header, draw_strongholds
from images.clash.table import table
from images.clash.terrain import lane_middle, terrain
from images.picture import Picture, encode
from texts import Texts

NAME = "board.webp"


def board(
    view: DuelView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
) -> Picture:
    """The position after these events by the names of the seats, AIs' included (1400 wide, WebP):
    900 high with two seats, 1540 with four."""
    whole = whole_board if len(view.players) == 2 else table
    canvas = whole(view, events, names, texts)
    if view.outcome is not None:
        result = result_text(view.outcome, names, texts)
        canvas = with_banner(canvas, view.outcome, result, reason_text(view, names, texts))
    return Picture(NAME, encode(canvas), board_alt(view, names, texts))


def whole_board(
    view: DuelView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
) -> Image.Image:
    """The land with the players above and their hands below (RGB, a new image)."""
    canvas = land(view, events, names, texts)
    draw_header(canvas, view, names, texts)
    draw_hands(canvas, view)
    return canvas


def land(
    view: DuelView, events: Sequence[Event], names: Mapping[Seat, str], texts: Texts
) -> Image.Image:
    """Strongholds and lanes, from `FIELD_TOP` to `FIELD_BOTTOM` of a board (RGB, a new image)."""
    marks = marks_of(events)
    canvas = terrain().copy()
    draw_strongholds(canvas, view, marks, texts)
    for player in view.players:
        for lane in (UPPER, LOWER):
            half = half_of(player.seat, lane)
            draw_lane(canvas, player, lane, half, marks, names, texts)
    draw_spell(canvas, marks, (lane_middle(UPPER) + lane_middle(LOWER)) // 2)
    return canvas
