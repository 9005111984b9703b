"""The last turn of a match, of which people ask why it went so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Event


def last_turn(events: Sequence[Any], began: type[Event], ended: type[Event]) -> Sequence[Any]:
    """Return the last turn that is over, of a game that may have `ended`; else the first one."""
    starts = [index for index, event in enumerate(events) if isinstance(event, began)]
    end = len(events)
    if len(starts) > 1 and not isinstance(events[-1], ended):
        end = starts.pop()
    return events[starts[-1] : end] if starts else ()
