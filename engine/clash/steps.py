"""A line of moves in steps: the position, each move, and the assault attack by attack.

For those who show a line and do not only want to know where it leads: films and their words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Literal

from engine.clash import assault, turn
from engine.clash.actions import END, Action, End
from engine.clash.duel import Duel
from engine.clash.events import Attacked, AttackedStronghold, Event
from engine.clash.moves import read_move
from engine.clash.state import GameOver
from engine.clash.view import DuelView
from engine.core import SEATS, Seat, record

StepKind = Literal["start", "move", "attack", "end"]


@record
class LineStep:
    """What happened, and the board `before` and `after` it, as a spectator sees them.

    `seat` is the one whose turn it was, `action` the move of the kinds `move` and `end`. The kind
    `end` has the events of the whole rest of the turn; where a move ends the game, a last one
    without move and events follows.
    """

    kind: StepKind
    seat: Seat
    before: DuelView
    after: DuelView
    events: tuple[Event, ...] = ()
    action: Action | None = None


def steps(duel: Duel, moves: Sequence[str]) -> Iterator[LineStep]:
    """The position (`start`), then a step for each move; an `end` has one for each attack, then
    one for all of it. The duel itself stays as it is.

    Raises `IllegalAction` at the first move that the rules refuse.
    """
    duel = duel.copy()
    seen = duel.view(None)
    yield LineStep("start", SEATS[duel.active], seen, seen)
    for text in moves:
        action, _ = read_move(duel, text)
        seat = SEATS[duel.active]
        if isinstance(action, End) and not duel.ended:
            for step in _end(duel, seat, seen):
                seen = step.after
                yield step
            continue
        events = duel.apply(seat, action)
        before, seen = seen, duel.view(None)
        yield LineStep("move", seat, before, seen, tuple(events), action)
        if duel.ended:
            yield LineStep("end", seat, seen, seen)


def _end(duel: Duel, seat: Seat, first: DuelView) -> Iterator[LineStep]:
    """The rest of the turn, attack by attack, then all of it."""
    before, all_events = first, list[Event]()
    for events in attacks(duel):
        all_events += events
        after = duel.view(None)
        if any(isinstance(event, Attacked | AttackedStronghold) for event in events):
            yield LineStep("attack", seat, before, after, tuple(events))
        before = after
    yield LineStep("end", seat, first, before, tuple(all_events), END)


def attacks(duel: Duel) -> Iterator[list[Event]]:
    """Do what `end` does and tell it in steps: what happened in the turn of each creature in
    the assault, at last what follows the assault. The duel may be looked at in between."""
    duel.calls = 0
    with suppress(GameOver):
        if duel.phase == "summoning":
            assault.begin(duel)
        while (attacker := assault.next_attacker(duel)) is not None:
            duel.running = attacker.lane
            duel.resolve(assault.activate(duel, attacker))
            yield _taken(duel)
        turn.end(duel)
        turn.begin(duel)
    yield _taken(duel)


def _taken(duel: Duel) -> list[Event]:
    events, duel.events = duel.events, []
    return events
