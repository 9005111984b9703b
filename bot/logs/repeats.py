"""Faults that come again and again: one is told in full, the others are counted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from traceback import walk_tb

import structlog
from structlog.typing import EventDict, WrappedLogger

from bot.faults import is_ours

SECONDS = 60.0
"""For so long a fault is only counted after one of its kind was told."""
MOST_KINDS = 256
"""Kinds that are told apart in that time; all further ones are one kind."""
OTHERS = ("others",)
MOST_PLACES = 16
"""Places by which kinds are told apart."""


@dataclass
class Told:
    """A fault that was told at that time, and how often it has come again without being told."""

    at: float
    event: str
    level: str
    fault: str
    again: int = 0


class Repeats:
    """A processor of structlog, for what has been weighed (`weighed`).

    `now`: seconds that only grow.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._told: dict[Hashable, Told] = {}

    def __call__(self, _logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
        """Return the event, if it is no fault or one that is to be told. Raises `DropEvent`."""
        kind = _kind(event)
        if kind is None:
            return event
        if kind not in self._told and len(self._told) >= MOST_KINDS:
            kind = OTHERS
        now, before = self._now(), self._told.get(kind)
        if before is not None and now < before.at + SECONDS:
            before.again += 1
            raise structlog.DropEvent
        if before is not None and before.again:
            event["again"] = before.again
        error = event.get("exc_info")
        fault = type(error).__name__ if error else str(event.get("fault"))
        what, level = (
            ("other faults", "error") if kind is OTHERS else (event["event"], event["level"])
        )
        self._told[kind] = Told(now, str(what), str(level), fault)
        return event

    def over(self, *, at_once: bool = False) -> list[Told]:
        """Forget and return what was only counted and whose time is over (`at_once`: or not)."""
        now = self._now()
        ended = [kind for kind, once in self._told.items() if at_once or now >= once.at + SECONDS]
        return [once for kind in ended if (once := self._told.pop(kind)).again]


def _kind(event: EventDict) -> Hashable | None:
    """Return what makes two faults one; None: no fault.

    That is who tells of them, their type, and the places they came through.
    """
    error, record = event.get("exc_info"), event["_record"]
    said = event["event"] if event["_from_structlog"] else (record.pathname, record.lineno)
    if error is not None:
        return record.name, said, type(error), tuple(_places(error))
    if "fault" in event:
        return record.name, said, *(str(event.get(fact)) for fact in ("fault", "status", "code"))
    return None


def _places(error: BaseException) -> deque[tuple[str, int]]:
    """Return the innermost place, and those in the bot that led to it.

    Libraries fail in one place whoever calls them.
    """
    ours: deque[tuple[str, int]] = deque(maxlen=MOST_PLACES)
    innermost = []
    for frame, line in walk_tb(error.__traceback__):
        innermost = [(frame.f_code.co_filename, line)]
        if is_ours(frame):
            ours += innermost
    ours.extend(innermost)
    return ours
