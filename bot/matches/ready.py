"""The matches that a process keeps ready.

They are never older than the store's, and without those that can't be played through.

Another process may move a match on at any time (the next version of the bot, while this one still
runs). So whoever asks for a match gets it at the version that is stored now: one look at one row.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Collection

import structlog

from bot.background import Locks
from bot.errors import Refusal
from bot.matches.live import LiveMatch
from bot.store import Match, Store
from texts import Texts

log = structlog.get_logger()

IN_MEMORY = 1000
"""Matches that are kept ready; any other is played through again when it is needed."""
SLICE = 0.005
"""Seconds for which a match is played through at a stretch: then others are answered."""


class UnreadableMatch(Refusal):
    """A match that can't be played through.

    It is damaged, or of a game or by rules that this program doesn't know. Whoever asks for it is
    told; all others go on.
    """

    def __init__(self, match_id: int) -> None:
        super().__init__("refused-unreadable")
        self.match_id = match_id

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Say that the match is left alone, and how it can be left."""
        return texts(self.key, command=mention("resign"))


class ReadyMatches:
    """Matches by their numbers, each played through once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ready: OrderedDict[int, LiveMatch] = OrderedDict()
        self._unreadable: dict[int, int] = {}
        self._locks = Locks[int]()
        self._one_at_a_time = asyncio.Lock()

    @property
    def unreadable(self) -> Collection[int]:
        """Those that were found unreadable: nothing is done about them until somebody asks."""
        return self._unreadable.keys()

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock that whoever changes the match holds."""
        return self._locks[match_id]

    async def get(self, match_id: int, version: int | None = None) -> LiveMatch:
        """Return the match as it is stored now. Raises `Refusal` when there is none.

        `version`: the one that somebody has just read; the match may have moved on since.
        """
        if version is None:
            version = await self._version(match_id)
        known = self.known(match_id, version)
        if known is not None:
            return known
        async with self.lock(match_id):  # this process may be about to do that very move
            return self.known(match_id, version) or await self._read(match_id)

    async def held(self, match_id: int, version: int | None = None) -> LiveMatch:
        """Return the match as `get` does, for a caller that holds its lock."""
        if version is None:
            version = await self._version(match_id)
        return self.known(match_id, version) or await self._read(match_id)

    def known(self, match_id: int, version: int) -> LiveMatch | None:
        """Return the match at this version at least, None if it must be read first.

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
        """Note that an unreadable match has moved on to this version and is so still."""
        self._unreadable[match_id] = version

    async def _version(self, match_id: int) -> int:
        version = await self._store.version_of(match_id)
        if version is None:
            raise Refusal("refused-no-such-match")
        return version

    async def _read(self, match_id: int) -> LiveMatch:
        """Play what is stored through, from where it is known: only that is read.

        The caller holds the lock.
        """
        known = self._ready.get(match_id)
        try:
            row = await self._store.match(match_id, since=known.version if known else 0)
        except ValueError as fault:  # no JSON any more
            raise self._quarantined(match_id, fault, await self._version(match_id)) from None
        if row is None:
            raise Refusal("refused-no-such-match")
        match = self._ready.pop(match_id, None)
        try:
            if match is None:
                match = await self._played_through(row)
            else:
                match.catch_up(row)
        except Exception as fault:  # whatever it is that stored rows run into
            raise self._quarantined(match_id, fault, row.version, row) from None
        self._unreadable.pop(match_id, None)
        self._ready[match_id] = match
        while len(self._ready) > IN_MEMORY:
            self._ready.popitem(last=False)
        return match

    async def _played_through(self, row: Match) -> LiveMatch:
        """Play a match through from its rows, one match at a time.

        Others are answered in between, so that however many are wanted after a start, nobody waits
        for all of them.
        """
        async with self._one_at_a_time:
            since = time.perf_counter()
            match = LiveMatch(row)
            for _ in match.play_through():
                if time.perf_counter() - since > SLICE:
                    await asyncio.sleep(0)
                    since = time.perf_counter()
        return match

    def _quarantined(
        self, match_id: int, fault: Exception, version: int, row: Match | None = None
    ) -> UnreadableMatch:
        """Return the refusal for everybody who asks; tell the host once, and nothing secret."""
        if match_id not in self._unreadable:
            of = {"game": row.game, "rules": row.rules} if row is not None else {}
            log.error("match unreadable", match=match_id, kind=type(fault).__name__, **of)
        self._unreadable[match_id] = version
        return UnreadableMatch(match_id)
