"""A line of moves as steps, each with the board before and after it.

For animations of a line and their texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Literal, TypeVar

from engine.core import Seat, record

StepKind = Literal["start", "move", "effect", "attack", "end"]
View = TypeVar("View")
Happened = TypeVar("Happened")
Move = TypeVar("Move")


@record
class MoveStep(Generic[View, Happened, Move]):
    """What happened, and the board `before` and `after` it, as a spectator sees them.

    `start` is the position, without events. `move` is the immediate effect of a move, `effect` an
    automatic step that follows; a game may tell `attack` and `end` of a turn apart. `seat` made the
    latest move, which is `action`.
    """

    kind: StepKind
    seat: Seat
    before: View
    after: View
    events: tuple[Happened, ...] = ()
    action: Move | None = None


def steps(state: Any, moves: Sequence[str]) -> Iterator[MoveStep[Any, Any, Any]]:
    """Yield the position (`start`), then the steps of each move.

    Steps without events are left out. The state is not changed; it has `acting` (the seat to act),
    `read` and `moments` (a move piece by piece). Raises `IllegalAction` at the first move that is
    not legal.
    """
    state = state.copy()
    seen = state.view(None)
    yield MoveStep("start", state.acting, seen, seen)
    for text in moves:
        action, _ = state.read(text)
        seat = state.acting
        kind: StepKind = "move"
        moments = [(events, state.view(None)) for events in state.moments(seat, action)]
        if moments:  # the last one ends when a seat has to act, possibly with a question
            moments[-1] = moments[-1][0], state.view(None)
        for events, after in moments:
            yield MoveStep(kind, seat, seen, after, events, action)
            kind, seen = "effect", after
        seen = state.view(None)
