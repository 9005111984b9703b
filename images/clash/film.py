"""A solution as a film: the position, every move, the assault attack by attack, what came of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import partial

from engine.clash.steps import LineStep, StepKind
from engine.core import Seat, State
from images.clash.board import whole_board
from images.clash.card import token
from images.clash.puzzle import seat_names
from images.clash.scenes import Scene, condensed, scenes
from images.film import MOST_FRAMES, SIGN, Frame, film
from images.icons import icon
from images.picture import Picture, fitting
from images.theme import PAPER, SEAT_COLOURS, SLATE, STEEL, Colour
from texts import Texts

NAME = "solution.webp"
_SIGNS: dict[StepKind, str] = {
    "start": "eye",
    "move": "cards-playing",
    "attack": "sword-cross",
    "end": "flag-checkered",
}


def solution_film(steps: Iterable[LineStep], texts: Texts) -> Picture:
    """A line in its steps, both seats' moves if it has them (1000 x 750, animated WebP). The seat
    of the first step is the solver. Raises what the steps raise."""
    steps = list(steps)
    names = seat_names(steps[0].seat, texts)
    shown = scenes(steps, names, texts)
    frames = [_frame(scene, names, texts) for scene in condensed(shown, MOST_FRAMES)]
    return Picture(NAME, film(frames), _alt(shown, texts))


def film_words(steps: Iterable[LineStep], texts: Texts) -> str:
    """What `solution_film` with the same arguments shows."""
    steps = list(steps)
    return _alt(scenes(steps, seat_names(steps[0].seat, texts), texts), texts)


def film_key(duel: State, moves: Sequence[str], texts: Texts) -> Hashable:
    """The key of `solution_film` of these moves from this position on, for the renderer."""
    return "film", duel.key(), duel.view(None).turn, tuple(moves), texts.language


def _frame(scene: Scene, names: Mapping[Seat, str], texts: Texts) -> Frame:
    ground, symbol = _look(scene)
    sign = icon(symbol, 80, PAPER) if scene.card is None else token(scene.card, (SIGN, SIGN))
    board = partial(whole_board, scene.view, scene.events, names, texts)
    least = 2500 if scene.kind in ("start", "end") else 1500
    return Frame(board, scene.caption, scene.note, sign, ground, least)


def _look(scene: Scene) -> tuple[Colour, str]:
    """The ground of the caption, in the colour of whoever acts or has won, and its sign."""
    outcome = scene.view.outcome
    if scene.kind == "end" and outcome is not None:
        if not outcome.winners:
            return STEEL, "handshake"
        return SEAT_COLOURS[outcome.winners[0]].main, "trophy"
    ground = SLATE if scene.kind == "start" else SEAT_COLOURS[scene.seat].dark
    return ground, _SIGNS[scene.kind]


def _alt(shown: Sequence[Scene], texts: Texts) -> str:
    """The moves in words; where not everything fits, without what came of them, then without
    the single attacks."""
    played = shown[1:]
    whole = [" · ".join(filter(None, (scene.caption, scene.note))) for scene in played]
    captions = [scene.caption for scene in played]
    moves = [scene.caption for scene in played if scene.kind != "attack"]
    return fitting(_numbered(lines, texts) for lines in (whole, captions, moves))


def _numbered(lines: Sequence[str], texts: Texts) -> str:
    sentences = [f"{number}. {line}." for number, line in enumerate(lines, 1)]
    return " ".join([texts("film-alt"), *sentences])
