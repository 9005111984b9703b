"""What all stores share: whatever is asked or changed here is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar, TypeVarTuple, cast

from sqlalchemy import CursorResult, Delete, Row, Select, Update
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from bot.store.share import Share
from bot.store.tables import Base

Kind = TypeVar("Kind", bound=Base)
Found = TypeVar("Found")
Columns = TypeVarTuple("Columns")


class Rows:
    """Rows of tables. They come back loaded and detached."""

    def __init__(self, session: async_sessionmaker[AsyncSession], share: Share) -> None:
        """`share`: of the servers whose work is to be done, those of this process."""
        self._session = session
        self._share = share

    async def _get(self, kind: type[Kind], key: Any) -> Kind | None:
        """The row with this primary key."""
        async with self._session() as session:
            return await session.get(kind, key)

    async def _all(self, query: Select[Found]) -> Sequence[Found]:
        """The column, or the row of a table, of all that are found."""
        async with self._session() as session:
            return (await session.scalars(query)).all()

    async def _first(self, query: Select[Found]) -> Found | None:
        """The same of the first that is found; None where there is none."""
        async with self._session() as session:
            return await session.scalar(query)

    async def _rows(self, query: Select[*Columns]) -> Sequence[Row[*Columns]]:
        """All columns of all that are found."""
        async with self._session() as session:
            return (await session.execute(query)).all()

    async def _add(self, row: Base) -> None:
        """A new row; it gets its key. Raises `IntegrityError`."""
        async with self._session.begin() as session:
            session.add(row)

    async def _merge(self, row: Base) -> None:
        """A row, new or in the place of the one with its key."""
        async with self._session.begin() as session:
            await session.merge(row)

    async def _change(self, change: Update | Delete) -> bool:
        """Has this changed any row?"""
        async with self._session.begin() as session:
            return await changes(session, change)


async def changes(session: AsyncSession, change: Update | Delete) -> bool:
    """Has this changed any row, in a transaction that goes on?"""
    return cast("CursorResult[Any]", await session.execute(change)).rowcount > 0
