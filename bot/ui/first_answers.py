"""Whether an answer with pictures can be the first one to an interaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import discord

from bot.ui.uplink import Uplink

YOUNG = 1.0
"""Seconds since a click; of an older one the first answer is the acknowledgement."""
WHILE_SLOW = timedelta(minutes=10)
"""So long after an answer at once that came too late everything is acknowledged first."""


class FirstAnswers:
    """Knows whether one can be in time.

    Discord waits three seconds for that, also where a host sends slowly. `now` tells the time at
    Discord.
    """

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._none_before: datetime | None = None
        self.uplink = Uplink()

    def may_be(self, age: float | None, files: Sequence[discord.File]) -> bool:
        """Return whether a click of this `age` can be answered first with these files.

        The age is in seconds, None where it is not known.
        """
        if age is not None and age > YOUNG:
            return False
        if not self.uplink.is_fast_enough(files):
            return False
        return self._none_before is None or self._now() >= self._none_before

    def note_late_answer(self) -> None:
        """Allow none for a while: one was tried in vain."""
        self._none_before = self._now() + WHILE_SLOW
