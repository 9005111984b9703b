"""What was played as a film: every move, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from PIL import Image

from engine.castles.steps import CastlesStep
from engine.castles.view import CastlesView
from engine.core import Seat
from images.caption import Caption
from images.castles.alt import board_versions
from images.castles.board import SIGN, ground_of, seat_symbol, standing, whole_board
from images.castles.emblems import token
from images.castles.field import CAPTION
from images.castles.marks import Marks, marks_of
from images.castles.scenes import Scene, joined, scenes
from images.film import MOST_FRAMES, Frame, film
from images.picture import Picture, fitting
from images.scenes import condensed, numbered
from texts import Texts

TURN = "turn.webp"
MATCH = "match.webp"
MATCH_FRAMES = 48
"""Of a whole match: about a minute."""
WIDTH = 600
"""Of films, in pixels: boards are high, and less wide ones take less time."""
_LEAST = 1000
"""Milliseconds that a scene stands at least."""
_FIRST, _LAST = 2000, 6000


def turn_film(
    steps: Iterable[CastlesStep], names: Mapping[Seat, str], texts: Texts, *, below: Seat = "A"
) -> Picture:
    """What was played, in steps, by the names of the seats; it ends on the board as it stands then
    (`WIDTH` wide, animated WebP). `below` is the seat from whose side it is seen. Raises what the
    steps raise."""
    told = list(steps)
    shown = scenes(told[1:], names, texts)
    frames = [
        _frame(each, names, texts, below) for each in condensed(shown, MOST_FRAMES - 1, joined)
    ]
    last = told[-1].after
    frames.append(_standing(last, _LAST, names, texts, below))
    return Picture(
        TURN, film(frames, CAPTION, again=False, width=WIDTH), _alt(shown, last, names, texts)
    )


def match_film(
    steps: Iterable[CastlesStep], names: Mapping[Seat, str], texts: Texts, *, below: Seat = "A"
) -> Picture:
    """A match from its beginning, in at most `MATCH_FRAMES`; else as `turn_film`."""
    told = list(steps)
    shown, last = scenes(told[1:], names, texts), told[-1].after
    frames = [
        _standing(told[0].after, _FIRST, names, texts, below),
        *(_frame(each, names, texts, below) for each in condensed(shown, MATCH_FRAMES - 2, joined)),
        _standing(last, _LAST, names, texts, below),
    ]
    return Picture(
        MATCH, film(frames, CAPTION, again=False, width=WIDTH), _alt(shown, last, names, texts)
    )


def turn_words(steps: Iterable[CastlesStep], names: Mapping[Seat, str], texts: Texts) -> str:
    """What `turn_film`, or `match_film`, with the same arguments shows."""
    told = list(steps)
    return _alt(scenes(told[1:], names, texts), told[-1].after, names, texts)


def _standing(
    view: CastlesView, least: int, names: Mapping[Seat, str], texts: Texts, below: Seat
) -> Frame:
    """The board as it stands, without anything that is done."""
    caption, symbol = standing(view, names, texts)
    draw = partial(whole_board, view, Marks(), names, texts, below=below)
    return Frame(draw, caption, symbol, least)


def _frame(scene: Scene, names: Mapping[Seat, str], texts: Texts, below: Seat) -> Frame:
    marks = marks_of(scene.events, scene.view.mode)
    draw = partial(whole_board, scene.view, marks, names, texts, below=below)
    caption = Caption(scene.caption, ground_of(scene.seat), scene.note)
    return Frame(draw, caption, _sign(scene), _LEAST)


def _sign(scene: Scene) -> Image.Image:
    """The emblem of the card that does it, else the castle of the seat."""
    return token(scene.card, SIGN) if scene.card else seat_symbol(scene.view, scene.seat)


def _alt(shown: Sequence[Scene], last: CastlesView, names: Mapping[Seat, str], texts: Texts) -> str:
    """What happened, as far as there is room beside how it stands then."""
    boards = board_versions(last, names, texts)
    whole = [" · ".join(filter(None, (scene.caption, scene.note))) for scene in shown]
    captions = [scene.caption for scene in shown]
    told = [numbered(lines) for lines in (whole, captions)]
    return fitting([*(f"{each} {now}".strip() for each in told for now in boards), boards[0]])
