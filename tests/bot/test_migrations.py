"""An upgrade of the database is whole or has not happened, whatever ends it and whoever else
begins one."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from long import how_many, mark_all_long_but
from new_databases import DATABASES, empty_database
from old_databases import (
    REVISIONS,
    OldDatabase,
    contents_if_whole,
    cut_off_at_every_point,
    ended,
    forget,
    in_a_process,
    kept,
    kill_at,
    photograph,
    points_of,
    start,
    within,
)
from program_of_tomorrow import TODAY, program_of_tomorrow

from bot.store import migrating

AT_ONCE = 4
NEWEST = (None, REVISIONS[-1])
"""No tables yet, and the revision from which most hosts upgrade."""


@pytest.fixture(autouse=True)
def tomorrow() -> Iterator[None]:
    """There is a migration more."""
    with program_of_tomorrow():
        yield


@pytest.fixture(scope="module", autouse=True)
def forgotten() -> Iterator[None]:
    """What is known of these databases helps no other test."""
    yield
    forget()


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    with empty_database(request.param, tmp_path / "bridgekeeper.db") as url:
        yield url


def test_files_are_named_in_the_order_in_which_migrations_run() -> None:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    config.set_main_option("path_separator", "newline")
    config.set_main_option("version_locations", "\n".join(map(str, migrating.VERSIONS)))
    newest_first = ScriptDirectory.from_config(config).walk_revisions()
    assert migrating.revisions() == tuple(script.revision for script in newest_first)[::-1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A place for an SQLite file."""
    return tmp_path / "bridgekeeper.db"


@pytest.mark.parametrize("revision", mark_all_long_but(NEWEST, REVISIONS))
def test_killed_at_every_statement_and_started_again(url: str, revision: str | None) -> None:
    old = OldDatabase(url, revision)
    points, every = 0, how_many(40, 1) if revision is None else 1  # the first tables are many
    for statement in cut_off_at_every_point(old, every):
        points += 1

        asyncio.run(start(url))

        now = within(url, contents_if_whole)
        assert now is not None, statement
        assert kept(old.contents, now), statement
    assert points >= 2


@pytest.mark.parametrize("revision", mark_all_long_but(NEWEST, REVISIONS))
def test_a_kill_leaves_the_files_as_they_are_photographed(file: Path, revision: str | None) -> None:
    old = OldDatabase(f"sqlite+aiosqlite:///{file}", revision)
    photographed = [photograph(file) for _ in cut_off_at_every_point(old)]
    kill_at(old, len(photographed) - 1)

    left, meant = photograph(file), photographed[-1]
    assert left[file.name] == meant[file.name]
    sizes = [{name: len(content) for name, content in files.items()} for files in (left, meant)]
    assert sizes[0] == sizes[1]  # a log or journal begins with a number made up by chance


def test_rows_are_taken_over_whenever_the_power_fails(url: str) -> None:
    old = OldDatabase(url, TODAY)
    kill_at(old, len(points_of(old)) - 1)

    asyncio.run(start(url))

    now = within(url, contents_if_whole)
    assert {seat["colour"] for seat in now["seats"]} == {"red"}
    assert [each["mu"] for each in now["strengths"]] == [
        each["mu"] for each in old.contents["ratings"]
    ]


@pytest.mark.parametrize("revision", mark_all_long_but(NEWEST, REVISIONS))
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
