"""Animations: advances, summons, attacks and spells, answers, and their results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.core import Seat
from engine.two_worlds.view import WorldsView
from images.camera import Camera
from images.caption import Caption
from images.film import Frame
from images.picture import fitting
from images.scenes import Scene, condensed, numbered, of_a_match
from images.two_worlds.alt import board_alt
from images.two_worlds.board import SIGN, ground_of, picks_frame, standing, whole_board
from images.two_worlds.emblems import token
from images.two_worlds.field import CAPTION
from images.two_worlds.marks import Marks, marks_of
from images.two_worlds.portal import gate
from images.two_worlds.scenes import dated, joined, scenes, thinned
from texts import Texts

_LEAST = 1000
"""Least milliseconds of a scene."""
_FEW = 4
"""Scenes described of a line that is too long for its text alternative."""


def _standing(
    view: WorldsView, least: int, names: Mapping[Seat, str], texts: Texts, below: Seat
) -> Frame:
    """Return a frame of the board without a move."""
    caption, symbol = standing(view, names, texts)
    return Frame(partial(_board, view, Marks(), names, texts, below), caption, symbol, least)


def _frame(scene: Scene, names: Mapping[Seat, str], texts: Texts, below: Seat) -> Frame:
    marks = marks_of(scene.events, scene.before)
    caption = Caption(scene.caption, ground_of(scene.seat), scene.note)
    draw = partial(_board, scene.view, marks, names, texts, below)
    return Frame(draw, caption, _sign(scene), _LEAST)


def _board(
    view: WorldsView, marks: Marks, names: Mapping[Seat, str], texts: Texts, below: Seat
) -> Image.Image:
    if view.step == "picks":
        return picks_frame(view, names, texts)
    return whole_board(view, marks, names, texts, below=below)


def _sign(scene: Scene) -> Image.Image:
    """Return the emblem of the card that acts, else the portal of the seat."""
    return gate(scene.seat, SIGN) if scene.card is None else token(scene.card, SIGN)


def _alt(shown: Sequence[Scene], last: WorldsView, names: Mapping[Seat, str], texts: Texts) -> str:
    """Describe as much of the scenes as fits next to the final board."""
    now = board_alt(last, names, texts)
    whole = [" · ".join(filter(None, (scene.caption, scene.note))) for scene in shown]
    captions = [scene.caption for scene in shown]
    few = [scene.note or scene.caption for scene in thinned(shown, _FEW)]
    told = (whole, captions, few)
    return fitting([f"{numbered(lines)} {now}".strip() for lines in told] + [now])


def _of_a_match(
    line: Sequence[Scene], limit: int, names: Mapping[Seat, str], texts: Texts
) -> list[Scene]:
    """Return at most `limit` scenes, each with its turn.

    Before the last turn, the least important scenes are left out.
    """
    return [dated(each, names, texts) for each in of_a_match(line, limit, thinned)]


_CAMERA = Camera(
    scenes=scenes,
    fewer=partial(condensed, joined=joined),
    frame=_frame,
    standing=_standing,
    alt=_alt,
    caption=CAPTION,
    match_scenes=_of_a_match,
)

turn_film, match_film, turn_words = _CAMERA.turn, _CAMERA.match, _CAMERA.words
