"""The searching player: the best of all ends of its action sequence that its patience reaches."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import nlargest
from typing import Any, TypeAlias

from engine.core import State
from opponents.action_sequence import ActionSequence, Line
from opponents.careful import careful

PATIENCE = 1500
"""Positions that it looks at."""

_Way: TypeAlias = "tuple[_Way, Any] | None"
"""The moves to a position, the latest first."""


def searching(
    action_sequence: ActionSequence, patience: int = PATIENCE, tries: Iterator[object] | None = None
) -> Line:
    """Return the line of its action sequence.

    It is at least as good as the careful one by its own measure, whose `tries` may be counted.
    """
    return best_ends(action_sequence, 1, patience, tries)[0][1]


def best_ends(
    action_sequence: ActionSequence,
    number: int,
    patience: int,
    tries: Iterator[object] | None = None,
) -> list[tuple[float, Line]]:
    """Return the best different ends of the action sequence with their lines, the best first.

    Where the search breaks off, the careful player's end is one of them.
    """
    looks = iter(range(patience))
    ends: dict[Hashable, tuple[float, int, Line | _Way]] = {}
    for order, (key, value, way) in enumerate(_ends(action_sequence, looks), 1):
        if key not in ends:
            ends[key] = value, -order, way
    if next(looks, None) is None:
        line = careful(action_sequence, tries)
        reached = action_sequence.after(line)
        ends[reached.key()] = action_sequence.evaluate(reached), 0, line
    best = nlargest(number, ends.values(), key=lambda end: end[:2])
    return [(value, way if order == 0 else _line(way)) for value, order, way in best]  # type: ignore[misc]


def _ends(
    action_sequence: ActionSequence, looks: Iterator[object]
) -> Iterator[tuple[Hashable, float, _Way]]:
    """Yield the ends of the action sequence with their values and lines.

    Each evaluated position takes one of the `looks`.
    """
    seat, is_over, evaluate = (
        action_sequence.seat,
        action_sequence.is_over,
        action_sequence.evaluate,
    )
    seen: set[Hashable] = {action_sequence.state.key()}
    todo: list[tuple[State, _Way]] = [(action_sequence.state, None)]
    while todo:
        before, way = todo.pop()
        for action in before.legal_actions(seat):
            if next(looks, None) is None:
                return
            after = before.copy()
            after.apply(seat, action)
            key = after.key()
            if key in seen:
                continue
            seen.add(key)
            if is_over(after):
                yield key, evaluate(after), (way, action)
            else:
                todo.append((after, (way, action)))


def _line(way: _Way) -> Line:
    line: list[Any] = []
    while way is not None:
        way, action = way
        line.append(action)
    return tuple(reversed(line))
