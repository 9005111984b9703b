"""Limit edits of messages older than an hour: Discord takes three per channel in six seconds.

It refuses more of them (error 30046) until the six seconds are over, and then discord.py delays
every edit in the channel. So the bot counts its own edits and checks first.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import datetime, timedelta

import discord
from cachetools import LRUCache

OLD = timedelta(minutes=59)
"""The age from which a message counts as old: Discord's hour, less a margin for the network."""
MOST = 3
"""Edits of old messages that a channel takes ..."""
WINDOW = timedelta(seconds=7)
"""... within this time: Discord's six seconds, and one for the network."""
CHANNELS = 10_000
"""Number of channels that are remembered; the longest quiet ones are forgotten."""


class OldEdits:
    """Counts the edits of old messages by channel; `now` returns the time at Discord."""

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
        edits.append(self._now() + timedelta(seconds=seconds))  # the next edit waits behind it
        await asyncio.sleep(seconds)

    def _is_old(self, message_id: int) -> bool:
        return self._now() - discord.utils.snowflake_time(message_id) >= OLD

    def _seconds_left(self, channel_id: int) -> float:
        edits = self._edits.get(channel_id)
        if edits is None or len(edits) < MOST:
            return 0.0
        return max(0.0, (edits[0] + WINDOW - self._now()).total_seconds())
