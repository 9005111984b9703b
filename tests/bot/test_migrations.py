"""An upgrade of the database is whole or has not happened, whatever ends it and whoever else
begins one."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from new_databases import DATABASES, empty_database
from old_databases import (
    REVISIONS,
    OldDatabase,
    Start,
    contents_if_whole,
    cut_off_at_every_point,
    ended,
    in_a_process,
    kept,
    kill_at,
    photograph,
    points_of,
    start,
    start_as_before,
    within,
)
from sqlalchemy import Connection, MetaData

from bot.store import MoveKind, Store
from bot.store.revisions import migrate

AT_ONCE = 4
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with empty_database(request.param, tmp_path / "bridgekeeper.db") as url:
        yield url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A place for an SQLite file."""
    return tmp_path / "bridgekeeper.db"


@pytest.mark.parametrize("revision", REVISIONS)
def test_killed_at_every_statement_and_started_again(url: str, revision: str | None) -> None:
    old = OldDatabase(url, revision)
    points = 0
    for statement in cut_off_at_every_point(old):
        points += 1

        asyncio.run(start(url))

        now = within(url, contents_if_whole)
        assert now is not None, statement
        assert kept(old.contents, now), statement
    assert points >= 2


@pytest.mark.parametrize("begin", [start, start_as_before])
@pytest.mark.parametrize("revision", REVISIONS)
def test_a_kill_leaves_the_files_as_they_are_photographed(
    file: Path, revision: str | None, begin: Start
) -> None:
    old = OldDatabase(f"sqlite+aiosqlite:///{file}", revision)
    photographed = [photograph(file) for _ in cut_off_at_every_point(old, begin)]
    kill_at(old, len(photographed) - 1, begin)

    left, meant = photograph(file), photographed[-1]
    assert left[file.name] == meant[file.name]
    sizes = [{name: len(content) for name, content in files.items()} for files in (left, meant)]
    assert sizes[0] == sizes[1]  # a log or journal begins with a number made up by chance


@pytest.mark.parametrize("revision", REVISIONS)
def test_what_older_versions_left_behind_is_mended(file: Path, revision: str | None) -> None:
    old = OldDatabase(f"sqlite+aiosqlite:///{file}", revision)
    for statement in cut_off_at_every_point(old, start_as_before):
        asyncio.run(start(old.url))

        now = within(old.url, contents_if_whole)
        assert now is not None, statement
        assert kept(old.contents, now), statement


def test_challenges_that_are_open_become_lobbies_whenever_the_power_fails(url: str) -> None:
    old = OldDatabase(url, "0005")
    kill_at(old, len(points_of(old)) - 1)

    asyncio.run(start(url))

    lobbies = within(url, contents_if_whole)["lobbies"]
    assert [each["id"] for each in lobbies] == [each["id"] for each in old.contents["challenges"]]


@pytest.mark.parametrize("revision", [None, "0001", REVISIONS[-1]])
def test_several_that_start_at_once(url: str, revision: str | None) -> None:
    old = OldDatabase(url, revision)
    old.restore()
    together = multiprocessing.get_context("fork").Barrier(AT_ONCE)

    async def start_together() -> None:
        together.wait()
        await start(url)

    processes = [in_a_process(start_together) for _ in range(AT_ONCE)]

    assert [ended(each) for each in processes] == [0] * AT_ONCE
    now = within(url, contents_if_whole)
    assert now is not None
    assert kept(old.contents, now)


async def test_what_people_did_to_a_match_is_told_apart_from_its_moves(url: str) -> None:
    words = ("ogre:u", "undo", "end", "pause", "resume", "leave", "abandon", "resign")

    def fill(connection: Connection) -> None:
        migrate(connection, "0008")
        made = MetaData()
        made.reflect(connection)
        values = {column.name: None for column in made.tables["matches"].columns}
        values |= {"id": 7, "game": "clash", "setup": {}, "rules": 1, "seed": 1, "language": "en"}
        values |= dict.fromkeys(("channel_id", "origin_channel_id", "version"), 8)
        values |= dict.fromkeys(("board_chapter", "shown_version"), 0)
        values |= dict.fromkeys(("has_home", "origin_told"), True)
        values |= dict.fromkeys(("created_at", "updated_at"), NOON)
        connection.execute(made.tables["matches"].insert().values(values))
        for number, text in enumerate(words):
            row = {"match_id": 7, "number": number, "seat": "A", "text": text}
            row |= {"by_clock": False, "played_at": NOON}
            connection.execute(made.tables["moves"].insert().values(row))

    await asyncio.to_thread(within, url, fill)
    store = Store(url)
    try:
        await store.open()
        match = await store.match(7)
    finally:
        await store.close()
    assert match is not None
    assert [(move.kind, move.text) for move in match.moves] == [
        (MoveKind.MOVE, "ogre:u"),
        (MoveKind.UNDO, ""),
        (MoveKind.MOVE, "end"),
        *((MoveKind(text), "") for text in words[3:]),
    ]
