"""Connections to the database: for changes, and for questions, which wait for no change."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker
from sqlalchemy.util import await_only

WAITS, WAIT_SECONDS = 200, 0.05
CONNECTIONS = 10
"""Of one process to a PostgreSQL. Background work takes a few of them, however much is left over,
and a question takes milliseconds: it is for the others that there are more."""
READERS = 4
"""Of one process in an SQLite file, beside the one that writes."""

Answer = TypeVar("Answer")


class Database:
    """What a process knows of its database. `session` begins transactions that change something;
    `ask` is for whatever only looks."""

    def __init__(self, url: str, connections: int = CONNECTIONS) -> None:
        """`connections`: so many at most, where several can change it at a time."""
        self.engine = _writing(url, connections)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)
        is_file = make_url(url).get_backend_name() == "sqlite"
        self._readers = _Readers(url) if is_file else None

    @property
    def engines(self) -> Sequence[Engine]:
        """For whoever listens to what the database does."""
        readers = [self._readers.engine] if self._readers is not None else []
        return [self.engine.sync_engine, *readers]

    async def ask(self, question: Callable[[Session], Answer]) -> Answer:
        """The answer to a question, which is one transaction: rows come back loaded and
        detached."""
        if self._readers is not None:
            return await self._readers.ask(question)
        async with self.session() as session:
            return await session.run_sync(question)

    async def close(self) -> None:
        """Let go of all connections."""
        if self._readers is not None:
            await self._readers.close()
        await self.engine.dispose()


class _Readers:
    """Threads that look into an SQLite file. A question is one errand for one of them: handed over
    statement by statement, as the asynchronous driver does it, it takes many times as long on a
    busy machine."""

    def __init__(self, url: str) -> None:
        self.engine = _reading(url)
        self._session = sessionmaker(self.engine, expire_on_commit=False)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def ask(self, question: Callable[[Session], Answer]) -> Answer:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._answer, question)

    def _answer(self, question: Callable[[Session], Answer]) -> Answer:
        with self._session() as session:
            return question(session)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()


def _reading(url: str) -> Engine:
    """Of an SQLite file, which can't be changed through it."""
    to_the_file = make_url(url).set(drivername="sqlite")
    engine = create_engine(to_the_file, pool_size=READERS, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _set_up(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # a transaction begins where SQLAlchemy says so
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute("BEGIN")  # all statements of a question see the same rows

    return engine


def _writing(url: str, connections: int = CONNECTIONS) -> AsyncEngine:
    if make_url(url).get_backend_name() != "sqlite":
        pool: Any = {"pool_size": connections, "max_overflow": 0, "pool_use_lifo": True}
        return create_async_engine(url, pool_pre_ping=True, hide_parameters=True, **pool)
    # One connection: SQLite has one writer at a time, and waiting in line never fails.
    engine = create_async_engine(url, pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def _set_up(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=10000")
        _write_ahead(cursor)
        cursor.execute("PRAGMA synchronous=FULL")  # a power cut loses nothing accepted
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def _write_ahead(cursor: Any) -> None:
    """Begin to write ahead, once and for all; for that SQLite itself does not wait for others."""
    for left in reversed(range(WAITS)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if not left:
                raise
            await_only(asyncio.sleep(WAIT_SECONDS))
