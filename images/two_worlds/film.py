"""What was played as a film: advances, summons, attacks and spells, answers, what came of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from PIL import Image

from engine.core import Seat
from engine.two_worlds.steps import WorldsStep
from engine.two_worlds.view import WorldsView
from images.caption import Caption
from images.film import MOST_FRAMES, Frame, film
from images.picture import Picture, fitting
from images.scenes import condensed, numbered
from images.two_worlds.alt import board_alt
from images.two_worlds.board import SIGN, ground_of, picks_frame, standing, whole_board
from images.two_worlds.emblems import token
from images.two_worlds.field import CAPTION
from images.two_worlds.marks import Marks, marks_of
from images.two_worlds.portal import gate
from images.two_worlds.scenes import Scene, dated, joined, scenes, thinned
from texts import Texts

TURN = "turn.webp"
MATCH = "match.webp"
WIDTH = 600
"""Of films, in pixels: boards are high, and less wide ones take less time."""
MATCH_FRAMES = 48
"""Of a whole match: about a minute."""
_LEAST = 1000
"""Milliseconds that a scene stands at least."""
_FIRST, _LAST = 2000, 6000
_FEW = 4
"""So many scenes are told of a line that is too long to tell."""


def turn_film(
    steps: Iterable[WorldsStep], names: Mapping[Seat, str], texts: Texts, *, below: Seat = "A"
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
    steps: Iterable[WorldsStep], names: Mapping[Seat, str], texts: Texts, *, below: Seat = "A"
) -> Picture:
    """A match from its beginning, in at most `MATCH_FRAMES`, of which those are left out in which
    least comes about; else as `turn_film`."""
    told = list(steps)
    shown, last = scenes(told[1:], names, texts), told[-1].after
    frames = [
        _standing(told[0].after, _FIRST, names, texts, below),
        *(
            _frame(dated(each, names, texts), names, texts, below)
            for each in thinned(shown, MATCH_FRAMES - 2)
        ),
        _standing(last, _LAST, names, texts, below),
    ]
    return Picture(
        MATCH, film(frames, CAPTION, again=False, width=WIDTH), _alt(shown, last, names, texts)
    )


def turn_words(steps: Iterable[WorldsStep], names: Mapping[Seat, str], texts: Texts) -> str:
    """What `turn_film`, or `match_film`, with the same arguments shows."""
    told = list(steps)
    return _alt(scenes(told[1:], names, texts), told[-1].after, names, texts)


def _standing(
    view: WorldsView, least: int, names: Mapping[Seat, str], texts: Texts, below: Seat
) -> Frame:
    """The board as it stands, without anything that is done."""
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
    """The emblem of the card that does it, else the portal of the seat."""
    return gate(scene.seat, SIGN) if scene.card is None else token(scene.card, SIGN)


def _alt(shown: Sequence[Scene], last: WorldsView, names: Mapping[Seat, str], texts: Texts) -> str:
    """What happened, as far as there is room beside how it stands then."""
    now = board_alt(last, names, texts)
    whole = [" · ".join(filter(None, (scene.caption, scene.note))) for scene in shown]
    captions = [scene.caption for scene in shown]
    few = [scene.note or scene.caption for scene in thinned(shown, _FEW)]
    told = (whole, captions, few)
    return fitting([f"{numbered(lines)} {now}".strip() for lines in told] + [now])
