"""Clocks: how long a seat may take, and when people are reminded."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from engine.core import JsonObject

MISSES = 3
"""Turns in a row that may run out of time until the seat is given up."""
REMINDER = 4
"""A reminder comes when this part of the time, a fourth, is left."""


@dataclass(frozen=True, slots=True)
class Clock:
    """`seconds` for every turn, pick or other stretch of being due; with the `misses`th of them
    in a row that runs out, the seat is given up."""

    seconds: int
    misses: int = MISSES

    @classmethod
    def read(cls, document: JsonObject | None) -> Clock | None:
        """The clock of a document, None where there is none."""
        return cls(**document) if document else None

    def document(self) -> JsonObject:
        """The clock as JSON."""
        return {"seconds": self.seconds, "misses": self.misses}

    def deadline(self, since: datetime) -> datetime:
        """When the time of a seat that is due since then is over."""
        return since + timedelta(seconds=self.seconds)

    def reminder(self, since: datetime) -> datetime:
        """When that seat is reminded."""
        return self.deadline(since) - timedelta(seconds=self.seconds / REMINDER)
