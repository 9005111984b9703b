"""After a restart much may be left over: it is worked on some at a time, nobody waits for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from known_games import SHORT
from people import Club, pictures

from bot.automation.bot_player import BotPlayer
from bot.automation.clocks import Clocks
from bot.automation.orders import StandingOrders
from bot.automation.results import Results
from bot.background import LEFT_OVER_AT_ONCE
from bot.boards.publisher import Publisher
from bot.lobby.seating import Expiry
from bot.store.store import ShownMatch

MANY = range(1000, 1500)
BEHIND = [ShownMatch(number, None, number) for number in MANY]
LEFT_OVER: list[tuple[type[Any], str, Any]] = [
    (Publisher, "matches_behind", BEHIND),
    (Publisher, "calls", BEHIND),
    (Clocks, "alarms", MANY),
    (BotPlayer, "running_practice", [(number, 0) for number in MANY]),
    (StandingOrders, "with_orders", dict.fromkeys(MANY, (0, 1, 0))),
    (Results, "unreported", MANY),
    (Expiry, "lobbies.overdue", [SimpleNamespace(id=number) for number in MANY]),
]


@pytest.mark.parametrize(("part", "query", "found"), LEFT_OVER, ids=[each[1] for each in LEFT_OVER])
async def test_what_is_left_over_begins_some_at_a_time(
    club: Club, monkeypatch: pytest.MonkeyPatch, part: type[Any], query: str, found: Any
) -> None:
    bot, begun, gate = club.bot, list[int](), asyncio.Event()

    async def find(*_: object) -> Any:
        return found

    async def work(key: int) -> None:
        begun.append(key)
        await gate.wait()

    *way, name = query.split(".")
    store: Any = getattr(bot.store, way[0]) if way else bot.store
    monkeypatch.setattr(store, name, find)
    monkeypatch.setattr(bot.part(part).work, "_work", work)
    await bot.part(part).catch_up()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert 1 <= len(begun) <= LEFT_OVER_AT_ONCE
    gate.set()
    async with asyncio.timeout(20):
        while bot.part(part).work.busy:  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert sorted(begun) == [*MANY]


async def test_a_move_is_shown_before_boards_that_are_left_over(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(SHORT)
    publisher = club.bot.part(Publisher)
    show, gate = publisher.work._work, asyncio.Event()

    async def show_or_wait(key: int) -> float | None:
        if key in MANY:
            await gate.wait()
            return None
        return await show(key)

    monkeypatch.setattr(publisher.work, "_work", show_or_wait)
    publisher.work.catch_up(MANY)
    await table.play(SHORT.moves[:2])
    assert "Turn 2" in pictures(table.board)[0]
    gate.set()
