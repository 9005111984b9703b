"""How much one person, and one server, may have at a time.

So nobody can take the bot, or a channel, away from the others. What there is stands in the
database; how fast it is asked for, each process counts for itself.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Hashable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime, timedelta
from itertools import combinations

import discord

from bot.background import Locks
from bot.errors import Refusal
from bot.store import Store
from bot.ui.escaping import escape_markdown

LOBBIES = 5
"""Open lobbies and challenges of one person."""
LOBBIES_IN_SERVER = 40
GAMES_ALONE = 5
"""Running matches of one person in which nobody else plays: practice and solo."""
MATCHES = 50
"""Running matches of one person, when another one begins with others."""
MATCHES_TOGETHER = 10
"""Running matches in which the same two people play, when another one begins."""
PAGES = 10
"""Pages of one person that may wait for a review in a server."""
PAGES_IN_SERVER = 100
AT_ONCE = 10
"""Things that one person may begin within `WHILE`."""
POSTS = 5
"""Things that one person may have shown to everybody within `WHILE`."""
WHILE = timedelta(minutes=1)
CHALLENGES = 4
"""Challenges of one person to the same other one, who is pinged, within `CALM`."""
CALM = timedelta(minutes=10)


class Quotas:
    """The quotas that are asked before anything is begun. Each raises `Refusal`."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], mention: Callable[[str], str]
    ) -> None:
        self._store = store
        self._mention = mention
        self._begun = _Pace(now, AT_ONCE, WHILE)
        self._posted = _Pace(now, POSTS, WHILE)
        self._challenged = _Pace(now, CHALLENGES, CALM)
        self._locks = Locks[int]()  # by person or server, while what they have is counted

    @asynccontextmanager
    async def lobby(self, user_id: int, guild_id: int | None) -> AsyncIterator[None]:
        """Hold the quota while a person opens a lobby in a server."""
        async with self._locks[guild_id or 0], self._locks[user_id]:
            if await self._store.lobbies.open_of(user_id) >= LOBBIES:
                raise Refusal("refused-many-lobbies", count=LOBBIES)
            if await self._store.lobbies.open_in(guild_id) >= LOBBIES_IN_SERVER:
                raise Refusal("refused-many-lobbies-here", count=LOBBIES_IN_SERVER)
            self._hurry(user_id)
            yield

    @asynccontextmanager
    async def challenge(
        self,
        host: discord.User | discord.Member,
        invited: discord.User | discord.Member,
        guild_id: int | None,
    ) -> AsyncIterator[None]:
        """Hold the quota while a person challenges another one in a server."""
        async with self.lobby(host.id, guild_id):
            await self._check_playing({each.id: each.display_name for each in (host, invited)})
            pair, player = (host.id, invited.id), escape_markdown(invited.display_name)
            self._challenged.check(pair, "refused-many-challenges", player=player)
            yield
            self._challenged.add(pair)

    @asynccontextmanager
    async def match(self, people: Mapping[int, str]) -> AsyncIterator[None]:
        """Hold the quota while these people, by their ids with their names, begin a match."""
        async with AsyncExitStack() as held:
            for user_id in sorted(people):
                await held.enter_async_context(self._locks[user_id])
            await self._check_playing(people)
            yield

    async def _check_playing(self, people: Mapping[int, str]) -> None:
        """Raise `Refusal` where one of them, or two with each other, play as much as they may."""
        playing, command = await self._store.running_of(people), self._mention("match")
        names = {user_id: escape_markdown(name) for user_id, name in people.items()}
        for user_id, player in names.items():
            if len(playing[user_id]) >= MATCHES:
                facts = {"player": player, "count": MATCHES, "command": command}
                raise Refusal("refused-many-matches", **facts)
        for one, other in combinations(names, 2):
            if len(playing[one] & playing[other]) >= MATCHES_TOGETHER:
                both = {"player": names[one], "other": names[other]}
                facts = {"count": MATCHES_TOGETHER, "command": command}
                raise Refusal("refused-many-matches-together", **both, **facts)

    @asynccontextmanager
    async def game_alone(self, user_id: int) -> AsyncIterator[None]:
        """Hold the quota while a person begins a match in which nobody else plays."""
        async with self._locks[user_id]:
            if len(await self._store.running_alone(user_id)) >= GAMES_ALONE:
                command = self._mention("resign")
                raise Refusal("refused-many-games", count=GAMES_ALONE, command=command)
            self._hurry(user_id)
            yield

    async def page(self, user_id: int, guild_id: int) -> None:
        """Check the quota before a person makes a page for a server.

        One is made at a time; its maker sees to that.
        """
        waiting = await self._store.grimoire.pages_to_review(guild_id)
        if sum(page.author_id == user_id for page in waiting) >= PAGES:
            raise Refusal("refused-too-many-pages", count=PAGES)
        if len(waiting) >= PAGES_IN_SERVER:
            raise Refusal("refused-many-pages-here", count=PAGES_IN_SERVER)
        self._hurry(user_id)

    def post(self, user_id: int) -> None:
        """Check the pace before a person has something shown to everybody."""
        self._posted.check(user_id, "refused-many-posts")
        self._posted.add(user_id)

    def deck(self, user_id: int) -> None:
        """Check the pace before a deck is read that a person hands in."""
        self._hurry(user_id)

    def _hurry(self, user_id: int) -> None:
        """Count one thing more that a person begins."""
        self._begun.check(user_id, "refused-too-fast")
        self._begun.add(user_id)


class _Pace:
    """How often something may be done within a time, by whoever does it."""

    def __init__(self, now: Callable[[], datetime], most: int, within: timedelta) -> None:
        self._now = now
        self._most = most
        self._within = within
        self._done: defaultdict[Hashable, deque[datetime]] = defaultdict(deque)

    def check(self, who: Hashable, refusal: str, **facts: str) -> None:
        """Check that it may be done once more.

        Raises `Refusal` with this key, and when it may. Who has done nothing for so long is
        forgotten.
        """
        since = self._now() - self._within
        for somebody in [each for each, done in self._done.items() if done[-1] <= since]:
            del self._done[somebody]
        done = self._done.get(who, deque())
        while done and done[0] <= since:
            done.popleft()
        if len(done) >= self._most:
            when = discord.utils.format_dt(done[0] + self._within, "R")
            raise Refusal(refusal, count=self._most, when=when, **facts)

    def add(self, who: Hashable) -> None:
        """Note that it is done."""
        self._done[who].append(self._now())
