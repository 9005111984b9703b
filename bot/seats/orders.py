"""Standing orders: answers that somebody has left for the rest of a turn.

They are made a while after the question, at no fixed time, as a person would: neither the record
nor the delay tells others that there was an order.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from bot.app import App
from bot.background import Background
from bot.boards.panel import Panels
from bot.errors import Refusal
from bot.matches import LiveMatch, MoveRefused, UnreadableMatch

SOONEST, LATEST = 2.0, 9.0
"""Seconds until such an answer is made."""


class StandingOrders:
    """Answers for those who have left an order, a match at a time each."""

    def __init__(self, client: App) -> None:
        self._client = client
        self.work = Background("standing order", self._answer)

    def request(self, match: LiveMatch) -> None:
        """The match has moved on: somebody may be asked who has left an order."""
        if match.asked:
            self.work.request(match.id)

    async def catch_up(self) -> None:
        """Answer what was left over."""
        for match_id in await self._client.store.with_orders():
            if match_id not in self.work:
                self.work.request(match_id)

    async def _answer(self, match_id: int) -> None:
        client = self._client
        with suppress(UnreadableMatch, Refusal, MoveRefused):  # it has moved on meanwhile
            match = await client.matches.get(match_id)
            chapter = match.game.chapter(match.state)
            for order in await client.store.orders_of(match_id):
                seat = next((seat for seat in match.people if seat == order.seat), None)
                if seat is None or seat not in match.asked or order.chapter != chapter:
                    continue
                await asyncio.sleep(random.SystemRandom().uniform(SOONEST, LATEST))
                match = await client.matches.make(
                    match_id, seat, order.text, version=match.version, sure=True
                )
                await client.part(Panels).refresh(match)
