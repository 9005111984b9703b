"""The database fails while people play: nothing is done by halves, who acts is told, and as soon as
it is well again everything goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from known_games import SHORT
from people import Club, only_for
from sqlalchemy.engine import make_url

from bot.seeing.health import Health

Fault = Callable[[Club], AbstractContextManager[None]]
WENT_WRONG = "Something went wrong"


def file_of(club: Club) -> Path:
    return Path(str(make_url(club.bot.settings.database_url).database))


@contextmanager
def of_the_writer(club: Club, *pragmas: str) -> Iterator[None]:
    """From now on the connection that writes has these settings, until it is made anew."""
    writer = club.bot.store.engines[0]
    connection = writer.raw_connection()
    for pragma in pragmas:
        connection.cursor().execute(f"PRAGMA {pragma}").fetchall()
    connection.close()
    try:
        yield
    finally:
        writer.dispose()


@contextmanager
def locked(club: Club) -> Iterator[None]:
    """Another program writes and doesn't come to an end."""
    with closing(sqlite3.connect(file_of(club), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with of_the_writer(club, "busy_timeout=50"):
            yield


@contextmanager
def full(club: Club) -> Iterator[None]:
    """There is no room for another row: neither beside those that are there, nor anywhere else."""
    with closing(sqlite3.connect(file_of(club), isolation_level=None)) as other:
        other.execute("PRAGMA max_page_count=1")  # as many as there are
        columns = "match_id, number, seat, kind, text, by_clock, played_at"
        row = "0, ?, 'A', 'move', '', 0, '2026-05-01 12:00:00+00:00'"
        insert = f"INSERT INTO moves ({columns}) VALUES ({row})"
        with pytest.raises(sqlite3.OperationalError, match="full"):
            other.executemany(insert, ((number,) for number in range(1000)))
        try:
            with of_the_writer(club, "max_page_count=1"):
                yield
        finally:
            other.execute("DELETE FROM moves WHERE match_id = 0")


@contextmanager
def read_only(club: Club) -> Iterator[None]:
    """It can be read, and not be changed."""
    with of_the_writer(club, "query_only=ON"):
        yield


@contextmanager
def gone(club: Club) -> Iterator[None]:
    """The disk with its folder is not there, for new connections as well."""
    file = file_of(club)
    away = file.parent.with_name("away")
    for engine in club.bot.store.engines:
        engine.dispose()
    file.parent.rename(away)
    try:
        yield
    finally:
        away.rename(file.parent)


FAULTS = [locked, full, read_only, gone]
SAYS = {
    "locked": "database is locked",
    "full": "database or disk is full",
    "read_only": "attempt to write a readonly database",
    "gone": "unable to open database file",
}


@pytest.fixture
def failing(club: Club) -> Iterator[Club]:
    club.expects_faults = True
    yield club
    club.env._errors.clear()


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_move_is_refused_and_can_be_made_again(
    failing: Club, logs: list[dict[str, Any]], fault: Fault
) -> None:
    table = await failing.match(SHORT)
    person = await table.player()
    with fault(failing):
        refused = await person.slash(table.channel, "end")
        assert WENT_WRONG in only_for(refused)
    assert await table.moves() == []
    (told,) = [entry for entry in logs if entry["event"] == "interaction failed"]
    assert SAYS[fault.__name__] in str(told["exc_info"])

    await person.slash(table.channel, "end")

    assert await table.moves() == ["end"]
    assert table.shows(await table.match())


@pytest.mark.parametrize("fault", [locked, read_only, gone])  # a full one has room for a number
async def test_a_board_that_could_not_be_noted_is_shown_by_the_next_sweep(
    failing: Club, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await failing.match(SHORT)
    match = await table.match()
    shown = failing.bot.matches.board_shown

    async def at_a_bad_time(*facts: Any) -> bool:
        with fault(failing):
            return await shown(*facts)

    with monkeypatch.context() as once:
        once.setattr(failing.bot.matches, "board_shown", at_a_bad_time)
        await table.type("end")
    row = await table.row()
    assert row is not None
    assert row.shown_version < match.version == 1

    await failing.sweep()

    assert table.shows(await table.match())


async def test_who_watches_the_bot_is_told_that_the_database_is_gone(failing: Club) -> None:
    health = Health(failing.bot)
    health.look()
    with gone(failing):
        reasons = await health.reasons()
    assert "the database does not answer; the log says why" in reasons
    assert "the database does not answer; the log says why" not in await health.reasons()
