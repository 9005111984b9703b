"""Faults of a database: it is locked, full, read-only, or missing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest
from people import Club
from sqlalchemy.engine import make_url

Fault = Callable[[Club], AbstractContextManager[None]]
WENT_WRONG = "something went wrong"


def file_of(club: Club) -> Path:
    return Path(str(make_url(club.bot.settings.database_url).database))


@contextmanager
def of_the_writer(club: Club, *pragmas: str) -> Iterator[None]:
    """Apply these settings to the connection that writes, until it is opened again."""
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
    """Let another program hold the write lock."""
    with closing(sqlite3.connect(file_of(club), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with of_the_writer(club, "busy_timeout=50"):
            yield


@contextmanager
def full(club: Club) -> Iterator[None]:
    """Leave no space for another row, neither in existing pages nor in new ones."""
    with closing(sqlite3.connect(file_of(club), isolation_level=None)) as other:
        other.execute("PRAGMA max_page_count=1")  # the current number
        columns = "match_id, number, seat, kind, text, by_clock, played_at"
        row = "0, ?, 'A', 'move', '', 0, '2026-05-01 12:00:00+00:00'"
        other.execute(
            "DELETE FROM moves WHERE match_id = 0"
        )  # rows of a bot that was killed with a full disk
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
    """Make the database read-only."""
    with of_the_writer(club, "query_only=ON"):
        yield


@contextmanager
def gone(club: Club) -> Iterator[None]:
    """Remove the disk with its folder, also for new connections."""
    file = file_of(club)
    away = file.parent.with_name("away")
    for engine in club.bot.store.engines:
        engine.dispose()
    file.parent.rename(away)
    try:
        yield
    finally:
        away.rename(file.parent)
