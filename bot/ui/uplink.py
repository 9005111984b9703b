"""Measure how fast files go to Discord: a host at home sends slowly."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from io import SEEK_END

import discord

from bot.discord_requests import DiscordRequest

SECONDS = 1.0
"""Seconds that an upload may take if it must arrive within Discord's three seconds."""
UNTIL_MEASURED = 150 * 1024
"""Bytes that are assumed to arrive in that time before anything is measured."""
WORTH_MEASURING = 32 * 1024
"""Bytes; the duration of a smaller upload is mostly latency."""
REMEMBERED = 8
"""Number of recent uploads, of which the slowest counts: others may run at the same time."""


class Uplink:
    """The uploads of one process."""

    def __init__(self) -> None:
        self._bytes_a_second: deque[float] = deque(maxlen=REMEMBERED)

    def heard(self, request: DiscordRequest) -> None:
        """Learn from a request how fast files are sent."""
        self.took(request.uploaded, request.upload_seconds)

    def took(self, size: int, seconds: float) -> None:
        """Note that `size` bytes were sent and answered in `seconds`."""
        if size >= WORTH_MEASURING:
            self._bytes_a_second.append(size / max(seconds, 0.001))

    def is_fast_enough(self, files: Sequence[discord.File]) -> bool:
        """Return whether these files would arrive soon enough for a first response."""
        size = sum(map(_size, files))
        if not self._bytes_a_second:
            return size <= UNTIL_MEASURED
        return size <= min(self._bytes_a_second) * SECONDS


def _size(file: discord.File) -> int:
    end = file.fp.seek(0, SEEK_END)
    file.reset()
    return end
