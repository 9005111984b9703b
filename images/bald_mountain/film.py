"""What was played as a film: every wonder, every card, what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.bald_mountain.view import MountainView
from engine.core import Seat
from images.bald_mountain.alt import board_alt
from images.bald_mountain.board import SIGN, colours_of, ground_of, standing, whole_board
from images.bald_mountain.card import token
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
"""Milliseconds that a scene stands at least."""


def _standing(
    view: MountainView, least: int, names: Mapping[Seat, str], texts: Texts, below: Seat
) -> Frame:
    """Make a frame of the board as it stands, without anything that is done."""
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
    """Tell what happened, as far as there is room beside how it stands then."""
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
