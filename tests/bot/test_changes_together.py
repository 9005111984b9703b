"""Changes of an SQLite file that share a transaction: each is safe, or undone, on its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from new_databases import new_database
from sqlalchemy import event, select
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.orm import Session

from bot.store.database import TOGETHER, Database, database_at
from bot.store.servers import Server

Errand = Callable[[Session], Any]


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    with new_database("sqlite", tmp_path / "b.db") as url:
        opened = database_at(url)
        yield opened
        await opened.close()


def add(guild_id: int) -> Errand:
    """Adds a server, and returns its id."""

    def change(session: Session) -> int:
        session.add(Server(guild_id=guild_id))
        session.flush()
        return guild_id

    return change


async def together(database: Database, *errands: Errand) -> list[Any]:
    """What the changes return or raise, if all wait at the same time."""
    loop, gate = asyncio.get_running_loop(), asyncio.Event()

    def hold(_: Session) -> None:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(timeout=10)

    holding = asyncio.create_task(database.change(hold))
    await asyncio.sleep(0.05)
    asked = [asyncio.create_task(database.change(errand)) for errand in errands]
    await asyncio.sleep(0)
    gate.set()
    await holding
    return await asyncio.gather(*asked, return_exceptions=True)


async def stored(database: Database) -> list[int]:
    return await database.ask(
        lambda session: list(session.scalars(select(Server.guild_id).order_by(Server.guild_id)))
    )


async def test_changes_that_wait_at_the_same_time_share_a_commit(database: Database) -> None:
    commits: list[Any] = []
    event.listen(database.engines[0], "commit", commits.append)
    number = TOGETHER + 10
    assert await together(database, *map(add, range(number))) == [*range(number)]
    assert len(commits) == 2, "as many as may be together, and the rest"
    assert await stored(database) == [*range(number)]


async def test_who_waits_for_nobody_has_a_commit_at_once(database: Database) -> None:
    commits: list[Any] = []
    event.listen(database.engines[0], "commit", commits.append)
    for number in range(3):
        await database.change(add(number))
    assert len(commits) == 3


async def test_a_change_that_fails_is_undone_alone(database: Database) -> None:
    def fail(session: Session) -> None:
        add(7)(session)
        raise ValueError("no")

    def give_up(session: Session) -> str:
        add(8)(session)
        session.rollback()
        return "nothing"

    first, twice, failed, given_up, last = await together(
        database, add(1), add(1), fail, give_up, add(2)
    )
    assert (first, given_up, last) == (1, "nothing", 2)
    assert isinstance(twice, IntegrityError)
    assert isinstance(failed, ValueError)
    assert await stored(database) == [1, 2]


async def test_if_the_commit_fails_nobody_is_told_that_it_is_safe(database: Database) -> None:
    def refuse(_: Any) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    async def commits() -> list[Any]:
        return await together(database, add(1), add(2))

    def hold_then_refuse(_: Session) -> None:
        event.listen(database.engines[0], "commit", refuse)

    told = await together(database, hold_then_refuse, add(1), add(2))
    event.remove(database.engines[0], "commit", refuse)
    assert [type(each) for each in told] == [OperationalError] * 3
    assert await stored(database) == []
    assert await commits() == [1, 2]


async def test_if_sqlite_undoes_everything_nobody_is_told_that_it_is_safe(
    database: Database,
) -> None:
    """As it may do when the disk is full."""

    def lose_everything(session: Session) -> None:
        driver: Any = session.connection().connection.driver_connection
        driver.execute("ROLLBACK")
        raise OSError("full")

    told = await together(database, add(1), lose_everything, add(2))
    assert not any(isinstance(each, int) for each in told)
    assert await stored(database) == []
    assert await database.change(add(3)) == 3


async def test_what_is_cancelled_while_it_waits_changes_nothing(database: Database) -> None:
    loop, gate = asyncio.get_running_loop(), asyncio.Event()

    def hold(_: Session) -> None:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result(timeout=10)

    holding = asyncio.create_task(database.change(hold))
    await asyncio.sleep(0.05)
    given_up, patient = [asyncio.create_task(database.change(add(each))) for each in (1, 2)]
    await asyncio.sleep(0)
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    gate.set()
    await holding
    assert await patient == 2
    assert await stored(database) == [2]


async def test_a_closed_database_takes_nothing(database: Database) -> None:
    await database.close()
    with pytest.raises(RuntimeError):
        await database.change(add(1))
