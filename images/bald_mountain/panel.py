"""All that it takes to decide on a turn, in one picture: the board with the own side below, the own
hand, and what the signs in sight mean. For its owner only."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from engine.bald_mountain.view import MountainView
from engine.core import Seat
from images.bald_mountain.alt import panel_alt
from images.bald_mountain.board import board_image
from images.bald_mountain.colours import DUSK
from images.bald_mountain.field import WIDTH
from images.bald_mountain.hand import draw_hand, hand_height
from images.bald_mountain.legend import LEGEND, signs_in_sight
from images.picture import Picture, as_png
from texts import Texts

NAME = "panel"
_SPACE = 10


def panel(view: MountainView, names: Mapping[Seat, str], texts: Texts) -> Picture:
    """The board as the viewer sees it, and the viewer's hand (1000 wide, PNG). Raises ValueError
    for a spectator's view."""
    board, signs = board_image(view, names, texts), signs_in_sight(view)
    hand_top = board.height + _SPACE
    legend_top = hand_top + hand_height(view) + _SPACE
    height = legend_top + LEGEND.height(signs) + _SPACE
    canvas = Image.new("RGB", (WIDTH, height), DUSK)
    canvas.paste(board)
    draw_hand(canvas, view, texts, hand_top)
    LEGEND.draw_on(canvas, signs, legend_top, texts)
    return as_png(NAME, canvas, panel_alt(view, names, texts))
