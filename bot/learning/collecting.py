"""Collect puzzles from matches once a night, for servers that want them.

The moderators find them in `/grimoire review`. Only matches whose players have all agreed, on their
profiles, are used.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import structlog

from bot.errors import Refusal
from bot.features import Worker
from bot.learning.review import Analyses
from bot.matches import UnreadableMatch
from engine.games import grimoires
from workers import Asker

log = structlog.get_logger()

HOUR = 3
"""The hour when a night begins (UTC)."""
MATCHES_A_NIGHT = 5
"""The most matches of a server in a night: each may cost seconds of processor time."""
LOOKED_BACK = timedelta(days=7)
MOST_WAITING = 5
"""No more puzzles are collected while this many wait for the moderators.

It leaves room for users' own puzzles within the limit of a server (`bot/quotas.py`).
"""


def latest_night(now: datetime) -> datetime:
    """Return when the latest night began."""
    tonight = now.astimezone(UTC).replace(hour=HOUR, minute=0, second=0, microsecond=0)
    return tonight if tonight <= now else tonight - timedelta(days=1)


class Collector(Worker[int], name="pages collected", about="guild", at_once=1):
    """Collects puzzles, one server at a time."""

    async def catch_up(self) -> None:
        """Request work for the servers whose matches were not searched since the night began."""
        night = latest_night(self._client.now())
        self.work.catch_up(await self._store.reviews.uncollected(night))

    async def _work(self, guild_id: int) -> None:
        """Search some matches of a server for puzzles, unless another process does."""
        client, store, now = self._client, self._client.store, self._client.now()
        if not await store.reviews.claim_night(guild_id, latest_night(now)):
            return
        room = MOST_WAITING - len(await store.grimoire.puzzles_to_review(guild_id))
        bot_id = client.user.id if client.user is not None else 0
        games = [game for game, grimoire in grimoires() if grimoire.mine is not None]
        for match_id in await store.reviews.lent_matches(
            guild_id, games, bot_id, since=now - LOOKED_BACK, most=MATCHES_A_NIGHT
        ):
            if room <= 0:
                return
            try:
                room -= await self._hand_in(match_id, guild_id)
            except (Refusal, UnreadableMatch):
                log.warning("no pages of a match", match=match_id)

    async def _hand_in(self, match_id: int, guild_id: int) -> int:
        """Submit the misses of a match with a single solution idea; return how many there are."""
        client = self._client
        match = await client.matches.get(match_id)
        if not match.is_final or match.row.result is None:
            return 0
        asker = Asker(self, guild_id)
        found = await client.part(Analyses).begin(match, match.row.result, asker).result()
        turns = [miss.turn_number for miss in found.misses if miss.ideas == 1]
        return await client.store.reviews.collect(match_id, turns, guild_id)
