"""A line of moves as steps, each with the board before and after it.

For animations of a line and their texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.core import Seat, record
from engine.two_worlds.actions import Action
from engine.two_worlds.events import Event
from engine.two_worlds.match import Match
from engine.two_worlds.view import WorldsView

StepKind = Literal["start", "move", "effect"]


@record
class WorldsStep:
    """What happened, and the board `before` and `after` it, as a spectator sees them.

    `start` is the position, without events. `move` is the immediate effect of a move: an attack is
    announced, a spell cast, or a window passed and the top item resolved. `effect` is an automatic
    step: another item, an advance, the beginning of a turn. `seat` made the latest move.
    """

    kind: StepKind
    seat: Seat
    before: WorldsView
    after: WorldsView
    events: tuple[Event, ...] = ()
    action: Action | None = None


def steps(match: Match, moves: Sequence[str]) -> Iterator[WorldsStep]:
    """Yield the position (`start`), then the steps of each move.

    Steps without events are left out. The match is not changed. Raises `IllegalAction` at the first
    move that is not legal.
    """
    match = match.copy()
    seen = match.view(None)
    yield WorldsStep("start", match.acting, seen, seen)
    for text in moves:
        action, _ = match.read(text)
        seat = match.acting
        kind: StepKind = "move"
        for events in match.moments(seat, action):
            before, seen = seen, match.view(None)
            yield WorldsStep(kind, seat, before, seen, events, action)
            kind = "effect"
