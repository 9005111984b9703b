"""The base of all stores: one transaction per query or change, batches, and a cache of rows."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from functools import partial, wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, TypeVarTuple, cast

from cachetools import TTLCache
from sqlalchemy import CursorResult, Delete, Insert, Row, Select, Update, inspect
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from bot.store.database import Database, ShardOwnership
from bot.store.tables import Base

Kind = TypeVar("Kind", bound=Base)
Found = TypeVar("Found")
Columns = TypeVarTuple("Columns")
Store = TypeVar("Store", bound="Rows")
Facts = ParamSpec("Facts")
Answer = TypeVar("Answer")
MatchRequest = TypeVar("MatchRequest")
Kept = TypeVar("Kept")
SECONDS = 30.0
"""Seconds after which a row is read again: another process may have changed it."""
MOST = 10_000


class Rows:
    """Access to the rows of tables. Rows are returned loaded and detached."""

    def __init__(self, database: Database, share: ShardOwnership) -> None:
        """Take the database and the `share` of servers for which this process is responsible."""
        self._database = database
        self._share = share

    async def _get(self, kind: type[Kind], key: Any) -> Kind | None:
        """Load the row with this primary key, or None."""
        return await self._database.ask(lambda session: session.get(kind, key))

    async def _all(self, query: Select[Found]) -> Sequence[Found]:
        """Load all results: a column, or the rows of a table."""
        return await self._database.ask(lambda session: session.scalars(query).all())

    async def _first(self, query: Select[Found]) -> Found | None:
        """Load the first result, or None."""
        return await self._database.ask(lambda session: session.scalar(query))

    async def _rows(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        """Load all columns of all results."""
        return await self._database.ask(lambda session: session.execute(query).all())

    async def _add(self, row: Base) -> None:
        """Add a new row, which gets its key. Raises `IntegrityError`."""
        await self._database.change(lambda session: session.add(row))

    async def _put(self, row: Base) -> None:
        """Add a row, or give its values to the one with its key (`put_row`)."""
        await self._database.change(lambda session: put_row(session, row))

    async def _change(self, change: Update | Delete) -> bool:
        """Make a change and return whether it has changed any row."""
        return await self._database.change(lambda session: changes_rows(session, change))


def transaction(
    method: Callable[Concatenate[Store, Session, Facts], Answer],
) -> Callable[Concatenate[Store, Facts], Awaitable[Answer]]:
    """Make a method of a store run in one transaction: all of its changes, or none if it raises."""

    @wraps(method)
    async def run(store: Store, /, *facts: Facts.args, **more: Facts.kwargs) -> Answer:
        def errand(session: Session) -> Answer:
            return method(store, session, *facts, **more)

        errand.__qualname__ = method.__qualname__  # by which the database tells changes apart
        return await store._database.change(errand)

    return run


class _Shared(ABC, Generic[MatchRequest, Answer]):
    """Batches requests that arrive while others are in flight."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[MatchRequest, asyncio.Future[Answer]]] = []
        self._working: asyncio.Task[None] | None = None

    @abstractmethod
    async def _answers(self, wishes: Sequence[MatchRequest]) -> Sequence[Answer]:
        """Answer all these requests in order, in one transaction."""

    async def answer(self, request: MatchRequest) -> Answer:
        """Return the answer to a request, which may be handled together with others."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, answer))
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        while self._waiting:
            asked, self._waiting = self._waiting, []
            try:
                answers = await self._answers([request for request, _ in asked])
            except asyncio.CancelledError:
                for _, answer in (*asked, *self._waiting):
                    answer.cancel()
                raise
            except Exception as fault:
                for _, answer in asked:
                    if not answer.done():  # else no one waits for it any more
                        answer.set_exception(fault)
            else:
                for (_, answer), found in zip(asked, answers, strict=True):
                    if not answer.done():
                        answer.set_result(found)


class BatchLoader(_Shared[int, "Row[Any] | None"]):
    """Loads rows by number, in batches; the answer is None if there is no such row.

    Requests that arrive during a query share the next one: a query takes longer than finding its
    rows.
    """

    def __init__(self, database: Database, query: Select[*tuple[Any, ...]]) -> None:
        """Take a query that finds the rows with the bound `numbers`.

        The number must be its first column.
        """
        super().__init__(database)
        self._query = query

    async def _answers(self, wishes: Sequence[int]) -> Sequence[Row[Any] | None]:
        rows = await self._database.ask(partial(self._rows, sorted(set(wishes))))
        of_number = {row[0]: row for row in rows}
        return [*map(of_number.get, wishes)]

    def _rows(self, numbers: Sequence[int], session: Session) -> Sequence[Row[Any]]:
        return session.connection().execute(self._query, {"numbers": numbers}).all()


class WriteBatch(_Shared[tuple[int, Update], bool]):
    """Makes changes of rows that arrive at about the same time in one transaction.

    A request is the number of a row and its change; the answer says whether any row has changed. A
    commit waits for the disk, and one for many changes costs as much as one for each.
    """

    async def _answers(self, wishes: Sequence[tuple[int, Update]]) -> Sequence[bool]:
        return await self._database.change(partial(_all_changes, wishes))


def _all_changes(wishes: Sequence[tuple[int, Update]], session: Session) -> list[bool]:
    """Make these changes and return for each whether it has changed any row.

    All processes lock rows in the order of their numbers, or they would wait for each other.
    """
    changed = [False] * len(wishes)
    for place in sorted(range(len(wishes)), key=lambda place: wishes[place][0]):
        changed[place] = changes_rows(session, wishes[place][1])
    return changed


def changes_rows(session: Session, change: Insert | Update | Delete) -> bool:
    """Execute a change in an open transaction; return whether it has changed any row."""
    return cast("CursorResult[Any]", session.execute(change)).rowcount > 0


def put_row(session: Session, row: Base) -> None:
    """Add a row; if its key is taken, give the values that are set here to the row that has it.

    This is one statement. `session.merge` asks first and adds later: of two processes that do it at
    the same time, the second one fails.
    """
    key, adding = inspect(type(row)).primary_key, _adding(session, row)
    names = _values(row).keys() - {column.name for column in key}
    if names:
        changed = {name: adding.excluded[name] for name in names}
        session.execute(adding.on_conflict_do_update(index_elements=key, set_=changed))
    else:
        session.execute(adding.on_conflict_do_nothing())


def add_if_free(session: Session, row: Base) -> bool:
    """Add a row; return False, and change nothing, if a unique value in it is taken."""
    return changes_rows(session, _adding(session, row).on_conflict_do_nothing())


def _adding(session: Session, row: Base) -> sqlite.Insert | postgresql.Insert:
    if session.get_bind().dialect.name == "sqlite":
        return sqlite.insert(type(row)).values(_values(row))
    return postgresql.insert(type(row)).values(_values(row))


def _values(row: Base) -> dict[str, Any]:
    """Return the values that are set in a row, by column; unset columns get their defaults."""
    state = inspect(row)
    columns = state.mapper.columns.items()
    return {column.name: state.dict[name] for name, column in columns if name in state.dict}


class Remembered(Generic[Kept]):
    """A cache of rows by key, as `read` returns them, including missing ones."""

    def __init__(
        self,
        read: Callable[[int], Awaitable[Kept | None]],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._read = read
        self._kept: TTLCache[int, tuple[Kept | None]] = TTLCache(MOST, SECONDS, clock)
        self._changes = 0

    async def get(self, key: int) -> Kept | None:
        """Return the row, at most `SECONDS` old.

        It is never older than the latest call of `changed`. It is shared: never modify it.
        """
        kept = self._kept.get(key)
        if kept is not None:
            return kept[0]
        changes = self._changes
        row = await self._read(key)
        if changes == self._changes:  # else it may have been read before the change
            self._kept[key] = (row,)
        return row

    async def change(self, key: int, change: Awaitable[object]) -> None:
        """Make a change of the row of this key, and forget the row, even if the change fails."""
        try:
            await change
        finally:
            self.changed(key)

    def changed(self, key: int) -> None:
        """Forget the row of this key, which has just been changed here."""
        self._changes += 1
        self._kept.pop(key, None)
