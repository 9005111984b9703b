"""Animations: every move, the assault attack by attack, and their results."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial

from engine.clash.events import Event
from engine.clash.steps import LineStep
from engine.clash.view import BattleView
from engine.core import Seat, State
from images.animation import Frame, animation
from images.camera import TURN, Camera
from images.caption import SIGN, Caption
from images.clash.alt import board_alt
from images.clash.board import board_layers, side_of, status, victory
from images.clash.card import token
from images.clash.field import Crowd, crowd_of
from images.clash.marks import fallen_of, marks_of, results_of
from images.clash.puzzle_alt import seat_names
from images.clash.scenes import Moment, Scene, condensed, scenes
from images.icons import icon
from images.picture import Names, Picture, fitting
from images.scenes import numbered, spoken, with_boards
from images.shapes import blend
from images.theme import INK, PAPER, SEAT_COLOURS, SLATE
from texts import Texts

SOLUTION = "solution.webp"
_SIGNS: dict[Moment, str] = {
    "start": "eye",
    "move": "cards-playing",
    "blow": "sword-cross",
    "fall": "skull",
    "turn": "flag-checkered",
}
_LEAST: dict[Moment, int] = {"start": 2000, "move": 1000, "turn": 800, "end": 6000}
"""Least milliseconds of scenes that are longer than others."""


def outlook_animation(steps: Sequence[LineStep], seat: Seat, names: Names, texts: Texts) -> Picture:
    """Return an animation of these attacks (at least one), seen from a seat (600 wide, WebP)."""
    shown = scenes(steps, names, texts, solver=None, preview=True)
    preview = texts("animation-preview")
    drawn = _alone(shown, names, texts, seat, _crowd(steps), preview)
    return Picture(TURN, drawn, outlook_words(steps, names, texts))


def outlook_words(steps: Sequence[LineStep], names: Names, texts: Texts) -> str:
    """Describe what `outlook_animation` shows for these steps."""
    shown = scenes(steps, names, texts, solver=None, preview=True)
    preview = texts("animation-preview")
    return fitting(texts.pair(preview, numbered(lines)) for lines in _lines(shown))


def solution_animation(line: Iterable[LineStep], texts: Texts) -> Picture:
    """Return an animation of a line, with the moves of both seats if it has them (600 wide, WebP).

    The seat of the first step is the solver. Raises whatever the steps raise.
    """
    steps = list(line)
    solver = steps[0].seat
    names = seat_names(steps[0].before, solver, texts)
    shown = scenes(steps, names, texts, solver=solver)
    drawn = _alone(shown, names, texts, solver, _crowd(steps))
    return Picture(SOLUTION, drawn, _alt(shown, texts))


def animation_words(line: Iterable[LineStep], texts: Texts) -> str:
    """Describe what `solution_animation` shows for these arguments."""
    steps = list(line)
    solver = steps[0].seat
    names = seat_names(steps[0].before, solver, texts)
    return _alt(scenes(steps, names, texts, solver=solver), texts)


def animation_key(duel: State, moves: Sequence[str], texts: Texts) -> Hashable:
    """Return the renderer's key of `solution_animation` for these moves from this position."""
    return "film", duel.key(), duel.view(None).turn, tuple(moves), texts.language


def _crowd(steps: Sequence[LineStep]) -> Crowd:
    """Return the most creatures of each row, so that nothing moves between frames."""
    return crowd_of(view for step in steps for view in (step.before, step.after))


def _alone(
    shown: Sequence[Scene],
    names: Names,
    texts: Texts,
    below: Seat,
    crowd: Crowd,
    preview: str = "",
) -> bytes:
    def frames(most: int) -> list[Frame]:
        return [_frame(scene, names, texts, below, crowd) for scene in condensed(shown, most)]

    return animation(frames, preview=preview)


def _frame(scene: Scene, names: Names, texts: Texts, below: Seat, crowd: Crowd) -> Frame:
    main = SEAT_COLOURS[scene.seat].main
    ground = SLATE if scene.moment == "start" else blend(main, INK, 0.2)
    if scene.moment == "end":
        sign = victory(scene.view, scene.caption).sign
    elif scene.card is None:
        sign = icon(_SIGNS[scene.moment], SIGN, PAPER)
    else:
        sign = token(scene.card, (SIGN, SIGN))
    if scene.moment == "fall":
        marks = fallen_of(scene.events)
    else:
        marks = marks_of(scene.events, before_blow=scene.moment == "blow")
    draw = partial(board_layers, scene.view, marks, names, texts, below=below, crowd=crowd)
    note = "" if scene.moment == "blow" else scene.note  # skulls and flames show it
    caption = Caption(scene.caption, ground, note)
    return Frame(draw, caption, sign, _LEAST.get(scene.moment, 0))


def _lines(shown: Sequence[Scene]) -> tuple[list[str], list[str], list[str]]:
    """Return the moves in words: with their results, without them, and without single attacks."""
    played = [scene for scene in shown if scene.moment not in ("start", "fall")]
    return *spoken(played), [scene.caption for scene in played if scene.moment != "blow"]


def _alt(shown: Sequence[Scene], texts: Texts) -> str:
    return fitting(f"{texts('animation-alt')} {numbered(lines)}" for lines in _lines(shown))


# Animations of turns and matches


def _scenes(steps: Sequence[LineStep], names: Names, texts: Texts) -> Sequence[Scene]:
    """Return the scenes without the final one, which shows the new board."""
    shown = scenes(steps, names, texts, solver=None)
    if shown and shown[-1].moment in ("turn", "end"):
        del shown[-1]
    return shown


def _still(
    view: BattleView,
    least: int,
    shown: Sequence[Scene],
    names: Names,
    texts: Texts,
    below: Seat,
    crowd: Crowd,
) -> Frame:
    marks = results_of(_happened(shown), view)
    top = status(view, names, texts)
    draw = partial(board_layers, view, marks, names, texts, below=below, crowd=crowd)
    return Frame(draw, top.caption, top.sign, least)


def _happened(shown: Sequence[Scene]) -> Sequence[Event]:
    """Return all events of these scenes, each once: those of a blow are also those of its fall."""
    return [event for scene in shown if scene.moment != "fall" for event in scene.events]


def _turn_alt(shown: Sequence[Scene], last: BattleView, names: Names, texts: Texts) -> str:
    return with_boards(_lines(shown)[:2], [board_alt(last, names, texts)])


CAMERA = Camera(
    f"{__name__}:CAMERA",
    scenes=_scenes,
    fewer=condensed,
    layout=_crowd,
    frame=_frame,
    still=_still,
    alt=_turn_alt,
    side=side_of,
)
