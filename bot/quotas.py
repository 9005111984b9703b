"""How much one user, and one server, may have or start at a time.

So no user can take the bot, or a channel, away from the others. Existing things are counted in the
database; each process counts the rate of requests itself.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import (
    AbstractContextManager,
    AsyncExitStack,
    ExitStack,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from datetime import datetime, timedelta
from itertools import combinations

import discord

from bot.background import Locks
from bot.errors import Refusal
from bot.store import Store
from bot.ui.client import Interaction
from bot.ui.escaping import escape_markdown
from bot.ui.replies import ServerNeeded, can_post

LOBBIES = 5
"""Open lobbies and challenges of one user."""
LOBBIES_IN_SERVER = 40
EVENTS = 2
"""Unfinished events of one host."""
EVENTS_IN_SERVER = 8
GAMES_ALONE = 5
"""Running matches of one user without another user: practice and solo."""
MATCHES = 50
"""Running matches of one user, when another one begins with others."""
MATCHES_TOGETHER = 10
"""Running matches of the same two users, when another one begins."""
PUZZLES = 10
"""Puzzles of one user that may wait for a review in a server."""
PUZZLES_IN_SERVER = 100
AT_ONCE = 10
"""Things that one user may begin within `WHILE`."""
POSTS, POSTS_IN_CALM = 3, 10
"""Public messages that the bot posts because of one user, within `WHILE` and `CALM`.

Everything counts that begins in public (games, challenges, lobbies, races), and everything shared.
"""
CHANNEL_POSTS, CHANNEL_POSTS_IN_CALM = 10, 40
"""The same for one channel, for all users: four users at their own limits fill it."""
REQUESTS = 1
"""Exports of a user's data or of an event's records, and deletions of the data of a user or server,
each within `HOUR`.
"""
WATCHED = 20
"""Times that one user may look at others' matches, say who wins, or guess, within `WHILE`."""
CHALLENGES = 4
"""Times that one user may ask the same other user for a thing, such as a game, within `CALM`."""
PINGS = 6
"""Times that one user may be pinged by requests of others, in total, within `CALM`."""
WHILE = timedelta(minutes=1)
CALM = timedelta(minutes=10)
HOUR = timedelta(hours=1)


