"""The match manager: permission, rules and store, in that order, one action at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime
from weakref import WeakValueDictionary

from ...engine.core import IllegalAction, Outcome, Seat
from ..errors import Refusal
from ..store import Match, Move, Store, VersionConflict
from .live import RESIGN, UNDO, LiveMatch

IN_MEMORY = 500
"""Matches that are kept ready; any other is played through again when it is needed."""


class LosesTheMatch(Exception):  # noqa: N818 - a question to the player, not a fault
    """The move would lose the match for the player who makes it: ask first."""

    def __init__(self, move: str) -> None:
        super().__init__(move)
        self.move = move


class MoveRefused(Exception):  # noqa: N818 - told to a person, not a fault
    """The rules of the match's game refuse a move."""

    def __init__(self, game: str, refusal: IllegalAction) -> None:
        super().__init__(game, refusal)
        self.game = game
        self.refusal = refusal


class MatchManager:
    """All matches of this process. Nothing is told before it is stored."""

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._ready: OrderedDict[int, LiveMatch] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def get(self, match_id: int) -> LiveMatch:
        """The match. Raises `Refusal` when there is none."""
        ready = self._ready.get(match_id)
        if ready is not None:
            self._ready.move_to_end(match_id)
            return ready
        row = await self._store.match(match_id)
        if row is None:
            raise Refusal("refused-no-such-match")
        return self._keep(row)

    async def in_channel(self, channel_id: int) -> LiveMatch | None:
        """The match that is played in this channel or thread."""
        row = await self._store.match_in(channel_id)
        return await self.get(row.id) if row else None

    async def of_user(self, user_id: int) -> list[LiveMatch]:
        """The matches that this person is playing."""
        return [await self.get(row.id) for row in await self._store.matches_of(user_id)]

    async def submit(
        self,
        match_id: int,
        user_id: int,
        move: str,
        *,
        version: int | None = None,
        sure: bool = False,
    ) -> LiveMatch:
        """Play a move as typed. `version` is what the player saw, if a button knows it.

        Raises `Refusal` (not playing, over, stale), `MoveRefused` (the rules) and
        `LosesTheMatch` (not `sure`); nothing has changed then.
        """
        async with self._lock(match_id):
            match, seat = await self._seated(match_id, user_id, version)
            if seat not in match.due:
                raise Refusal("refused-not-your-turn")
            future = match.state.copy()
            try:
                action, rest = match.game.read_move(match.state, move)
                if rest.strip():
                    raise Refusal("refused-one-move-at-a-time")
                future.apply(seat, action)
            except IllegalAction as refusal:
                raise MoveRefused(match.game.id, refusal) from None
            outcome = future.outcome()
            if outcome and outcome.winners and seat not in outcome.winners and not sure:
                raise LosesTheMatch(str(action))
            return await self._accept(match, seat, str(action), outcome)

    async def undo(self, match_id: int, user_id: int, *, version: int | None = None) -> LiveMatch:
        """Take the own latest move back. Raises `Refusal`."""
        async with self._lock(match_id):
            match, seat = await self._seated(match_id, user_id, version)
            if not match.takes_back(seat):
                raise Refusal("refused-nothing-to-undo")
            return await self._accept(match, seat, UNDO, None)

    async def resign(self, match_id: int, user_id: int) -> LiveMatch:
        """Give the match up. Raises `Refusal`."""
        async with self._lock(match_id):
            match, seat = await self._seated(match_id, user_id, None)
            return await self._accept(match, seat, RESIGN, match.if_resigned(seat))

    def forget(self, match_id: int) -> None:
        """Read the match anew next time."""
        self._ready.pop(match_id, None)

    def _lock(self, match_id: int) -> asyncio.Lock:
        return self._locks.setdefault(match_id, asyncio.Lock())

    def _keep(self, row: Match) -> LiveMatch:
        match = self._ready.setdefault(row.id, LiveMatch.of(row))
        while len(self._ready) > IN_MEMORY:
            self._ready.popitem(last=False)
        return match

    async def _seated(
        self, match_id: int, user_id: int, version: int | None
    ) -> tuple[LiveMatch, Seat]:
        match = await self.get(match_id)
        seat = match.seat_of(user_id)
        if seat is None:
            raise Refusal("refused-not-your-match")
        if match.outcome is not None:
            raise Refusal("refused-match-over")
        if version is not None and version != match.version:
            raise Refusal("refused-stale")
        return match, seat

    async def _accept(
        self, match: LiveMatch, seat: Seat, text: str, outcome: Outcome | None
    ) -> LiveMatch:
        result = {"winner": [*outcome.winners], "reason": outcome.reason} if outcome else None
        move = Move(
            match_id=match.id,
            number=match.version,
            seat=seat,
            text=text,
            played_at=self._now(),
        )
        try:
            await self._store.add_move(match.row, move, result)
        except VersionConflict:
            self.forget(match.id)
            raise Refusal("refused-stale") from None
        match.row.version += 1
        match.row.result = result
        match.take(move)
        return match
