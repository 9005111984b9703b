"""Animations: every wonder and every card, with their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.bald_mountain.view import MountainView
from engine.core import Seat
from images.bald_mountain.alt import board_alt
from images.bald_mountain.board import SIGN, colours_of, ground_of, standing, whole_board
from images.bald_mountain.emblems import token
from images.bald_mountain.field import CAPTION
from images.bald_mountain.marks import Marks, marks_of
from images.bald_mountain.scenes import scenes
from images.camera import Camera
from images.caption import Caption
from images.film import Frame
from images.icons import icon
from images.picture import fitting
from images.scenes import Scene, condensed, joined, numbered
from texts import Texts

_LEAST = 1000
"""Least milliseconds of a scene."""


def _standing(
    view: MountainView, least: int, names: Mapping[Seat, str], texts: Texts, below: Seat
) -> Frame:
    """Return a frame of the board without a move."""
    caption, symbol = standing(view, names, texts)
    draw = partial(whole_board, view, Marks(), names, texts, below=below)
    return Frame(draw, caption, symbol, least)


def _frame(scene: Scene, names: Mapping[Seat, str], texts: Texts, below: Seat) -> Frame:
    draw = partial(whole_board, scene.view, marks_of(scene.events), names, texts, below=below)
    caption = Caption(scene.caption, ground_of(scene.seat), scene.note)
    return Frame(draw, caption, _sign(scene), _LEAST)


def _sign(scene: Scene) -> Image.Image:
    """Return the emblem of the card that acts, else the sign of the side."""
    if scene.card is not None:
        return token(scene.card, SIGN)
    colours = colours_of(scene.seat)
    return icon(colours.sign, SIGN - 6, colours.bright)


def _alt(
    shown: Sequence[Scene], last: MountainView, names: Mapping[Seat, str], texts: Texts
) -> str:
    """Describe as much of the scenes as fits next to the final board."""
    now = board_alt(last, names, texts)
    whole = [" · ".join(filter(None, (scene.caption, scene.note))) for scene in shown]
    captions = [scene.caption for scene in shown]
    return fitting([f"{numbered(lines)} {now}".strip() for lines in (whole, captions)] + [now])


_CAMERA = Camera(
    scenes=scenes,
    fewer=partial(condensed, joined=joined),
    frame=_frame,
    standing=_standing,
    alt=_alt,
    caption=CAPTION,
)

turn_film, match_film, turn_words = _CAMERA.turn, _CAMERA.match, _CAMERA.words
