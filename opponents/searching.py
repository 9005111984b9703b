"""The searching player: of all ends of its turn that it comes to within its patience, the
best."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import nlargest
from typing import TypeAlias

from engine.clash.actions import Action
from engine.clash.battle import Battle
from engine.core import SEATS
from opponents.careful import careful
from opponents.greedy import Line
from opponents.worth import worth

PATIENCE = 1500
"""Positions that it looks at."""

_Way: TypeAlias = "tuple[_Way, Action] | None"
"""The moves to a position, the latest first."""


def searching(battle: Battle, patience: int = PATIENCE) -> Line:
    """The line of its turn: at least as good as the careful one by its own measure."""
    battle = battle.imagined()
    return best_ends(battle, 1, patience)[0][1]


def best_ends(battle: Battle, number: int, patience: int) -> list[tuple[float, Line]]:
    """The best different ends of the turn by `worth`, best first, with the lines to them; the
    careful player's is among those looked at."""
    line = careful(battle)
    reached = battle.copy()
    for action in line:
        reached.apply(SEATS[battle.active], action)
    ends: dict[Hashable, tuple[float, int, Line | _Way]] = {
        reached.key(): (worth(reached, battle.active), 0, line)
    }
    for order, (key, value, way) in enumerate(_ends(battle, patience), 1):
        if key not in ends:
            ends[key] = value, -order, way
    best = nlargest(number, ends.values(), key=lambda end: end[:2])
    return [(value, way if order == 0 else _line(way)) for value, order, way in best]  # type: ignore[misc, arg-type]


def _ends(battle: Battle, patience: int) -> Iterator[tuple[Hashable, float, _Way]]:
    """The ends of the turn with their worth and the ways to them."""
    number, turn = battle.active, battle.turn
    seat = SEATS[number]
    seen: set[Hashable] = {battle.key()}
    todo: list[tuple[Battle, _Way]] = [(battle, None)]
    while todo and patience > 0:
        before, way = todo.pop()
        for action in before.legal_actions(seat):
            patience -= 1
            after = before.copy()
            after.apply(seat, action)
            key = after.key()
            if after.ended is not None or after.turn != turn:
                yield key, worth(after, number), (way, action)
            elif key not in seen:
                seen.add(key)
                todo.append((after, (way, action)))


def _line(way: _Way) -> Line:
    line: list[Action] = []
    while way is not None:
        way, action = way
        line.append(action)
    return tuple(reversed(line))
