"""What all stores share: whatever is asked or changed here is one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial, wraps
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar, TypeVarTuple, cast

from sqlalchemy import CursorResult, Delete, Row, Select, Update
from sqlalchemy.orm import Session

from bot.store.database import Database
from bot.store.share import Share
from bot.store.tables import Base

Kind = TypeVar("Kind", bound=Base)
Found = TypeVar("Found")
Columns = TypeVarTuple("Columns")
Store = TypeVar("Store", bound="Rows")
Facts = ParamSpec("Facts")
Answer = TypeVar("Answer")


class Rows:
    """Rows of tables. They come back loaded and detached."""

    def __init__(self, database: Database, share: Share) -> None:
        """`share`: of the servers whose work is to be done, those of this process."""
        self._database = database
        self._share = share

    async def _get(self, kind: type[Kind], key: Any) -> Kind | None:
        """The row with this primary key."""
        return await self._database.ask(lambda session: session.get(kind, key))

    async def _all(self, query: Select[Found]) -> Sequence[Found]:
        """The column, or the row of a table, of all that are found."""
        return await self._database.ask(lambda session: session.scalars(query).all())

    async def _first(self, query: Select[Found]) -> Found | None:
        """The same of the first that is found; None where there is none."""
        return await self._database.ask(lambda session: session.scalar(query))

    async def _rows(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        """All columns of all that are found."""
        return await self._database.ask(lambda session: session.execute(query).all())

    async def _add(self, row: Base) -> None:
        """A new row; it gets its key. Raises `IntegrityError`."""
        await self._database.change(lambda session: session.add(row))

    async def _merge(self, row: Base) -> None:
        """A row, new or in the place of the one with its key."""
        await self._database.change(lambda session: session.merge(row))

    async def _change(self, change: Update | Delete) -> bool:
        """Has this changed any row?"""
        return await self._database.change(lambda session: changes(session, change))


def transaction(
    method: Callable[Concatenate[Store, Session, Facts], Answer],
) -> Callable[Concatenate[Store, Facts], Awaitable[Answer]]:
    """A method of a store all of whose changes are made, or none if it raises."""

    @wraps(method)
    async def run(store: Store, /, *facts: Facts.args, **more: Facts.kwargs) -> Answer:
        return await store._database.change(lambda session: method(store, session, *facts, **more))

    return run


class Gathered:
    """Rows by their numbers, each asked for by itself: those that are wanted while others are being
    fetched are fetched by one question. To ask it takes longer than to find them."""

    def __init__(self, database: Database, query: Select[*tuple[Any, ...]]) -> None:
        """The query finds the rows with the `numbers` that are bound to it, and tells the number
        first."""
        self._database = database
        self._query = query
        self._wanted: list[tuple[int, asyncio.Future[Row[Any] | None]]] = []
        self._fetching: asyncio.Task[None] | None = None

    async def row(self, number: int) -> Row[Any] | None:
        """The row as it is now; None where there is none."""
        found: asyncio.Future[Row[Any] | None] = asyncio.get_running_loop().create_future()
        self._wanted.append((number, found))
        if self._fetching is None or self._fetching.done():
            self._fetching = asyncio.create_task(self._fetch())
        return await found

    async def _fetch(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, []
            numbers = sorted({number for number, _ in wanted})
            try:
                rows = await self._database.ask(partial(self._rows, numbers))
            except asyncio.CancelledError:
                for _, found in (*wanted, *self._wanted):
                    found.cancel()
                raise
            except Exception as fault:
                for _, found in wanted:
                    if not found.done():
                        found.set_exception(fault)
            else:
                of_number = {row[0]: row for row in rows}
                for number, found in wanted:
                    if not found.done():  # else nobody waits for it any more
                        found.set_result(of_number.get(number))

    def _rows(self, numbers: Sequence[int], session: Session) -> Sequence[Row[Any]]:
        return session.connection().execute(self._query, {"numbers": numbers}).all()


class Together:
    """Changes of rows that come at about the same time are one transaction: a commit waits for the
    disk, and one for many costs what one for each does."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Wish] = []
        self._writing: asyncio.Task[None] | None = None

    async def change(self, number: int, change: Update) -> bool:
        """Has this changed any row? `number` is that of the row."""
        wish = _Wish(number, change, asyncio.get_running_loop().create_future())
        self._waiting.append(wish)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await wish.fulfilled

    async def _write(self) -> None:
        while self._waiting:
            # All processes hold rows in the same order, or they would wait for each other.
            wishes, self._waiting = sorted(self._waiting, key=lambda wish: wish.number), []
            try:
                done = await self._database.change(partial(_all_changes, wishes))
            except asyncio.CancelledError:
                for wish in (*wishes, *self._waiting):
                    wish.fulfilled.cancel()
                raise
            except Exception as fault:
                for wish in wishes:
                    if not wish.fulfilled.done():
                        wish.fulfilled.set_exception(fault)
            else:
                for wish, changed in zip(wishes, done, strict=True):
                    if not wish.fulfilled.done():  # else nobody waits for it any more
                        wish.fulfilled.set_result(changed)


class _Wish(NamedTuple):
    number: int
    change: Update
    fulfilled: asyncio.Future[bool]


def _all_changes(wishes: Sequence[_Wish], session: Session) -> list[bool]:
    return [changes(session, wish.change) for wish in wishes]


def changes(session: Session, change: Update | Delete) -> bool:
    """Has this changed any row, in a transaction that goes on?"""
    return cast("CursorResult[Any]", session.execute(change)).rowcount > 0
