"""Matches that are part of something larger: report their end to the match that prepared them.

What has to be reported follows from the rows, so nothing is lost if the bot stops in between.
"""

from __future__ import annotations

from contextlib import suppress

import structlog

from bot.app import App
from bot.errors import Refusal
from bot.features import Worker
from bot.game_api import GAME_UIS
from bot.matches import LiveMatch, UnreadableMatch
from bot.matches.parents import iterate_parents
from bot.store import Match, MatchResult, Outline
from engine.core import Outcome, Seat, State

log = structlog.get_logger()


class Results(Worker[int], name="result", at_once=1):
    """Reports results, one after the other."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._left_alone: set[int] = set()

    def match_finished(self, match: Outline, _result: MatchResult) -> None:
        """Report the end of this match to the one that prepared it."""
        if match.parent_id is not None:
            self.work.request(match.id)

    async def catch_up(self) -> None:
        """Report what is left over."""
        unreported = await self._store.unreported()
        self.work.catch_up(each for each in unreported if each not in self._left_alone)

    async def _work(self, match_id: int) -> None:
        try:
            await self._notify(match_id)
        except UnreadableMatch:
            self._left_alone.add(match_id)
        except Refusal as refusal:  # another process was faster; the periodic job checks again
            log.info("end not told", match=match_id, why=refusal.key)

    async def _notify(self, match_id: int) -> None:
        client = self._client
        row, state, outcome = await self._ended(match_id)
        found = await self._waiting_for(row)
        if found is not None and outcome is not None:
            waiting, seats = found
            parent = GAME_UIS[waiting.game.id].parent
            report = parent.report(waiting.state, seats, state, outcome) if parent else None
            if report is not None:
                seat, move = report
                await client.matches.report(waiting.id, seat, move, version=waiting.version)
        await client.matches.record_reported(row)

    async def _ended(self, match_id: int) -> tuple[Match, State | None, Outcome | None]:
        """Return a match, its state and how it ended.

        One that can't be read has no state; it was abandoned without a winner.
        """
        try:
            match = await self._client.matches.get(match_id)
        except UnreadableMatch:
            row = None
            with suppress(ValueError):  # its row is damaged
                row = await self._store.match(match_id)
            if row is None or row.result is None or row.result.winners:
                raise
            return row, None, Outcome((), row.result.reason)
        return match.row, match.state, match.outcome

    async def _waiting_for(self, row: Match) -> tuple[LiveMatch, dict[Seat, Seat]] | None:
        """Return the match that continues when this one is over, with the seats here and there.

        A match that only prepared this one is over itself, unless all players have left it.
        """
        async for above, seats in iterate_parents(self._client.matches, row):
            if above.outcome is None:
                return above, seats
        return None
