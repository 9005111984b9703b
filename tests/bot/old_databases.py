"""Databases of every released revision, with rows in every table.

They test what happens if the next program version is killed while it upgrades them.
"""

from __future__ import annotations

import asyncio
import os
import signal
import traceback
from collections.abc import Callable, Coroutine, Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from program_of_tomorrow import tables_of_tomorrow
from sqlalchemy import JSON, Column, Connection, Engine, MetaData, NullPool, event, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store import Store
from bot.store.copies import sqlite_file
from bot.store.migrating import migrate, revisions

Contents = dict[str, list[dict[str, Any]]]
"""The rows of every table."""

Files = dict[str, bytes]
"""The files of an SQLite database by name."""

Found = TypeVar("Found")

FOUND: dict[tuple[Any, ...], Any] = {}
"""What was found for each schema, by question and schema."""

SCHEMA = {
    "sqlite": "SELECT 'sqlite', name, sql FROM sqlite_master ORDER BY name",
    "postgresql": """
        SELECT 'postgresql', class.relname, class.relkind::text, attnum, attname, attnotnull,
            attidentity::text, format_type(atttypid, atttypmod), pg_get_expr(adbin, adrelid)
        FROM pg_class class
        LEFT JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
        LEFT JOIN pg_attrdef ON adrelid = class.oid AND adnum = attnum
        WHERE relnamespace = 'public'::regnamespace
        UNION ALL SELECT 'index', indexname, tablename, 0, indexdef, false, '', '', ''
        FROM pg_indexes WHERE schemaname = 'public'
        UNION ALL SELECT 'constraint', conname, conrelid::regclass::text, 0,
            pg_get_constraintdef(oid), false, '', '', ''
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
        ORDER BY 1, 2, 3, 4
    """,
}
"""Queries for everything that a database knows of its tables, by kind. An upgrade may create the
indexes in any order."""

ROWS = 3
REVISIONS = (None, *revisions())
"""The revisions that the next program version upgrades; None: there are no tables yet."""


def forget() -> None:
    """Clear the caches about databases."""
    FOUND.clear()
    _engine.cache_clear()


def within(url: str, work: Callable[[Connection], Any]) -> Any:
    """Return the result of `work`, run in a transaction on a new connection."""

    async def do() -> Any:
        async with _engine(url).begin() as connection:
            return await connection.run_sync(work)

    return asyncio.run(do())


@cache
def _engine(url: str) -> AsyncEngine:
    """Return the engine of a database, which caches compiled statements but no connection."""
    return create_async_engine(url, poolclass=NullPool)


class OldDatabase:
    """A database of a revision (None: it is empty) with rows in every table."""

    def __init__(self, url: str, revision: str | None) -> None:
        self.url = url
        self.revision = revision
        self.contents: Contents = {}
        self.file = sqlite_file(url)
        self._content = b""
        if revision is not None:
            self.contents = within(url, self._fill)
        if self.file is not None and revision is not None:
            within(url, lambda connection: connection.exec_driver_sql("PRAGMA journal_mode=WAL"))
            self._content = self.file.read_bytes()

    def restore(self) -> None:
        """Restore its original content."""
        empty(self.url)
        if self.revision is None:
            return
        if self.file is not None:
            self.file.write_bytes(self._content)
        else:
            within(self.url, self._fill)

    def _fill(self, connection: Connection) -> Contents:
        assert self.revision is not None
        migrate(connection, self.revision)
        made = _reflected(connection)
        for table in made.sorted_tables:
            for number in range(1, ROWS + 1):
                values = {each.name: _value(each, number) for each in table.columns}
                connection.execute(table.insert().values(values))
        return contents(connection)


def _of_schema(name: str, connection: Connection, find: Callable[[], Found]) -> Found:
    """Return what depends only on the schema of a database, computed once for each schema."""
    schema = connection.exec_driver_sql(SCHEMA[connection.dialect.name])
    key = name, *map(tuple, schema)
    if key not in FOUND:
        FOUND[key] = find()
    return FOUND[key]  # type: ignore[no-any-return]


def contents(connection: Connection) -> Contents:
    """Return the content of a database."""
    return {
        table.name: [
            dict(row._mapping) for row in connection.execute(select(table).order_by(*table.columns))
        ]
        if not any(isinstance(each.type, JSON) for each in table.columns)
        else sorted((dict(row._mapping) for row in connection.execute(select(table))), key=repr)
        for table in _reflected(connection).sorted_tables
    }


def kept(before: Contents, after: Contents) -> bool:
    """Return whether all that has a place in the newer tables is there, and no more rows."""
    for name in before.keys() & after.keys():
        columns = [each for each in before[name][0] if each in after[name][0]]
        then, now = (
            sorted(repr([row[each] for each in columns]) for row in rows)
            for rows in (before[name], after[name])
        )
        if then != now:
            return False
    return True


def is_whole(connection: Connection) -> bool:
    """Return whether it has the next version's tables, and all rows that others refer to."""

    def has_the_tables() -> bool:
        context = MigrationContext.configure(connection)
        return compare_metadata(context, tables_of_tomorrow()) == []

    same = _of_schema("is whole", connection, has_the_tables)
    if connection.dialect.name != "sqlite":
        return same  # it never deletes a row that others refer to
    return same and not connection.exec_driver_sql("PRAGMA foreign_key_check").all()


def contents_if_whole(connection: Connection) -> Contents | None:
    """Return the content of a database, None if it is not whole."""
    return contents(connection) if is_whole(connection) else None


