"""The searching player: of all ends of its turn that it comes to within its patience, the
best."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeAlias

from ..engine.clash.actions import Action
from ..engine.clash.duel import Duel
from ..engine.core import SEATS
from .greedy import Line, greedy
from .worth import worth

PATIENCE = 1500
"""Positions that it looks at."""

_Way: TypeAlias = "tuple[_Way, Action] | None"
"""The moves to a position, the latest first."""


def searching(duel: Duel, patience: int = PATIENCE) -> Line:
    """The line of its turn: at least as good as the greedy one by its own measure."""
    number, turn = duel.active, duel.turn
    seat = SEATS[number]
    best = greedy(duel)
    reached = duel.copy()
    for action in best:
        reached.apply(seat, action)
    value = worth(reached, number)
    seen: set[Hashable] = {duel.key()}
    todo: list[tuple[Duel, _Way]] = [(duel, None)]
    while todo and patience > 0:
        before, way = todo.pop()
        for action in before.legal_actions(seat):
            patience -= 1
            after = before.copy()
            after.apply(seat, action)
            if after.ended is not None or after.turn != turn:
                found = worth(after, number)
                if found > value:
                    value, best = found, _line((way, action))
            elif (key := after.key()) not in seen:
                seen.add(key)
                todo.append((after, (way, action)))
    return best


def _line(way: _Way) -> Line:
    line: list[Action] = []
    while way is not None:
        way, action = way
        line.append(action)
    return tuple(reversed(line))
