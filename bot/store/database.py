"""The database of a process, and the servers that the process is responsible for."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Integer,
    create_engine,
    event,
    func,
    literal_column,
    true,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import Session, sessionmaker

from bot.store.copies import number_of, sqlite_file

TIME_BITS = 22
"""The lower bits of an id; those above say when it was made, by which Discord splits servers."""
CONNECTIONS = 10
"""Maximum connections of one process to PostgreSQL. Background work uses a few of them, however
long its backlog is, and a query takes milliseconds: the rest are for users.
"""
TOGETHER, BETWEEN_COMMITS = 50, 0.01
"""The most changes in one transaction of an SQLite file, and the least seconds between commits."""
BUSY_SECONDS = 10
WAIT_SECONDS = 0.05
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class ShardOwnership:
    """The shards with these numbers, out of `shards` in total.

    Whatever belongs to no server is in the first shard, to which Discord sends private messages.
    """

    shards: int = 1
    numbers: Collection[int] = (0,)

    @property
    def is_all(self) -> bool:
        """Whether this process is responsible for all servers."""
        return len(self.numbers) == self.shards

    def __contains__(self, guild_id: int | None) -> bool:
        """Return whether this server (None: no server) is in these shards."""
        return ((guild_id or 0) >> TIME_BITS) % self.shards in self.numbers

    def of(self, guild_id: Any) -> ColumnElement[bool]:
        """Return the condition of a query that the server in this column is in these shards."""
        if self.is_all:
            return true()
        bits = literal_column(str(TIME_BITS), Integer)  # PostgreSQL shifts only by small integers
        shard = func.coalesce(guild_id, 0).bitwise_rshift(bits) % self.shards
        return shard.in_(sorted(self.numbers))


class Database(ABC):
    """Runs functions in a database session, each in its own transaction.

    Rows that they return are loaded and detached.
    """

    @abstractmethod
    async def ask(self, question: Callable[[Session], Answer]) -> Answer:
        """Run a function that changes nothing and return its result."""

    def __init__(self) -> None:
        self._refused: dict[str, float] = {}

    async def change(self, errand: Callable[[Session], Answer]) -> Answer:
        """Run a function in a transaction and return its result; if it raises, nothing changes.

        The transaction is finished even if the caller is cancelled.
        """
        kind = getattr(errand, "__qualname__", "")
        try:
            answer = await self._do(errand)
        except IntegrityError:  # a result, not a failure: another change was faster
            raise
        except (DBAPIError, sqlite3.Error, OSError):
            self._refused[kind] = time.monotonic()
            raise
        self._refused.pop(kind, None)
        return answer

    def is_refusing(self, seconds: float) -> bool:
        """Return whether a change failed within these seconds and none of its kind has succeeded
        since.

        A full database may still accept another kind: an update of a row, but not a new row.
        """
        return any(at > time.monotonic() - seconds for at in self._refused.values())

    @abstractmethod
    async def _do(self, errand: Callable[[Session], Answer]) -> Answer:
        """Run a function in a transaction."""

    @abstractmethod
    async def clear_traces(self) -> None:
        """Clear remains of deleted rows from files, unless the database does that itself."""

    @property
    @abstractmethod
    def engines(self) -> Sequence[Engine]:
        """The engines, for code that listens to them; the last one is used for queries."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""


def database_at(url: str, connections: int = CONNECTIONS) -> Database:
    """Return the database at this URL.

    `connections` is the maximum number of connections to a PostgreSQL server.
    """
    if make_url(url).get_backend_name() == "sqlite":
        return _File(url)
    return _Server(url, connections)


class _File(Database):
    """An SQLite file.

    One change runs at a time; waiting in the queue never fails. A query doesn't wait for changes,
    and all its statements see the rows at one moment.

    A function runs in one thread from beginning to end: an asynchronous driver, which hands over
    each statement, takes many times as long on a busy machine.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._changes = _Changes(_writing(url), "writer")
        self._questions = _Line(_reading(url), "reader")

    async def ask(self, question: Callable[[Session], Answer]) -> Answer:
        return await self._questions.run(question)

    async def _do(self, errand: Callable[[Session], Answer]) -> Answer:
        return await self._changes.run(errand)

    async def clear_traces(self) -> None:
        loop, line = asyncio.get_running_loop(), self._changes
        await loop.run_in_executor(line.thread, _empty_the_log, line.engine)

    @property
    def engines(self) -> Sequence[Engine]:
        return self._changes.engine, self._questions.engine

    async def close(self) -> None:
        await self._questions.close()
        await self._changes.end()
        await asyncio.to_thread(_end_the_log, self._changes.engine)
        await self._changes.close()


class _Line:
    """A thread with a connection, which runs functions in the order of their requests.

    With several threads, the second of two clicks could overtake the first.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._session = sessionmaker(engine, expire_on_commit=False)

    async def run(self, errand: Callable[[Session], Answer]) -> Answer:
        return await asyncio.wrap_future(self._submit(errand))

    def _submit(self, errand: Callable[[Session], Answer]) -> Future[Answer]:
        return self.thread.submit(self._run, errand)

    def _run(self, errand: Callable[[Session], Answer]) -> Answer:
        with self._session.begin() as session:
            return errand(session)

    async def end(self) -> None:
        """Finish all requested work and accept no more."""
        await asyncio.to_thread(self.thread.shutdown)

    async def close(self) -> None:
        await self.end()
        self.engine.dispose()


