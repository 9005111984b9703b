"""Edits of messages older than an hour, of which Discord takes three in six seconds a channel.

More of them are refused (error 30046) until the six seconds are over, and discord.py holds back
every edit in the channel meanwhile. So the bot counts its own and asks first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta

import discord
from cachetools import LRUCache

OLD = timedelta(minutes=59)
"""The age from which on a message counts as old: the hour of Discord, less what is on the way."""
MOST = 3
"""Edits of old messages that a channel takes ..."""
WINDOW = timedelta(seconds=7)
"""... in this time: the six seconds of Discord, and one for what is on the way."""
CHANNELS = 10_000
"""Channels that are remembered; one that is forgotten has been quiet for long."""


class OldEdits:
    """A count of the edits of old messages by channel; `now` tells the time at Discord."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._edits: LRUCache[int, deque[datetime]] = LRUCache(CHANNELS)

    def has_capacity(self, channel_id: int, message_id: int) -> bool:
        """Return whether this message can be edited at once."""
        return not self._is_old(message_id) or self._seconds_left(channel_id) <= 0

    async def turn(self, channel_id: int, message_id: int) -> None:
        """Wait until this message may be edited, and count the edit."""
        if not self._is_old(message_id):
            return
        edits = self._edits.setdefault(channel_id, deque(maxlen=MOST))
        seconds = self._seconds_left(channel_id)
        edits.append(self._now() + timedelta(seconds=seconds))  # who comes next waits behind it
        await asyncio.sleep(seconds)

    def _is_old(self, message_id: int) -> bool:
        return self._now() - discord.utils.snowflake_time(message_id) >= OLD

    def _seconds_left(self, channel_id: int) -> float:
        edits = self._edits.get(channel_id)
        if edits is None or len(edits) < MOST:
            return 0.0
        return max(0.0, (edits[0] + WINDOW - self._now()).total_seconds())
