"""Why something happened: the lines of a story, each with the rules that made it so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from engine.core import Event

Reasons: TypeAlias = "list[tuple[str, list[str]]]"
"""Lines of a story, each with the keys of rules (`Guide.rules`)."""
Cited: TypeAlias = "Callable[[Any], Iterable[str]]"
"""The keys of the rules by which an event happens."""


class Teller(Protocol):
    """Tells events one after the other; so many lines are `begun`."""

    @property
    def lines(self) -> list[str]:
        """All lines so far."""

    @property
    def begun(self) -> int:
        """How many there are."""


def with_rules(
    teller: Teller, events: Sequence[Any], tell: Callable[[int], None], cited: Cited
) -> Reasons:
    """Tell the events at each index; return the lines, each with the rules of what it tells."""
    found: list[list[str]] = []
    for index, event in enumerate(events):
        tell(index)
        found += [[] for _ in range(teller.begun - len(found))]
        if found:
            found[-1] += [key for key in cited(event) if key not in found[-1]]
    return [*zip(teller.lines, found, strict=False)]


def last_turn(events: Sequence[Any], began: type[Event], ended: type[Event]) -> Sequence[Any]:
    """Return the last turn that is over, of a game that may have `ended`; else the first one."""
    starts = [index for index, event in enumerate(events) if isinstance(event, began)]
    end = len(events)
    if len(starts) > 1 and not isinstance(events[-1], ended):
        end = starts.pop()
    return events[starts[-1] : end] if starts else ()
