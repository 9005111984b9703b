"""The next version of the program, which has one more migration."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import Column, Double, Index, MetaData, String, Table

from bot.store import migrating
from bot.store.tables import Base

TODAY = migrating.newest_revision()
NEXT = "9000"
"""The revision of the migration in `next_migration/`."""

_FOLDERS = (*migrating.VERSIONS, Path(__file__).with_name("next_migration"))


@contextmanager
def program_of_tomorrow() -> Iterator[None]:
    """Make everything that looks for migrations find it too, also in processes forked now."""
    migrating.revisions.cache_clear()
    try:
        with patch.object(migrating, "VERSIONS", _FOLDERS):
            yield
    finally:
        migrating.revisions.cache_clear()


@cache
def tables_of_tomorrow() -> MetaData:
    """Return the tables of the code, changed as the migration changes those of a database."""
    tables = MetaData(naming_convention=Base.metadata.naming_convention)
    for table in Base.metadata.sorted_tables:
        if table.name != "ratings":
            table.to_metadata(tables)
    tables.tables["matches"].c.language.type = String(16)
    seats = tables.tables["seats"]
    seats.append_column(Column("colour", String(8), nullable=False))
    Index(None, seats.c.colour)
    Table(
        "strengths",
        tables,
        Column("subject", String(80), primary_key=True),
        Column("mu", Double, nullable=False),
    )
    return tables
