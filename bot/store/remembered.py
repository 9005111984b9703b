"""Rows that are asked for at every click, kept for a moment.

What people and servers have settled seldom changes: most clicks need not ask the database.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from cachetools import TTLCache

Row = TypeVar("Row")

SECONDS = 30.0
"""After this long it is read again: another process may have changed it."""
MOST = 10_000


class Remembered(Generic[Row]):
    """Rows by their keys, as `read` finds them; what there is none of too."""

    def __init__(
        self,
        read: Callable[[int], Awaitable[Row | None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._read = read
        self._kept: TTLCache[int, tuple[Row | None]] = TTLCache(MOST, SECONDS, clock)
        self._changes = 0

    async def get(self, key: int) -> Row | None:
        """Return the row, at most `SECONDS` old.

        It is never older than the latest change that was told. It is shared: never change it.
        """
        kept = self._kept.get(key)
        if kept is not None:
            return kept[0]
        changes = self._changes
        row = await self._read(key)
        if changes == self._changes:  # else it may have been read before that
            self._kept[key] = (row,)
        return row

    def changed(self, key: int) -> None:
        """Forget the row of this key, which has just been changed here."""
        self._changes += 1
        self._kept.pop(key, None)
