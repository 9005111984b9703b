"""Clocks: how long a seat may take, when people are reminded, which ones are on offer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from engine.core import JsonObject
from texts import Texts

MISSES = 3
"""Turns in a row that may run out of time until the seat is given up."""
REMINDER = 4
"""A reminder comes when this part of the time, a fourth, is left."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may take.

    It has `seconds` for every turn, pick or other stretch of being due; with the `misses`th of them
    in a row that runs out, the seat is given up. `window` are the seconds for an answer in another
    one's turn; None: as many as for a turn.
    """

    seconds: int
    misses: int = MISSES
    window: int | None = None

    @classmethod
    def read(cls, document: JsonObject | None) -> Clock | None:
        """Read the clock of a document, None where there is none."""
        return cls(**document) if document else None

    def document(self) -> JsonObject:
        """Return the clock as JSON."""
        document = {"seconds": self.seconds, "misses": self.misses}
        return document if self.window is None else {**document, "window": self.window}

    def of_window(self) -> Clock:
        """Return the clock of who is asked something in another one's turn."""
        return replace(self, seconds=self.window or self.seconds)

    def deadline(self, since: datetime) -> datetime:
        """Return when the time of a seat that is due since then is over."""
        return since + timedelta(seconds=self.seconds)

    def reminder(self, since: datetime) -> datetime:
        """Return when a seat that is due since then is reminded."""
        return self.deadline(since) - timedelta(seconds=self.seconds / REMINDER)


MINUTE, HOUR = 60, 3600
NO_CLOCK = "none"
CLOCKS: Mapping[str, Clock | None] = {
    NO_CLOCK: None,
    **{str(seconds): Clock(seconds) for seconds in (60, 180, 300, 600)},
    **{str(hours * 3600): Clock(hours * 3600) for hours in (12, 24, 72)},
}
"""By what a choice says: live ones in minutes, then correspondence in hours."""


def clock_line(clock: Clock | None, texts: Texts) -> str:
    """Tell the clock in a few words."""
    if clock is None:
        return texts("terms-no-clock")
    if clock.seconds % HOUR == 0:
        time = texts("terms-clock-hours", count=clock.seconds // HOUR)
    else:
        time = texts("terms-clock-minutes", count=max(1, clock.seconds // MINUTE))
    if clock.misses == MISSES:
        return time
    return texts("terms-clock-misses", clock=time, count=clock.misses)
