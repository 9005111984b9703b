"""A line of moves as steps, each with the board before and after it.

For animations of a line and their texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.castles.actions import Action, End
from engine.castles.events import Event
from engine.castles.match import Match
from engine.castles.view import CastlesView
from engine.core import Seat, record

StepKind = Literal["start", "move", "end"]


@record
class CastlesStep:
    """What happened, and the board `before` and `after` it, as a spectator sees them.

    `start` is the position, without events; `move` is one move with all its effects; `end` is the
    end of a turn, with the draw and roll of the next one.
    """

    kind: StepKind
    seat: Seat
    before: CastlesView
    after: CastlesView
    events: tuple[Event, ...] = ()
    action: Action | None = None


def steps(match: Match, moves: Sequence[str]) -> Iterator[CastlesStep]:
    """Yield the position (`start`), then a step for each move.

    The match is not changed. Raises `IllegalAction` at the first move that is not legal.
    """
    match = match.copy()
    seen = match.view(None)
    yield CastlesStep("start", match.acting, seen, seen)
    for text in moves:
        action, _ = match.read(text)
        seat = match.acting
        events = tuple(match.apply(seat, action))
        before, seen = seen, match.view(None)
        kind: StepKind = "end" if isinstance(action, End) else "move"
        yield CastlesStep(kind, seat, before, seen, events, action)
