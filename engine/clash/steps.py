"""A line of moves as steps: the position, each move, and the assault attack by attack.

For animations of a line and their texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice, takewhile
from typing import TypeAlias

from engine.clash import ai, assault, turn
from engine.clash.actions import END, Action, End
from engine.clash.battle import Battle
from engine.clash.events import AssaultBegan, Attacked, AttackedStronghold, Event
from engine.clash.moves import read_move
from engine.clash.returning import question
from engine.clash.state import DecisionNeeded, GameOver, Underway
from engine.clash.view import BattleView
from engine.core import SEATS, Seat
from engine.steps import MoveStep, StepKind

LineStep: TypeAlias = MoveStep[BattleView, Event, Action]
"""A step of a match of Clash of Decks.

What an AI reveals is a `move` without action. An `end` has the events of the whole rest of a turn.
If a move ends the game, an `end` without action and events follows.
"""


def steps(battle: Battle, moves: Sequence[str]) -> Iterator[LineStep]:
    """Yield the position (`start`), then a step for each move.

    An `end` has a step for each attack, then one for all of it, and so do the turns of AIs that
    follow. The battle is not changed. Raises `IllegalAction` at the first move that is not legal.
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
    """Return the attacks that would follow if this seat ended its turn.

    They stop before the first event that depends on cards the seat can't see, or that a question
    follows. The board after an attack that is cut off so is unknown; its step has the board before.
    The battle is not changed.
    """
    found: list[LineStep] = []
    for step in islice(steps(battle.imagined(), [str(END)]), 1, None):
        if step.kind != "attack":
            break
        known = tuple(takewhile(partial(_is_known, seat), step.events))
        if known == step.events:
            found.append(step)
            continue
        if _attacks(known):
            found.append(LineStep("attack", step.seat, step.before, step.before, known))
        break
    return found


def _is_known(seat: Seat, event: Event) -> bool:
    began = isinstance(event, AssaultBegan)
    return not event.surprises(seat) and (began or not event.irreversible)


def _attacks(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Attacked | AttackedStronghold) for event in events)


def _end(battle: Battle, seen: BattleView) -> Iterator[LineStep]:
    """Yield the rest of the turn, attack by attack, then all of it; then the turns of AIs."""
    underway = Underway(battle.copy(), (END,)) if battle.rules.asks else None
    battle.underway = underway
    before, happened = seen, list[Event]()
    seat: Seat = SEATS[battle.active]
    action: Action | None = END
    for kind, events in _rest(battle):
        happened += events
        if underway is not None:
            underway.happened += len(events)
        after = battle.view(None)
        attacked = _attacks(events)
        if attacked or kind == "move":
            yield LineStep("attack" if attacked else "move", seat, seen, after, tuple(events))
        if kind == "end":
            yield LineStep("end", seat, before, after, tuple(happened), action)
            before, happened, seat, action = after, [], SEATS[battle.active], None
        seen = after
    if underway is not None and underway.question is None:
        battle.underway = None


def _rest(battle: Battle) -> Iterator[tuple[StepKind, list[Event]]]:
    """Carry out an `end`, and yield what happens in steps.

    A step is what an AI reveals (`move`), the turn of each creature in the assault (`attack`), or
    what follows the assault at the end of each turn (`end`). The battle can be viewed in between; a
    question stops it (14).
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
