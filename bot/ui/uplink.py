"""How fast files go to Discord from here: a host at home sends slowly."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from io import SEEK_END

import discord

from bot.discord_requests import DiscordRequest

SECONDS = 1.0
"""So long an upload may take that has to arrive within Discord's three seconds: two are left."""
UNTIL_MEASURED = 150 * 1024
"""Bytes that are taken to arrive in that time while nothing is known."""
WORTH_MEASURING = 32 * 1024
"""Bytes; of fewer the way there and back takes most of the time."""
REMEMBERED = 8
"""Uploads of which the slowest counts: others may go on at the same time."""


class Uplink:
    """The uploads of one process."""

    def __init__(self) -> None:
        self._bytes_a_second: deque[float] = deque(maxlen=REMEMBERED)

    def heard(self, request: DiscordRequest) -> None:
        """Learn from a request how fast files go."""
        self.took(request.uploaded, request.upload_seconds)

    def took(self, size: int, seconds: float) -> None:
        """So many bytes were sent, and answered, in so many seconds."""
        if size >= WORTH_MEASURING:
            self._bytes_a_second.append(size / max(seconds, 0.001))

    def is_fast_enough(self, files: Sequence[discord.File]) -> bool:
        """Return whether they would arrive so soon that they can be a first answer."""
        size = sum(map(_size, files))
        if not self._bytes_a_second:
            return size <= UNTIL_MEASURED
        return size <= min(self._bytes_a_second) * SECONDS


def _size(file: discord.File) -> int:
    end = file.fp.seek(0, SEEK_END)
    file.reset()
    return end
