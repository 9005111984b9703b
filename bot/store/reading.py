"""Looking at a database without changing anything in it or beside it."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import JSON, URL, Connection, NullPool, column, func, inspect, select, table
from sqlalchemy.ext.asyncio import create_async_engine

from bot.errors import NotReady
from bot.store.files import is_incomplete_copy, open_to_others, sqlite_file, try_opening
from bot.store.revisions import newest_revision, refuse_unknown, revision_of
from bot.store.tables import Base, Match, Move

Seen = TypeVar("Seen")


async def read_only(url: str, look: Callable[[Connection], Seen]) -> Seen | None:
    """Return what `look` sees in a database; None where an SQLite file is not there yet.

    Raises what the driver raises.
    """
    file = sqlite_file(url)
    if file is not None:
        if not file.exists():
            return None
        try_opening(file, "ro")
    engine = create_async_engine(
        reading_url(url),
        poolclass=NullPool,
        hide_parameters=True,
        execution_options={} if file else {"postgresql_readonly": True},
    )
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(look)
    finally:
        await engine.dispose()


def reading_url(url: str) -> str:
    """Return the URL through which an SQLite file that is there can't be changed.

    Any other URL stays as it is.
    """
    file = sqlite_file(url)
    if file is None:
        return url
    query = {"mode": "ro", "uri": "true"}
    if not file.with_name(f"{file.name}-wal").exists():
        query["immutable"] = "1"  # nobody has it open: SQLite need not even lay a side file
    name = f"file:{quote(str(file.absolute()))}"
    return URL.create("sqlite+aiosqlite", database=name, query=query).render_as_string()


def up_to_date(connection: Connection) -> bool:
    """Return whether the database has the tables that this program reads."""
    return revision_of(connection) == newest_revision()


async def state_at(url: str) -> str | None:
    """Describe the database at a URL as `state_of` does; None if an SQLite file isn't there.

    Raises `NotReady`, also for an incomplete copy of a file, and what the driver raises.
    """
    file = sqlite_file(url)
    if file is not None and file.exists() and is_incomplete_copy(file):
        raise NotReady(
            f"incomplete: {file} was copied while the bot was running, and the newest moves were"
            " in the file beside it (-wal). Use a copy made by `bridgekeeper backup`."
        )
    return await read_only(url, state_of)


def state_of(connection: Connection) -> str:
    """Describe a database: whole and up to date, or to be upgraded by the next start.

    Raises `NotReady` where it is damaged or not what it should be.
    """
    if connection.dialect.name == "sqlite":
        _refuse_damaged(connection)
    held, newest = revision_of(connection), newest_revision()
    refuse_unknown(held)
    if held == newest:
        if differences := compare_metadata(MigrationContext.configure(connection), Base.metadata):
            raise NotReady(f"{len(differences)} differences from the tables of revision {newest}")
        if connection.dialect.name == "sqlite":
            _refuse_torn(connection)
        return f"tables up to date (revision {newest})"
    if held is None:
        return f"no tables yet, the next start makes them (revision {newest})"
    return f"would be upgraded from revision {held} to {newest} by the next start"


def stored_pages(connection: Connection) -> Sequence[tuple[int, Any]]:
    """Load the number and document of every page that somebody made, whatever the revision."""
    if not inspect(connection).has_table("stored_pages"):
        return ()
    pages = table("stored_pages", column("number"), column("document", JSON))
    found = connection.execute(select(pages.c.number, pages.c.document).order_by(pages.c.number))
    return [(number, document) for number, document in found]


def room_for(file: Path) -> str:
    """Tell who can read the file, where it is.

    Raises `NotReady` where the bot couldn't write.
    """
    folder = file.parent.absolute()
    while not folder.exists():
        folder = folder.parent
    for path in (folder, file):
        if path.exists() and not os.access(path, os.W_OK):
            raise NotReady(f"{path} can't be written")
    if not file.exists():
        return f"{file} does not exist yet, the next start makes it"
    if open_to_others(file):
        return f"{file} can be read by others; the next start makes it private"
    return f"{file} can be written, and read by nobody else"


def _refuse_damaged(connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalars().all()
    if found != ["ok"]:
        raise NotReady(f"damaged: {' '.join(str(found[0]).split())}. Put a copy back.")
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise NotReady("damaged: rows refer to others that are not there. Put a copy back.")


def _refuse_torn(connection: Connection) -> None:
    """Raise `NotReady` if matches and their moves are not of the same moment."""
    moves = func.count(Move.number)
    torn = (
        select(Match.id)
        .outerjoin(Move, Move.match_id == Match.id)
        .group_by(Match.id)
        .having(moves != Match.version)
    )
    if found := connection.execute(select(func.count()).select_from(torn.subquery())).scalar():
        raise NotReady(
            f"incomplete: {found} matches lack moves, as in a file that was copied while the bot"
            " was running. Use a copy made by `bridgekeeper backup`."
        )