class _Changes(_Line):
    """A line for changes: those that are requested at the same time are committed together.

    Each is undone on its own if it fails, and has its answer when all are safe on the disk. A
    change waits for others only if the last commit was a moment ago.
    """

    def __init__(self, engine: Engine, name: str) -> None:
        super().__init__(engine, name)
        self._waiting: deque[tuple[Callable[[Session], Any], Future[Any]]] = deque()
        self._committed_at = 0.0

    def _submit(self, errand: Callable[[Session], Answer]) -> Future[Answer]:
        answer: Future[Answer] = Future()
        self._waiting.append((errand, answer))
        try:
            self.thread.submit(self._run_waiting)  # one for each; those that find nothing are quick
        except RuntimeError:  # it is closed
            answer.cancel()
            raise
        return answer

    def _run_waiting(self) -> None:
        if not self._waiting:
            return
        if (early := self._committed_at + BETWEEN_COMMITS - time.monotonic()) > 0:
            time.sleep(early)
        waiting = [self._waiting.popleft() for _ in range(min(len(self._waiting), TOGETHER))]
        wanted = [each for each in waiting if each[1].set_running_or_notify_cancel()]
        outcomes: list[_Outcome] = []
        try:
            if len(wanted) == 1:
                outcomes.append(_Outcome(self._run(wanted[0][0])))
            elif wanted:
                with self.engine.begin() as connection:
                    outcomes += [_attempt(connection, errand) for errand, _ in wanted]
        except BaseException as fault:
            outcomes = [_Outcome(fault=fault) for _ in wanted]
        self._committed_at = time.monotonic()
        for (_, answer), outcome in zip(wanted, outcomes, strict=True):
            if outcome.fault is None:
                answer.set_result(outcome.answer)
            else:
                answer.set_exception(outcome.fault)


@dataclass(frozen=True, slots=True)
class _Outcome:
    """What a change has returned, or raised."""

    answer: Any = None
    fault: BaseException | None = None


def _attempt(connection: Connection, errand: Callable[[Session], Any]) -> _Outcome:
    """Run a change that is undone on its own if it fails.

    Raises what it has raised if SQLite has undone the whole transaction (a full disk, for example).
    """
    joining = Session(connection, expire_on_commit=False, join_transaction_mode="create_savepoint")
    try:
        with joining as session, session.begin():
            return _Outcome(errand(session))
    except Exception as fault:
        driver: Any = connection.connection.driver_connection
        if not driver.in_transaction:
            raise
        return _Outcome(fault=fault)


class _Server(Database):
    """A PostgreSQL server."""

    def __init__(self, url: str, connections: int) -> None:
        super().__init__()
        self._engine = _to_server(url, connections)
        self._session = async_sessionmaker(self._engine, expire_on_commit=False)

    async def ask(self, question: Callable[[Session], Answer]) -> Answer:
        async with self._session() as session:
            return await session.run_sync(question)

    async def _do(self, errand: Callable[[Session], Answer]) -> Answer:
        async with self._session.begin() as session:
            return await session.run_sync(errand)

    async def clear_traces(self) -> None:
        """Do nothing: the server's autovacuum does it."""

    @property
    def engines(self) -> Sequence[Engine]:
        return (self._engine.sync_engine,)

    async def close(self) -> None:
        await self._engine.dispose()


def _to_server(url: str, connections: int) -> AsyncEngine:
    pool: Any = {"pool_size": connections, "max_overflow": 0, "pool_use_lifo": True}
    return create_async_engine(url, pool_pre_ping=True, hide_parameters=True, **pool)


def _reading(url: str) -> Engine:
    """Make an engine that can't change anything."""

    def set_up(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA query_only=ON")

    return _of_a_file(url, "BEGIN", set_up)


def _writing(url: str) -> Engine:
    def set_up(connection: sqlite3.Connection) -> None:
        _write_ahead(connection)
        _write_number(connection, url)
        connection.execute("PRAGMA synchronous=FULL")  # a power cut loses nothing that was accepted
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten

    return _of_a_file(url, "BEGIN IMMEDIATE", set_up)  # no other process gets in between


def _of_a_file(url: str, begin: str, set_up: Callable[[sqlite3.Connection], None]) -> Engine:
    file = make_url(url).set(drivername="sqlite")
    engine = create_engine(file, pool_size=1, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connected(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin only as stated below
        connection.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        set_up(connection)

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.execute(begin)

    return engine


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead mode, which is permanent; here SQLite itself doesn't wait for locks."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(WAIT_SECONDS)


def _write_number(connection: sqlite3.Connection, url: str) -> None:
    """Write the file's number into the file, by which an incomplete copy is recognised."""
    file = sqlite_file(url)
    assert file is not None, "only files write ahead"
    number = number_of(file)
    if connection.execute("PRAGMA user_version").fetchone() != (number,):
        connection.execute(f"PRAGMA user_version={number}")
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # not only into its log


def _empty_the_log(engine: Engine) -> None:
    """Move everything from the write-ahead log into the file, and empty it if no one reads it."""
    with closing(engine.raw_connection()) as connection:
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _end_the_log(engine: Engine) -> None:
    """Move everything from the write-ahead log into the file, unless others have it open.

    After that a copy of the file is complete.
    """
    if not engine.pool.checkedin():  # type: ignore[attr-defined]
        return
    with suppress(sqlite3.Error), closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        cursor.execute("PRAGMA busy_timeout=0")
        cursor.execute("PRAGMA journal_mode=DELETE")
