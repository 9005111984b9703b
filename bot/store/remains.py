"""What a migration left behind in an SQLite file that was cut off before migrations were all or
nothing: tables, columns and indexes beyond the revision that the file holds, none with data."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Connection, create_engine

from bot.errors import NotReady
from bot.store.revisions import migrate, revisions

UNFINISHED = "_alembic_tmp_"
"""How the name of a table begins that Alembic is making anew."""

_COLUMNS = """
    SELECT made.name, found.name, found.dflt_value
    FROM sqlite_master AS made, pragma_table_info(made.name) AS found
    WHERE made.type = 'table' AND made.name NOT LIKE 'sqlite~_%' ESCAPE '~'
        AND made.name != 'alembic_version'
"""
_INDEXES = "SELECT tbl_name, name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
"""Without those that SQLite makes itself."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The columns of a table, each with its default (SQL), and the names of its indexes."""

    columns: Mapping[str, str | None]
    indexes: frozenset[str]


@dataclass(frozen=True, slots=True)
class Remains:
    """What has to go before the migration can begin anew; columns with their tables."""

    tables: tuple[str, ...] = ()
    columns: tuple[tuple[str, str], ...] = ()
    indexes: tuple[str, ...] = ()


def find_remains(connection: Connection, held: str | None) -> Remains:
    """What is there beyond the revision that the database holds. Raises `NotReady` where that
    holds data, or where something of the revision itself is missing."""
    found = _shapes(connection)
    if held is None and not found:
        return Remains()
    meant = _shapes_at()[held]
    others = [shapes for revision, shapes in _shapes_at().items() if revision != held]
    _refuse_missing(meant, found, held)
    tables = [
        name
        for name in found.keys() - meant.keys()
        if name.startswith(UNFINISHED) or any(name in shapes for shapes in others)
    ]
    columns = [
        (name, column)
        for name, shape in meant.items()
        for column in found[name].columns.keys() - shape.columns.keys()
        if any(name in shapes and column in shapes[name].columns for shapes in others)
    ]
    indexes = [
        index
        for name, shape in meant.items()
        for index in found[name].indexes - shape.indexes
        if any(name in shapes and index in shapes[name].indexes for shapes in others)
    ]
    for name in tables:
        _refuse_data(connection, f'"{name}"', name, held)
    for name, column in columns:
        usual = found[name].columns[column] or "NULL"
        _refuse_data(connection, f'"{name}" WHERE "{column}" IS NOT ({usual})', name, held)
    return Remains(tuple(sorted(tables)), tuple(sorted(columns)), tuple(sorted(indexes)))


def clear_away(connection: Connection, remains: Remains) -> None:
    """Take it away."""
    for index in remains.indexes:
        connection.exec_driver_sql(f'DROP INDEX "{index}"')
    for table, column in remains.columns:
        connection.exec_driver_sql(f'ALTER TABLE "{table}" DROP COLUMN "{column}"')
    for table in remains.tables:
        connection.exec_driver_sql(f'DROP TABLE "{table}"')


def _refuse_missing(
    meant: Mapping[str, Shape], found: Mapping[str, Shape], held: str | None
) -> None:
    missing = [
        *(meant.keys() - found.keys()),
        *(
            f"{name}.{column}"
            for name in meant.keys() & found.keys()
            for column in meant[name].columns.keys() - found[name].columns.keys()
        ),
    ]
    if missing:
        raise NotReady(
            f"The database says that it has revision {held}, but {', '.join(sorted(missing))} is"
            " missing. Put a copy of the database back."
        )


def _refuse_data(connection: Connection, where: str, table: str, held: str | None) -> None:
    if connection.exec_driver_sql(f"SELECT 1 FROM {where} LIMIT 1").first() is not None:
        raise NotReady(
            f"The database says that it has revision {held or 'none'}, but {table} holds what only"
            " a later one can hold. Nothing was changed. Put a copy of the database back."
        )


def _shapes(connection: Connection) -> dict[str, Shape]:
    columns: dict[str, dict[str, str | None]] = {}
    indexes = defaultdict[str, set[str]](set)
    for table, column, default in connection.exec_driver_sql(_COLUMNS):
        columns.setdefault(table, {})[column] = default
    for table, index in connection.exec_driver_sql(_INDEXES):
        indexes[table].add(index)
    return {table: Shape(columns[table], frozenset(indexes[table])) for table in columns}


@cache
def _shapes_at() -> Mapping[str | None, Mapping[str, Shape]]:
    """The tables at every revision, as its migrations make them in an empty database."""
    shapes: dict[str | None, Mapping[str, Shape]] = {None: {}}
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        for revision in revisions():
            migrate(connection, revision)
            shapes[revision] = _shapes(connection)
    engine.dispose()
    return shapes
