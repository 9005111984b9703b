"""Decide whether an answer with pictures can be the first response to an interaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import discord

from bot.ui.uplink import Uplink

YOUNG = 1.0
"""Seconds since a click; the first response to an older one is the acknowledgement."""
WHILE_SLOW = timedelta(minutes=10)
"""After an immediate answer that came too late, everything is acknowledged first for this long."""


class FirstAnswers:
    """Decides whether an answer can be in time.

    Discord waits three seconds for it, also if a host sends slowly. `now` returns the time at
    Discord.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._none_before: datetime | None = None
        self.uplink = Uplink()

    def may_be(self, age: float | None, files: Sequence[discord.File]) -> bool:
        """Return whether a click can be answered at once with these files.

        `age` is in seconds, or None if it isn't known.
        """
        if age is not None and age > YOUNG:
            return False
        if not self.uplink.is_fast_enough(files):
            return False
        return self._none_before is None or self._now() >= self._none_before

    def note_late_answer(self) -> None:
        """Allow no immediate answers for a while, because one came too late."""
        self._none_before = self._now() + WHILE_SLOW
