"""Stop clocks while players can't be reached, so that no player loses through an outage.

A clock stops when Discord, the server or the channel of its match is out of reach for a minute, and
runs again when they are back. Then the player who has to act is mentioned on a new board.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import structlog

from bot.features import Worker
from bot.store import PlayedIn
from bot.ui.reach import PATIENCE

log = structlog.get_logger()

ABSENCE = timedelta(minutes=2)
"""After a longer absence of the bot itself its time is given back too."""
AT_ONCE = 100
"""Number of matches that are checked before other tasks get the event loop."""


class Stops(Worker[str], name="reach"):
    """Stops and restarts clocks, twice a minute."""

    comes_first = True
    """Clocks and boards depend on what it has stopped and restarted in the same periodic job."""
    _has_begun = False

    async def catch_up(self) -> None:
        """Stop the clocks of matches out of reach, and restart those of matches that are back."""
        client, now = self._client, self._client.now()
        seen_at = await self._store.stops.look_after(now)
        if not self._has_begun and seen_at is not None and now - seen_at > ABSENCE:
            await self._stop([each.id for each in await self._store.stops.ticking()], seen_at)
        self._has_begun = True
        if client.reach.away_since() is not None:
            if not client.refusals.is_blocked(client.me.id):
                await client.reach.ask()
        elif (
            now - client.refusals.answered_at >= PATIENCE
            and await self._store.stops.is_any_ticking()
        ):
            self.work.catch_up(["discord"])  # whether it takes requests is unknown
        await self._stop_what_is_away(now)
        for each in await self._store.stops.stopped():
            if self._away_since(each) is None:
                await self.restart(each.id)

    async def restart(self, match_id: int) -> None:
        """Restart the clock of a match, and request its board."""
        if await self._store.stops.start(match_id, self._client.now()):
            log.info("clock restarted", match=match_id)

    async def is_away(self, match: PlayedIn, *, is_final: bool) -> bool:
        """Return whether the players of a match are out of reach, and stop its clock if so.

        Args:
            match: A match whose clock has not stopped.
            is_final: Whether a player is about to lose a turn: then Discord is asked, and the
                clock stops at once.
        """
        if is_final and not match.private:
            await self._client.reach.ask_for(match.guild_id, match.channel_id)
        since = self._away_since(match)
        if since is not None and (is_final or self._client.now() - since >= PATIENCE):
            await self._stop([match.id], since)
        return since is not None

    async def _work(self, _discord: str) -> None:
        await self._client.reach.ask()

    async def _stop_what_is_away(self, now: datetime) -> None:
        servers = self._client.reach.doubtful_servers()
        if servers is not None and not servers:
            return
        by_moment: dict[datetime, list[int]] = {}
        for number, match in enumerate(await self._store.stops.ticking(servers)):
            since = self._away_since(match)
            if since is not None and now - since >= PATIENCE:
                by_moment.setdefault(since, []).append(match.id)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        for since, matches in by_moment.items():
            await self._stop(matches, since)

    def _away_since(self, match: PlayedIn) -> datetime | None:
        reach = self._client.reach
        if match.private:
            return reach.server_away_since(match.guild_id)
        return reach.channel_away_since(match.guild_id, match.channel_id)

    async def _stop(self, matches: list[int], since: datetime) -> None:
        count = await self._store.stops.stop(matches, since)
        if count:
            log.info("clocks stand still", matches=count, since=since.isoformat())
