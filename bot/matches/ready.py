"""The matches that a process keeps in memory.

They are never older than the stored ones, and unreadable matches are not among them.

Another process may advance a match at any time (the next version of the bot, while this one still
runs). So every request gets the match at the version that is stored now, which costs one query of
one row.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping

import structlog

from bot.background import Locks
from bot.errors import Refusal
from bot.matches.live import LiveMatch
from bot.store import Match, Store
from texts import Texts

log = structlog.get_logger()

IN_MEMORY = 1000
"""Number of matches kept in memory; others are played through again when they are needed."""
SLICE = 0.005
"""Seconds for which a match is played through before other tasks get their turn."""


class UnreadableMatch(Refusal):
    """A match that can't be played through.

    It is damaged, or of a game or by rules that this program doesn't know. Users who ask for it are
    told so; all other matches continue.
    """

    def __init__(self, match_id: int) -> None:
        super().__init__("refused-unreadable")
        self.match_id = match_id

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Return a text that says that the match can't be played, and how to leave it."""
        return texts(self.key, command=mention("resign"))


class ReadyMatches:
    """Matches by number, each played through once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: OrderedDict[int, LiveMatch] = OrderedDict()
        self._unreadable: dict[int, int] = {}
        self._locks = Locks[int]()
        self._one_at_a_time = asyncio.Lock()

    @property
    def unreadable(self) -> Collection[int]:
        """Ids of matches that were found unreadable: nothing happens to them until a user asks."""
        return self._unreadable.keys()

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock that must be held to change the match."""
        return self._locks[match_id]

    async def get(self, match_id: int, version: int | None = None) -> LiveMatch:
        """Return the match as it is stored now. Raises `Refusal` if there is no such match.

        `version` is one that was just read; the match may be newer.
        """
        if version is None:
            version = await self._version(match_id)
        known = self.known(match_id, version)
        if known is not None:
            return known
        async with self.lock(match_id):  # this process may be about to make that very move
            return self.known(match_id, version) or await self._read(match_id)

    async def held(self, match_id: int, version: int | None = None) -> LiveMatch:
        """Return the match as `get` does, for a caller that holds its lock."""
        if version is None:
            version = await self._version(match_id)
        return self.known(match_id, version) or await self._read(match_id)

    def known(self, match_id: int, version: int) -> LiveMatch | None:
        """Return the match at this version or a newer one; None if it must be read first.

        Raises `UnreadableMatch`.
        """
        if self._unreadable.get(match_id, -1) >= version:
            raise UnreadableMatch(match_id)
        match = self._ready.get(match_id)
        if match is None or match.version < version:
            return None
        self._ready.move_to_end(match_id)
        return match

    def given_up(self, match_id: int, version: int) -> None:
        """Note that an unreadable match has advanced to this version and is still unreadable."""
        self._unreadable[match_id] = version

    def forget(self, match_id: int) -> None:
        """Read the match again when it is needed: its players have changed, or it is deleted."""
        self._ready.pop(match_id, None)

    async def _version(self, match_id: int) -> int:
        version = await self._store.version_of(match_id)
        if version is None:
            raise Refusal("refused-no-such-match")
        return version

    async def _read(self, match_id: int) -> LiveMatch:
        """Read and play the moves that are not known yet.

        The caller holds the lock.
        """
        known = self._ready.get(match_id)
        try:
            row = await self._store.match(match_id, since=known.version if known else 0)
        except ValueError as fault:  # invalid JSON
            raise self._quarantined(match_id, fault, await self._version(match_id)) from None
        if row is None:
            raise Refusal("refused-no-such-match")
        match = self._ready.pop(match_id, None)
        try:
            if match is None:
                users = [seat.user_id for seat in row.seats if seat.user_id is not None]
                backs = await self._store.awards.worn_everywhere(row.guild_id, users)
                match = await self._played_through(row, backs)
            else:
                match.catch_up(row)
        except Exception as fault:  # anything that stored rows may cause
            raise self._quarantined(match_id, fault, row.version, row) from None
        self._unreadable.pop(match_id, None)
        self._ready[match_id] = match
        while len(self._ready) > IN_MEMORY:
            self._ready.popitem(last=False)
        return match

    async def _played_through(self, row: Match, backs: Mapping[int, str]) -> LiveMatch:
        """Play a match through from its rows, one match at a time.

        Other tasks run in between, so that however many matches are wanted after a start, no user
        waits for all of them.
        """
        async with self._one_at_a_time:
            since = time.perf_counter()
            match = LiveMatch(row, backs)
            for _ in match.play_through():
                if time.perf_counter() - since > SLICE:
                    await asyncio.sleep(0)
                    since = time.perf_counter()
        return match

    def _quarantined(
        self, match_id: int, fault: Exception, version: int, row: Match | None = None
    ) -> UnreadableMatch:
        """Return the refusal for all who ask; log it once, without anything secret."""
        if match_id not in self._unreadable:
            of = {"game": row.game, "rules": row.rules} if row is not None else {}
            log.error("match unreadable", match=match_id, kind=type(fault).__name__, **of)
        self._unreadable[match_id] = version
        return UnreadableMatch(match_id)
