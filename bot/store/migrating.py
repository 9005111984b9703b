"""Bringing the tables up to date: all or nothing, one process at a time, after a copy."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import structlog
from sqlalchemy import Connection, NullPool, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.errors import NotReachable, NotReady
from bot.store import postgres_copies
from bot.store.files import (
    PRIVATE_FOLDER,
    copy_name,
    forget_old_copies,
    keep_copy,
    make_private,
    sqlite_file,
    try_opening,
)
from bot.store.revisions import migrate, newest_revision, refuse_unknown, revision_of

log = structlog.get_logger()

ALONE = {
    "sqlite": ("PRAGMA synchronous=FULL", "BEGIN IMMEDIATE"),
    "postgresql": (f"SELECT pg_advisory_xact_lock({int.from_bytes(b'bridge')})",),
}
"""How a transaction begins before which no other upgrade can look at the database."""
COPIES = Path("data")
"""Where copies of a PostgreSQL are kept."""
NOT_UP = ("53300", "57P01", "57P02", "57P03")
"""What PostgreSQL says when it has no connection left, stops, or has only begun to start."""
PATIENCE_SECONDS = 60
"""How long SQLite waits for another process that is upgrading."""


async def upgrade(url: str) -> None:
    """Make the database and its tables, or bring them up to date.

    Raises `NotReady`; nothing has changed then. It is a `NotReachable` if no server answers.
    """
    file = sqlite_file(url)
    try:
        if file is not None:
            make_private(file)
            try_opening(file, "rw")
        engine = _engine(url)
        try:
            async with engine.begin() as connection:
                await _upgrade(connection, url, file)
        finally:
            await engine.dispose()
    except (DBAPIError, OSError, sqlite3.Error) as error:
        fault = (isinstance(error, DBAPIError) and error.orig) or error
        if file is None and _is_outage(fault):
            raise NotReachable(f"The database doesn't answer: {one_line(fault)}") from error
        raise NotReady(f"The database can't be used: {one_line(fault)}") from error


def _is_outage(fault: BaseException) -> bool:
    """Return whether a server isn't there (now), as opposed to refusing what it is asked."""
    states = {getattr(each, "sqlstate", None) for each in (fault, fault.__cause__)}
    return isinstance(fault, OSError) or not states.isdisjoint(NOT_UP)


def one_line(error: object) -> str:
    """Return what an error says, on one line."""
    return " ".join(str(error).split()) or type(error).__name__


def _engine(url: str) -> AsyncEngine:
    """Make an engine for migrations only.

    Its transactions hold DDL too, in SQLAlchemy's way for SQLite. The others keep the driver's own
    way, in which reading holds no snapshot that makes a later write fail.
    """
    engine = create_async_engine(url, poolclass=NullPool, hide_parameters=True)
    backend = make_url(url).get_backend_name()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        for statement in ALONE[backend]:
            connection.exec_driver_sql(statement)

    if backend == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def _set_up(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # the driver begins nothing by itself
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={PATIENCE_SECONDS * 1000}")
            # A table that is made anew is dropped first: no row that refers to it may mind.
            cursor.execute("PRAGMA foreign_keys=OFF")
            cursor.close()

    return engine


async def _upgrade(connection: AsyncConnection, url: str, file: Path | None) -> None:
    held, newest = await connection.run_sync(revision_of), newest_revision()
    if held == newest:
        return
    refuse_unknown(held)
    copy = None
    if file is not None:
        astray = await _astray(connection)
        if held is not None:
            copy = await asyncio.to_thread(keep_copy, file, held)
    elif held is not None:
        copy = await asyncio.to_thread(_keep_dump, url, held)
    await connection.run_sync(migrate, newest)
    if file is not None and (lost := await _astray(connection) - astray):
        raise NotReady(f"The upgrade to {newest} would leave rows without {_named(lost)}.")
    log.info("tables brought up to date", before=held, now=newest, copy=copy and str(copy))


def _keep_dump(url: str, revision: str) -> Path | None:
    """Copy a PostgreSQL as `keep_copy` copies a file; None, told in the log, if that can't be."""
    database = COPIES / (make_url(url).database or "postgresql")
    try:
        COPIES.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
        postgres_copies.dump(url, copy_name(database, revision))
        forget_old_copies(database)
    except (NotReady, OSError) as why:
        log.warning("no copy of the database before its upgrade", why=one_line(why))
        return None
    return copy_name(database, revision)


async def _astray(connection: AsyncConnection) -> Counter[tuple[str, str]]:
    """Count the rows of each table that refer to rows of another one that are not there."""
    found = await connection.exec_driver_sql("PRAGMA foreign_key_check")
    return Counter((row["table"], row["parent"]) for row in found.mappings())


def _named(lost: Iterable[tuple[str, str]]) -> str:
    return ", ".join(sorted(f"{parent} ({table})" for table, parent in lost))