class Quotas:
    """Checks the quotas before anything is begun. Each method raises `Refusal`."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], mention: Callable[[str], str]
    ) -> None:
        self._store = store
        self._mention = mention
        self._begun = _Pace(now, {WHILE: AT_ONCE})
        self._posted = _Pace(now, {WHILE: POSTS, CALM: POSTS_IN_CALM})
        self._posted_in = _Pace(now, {WHILE: CHANNEL_POSTS, CALM: CHANNEL_POSTS_IN_CALM})
        self._asked = _Pace(now, {CALM: CHALLENGES})
        self._pinged = _Pace(now, {CALM: PINGS})
        self._requested = _Pace(now, {HOUR: REQUESTS})
        self._watched = _Pace(now, {WHILE: WATCHED})
        self._locks = Locks[int]()  # by user or server, while their things are counted

    @asynccontextmanager
    async def lobby(
        self,
        user_id: int,
        guild_id: int | None,
        channel_id: int | None,
        pinged: Iterable[int] = (),
    ) -> AsyncIterator[None]:
        """Hold the quota while a user opens a lobby in a channel of a server, pinging these."""
        async with self._locks[guild_id or 0], self._locks[user_id]:
            if await self._store.lobbies.open_of(user_id) >= LOBBIES:
                raise Refusal("refused-many-lobbies", count=LOBBIES)
            if await self._store.lobbies.open_in(guild_id) >= LOBBIES_IN_SERVER:
                raise Refusal("refused-many-lobbies-here", count=LOBBIES_IN_SERVER)
            with self._posting(user_id, channel_id), self._pinging(pinged):
                self._hurry(user_id)
                yield

    @asynccontextmanager
    async def event(self, user_id: int, guild_id: int, channel_id: int) -> AsyncIterator[None]:
        """Hold the quota while a user opens an event in a channel of a server."""
        async with self._locks[guild_id]:
            if await self._store.events.count_of(user_id) >= EVENTS:
                raise Refusal("refused-many-events", count=EVENTS)
            if await self._store.events.count_in(guild_id) >= EVENTS_IN_SERVER:
                raise Refusal("refused-many-events-here", count=EVENTS_IN_SERVER)
            with self._posting(user_id, channel_id):
                self._hurry(user_id)
                yield

    @asynccontextmanager
    async def challenge(
        self,
        host: discord.User | discord.Member,
        invited: discord.User | discord.Member,
        guild_id: int | None,
        channel_id: int | None,
    ) -> AsyncIterator[None]:
        """Hold the quota while a user challenges another one, who is pinged, in a channel."""
        async with self.lobby(host.id, guild_id, channel_id):
            await self._check_playing({each.id: each.display_name for each in (host, invited)})
            asked = {invited.id: escape_markdown(invited.display_name)}
            with self.asking("challenge", host.id, asked), self._pinging(asked):
                yield

    def exporting(self, user_id: int) -> AbstractContextManager[None]:
        """Count that a user gets their data as a file, unless the block fails."""
        return self._requested.counting(("export", user_id), "refused-many-exports")

    def collecting(self, user_id: int) -> AbstractContextManager[None]:
        """Count that a user gets the records of an event as a file, unless the block fails."""
        return self._requested.counting(("records", user_id), "refused-many-records")

    def deleting(self, number: int) -> AbstractContextManager[None]:
        """Count that the data of a user or a server is deleted, unless the block fails."""
        return self._requested.counting(("deletion", number), "refused-many-deletions")

    @contextmanager
    def asking(self, what: str, user_id: int, others: Mapping[int, str]) -> Iterator[None]:
        """Count that a user asks others, unless the block fails.

        Args:
            what: The kind of thing they ask for; each kind has its own count.
            user_id: The user who asks.
            others: The names of the users who are asked, by user id.
        """
        with ExitStack() as counted:
            for other, player in others.items():
                asked = self._asked.counting(
                    (what, user_id, other), "refused-many-challenges", player=player
                )
                counted.enter_context(asked)
            yield

    @asynccontextmanager
    async def match(self, people: Mapping[int, str]) -> AsyncIterator[None]:
        """Hold the quota while these users begin a match; `people` are their names by user id."""
        async with AsyncExitStack() as held:
            for user_id in sorted(people):
                await held.enter_async_context(self._locks[user_id])
            await self._check_playing(people)
            yield

    async def _check_playing(self, people: Mapping[int, str]) -> None:
        """Raise `Refusal` if one of them, or two with each other, play as much as they may."""
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
    async def game_alone(self, user_id: int, channel_id: int | None = None) -> AsyncIterator[None]:
        """Hold the quota while a user begins a match without another user.

        `channel_id` is the channel in which it is announced; None: it isn't, or that was counted
        before.
        """
        async with self._locks[user_id]:
            if len(await self._store.running_alone(user_id)) >= GAMES_ALONE:
                command = self._mention("resign")
                raise Refusal("refused-many-games", count=GAMES_ALONE, command=command)
            with nullcontext() if channel_id is None else self._posting(user_id, channel_id):
                self._hurry(user_id)
                yield

    async def puzzle(self, user_id: int, guild_id: int) -> None:
        """Check the quota before a user makes a puzzle for a server.

        The caller makes sure that a user makes one at a time.
        """
        await self._check_puzzles(user_id, guild_id)
        self._hurry(user_id)

    @asynccontextmanager
    async def handing_in(self, user_id: int, guild_id: int) -> AsyncIterator[None]:
        """Hold the quota while a user submits a puzzle to a server."""
        async with self._locks[guild_id]:
            await self._check_puzzles(user_id, guild_id)
            yield

    async def _check_puzzles(self, user_id: int, guild_id: int) -> None:
        waiting = await self._store.grimoire.puzzles_to_review(guild_id)
        if sum(puzzle.author_id == user_id for puzzle in waiting) >= PUZZLES:
            raise Refusal("refused-too-many-puzzles", count=PUZZLES)
        if len(waiting) >= PUZZLES_IN_SERVER:
            raise Refusal("refused-many-puzzles-here", count=PUZZLES_IN_SERVER)

    def post(self, interaction: Interaction, pinged: Iterable[int] = ()) -> None:
        """Count a public message of a user in the channel of the interaction.

        `pinged` are the users (ids) whom it pings. Raises `Refusal`, also where the bot isn't in
        the channel; then nothing is counted.
        """
        if not can_post(interaction):
            raise ServerNeeded(interaction)
        with self._posting(interaction.user.id, interaction.channel_id), self._pinging(pinged):
            pass

    @contextmanager
    def _posting(self, user_id: int, channel_id: int | None) -> Iterator[None]:
        """Count one more post of a user in a channel, unless the block fails."""
        with (
            self._posted.counting(user_id, "refused-many-posts"),
            self._posted_in.counting(channel_id, "refused-many-posts-here"),
        ):
            yield

    @contextmanager
    def _pinging(self, people: Iterable[int]) -> Iterator[None]:
        """Count one more ping of each of these users, unless the block fails."""
        with ExitStack() as counted:
            for user_id in people:
                pinged = self._pinged.counting(
                    user_id, "refused-many-pings", player=f"<@{user_id}>"
                )
                counted.enter_context(pinged)
            yield

    def deck(self, user_id: int) -> None:
        """Check the rate before a deck that a user submits is read."""
        self._hurry(user_id)

    def watching(self, user_id: int) -> None:
        """Count that a user watches a match, or says something about it."""
        with self._watched.counting(user_id, "refused-too-fast"):
            pass

    def _hurry(self, user_id: int) -> None:
        """Count one more thing that a user begins."""
        with self._begun.counting(user_id, "refused-too-fast"):
            pass


class _Pace:
    """Limits how often something may be done within given times, by key."""

    def __init__(self, now: Callable[[], datetime], most: Mapping[timedelta, int]) -> None:
        self._now = now
        self._most = most
        self._done: defaultdict[Hashable, deque[datetime]] = defaultdict(deque)

    @contextmanager
    def counting(self, who: Hashable, refusal: str, **facts: str) -> Iterator[None]:
        """Count it once more, unless the block fails.

        If that would be too often, raises `Refusal` with this key and the time of the next chance.
        """
        self._forget()
        self._check(who, refusal, **facts)
        done, at = self._done[who], self._now()
        done.append(at)
        try:
            yield
        except BaseException:
            done.remove(at)
            raise

    def _check(self, who: Hashable, refusal: str, **facts: str) -> None:
        now = self._now()
        for within, most in self._most.items():
            recent = [at for at in self._done.get(who, ()) if at > now - within]
            if len(recent) >= most:
                when = discord.utils.format_dt(recent[-most] + within, "R")
                raise Refusal(refusal, count=most, when=when, **facts)

    def _forget(self) -> None:
        """Forget what was done too long ago to count."""
        since = self._now() - max(self._most)
        for who, done in [*self._done.items()]:
            while done and done[0] <= since:
                done.popleft()
            if not done:
                del self._done[who]
