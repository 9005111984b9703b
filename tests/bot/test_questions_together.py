"""Questions to an SQLite file that come at the same time are asked in one transaction."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from bot.store.database import TOGETHER, Database, database_at
from bot.store.lobby_tables import Person
from bot.store.tables import Base


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """With the tables."""
    opened = database_at(f"sqlite+aiosqlite:///{tmp_path / 'questions.db'}")
    await opened.change(lambda session: Base.metadata.create_all(session.connection()))
    await opened.change(lambda session: session.add(Person(user_id=1)))
    yield opened
    await opened.close()


class Held:
    """Keeps the one that is asked until it is let go."""

    def __init__(self) -> None:
        self.begun, self.gone = threading.Event(), threading.Event()

    def __call__(self, _: Session) -> str:
        self.begun.set()
        assert self.gone.wait(30)
        return "first"


def begun(database: Database) -> list[object]:
    """The transactions of questions, from now on."""
    seen: list[object] = []
    event.listen(database.engines[-1], "begin", seen.append)
    return seen


async def while_one_is_asked(database: Database, questions: list[Any]) -> list[Any]:
    """The answers to all of these, which come while another question is being answered."""
    held = Held()
    first = asyncio.ensure_future(database.ask(held))
    await asyncio.to_thread(held.begun.wait, 30)
    asked = [asyncio.ensure_future(database.ask(question)) for question in questions]
    await asyncio.sleep(0)
    held.gone.set()
    assert await first == "first"
    return await asyncio.gather(*asked, return_exceptions=True)


def number(which: int) -> Any:
    return lambda session: session.scalar(text(f"SELECT {which}"))


async def test_those_that_wait_are_one_transaction_and_each_gets_its_answer(
    database: Database,
) -> None:
    transactions = begun(database)
    answers = await while_one_is_asked(database, [number(each) for each in range(TOGETHER)])
    assert answers == [*range(TOGETHER)]
    assert len(transactions) == 1


async def test_of_very_many_the_first_need_not_wait_for_the_last(database: Database) -> None:
    transactions = begun(database)
    answers = await while_one_is_asked(database, [number(each) for each in range(3 * TOGETHER)])
    assert answers == [*range(3 * TOGETHER)]
    assert len(transactions) == 3


async def test_one_that_fails_fails_alone(database: Database) -> None:
    def wrong(session: Session) -> object:
        return session.scalar(text("SELECT nothing FROM nowhere"))

    answers = await while_one_is_asked(database, [number(1), wrong, number(2)])
    assert answers[0] == 1
    assert isinstance(answers[1], OperationalError)
    assert answers[2] == 2
    assert await database.ask(number(3)) == 3


async def test_where_none_can_be_asked_all_are_told(database: Database) -> None:
    def refuse(_: object) -> None:
        raise OSError("the disk is gone")

    engine = database.engines[-1]
    held = Held()
    first = asyncio.ensure_future(database.ask(held))
    await asyncio.to_thread(held.begun.wait, 30)
    event.listen(engine, "begin", refuse)
    asked = [asyncio.ensure_future(database.ask(number(each))) for each in range(2)]
    await asyncio.sleep(0)
    held.gone.set()
    assert await first == "first"
    answers = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(answer) for answer in answers] == ["the disk is gone"] * 2
    event.remove(engine, "begin", refuse)
    assert await database.ask(number(4)) == 4


async def test_nobody_gets_the_row_of_another(database: Database) -> None:
    def person(session: Session) -> Person | None:
        return session.scalar(select(Person))

    one, other = await while_one_is_asked(database, [person, person])
    assert one is not other
    assert (one.user_id, other.user_id) == (1, 1)


async def test_who_asks_after_a_change_sees_it(database: Database) -> None:
    """Also while others are being answered."""
    held = Held()
    first = asyncio.ensure_future(database.ask(held))
    await asyncio.to_thread(held.begun.wait, 30)
    await database.change(lambda session: session.add(Person(user_id=5)))
    asked = asyncio.ensure_future(
        database.ask(lambda session: session.scalars(select(Person.user_id)).all())
    )
    await asyncio.sleep(0)
    held.gone.set()
    await first
    assert sorted(await asked) == [1, 5]


async def test_who_does_not_wait_any_more_keeps_nobody(database: Database) -> None:
    held = Held()
    first = asyncio.ensure_future(database.ask(held))
    await asyncio.to_thread(held.begun.wait, 30)
    given_up, kept = (asyncio.ensure_future(database.ask(number(each))) for each in (1, 2))
    await asyncio.sleep(0)
    given_up.cancel()
    held.gone.set()
    assert (await first, await kept) == ("first", 2)
    assert given_up.cancelled()


async def test_after_it_is_closed_who_asks_is_told(database: Database) -> None:
    await database.close()
    with pytest.raises(RuntimeError, match="shutdown"):
        await database.ask(number(1))
