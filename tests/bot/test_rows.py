"""What is asked or changed at about the same time is one transaction of the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import Update, select, update
from sqlalchemy.orm import Session

from bot.store import Server
from bot.store.database import Database
from bot.store.rows import BatchLoader, WriteBatch

QUERY: Any = select(Server.guild_id, Server.game)


class Rehearsed:
    """A database that answers when it is told to, and tells what it was asked."""

    def __init__(self) -> None:
        self.asked: list[Any] = []
        self.changed: list[list[Any]] = []
        self.answering = asyncio.Event()
        self.fault: BaseException | None = None

    async def ask(self, question: Any) -> Any:
        numbers, *_ = question.args
        self.asked.append(numbers)
        await self.answering.wait()
        if self.fault is not None:
            raise self.fault
        return [(number, f"game {number}") for number in numbers if number < 90]

    async def change(self, change: Callable[[Session], Any]) -> Any:
        session = Changing()
        self.changed.append(session.changed)
        await self.answering.wait()
        return change(cast("Session", session))


class Changing:
    """A transaction in which the rows below 90 are there."""

    def __init__(self) -> None:
        self.changed: list[Any] = []

    def execute(self, change: Update) -> SimpleNamespace:
        number = change.compile().params["guild_id_1"]
        self.changed.append(number)
        return SimpleNamespace(rowcount=int(number < 90))


@pytest.fixture
async def database() -> Rehearsed:
    return Rehearsed()


@pytest.fixture
async def rows(database: Rehearsed) -> BatchLoader:
    return BatchLoader(cast("Database", database), QUERY)


async def begun(*numbers: int, rows: BatchLoader) -> list[asyncio.Future[Any]]:
    """Somebody asks for each of these; all of them wait."""
    asking = [asyncio.ensure_future(rows.answer(number)) for number in numbers]
    for _ in range(5):
        await asyncio.sleep(0)
    return asking


async def test_those_that_come_while_others_are_fetched_are_fetched_together(
    database: Rehearsed, rows: BatchLoader
) -> None:
    first = await begun(1, rows=rows)
    later = await begun(5, 3, 5, 99, rows=rows)
    assert database.asked == [[1]]
    database.answering.set()
    answers = await asyncio.gather(*first, *later)
    assert answers == [(1, "game 1"), (5, "game 5"), (3, "game 3"), (5, "game 5"), None]
    assert database.asked == [[1], [3, 5, 99]]


async def test_who_asks_again_gets_no_older_answer(database: Rehearsed, rows: BatchLoader) -> None:
    """What has been asked before may have changed since."""
    first = await begun(1, rows=rows)
    again = await begun(1, rows=rows)
    database.answering.set()
    await asyncio.gather(*first, *again)
    assert database.asked == [[1], [1]]


async def test_a_fault_is_told_to_all_who_wait_and_to_nobody_after_them(
    database: Rehearsed, rows: BatchLoader
) -> None:
    database.fault = OSError("the disk is gone")
    asking = await begun(1, 2, rows=rows)
    database.answering.set()
    told = await asyncio.gather(*asking, return_exceptions=True)
    assert [str(fault) for fault in told] == ["the disk is gone"] * 2
    database.fault = None
    assert await rows.answer(3) == (3, "game 3")


async def test_who_does_not_wait_any_more_keeps_nobody(
    database: Rehearsed, rows: BatchLoader
) -> None:
    given_up, kept = await begun(1, 2, rows=rows)
    given_up.cancel()
    database.answering.set()
    assert await kept == (2, "game 2")
    assert given_up.cancelled()


async def test_where_the_fetching_is_broken_off_nobody_waits_for_ever(
    database: Rehearsed, rows: BatchLoader
) -> None:
    first = await begun(1, rows=rows)
    later = await begun(2, rows=rows)
    fetching = rows._working
    assert fetching is not None
    fetching.cancel()
    told = await asyncio.gather(*first, *later, return_exceptions=True)
    assert [type(fault) for fault in told] == [asyncio.CancelledError] * 2
    database.answering.set()
    assert await rows.answer(3) == (3, "game 3")


async def test_changes_are_made_in_one_order_and_told_to_whoever_made_them(
    database: Rehearsed,
) -> None:
    """Two processes that hold rows in different orders would wait for each other."""
    together = WriteBatch(cast("Database", database))
    changing = [
        asyncio.ensure_future(
            together.answer(
                (number, update(Server).where(Server.guild_id == number).values(game=""))
            )
        )
        for number in (99, 5, 95, 3)
    ]
    await asyncio.sleep(0)
    database.answering.set()
    assert await asyncio.gather(*changing) == [False, True, False, True]
    assert database.changed == [[3, 5, 95, 99]]
