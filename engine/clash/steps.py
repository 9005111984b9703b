"""A line of moves in steps: the position, each move, and the assault attack by attack.

For those who show a line and do not only want to know where it leads: films and their words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice, takewhile
from typing import Literal

from engine.clash import ai, assault, turn
from engine.clash.actions import END, Action, End
from engine.clash.battle import Battle
from engine.clash.events import AssaultBegan, Attacked, AttackedStronghold, Event
from engine.clash.moves import read_move
from engine.clash.returning import question
from engine.clash.state import DecisionNeeded, GameOver, Underway
from engine.clash.view import BattleView
from engine.core import SEATS, Seat, record

StepKind = Literal["start", "move", "attack", "end"]


@record
class LineStep:
    """What happened, and the board `before` and `after` it, as a spectator sees them.

    `seat` is the one that acted, `action` the move of the kinds `move` and `end`; what an AI
    reveals is a `move` without action. The kind `end` has the events of a whole turn's rest; where
    a move ends the game, a last one without move and events follows.
    """

    kind: StepKind
    seat: Seat
    before: BattleView
    after: BattleView
    events: tuple[Event, ...] = ()
    action: Action | None = None


def steps(battle: Battle, moves: Sequence[str]) -> Iterator[LineStep]:
    """Yield the position (`start`), then a step for each move.

    An `end` has one for each attack, then one for all of it, and so have the turns of AIs that
    follow. The battle itself stays as it is. Raises `IllegalAction` at the first move that the
    rules refuse.
    """
    battle = battle.copy()
    seen = battle.view(None)
    yield LineStep("start", SEATS[battle.active], seen, seen)
    for text in moves:
        action, _ = read_move(battle, text)
        seat = next(iter(battle.to_act()), SEATS[battle.active])
        if isinstance(action, End) and not battle.ended and question(battle) is None:
            for step in _end(battle, seen):
                seen = step.after
                yield step
            continue
        events = battle.apply(seat, action)
        before, seen = seen, battle.view(None)
        yield LineStep("move", seat, before, seen, tuple(events), action)
        if battle.ended:
            yield LineStep("end", seat, seen, seen)


def foreseen(battle: Battle, seat: Seat) -> list[LineStep]:
    """Return the attacks that the end of this seat's turn would bring.

    They go up to the first event that cards decide which the seat can't see, or after which
    somebody is asked something; the board after an attack that is broken off so is not known, and
    is that before it. The battle stays as it is.
    """
    told: list[LineStep] = []
    for step in islice(steps(battle.imagined(), [str(END)]), 1, None):
        if step.kind != "attack":
            break
        known = tuple(takewhile(partial(_is_known, seat), step.events))
        if known == step.events:
            told.append(step)
            continue
        if _attacks(known):
            told.append(LineStep("attack", step.seat, step.before, step.before, known))
        break
    return told


def _is_known(seat: Seat, event: Event) -> bool:
    """Return whether the seat can know beforehand that this would happen."""
    began = isinstance(event, AssaultBegan)
    return not event.surprises(seat) and (began or not event.irreversible)


def _attacks(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Attacked | AttackedStronghold) for event in events)


def _end(battle: Battle, seen: BattleView) -> Iterator[LineStep]:
    """Yield the rest of the turn, attack by attack, then all of it; then the turns of AIs."""
    underway = Underway(battle.copy(), (END,)) if battle.rules.asks else None
    battle.underway = underway
    before, told = seen, list[Event]()
    seat: Seat = SEATS[battle.active]
    action: Action | None = END
    for kind, events in _rest(battle):
        told += events
        if underway is not None:
            underway.happened += len(events)
        after = battle.view(None)
        attacked = _attacks(events)
        if attacked or kind == "move":
            yield LineStep("attack" if attacked else "move", seat, seen, after, tuple(events))
        if kind == "end":
            yield LineStep("end", seat, before, after, tuple(told), action)
            before, told, seat, action = after, [], SEATS[battle.active], None
        seen = after
    if underway is not None and underway.question is None:
        battle.underway = None


def _rest(battle: Battle) -> Iterator[tuple[StepKind, list[Event]]]:
    """Do what `end` does and tell it in steps.

    A step is what an AI reveals (`move`), what happened in the turn of each creature in the assault
    (`attack`), and at the end of each turn what follows the assault (`end`). The battle may be
    looked at in between; a question ends it (14).
    """
    battle.calls = 0
    with suppress(GameOver, DecisionNeeded):
        while True:
            if battle.phase == "summoning":
                assault.begin(battle)
            while (attacker := assault.next_attacker(battle)) is not None:
                battle.running = attacker.lane
                battle.resolve(assault.activate(battle, attacker))
                yield "attack", _taken(battle)
            turn.end(battle)
            turn.begin(battle)
            yield "end", _taken(battle)
            if battle.players[battle.active].ai is None:
                return
            battle.resolve(ai.summon(battle))
            yield "move", _taken(battle)
    yield "end", _taken(battle)


def _taken(battle: Battle) -> list[Event]:
    events, battle.events = battle.events, []
    return events
