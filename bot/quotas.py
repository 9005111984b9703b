"""How much one person, and one server, may have at a time: so that nobody can take the bot, or a
channel, away from the others.

What there is stands in the database; how fast it is asked for, each process counts for itself.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta

from bot.background import Locks
from bot.errors import Refusal
from bot.store import Store

LOBBIES = 5
"""Open lobbies and challenges of one person."""
LOBBIES_IN_SERVER = 40
GAMES_ALONE = 5
"""Running matches of one person in which nobody else plays: practice and solo."""
PAGES = 10
"""Pages of one person that may wait for a review in a server."""
PAGES_IN_SERVER = 100
AT_ONCE = 10
"""Things that one person may begin within `WHILE`."""
WHILE = timedelta(minutes=1)


class Quotas:
    """Asked before anything is begun. Each raises `Refusal`."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], mention: Callable[[str], str]
    ) -> None:
        self._store = store
        self._now = now
        self._mention = mention
        self._begun: defaultdict[int, deque[datetime]] = defaultdict(deque)
        self._locks = Locks[int]()  # by person or server, while what they have is counted

    @asynccontextmanager
    async def lobby(self, user_id: int, guild_id: int | None) -> AsyncIterator[None]:
        """While a person opens a lobby in a server."""
        async with self._locks[guild_id or 0], self._locks[user_id]:
            if await self._store.lobbies.open_of(user_id) >= LOBBIES:
                raise Refusal("refused-many-lobbies", count=LOBBIES)
            if await self._store.lobbies.open_in(guild_id) >= LOBBIES_IN_SERVER:
                raise Refusal("refused-many-lobbies-here", count=LOBBIES_IN_SERVER)
            self._hurry(user_id)
            yield

    @asynccontextmanager
    async def game_alone(self, user_id: int) -> AsyncIterator[None]:
        """While a person begins a match in which nobody else plays."""
        async with self._locks[user_id]:
            if await self._store.running_alone(user_id) >= GAMES_ALONE:
                command = self._mention("resign")
                raise Refusal("refused-many-games", count=GAMES_ALONE, command=command)
            self._hurry(user_id)
            yield

    async def page(self, user_id: int, guild_id: int) -> None:
        """Before a person makes a page for a server: one at a time, its maker sees to that."""
        waiting = await self._store.grimoire.pages_to_review(guild_id)
        if sum(page.author_id == user_id for page in waiting) >= PAGES:
            raise Refusal("refused-too-many-pages", count=PAGES)
        if len(waiting) >= PAGES_IN_SERVER:
            raise Refusal("refused-many-pages-here", count=PAGES_IN_SERVER)
        self._hurry(user_id)

    def deck(self, user_id: int) -> None:
        """Before a deck is read that a person hands in."""
        self._hurry(user_id)

    def _hurry(self, user_id: int) -> None:
        """Count one more; who has begun nothing for a while is forgotten."""
        now = self._now()
        for somebody in [*self._begun]:
            if self._begun[somebody][-1] < now - WHILE:
                del self._begun[somebody]
        begun = self._begun[user_id]
        while begun and begun[0] <= now - WHILE:
            begun.popleft()
        if len(begun) >= AT_ONCE:
            raise Refusal("refused-too-fast")
        begun.append(now)
