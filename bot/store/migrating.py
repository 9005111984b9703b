"""Bring the tables up to date, all or nothing, or inspect a database without changing anything."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

import structlog
from sqlalchemy import (
    JSON,
    URL,
    ColumnClause,
    Connection,
    NullPool,
    column,
    event,
    func,
    inspect,
    select,
    table,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.errors import NotReachable, NotReady
from bot.store import copies
from bot.store.copies import (
    copy_name,
    forget_old_copies,
    is_incomplete_copy,
    keep_copy,
    make_private,
    open_to_others,
    sqlite_file,
    try_opening,
)
from bot.store.tables import Base, Match, Move

log = structlog.get_logger()
ALONE = {
    "sqlite": ("PRAGMA synchronous=FULL", "BEGIN IMMEDIATE"),
    "postgresql": (f"SELECT pg_advisory_xact_lock({int.from_bytes(b'bridge')})",),
}
"""Statements that begin a transaction and keep other upgrades out until it ends."""
NOT_UP = ("53300", "57P01", "57P02", "57P03")
"""PostgreSQL's codes for: no connection left, stopping, just starting."""
VERSIONS = (Path(__file__).with_name("migrations") / "versions",)
"""Folders of the migrations, each in a file whose name begins with its revision."""
PATIENCE_SECONDS = 60
"""Seconds that SQLite waits for another process that is upgrading."""
Seen = TypeVar("Seen")


@cache
def revisions() -> tuple[str, ...]:
    """Return all revisions, oldest first.

    They are numbered; numbers below the first one were in use before the first release.
    """
    files = (path for folder in VERSIONS for path in folder.glob("[0-9]*_*.py"))
    return tuple(sorted(path.name.partition("_")[0] for path in files))


def newest_revision() -> str:
    """Return the revision that this version of the bot needs."""
    return revisions()[-1]


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database's tables; None if it has no tables yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    held: ColumnClause[str] = column("version_num")
    return connection.scalar(select(held).select_from(table("alembic_version")))


def refuse_unknown(held: str | None) -> None:
    """Raise `NotReady` for a database that this version of the bot can't bring up to date."""
    if held is None or held in revisions():
        return
    if held < revisions()[0]:
        raise NotReady(
            f"The database has revision {held}, from before the first release (0.1.0), and can't be"
            " brought up to date; nothing was changed. Name another database in"
            " BRIDGEKEEPER_DATABASE_URL, or move this one away: the next start makes a new one."
        )
    raise NotReady(
        f"The database has revision {held}, this version of Bridgekeeper knows revisions up to"
        f" {newest_revision()} only: run the newer version, or put a copy of the database back."
    )


def migrate(connection: Connection, revision: str) -> None:
    """Run the migrations up to this revision in the transaction of the connection."""
    from alembic import command, config  # most starts have nothing to upgrade: they save a tenth

    facts = config.Config(attributes={"connection": connection})
    facts.set_main_option("script_location", "bot.store:migrations")
    facts.set_main_option("path_separator", "newline")
    facts.set_main_option("version_locations", "\n".join(map(str, VERSIONS)))
    command.upgrade(facts, revision)


async def upgrade(url: str) -> None:
    """Create the database and its tables, or bring them up to date.

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
    """Return whether a server can't be reached at the moment, as opposed to refusing a request."""
    states = {getattr(each, "sqlstate", None) for each in (fault, fault.__cause__)}
    return isinstance(fault, OSError) or not states.isdisjoint(NOT_UP)


def one_line(error: object) -> str:
    """Return the text of an error on one line."""
    return " ".join(str(error).split()) or type(error).__name__


def _engine(url: str) -> AsyncEngine:
    """Make an engine for migrations only.

    Its transactions include DDL, in SQLAlchemy's way for SQLite. Other engines keep the driver's
    own way, in which reading holds no snapshot that makes a later write fail.
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
            connection.isolation_level = None  # the driver begins no transaction itself
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={PATIENCE_SECONDS * 1000}")
            # A recreated table is dropped first: rows that refer to it must not prevent that.
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
    """Copy a PostgreSQL database as `keep_copy` copies a file.

    Returns None, and logs a warning, if that isn't possible.
    """
    try:
        database = copies.place_of_copies(url)
        copies.dump(url, copy := copy_name(database, revision))
        forget_old_copies(database)
    except (NotReady, OSError) as why:
        log.warning("no copy of the database before its upgrade", why=one_line(why))
        return None
    return copy


async def _astray(connection: AsyncConnection) -> Counter[tuple[str, str]]:
    """Count the rows that refer to missing rows, by their table and the other one."""
    found = await connection.exec_driver_sql("PRAGMA foreign_key_check")
    return Counter((row["table"], row["parent"]) for row in found.mappings())


def _named(lost: Iterable[tuple[str, str]]) -> str:
    return ", ".join(sorted(f"{parent} ({table})" for table, parent in lost))


async def read_only(url: str, look: Callable[[Connection], Seen]) -> Seen | None:
    """Return what `look` returns for a database; None if an SQLite file doesn't exist yet.

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
    """Return a URL through which an existing SQLite file can't be changed.

    Any other URL is returned unchanged.
    """
    file = sqlite_file(url)
    if file is None:
        return url
    query = {"mode": "ro", "uri": "true"}
    if not file.with_name(f"{file.name}-wal").exists():
        query["immutable"] = "1"  # no process has it open: SQLite need not even create a side file
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

    Raises `NotReady` if it is damaged or isn't a database of the bot.
    """
    if connection.dialect.name == "sqlite":
        _refuse_damaged(connection)
    held, newest = revision_of(connection), newest_revision()
    refuse_unknown(held)
    if held == newest:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        if differences := compare_metadata(MigrationContext.configure(connection), Base.metadata):
            raise NotReady(f"{len(differences)} differences from the tables of revision {newest}")
        if connection.dialect.name == "sqlite":
            _refuse_torn(connection)
        return f"tables up to date (revision {newest})"
    if held is None:
        return f"no tables yet, the next start makes them (revision {newest})"
    return f"would be upgraded from revision {held} to {newest} by the next start"


def stored_puzzles(connection: Connection) -> Sequence[tuple[int, Any]]:
    """Load the number and document of every puzzle that users made, whatever the revision."""
    if not inspect(connection).has_table("stored_pages"):
        return ()
    puzzles = table("stored_pages", column("number"), column("document", JSON))
    found = connection.execute(
        select(puzzles.c.number, puzzles.c.document).order_by(puzzles.c.number)
    )
    return [(number, document) for number, document in found]


def room_for(file: Path) -> str:
    """Describe who can read the file, or that it doesn't exist yet.

    Raises `NotReady` if the bot couldn't write it.
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
    """Raise `NotReady` if the numbers of moves don't match the versions of the matches."""
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
