"""Log repeated faults once in full and count the rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from traceback import walk_tb

import structlog
from structlog.typing import EventDict, WrappedLogger

from bot.faults import is_ours

SECONDS = 60.0
"""How long a fault of the same kind is only counted after one was logged."""
MOST_KINDS = 256
"""The most kinds distinguished in that time; all further ones count as one kind."""
OTHERS = ("others",)
MOST_PLACES = 16
"""The most places that distinguish kinds."""


@dataclass
class LoggedFault:
    """A logged fault: when it was logged, and how often it was only counted since."""

    at: float
    event: str
    level: str
    fault: str
    again: int = 0


class Repeats:
    """A processor of structlog for pruned events (`prune_event`).

    `now` returns seconds that never decrease.
    """

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._logged: dict[Hashable, LoggedFault] = {}

    def __call__(self, _logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
        """Return the event if it is not a fault or is to be logged in full. Raises `DropEvent`."""
        kind = _kind(event)
        if kind is None:
            return event
        if kind not in self._logged and len(self._logged) >= MOST_KINDS:
            kind = OTHERS
        now, before = self._now(), self._logged.get(kind)
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
        self._logged[kind] = LoggedFault(now, str(what), str(level), fault)
        return event

    def over(self, *, at_once: bool = False) -> list[LoggedFault]:
        """Forget the faults whose time is over (`at_once`: all); return those with counts."""
        now = self._now()
        ended = [kind for kind, once in self._logged.items() if at_once or now >= once.at + SECONDS]
        return [once for kind in ended if (once := self._logged.pop(kind)).again]


def _kind(event: EventDict) -> Hashable | None:
    """Return what two faults of one kind share; None if the event is not a fault.

    That is the logger, the type, and the places the exception passed.
    """
    error, record = event.get("exc_info"), event["_record"]
    said = event["event"] if event["_from_structlog"] else (record.pathname, record.lineno)
    if error is not None:
        return record.name, said, type(error), tuple(_places(error))
    if "fault" in event:
        return record.name, said, *(str(event.get(fact)) for fact in ("fault", "status", "code"))
    return None


def _places(error: BaseException) -> deque[tuple[str, int]]:
    """Return the innermost place, and the places in the bot that led to it.

    Libraries fail at the same place for every caller.
    """
    ours: deque[tuple[str, int]] = deque(maxlen=MOST_PLACES)
    innermost = []
    for frame, line in walk_tb(error.__traceback__):
        innermost = [(frame.f_code.co_filename, line)]
        if is_ours(frame):
            ours += innermost
    ours.extend(innermost)
    return ours
