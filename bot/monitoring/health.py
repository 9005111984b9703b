"""Whether a running bot is healthy.

It receives from Discord, its database answers and accepts changes, and its event loop is on time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from bot.app import App

log = structlog.get_logger()

TICK_SECONDS = 1.0
"""Seconds between two checks of the gateway and the event loop."""
GATEWAY_SECONDS = 120.0
"""How long the gateway may be disconnected. Discord sometimes drops connections, which are resumed.
The first connection may take as long.
"""
DATABASE_SECONDS = 5.0
"""How long the database may take to answer."""
REFUSED_SECONDS = 300.0
"""How long a change that the database refused counts, unless one of its kind succeeds."""
LATE_SECONDS = 10.0
"""How late the event loop may be."""


class Health:
    """The health of one bot. `now` returns seconds that never decrease."""

    def __init__(self, client: App, now: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._now = now
        self._ticked_at = self._connected_at = now()
        client.metrics.read_gateway(self.is_connected, lambda: client.latency)
        client.metrics.read_database(self.can_write)

    def is_connected(self) -> bool:
        """Return whether all connections to the gateway are up."""
        client = self._client
        shards = getattr(client, "shards", None)
        if shards is not None:
            return bool(shards) and not any(shard.is_closed() for shard in shards.values())
        return client.ws is not None and client.ws.open

    def can_write(self) -> bool:
        """Return whether the database accepts changes, as far as is known."""
        return not self._client.store.is_refusing(REFUSED_SECONDS)

    async def watch(self) -> None:
        """Check once a second until cancelled."""
        while True:
            self.look()
            await asyncio.sleep(TICK_SECONDS)
            self._client.metrics.late(max(0.0, self._now() - self._ticked_at - TICK_SECONDS))

    def look(self) -> None:
        """Check the gateway, and record the time for the event loop."""
        self._ticked_at = self._now()
        if self.is_connected():
            self._connected_at = self._ticked_at

    async def reasons(self) -> list[str]:
        """Return in words why the bot is not healthy; empty if it is."""
        found, now = [], self._now()
        away = now - self._connected_at
        if away > GATEWAY_SECONDS and not self.is_connected():
            found.append(f"no connection to Discord's gateway for {away:.0f} seconds")
        late = now - self._ticked_at - TICK_SECONDS
        if late > LATE_SECONDS:
            found.append(f"the event loop is {late:.0f} seconds late")
        if not self.can_write():
            found.append("moves are refused: the database can't be changed; the log says why")
        try:
            async with asyncio.timeout(DATABASE_SECONDS):
                await self._client.store.answers()
        except TimeoutError:
            found.append(f"the database has not answered within {DATABASE_SECONDS:.0f} seconds")
        except Exception as fault:
            log.warning("the database does not answer", kind=type(fault).__name__, exc_info=fault)
            found.append("the database does not answer; the log says why")
        return found
