"""Standing orders: which matches a sweep looks at."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.automation import orders
from bot.automation.orders import StandingOrders
from bot.errors import Refusal
from bot.store import OrderKind, StandingOrder


def refusing(turn_number: int) -> StandingOrder:
    """A's order for a turn."""
    return StandingOrder(
        match_id=1, seat="A", turn_number=turn_number, text="refuse", kind=OrderKind.TURN
    )


class House:
    """A bot with one match, in which A has left an order."""

    def __init__(self) -> None:
        self.version, self.turn_number, self.asked = 5, 2, ()
        self.orders = [refusing(1)]
        self.looks = 0
        self.refused = False
        self.store = self.matches = self

    async def with_orders(self) -> dict[int, tuple[int, int, int]]:
        turns = sum(order.turn_number for order in self.orders)
        return {1: (self.version, len(self.orders), turns)}

    async def orders_of(self, _match_id: int) -> list[StandingOrder]:
        return self.orders

    async def get(self, _match_id: int) -> Any:
        self.looks += 1
        game = SimpleNamespace(turn_number=lambda _: self.turn_number)
        match = {"game": game, "state": None, "people": ("A", "B"), "version": self.version}
        return SimpleNamespace(**match, asked=self.asked)

    async def make(self, *_: object, **__: object) -> Any:
        if self.refused:
            raise Refusal("refused-paused")
        self.version, self.asked = self.version + 1, ()
        return await self.get(1)

    def part(self, _kind: type) -> Any:
        async def refresh(_match: object) -> None: ...

        return SimpleNamespace(refresh=refresh)


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setattr(orders, "SOONEST", 0.0)
    monkeypatch.setattr(orders, "LATEST", 0.0)
    return House()


async def looks(house: House, standing: StandingOrders) -> int:
    """How often a sweep looks at the match."""
    before = house.looks
    await standing.catch_up()
    await standing.work.done(1)
    return house.looks - before


async def test_a_match_in_which_nothing_is_to_do_is_looked_at_once(house: House) -> None:
    standing = StandingOrders(house)  # type: ignore[arg-type]
    assert [await looks(house, standing) for _ in range(3)] == [1, 0, 0]
    house.version += 1
    assert [await looks(house, standing) for _ in range(2)] == [1, 0]


async def test_an_order_that_is_left_later_is_seen(house: House) -> None:
    standing = StandingOrders(house)  # type: ignore[arg-type]
    await looks(house, standing)
    house.asked = ("A",)
    house.orders = [refusing(2)]
    await looks(house, standing)
    assert house.version == 6


async def test_what_could_not_be_answered_is_tried_again(house: House) -> None:
    house.asked, house.turn_number, house.refused = ("A",), 1, True
    standing = StandingOrders(house)  # type: ignore[arg-type]
    assert [await looks(house, standing) for _ in range(2)] == [1, 1]
    house.refused = False
    await looks(house, standing)
    assert house.version == 6
