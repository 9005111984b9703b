"""A line of moves as steps: each wonder and each part of an effect, with the boards around it.

For animations of a line and their texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from engine.bald_mountain.actions import Action
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.events import Event
from engine.bald_mountain.view import MountainView
from engine.core import Seat, record

StepKind = Literal["start", "move", "effect"]


@record
class MountainStep:
    """What happened, and the board `before` and `after` it, as a spectator sees them.

    `start` is the position, without events. `move` is the immediate effect of a move (a card is put
    on an altar, a spell is activated and paid for, a question is answered). `effect` is an
    automatic step: a part of an effect, a wonder, the draw or the beginning of a turn. `seat` made
    the latest move.
    """

    kind: StepKind
    seat: Seat
    before: MountainView
    after: MountainView
    events: tuple[Event, ...] = ()
    action: Action | None = None


def steps(battle: Battle, moves: Sequence[str]) -> Iterator[MountainStep]:
    """Yield the position (`start`), then the steps of each move.

    Steps without events are left out. The battle is not changed. Raises `IllegalAction` at the
    first move that is not legal.
    """
    battle = battle.copy()
    seen = battle.view(None)
    yield MountainStep("start", battle.acting, seen, seen)
    for text in moves:
        action, _ = battle.read(text)
        seat = battle.acting
        kind: StepKind = "move"
        moments = [(events, battle.view(None)) for events in battle.moments(seat, action)]
        if moments:  # the last one ends when a seat has to act, possibly with a question
            moments[-1] = moments[-1][0], battle.view(None)
        for events, after in moments:
            yield MountainStep(kind, seat, seen, after, events, action)
            kind, seen = "effect", after
        seen = battle.view(None)
