"""Clocks: how long a seat may take, when players are reminded, and the clocks to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import NamedTuple

from engine.core import JsonObject
from texts import Texts

MOST_GIVEN_BACK = timedelta(hours=12)
"""Maximum time that a seat is guaranteed after a stop; below that, it is half a turn."""
MISSES = 3
"""Turns in a row that may time out before the seat resigns."""
REMINDER = 4
"""A reminder comes when one part of this many of the time is left: a fourth."""


class Stop(NamedTuple):
    """A period in which a clock was stopped, because players could not be reached."""

    began: datetime
    ended: datetime


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat may take.

    It has `seconds` for every turn, pick or other period in which it has to act; after `misses` of
    them in a row that time out, the seat resigns. `window` are the seconds for a response in
    another's turn; None: as many as for a turn.
    """

    seconds: int
    misses: int = MISSES
    window: int | None = None

    @classmethod
    def read(cls, document: JsonObject | None) -> Clock | None:
        """Read the clock from a document; None if there isn't one."""
        return cls(**document) if document else None

    def document(self) -> JsonObject:
        """Return the clock as JSON."""
        document = {"seconds": self.seconds, "misses": self.misses}
        return document if self.window is None else {**document, "window": self.window}

    def of_window(self) -> Clock:
        """Return the clock of a seat that must respond in another's turn."""
        return replace(self, seconds=self.window or self.seconds)

    def deadline(self, since: datetime, stops: Iterable[Stop] = ()) -> datetime:
        """Return when the time of a seat that has had to act since then is over.

        The time of later `stops`, in order, is given back; and after each of them the seat has at
        least half a turn, or twelve hours if that is less.
        """
        at = since + timedelta(seconds=self.seconds)
        for stop in stops:
            if stop.ended > since:
                stood = stop.ended - max(stop.began, since)
                at = max(at + stood, stop.ended + min(self._half, MOST_GIVEN_BACK))
        return at

    def reminder(self, deadline: datetime) -> datetime:
        """Return when a seat with this deadline is reminded."""
        return deadline - timedelta(seconds=self.seconds / REMINDER)

    @property
    def _half(self) -> timedelta:
        return timedelta(seconds=self.seconds / 2)


MINUTE, HOUR = 60, 3600
NO_CLOCK = "none"
CLOCKS: Mapping[str, Clock | None] = {
    NO_CLOCK: None,
    **{str(seconds): Clock(seconds) for seconds in (60, 180, 300, 600)},
    **{str(hours * 3600): Clock(hours * 3600) for hours in (12, 24, 72)},
}
"""Clocks by choice value: live ones in minutes, then correspondence in hours."""


def clock_line(clock: Clock | None, texts: Texts) -> str:
    """Return a clock in a few words."""
    if clock is None:
        return texts("settings-no-clock")
    if clock.seconds % HOUR == 0:
        time = texts("settings-clock-hours", count=clock.seconds // HOUR)
    else:
        time = texts("settings-clock-minutes", count=max(1, clock.seconds // MINUTE))
    if clock.misses == MISSES:
        return time
    return texts("settings-clock-misses", clock=time, count=clock.misses)
