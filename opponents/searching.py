"""The searching player: the best of all ends of its stretch that its patience reaches."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import nlargest
from typing import Any, TypeAlias

from engine.core import State
from opponents.careful import careful
from opponents.stretch import Line, Stretch

PATIENCE = 1500
"""Positions that it looks at."""

_Way: TypeAlias = "tuple[_Way, Any] | None"
"""The moves to a position, the latest first."""


def searching(
    stretch: Stretch, patience: int = PATIENCE, tries: Iterator[object] | None = None
) -> Line:
    """Return the line of its stretch.

    It is at least as good as the careful one by its own measure, whose `tries` may be counted.
    """
    return best_ends(stretch, 1, patience, tries)[0][1]


def best_ends(
    stretch: Stretch, number: int, patience: int, tries: Iterator[object] | None = None
) -> list[tuple[float, Line]]:
    """Return the best different ends of the stretch by their worth, best first, with their lines.

    Where the search breaks off, the careful player's end is one of them.
    """
    looks = iter(range(patience))
    ends: dict[Hashable, tuple[float, int, Line | _Way]] = {}
    for order, (key, value, way) in enumerate(_ends(stretch, looks), 1):
        if key not in ends:
            ends[key] = value, -order, way
    if next(looks, None) is None:
        line = careful(stretch, tries)
        reached = stretch.after(line)
        ends[reached.key()] = stretch.worth(reached), 0, line
    best = nlargest(number, ends.values(), key=lambda end: end[:2])
    return [(value, way if order == 0 else _line(way)) for value, order, way in best]  # type: ignore[misc]


def _ends(stretch: Stretch, looks: Iterator[object]) -> Iterator[tuple[Hashable, float, _Way]]:
    """Yield the ends of the action sequence with their values and lines.

    Each evaluated position takes one of the `looks`.
    """
    seat, is_over, worth = stretch.seat, stretch.is_over, stretch.worth
    seen: set[Hashable] = {stretch.state.key()}
    todo: list[tuple[State, _Way]] = [(stretch.state, None)]
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
                yield key, worth(after), (way, action)
            else:
                todo.append((after, (way, action)))


def _line(way: _Way) -> Line:
    line: list[Any] = []
    while way is not None:
        way, action = way
        line.append(action)
    return tuple(reversed(line))
