"""Standing orders: automatic answers of a seat, for the rest of a turn or until withdrawn.

They are made a while after the question, at no fixed time, as a user would: neither the record nor
the delay reveals to others that there was an order.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from bot.app import App
from bot.errors import Refusal
from bot.features import Worker
from bot.game_api import GAME_UIS
from bot.matches import LiveMatch, MoveRefused, UnreadableMatch
from bot.store import OrderKind, StandingOrder
from engine.core import Seat
from texts import texts_in

SOONEST, LATEST = 2.0, 9.0
"""Range of seconds before such an answer is made."""


def holds(order: StandingOrder, match: LiveMatch, seat: Seat) -> bool:
    """Return whether the order of a seat that must respond now applies."""
    if order.kind is OrderKind.TURN:
        return order.turn_number == match.game.turn_number(match.state)
    orders, texts = GAME_UIS[match.game.id].orders, texts_in(match.row.language)
    here = orders.offer(match.state, seat, texts) if orders is not None else None
    if orders is None or here is None or here.move != order.text:
        return False
    return order.kind is OrderKind.ALWAYS or not orders.would_lose(match.state.view(None), seat)


class StandingOrders(Worker[int], name="standing order"):
    """Answers for users who have given an order, in one task per match."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._idle: dict[int, tuple[int, int, int]] = {}

    def match_changed(self, match: LiveMatch) -> None:
        """Check the match: a player with an order may have to respond."""
        if match.asked:
            self.work.request(match.id)

    async def catch_up(self) -> None:
        """Answer where that is left over.

        A match in which there was nothing to answer is checked again when it has advanced, or
        another order was given there.
        """
        left = await self._store.with_orders()
        self._idle = {match_id: idle for match_id, idle in self._idle.items() if match_id in left}
        self.work.catch_up(each for each, now in left.items() if self._idle.get(each) != now)

    async def _work(self, match_id: int) -> None:
        client = self._client
        with suppress(UnreadableMatch, Refusal, MoveRefused):  # it has advanced
            match, answered = await client.matches.get(match_id), False
            orders = await client.store.orders_of(match_id)
            for order in orders:
                seat = next((seat for seat in match.people if seat == order.seat), None)
                if seat is None or seat not in match.asked or not holds(order, match, seat):
                    continue
                answered = True
                await asyncio.sleep(random.SystemRandom().uniform(SOONEST, LATEST))
                match = await client.matches.make(
                    match_id, seat, order.text, version=match.version, sure=True
                )
            if not answered:
                turns = sum(order.turn_number for order in orders)
                self._idle[match_id] = match.version, len(orders), turns
