"""Duels that belong to something larger: their end is told to the match that prepared them.

What is to be told follows from the rows, so nothing is lost when the bot ends in between.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from bot.errors import Refusal
from bot.games import TABLES
from bot.matches import LiveMatch, UnreadableMatch
from bot.matches.parents import parents
from bot.store import Match
from engine.core import Outcome, Seat, State

if TYPE_CHECKING:
    from bot.client import Bridgekeeper

log = structlog.get_logger()


class Reports:
    """Tells one end after the other."""

    def __init__(self, client: Bridgekeeper) -> None:
        self._client = client
        self._wanted: list[int] = []
        self._left_alone: set[int] = set()
        self._worker: asyncio.Task[None] | None = None

    def request(self, match: LiveMatch) -> None:
        """The match has moved on: should it be over, the one that prepared it is told."""
        if match.outcome is not None and match.row.succession is not None:
            self._want(match.id)

    async def catch_up(self) -> None:
        """Tell what was left over."""
        for match_id in await self._client.store.unreported():
            if match_id not in self._left_alone:
                self._want(match_id)

    async def close(self) -> None:
        """Stop at once; the next start catches up."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)

    def _want(self, match_id: int) -> None:
        if match_id not in self._wanted:
            self._wanted.append(match_id)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work(), name="reports")

    async def _work(self) -> None:
        try:
            while self._wanted:
                match_id = self._wanted.pop(0)
                try:
                    await self._tell(match_id)
                except UnreadableMatch:
                    self._left_alone.add(match_id)
                except Refusal as refusal:  # another process was faster; the sweep looks again
                    log.info("end not told", match=match_id, why=refusal.key)
                except Exception:
                    log.exception("end not told", match=match_id)
        finally:
            self._worker = None

    async def _tell(self, match_id: int) -> None:
        client = self._client
        row, state, outcome = await self._ended(match_id)
        found = await self._waiting_for(row)
        if found is not None and outcome is not None:
            waiting, seats = found
            report = TABLES[waiting.game.id].report(waiting.state, seats, state, outcome)
            if report is not None:
                seat, move = report
                await client.matches.report(waiting.id, seat, move, version=waiting.version)
        await client.store.was_reported(match_id)
        if row.succession is not None:
            row.succession.reported = True

    async def _ended(self, match_id: int) -> tuple[Match, State | None, Outcome | None]:
        """A match and how it ended. One that can't be read was given up without a winner."""
        try:
            match = await self._client.matches.get(match_id)
        except UnreadableMatch:
            row = None
            with suppress(ValueError):  # its row is damaged
                row = await self._client.store.match(match_id)
            if row is None or row.result is None or row.result["winner"]:
                raise
            return row, None, Outcome((), row.result["reason"])
        return match.row, match.state, match.outcome

    async def _waiting_for(self, row: Match) -> tuple[LiveMatch, dict[Seat, Seat]] | None:
        """The match that goes on when this one is over, with the seats here and there. What had
        only prepared this one is over itself, unless nobody was left in it."""
        async for above, seats in parents(self._client, row):
            if above.outcome is None:
                return above, seats
        return None
