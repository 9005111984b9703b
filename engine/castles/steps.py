"""A line of moves in steps, each with the board before and after it.

For those who show a line and do not only want to know where it leads: films and their words.
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

    `start` is the position, without events; `move` one move with all that it does; `end` that of a
    turn, with the next one's draw and roll.
    """

    kind: StepKind
    seat: Seat
    before: CastlesView
    after: CastlesView
    events: tuple[Event, ...] = ()
    action: Action | None = None


def steps(match: Match, moves: Sequence[str]) -> Iterator[CastlesStep]:
    """Yield the position (`start`), then a step for each move.

    The match itself stays as it is. Raises `IllegalAction` at the first move that the rules refuse.
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