def empty(url: str) -> None:
    """Delete everything in a database."""
    file = sqlite_file(url)
    if file is not None:
        for each in file.parent.glob(f"{file.name}*"):
            each.unlink()
        return

    def drop(connection: Connection) -> None:
        connection.exec_driver_sql("DROP SCHEMA public CASCADE")
        connection.exec_driver_sql("CREATE SCHEMA public")

    within(url, drop)


async def start(url: str) -> None:
    """Do what a starting bot does with its database."""
    store = Store(url)
    try:
        await store.open()
        await store.matches_behind(datetime.now(UTC))
    finally:
        await store.close()


class Points:
    """The points at which a start can be interrupted: before each change and each commit.

    At the `deadly` one this process is killed; without it they are only listed, with the files of
    the database in `file` at each.
    """

    def __init__(self, deadly: int | None = None, file: Path | None = None) -> None:
        self.passed: list[str] = []
        self.photographs: list[Files] = []
        self._deadly = deadly
        self._file = file

    def __enter__(self) -> Points:
        event.listen(Engine, "before_cursor_execute", self._statement)
        event.listen(Engine, "commit", self._commit)
        return self

    def __exit__(self, *_: object) -> None:
        event.remove(Engine, "before_cursor_execute", self._statement)
        event.remove(Engine, "commit", self._commit)

    def _statement(self, connection: Connection, _cursor: object, said: str, *_: object) -> None:
        if not said.lstrip().startswith(("SELECT", "PRAGMA")):
            self._pass(connection, " ".join(said.split()))

    def _commit(self, connection: Connection) -> None:
        self._pass(connection, "COMMIT")

    def _pass(self, connection: Connection, said: str) -> None:
        if connection.engine.url.database is None:
            return  # in memory, so nothing is stored
        if len(self.passed) == self._deadly:
            os.kill(os.getpid(), signal.SIGKILL)
        self.passed.append(said)
        if self._file is not None:
            self.photographs.append(photograph(self._file))


def in_a_process(work: Callable[[], Coroutine[Any, Any, None]]) -> int:
    """Run it in a child process, and return its id for `ended`."""
    process = os.fork()
    if process:
        return process
    code = 1
    try:
        asyncio.run(work())
        code = 0
    except BaseException:  # must not return into the parent's code
        traceback.print_exc()
    finally:
        os._exit(code)


def ended(process: int) -> int:
    """Wait for a process; return its exit code, or the signal that killed it as -number."""
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def points_of(old: OldDatabase) -> list[str]:
    """Return the points from the beginning of a start until the upgrade is committed."""
    old.restore()
    with Points() as points:
        asyncio.run(start(old.url))
    return _of_the_upgrade(points.passed)


def _of_the_upgrade(passed: list[str]) -> list[str]:
    stamps = [number for number, said in enumerate(passed) if _is_stamp(said)]
    return passed[: passed.index("COMMIT", stamps[-1]) + 1]


def photograph(file: Path) -> Files:
    """Return the files that a process killed now would leave of its SQLite database.

    The system keeps what has been written into files; nothing else survives.
    """
    return {each.name: each.read_bytes() for each in file.parent.glob(f"{file.name}*")}


def cut_off_at_every_point(old: OldDatabase, every: int = 1) -> Iterator[str]:
    """Yield each of `points_of` with the database as it is after a kill there.

    A file needs one start for all points, any other database a kill for each. With `every` over 1
    only each `every`-th point is yielded.
    """
    if old.file is None:
        for point, statement in [*enumerate(points_of(old))][::every]:
            kill_at(old, point)
            yield statement
        return
    old.restore()
    with Points(file=old.file) as points:
        asyncio.run(start(old.url))
    # There are more photographs than points: a start also does things after the upgrade.
    taken = [*zip(_of_the_upgrade(points.passed), points.photographs, strict=False)]
    for statement, files in taken[::every]:
        empty(old.url)
        for name, content in files.items():
            old.file.with_name(name).write_bytes(content)
        yield statement


def kill_at(old: OldDatabase, point: int) -> None:
    """Kill a start on this database at this point."""
    old.restore()

    async def start_and_die() -> None:
        with Points(point):
            await start(old.url)

    code = ended(in_a_process(start_and_die))
    assert code == -signal.SIGKILL, f"{old.revision}, {point}: not killed, it ended with {code}"


def _is_stamp(said: str) -> bool:
    return said.startswith(("INSERT INTO alembic_version", "UPDATE alembic_version"))


def _reflected(connection: Connection) -> MetaData:
    def reflect() -> MetaData:
        found = MetaData()
        found.reflect(connection)
        if "alembic_version" in found.tables:
            found.remove(found.tables["alembic_version"])
        return found

    return _of_schema("reflected", connection, reflect)


def _value(column: Column[Any], number: int) -> Any:
    """Return a value that fits; a number is that of the row, so it refers to an existing row."""
    if column.nullable and number == ROWS:
        return None
    if isinstance(column.type, JSON):
        return {column.name: number}
    kind = column.type.python_type
    if kind is str:
        length = getattr(column.type, "length", None) or 20
        return str(number) if length < 8 else f"{column.name[: length - 2]} {number}"
    if kind is datetime:
        zone = UTC if getattr(column.type, "timezone", False) else None
        return datetime(2026, 5, 1, 12, tzinfo=zone) + timedelta(hours=number)
    return kind(number % 2 if kind is bool else number)
