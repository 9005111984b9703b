"""Animations: every move and its result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.castles.view import CastlesView
from engine.core import Seat
from images.camera import Camera
from images.caption import Caption
from images.castles.alt import board_versions
from images.castles.board import SIGN, ground_of, seat_symbol, standing, whole_board
from images.castles.emblems import token
from images.castles.field import CAPTION
from images.castles.marks import Marks, marks_of
from images.castles.scenes import scenes
from images.film import Frame
from images.picture import fitting
from images.scenes import Scene, condensed, joined, numbered
from texts import Texts

_LEAST = 1000
"""Least milliseconds of a scene."""


def _standing(
    view: CastlesView, least: int, names: Mapping[Seat, str], texts: Texts, below: Seat
) -> Frame:
    """Return a frame of the board without a move."""
    caption, symbol = standing(view, names, texts)
    draw = partial(whole_board, view, Marks(), names, texts, below=below)
    return Frame(draw, caption, symbol, least)


def _frame(scene: Scene, names: Mapping[Seat, str], texts: Texts, below: Seat) -> Frame:
    marks = marks_of(scene.events, scene.view.mode)
    draw = partial(whole_board, scene.view, marks, names, texts, below=below)
    caption = Caption(scene.caption, ground_of(scene.seat), scene.note)
    return Frame(draw, caption, _sign(scene), _LEAST)


def _sign(scene: Scene) -> Image.Image:
    """Return the emblem of the card that acts, else the castle of the seat."""
    return token(scene.card, SIGN) if scene.card else seat_symbol(scene.view, scene.seat)


def _alt(shown: Sequence[Scene], last: CastlesView, names: Mapping[Seat, str], texts: Texts) -> str:
    """Describe as much of the scenes as fits next to the final board."""
    boards = board_versions(last, names, texts)
    whole = [" · ".join(filter(None, (scene.caption, scene.note))) for scene in shown]
    captions = [scene.caption for scene in shown]
    told = [numbered(lines) for lines in (whole, captions)]
    return fitting([*(f"{each} {now}".strip() for each in told for now in boards), boards[0]])


_CAMERA = Camera(
    scenes=scenes,
    fewer=partial(condensed, joined=joined),
    frame=_frame,
    standing=_standing,
    alt=_alt,
    caption=CAPTION,
)

turn_film, match_film, turn_words = _CAMERA.turn, _CAMERA.match, _CAMERA.words
