"""Databases as a bot's first start makes them, made once in a run and then copied.

The tests of migrations test that start. All stores of a run share SQLAlchemy's cache of a kind of
database, so each statement is compiled once and not in each test.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from postgres import SERVER, clear_postgres, drop_postgres, in_a_loop, new_postgres
from sqlalchemy import Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.store import Store, copies, database
from bot.store.copies import make_private

DATABASES = ("sqlite", "postgresql")
"""The kinds that a host can choose."""

_free: list[str] = []
"""Empty PostgreSQL databases with tables that tests reuse."""

make_engine, make_to_server = database._of_a_file, database._to_server


@contextmanager
def new_database(kind: str, file: Path) -> Iterator[str]:
    """Return the URL of a database with tables but no rows; SQLite's is in this file."""
    if kind == "sqlite":
        make_private(file)
        file.write_bytes(_made())
        yield _url(file)
        return
    url = _free.pop() if _free else _made_in_postgres()
    yield url
    clear_postgres(url)
    _free.append(url)


@contextmanager
def empty_database(kind: str, file: Path) -> Iterator[str]:
    """Return the URL of an empty database of this kind."""
    if kind == "sqlite":
        yield _url(file)
        return
    url = new_postgres()
    yield url
    drop_postgres(url)


@cache
def _made() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        in_a_loop(Store(_url(file)).open)
        return file.read_bytes()


def _made_in_postgres() -> str:
    url = new_postgres()
    in_a_loop(Store(url).open)
    return url


def _url(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def _of_a_file(url: str, begin: str, set_up: Any) -> Engine:
    def connected(connection: Any) -> None:
        set_up(connection)
        connection.execute("PRAGMA synchronous=OFF")  # programs are killed, machines are not

    engine = make_engine(url, begin, connected)
    known = _known_file()
    engine.dialect, engine._compiled_cache = known.dialect, known._compiled_cache
    return engine


def _to_server(url: str, connections: int) -> AsyncEngine:
    engine = make_to_server(url, connections)
    if url.startswith(SERVER):
        one, known = engine.sync_engine, _known_server()
        one.dialect, one._compiled_cache = known.dialect, known._compiled_cache
    return engine


@cache
def _known_file() -> Engine:
    """Return an engine that has connected once, so its dialect knows the database."""
    with TemporaryDirectory() as folder:
        file = _url(Path(folder) / "known.db")
        engine = make_engine(file, "BEGIN", lambda _connection: None)
        with engine.connect():
            pass
        engine.dispose()
    return engine


@cache
def _known_server() -> Engine:
    """Return such an engine for PostgreSQL."""
    with empty_database("postgresql", Path()) as url:
        engine = make_to_server(url, 1)

        async def connect() -> None:
            async with engine.connect():
                pass
            await engine.dispose()

        in_a_loop(connect)
    return engine.sync_engine


database._of_a_file, database._to_server = _of_a_file, _to_server
_copies = TemporaryDirectory(prefix="copies-", ignore_cleanup_errors=True)
copies.COPIES = Path(_copies.name)
