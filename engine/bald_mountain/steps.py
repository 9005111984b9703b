"""A line of moves in steps: every wonder, every part of an effect, with the boards around it.

For those who show a line and do not only want to know where it leads: films and their words.
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

    `start` is the position, without events. `move` is what a move does at once (a card lies on an
    altar, a spell is activated and its price paid, an answer); `effect` what follows by itself, one
    for each part of an effect, each wonder, the draw and the beginning of a turn. `seat` has made
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

    Those in which nothing happened are left out. The battle itself stays as it is. Raises
    `IllegalAction` at the first move that the rules refuse.
    """
    battle = battle.copy()
    seen = battle.view(None)
    yield MountainStep("start", battle.acting, seen, seen)
    for text in moves:
        action, _ = battle.read(text)
        seat = battle.acting
        kind: StepKind = "move"
        moments = [(events, battle.view(None)) for events in battle.moments(seat, action)]
        if moments:  # the last one ends where somebody has to act, perhaps with a question
            moments[-1] = moments[-1][0], battle.view(None)
        for events, after in moments:
            yield MountainStep(kind, seat, seen, after, events, action)
            kind, seen = "effect", after
        seen = battle.view(None)
