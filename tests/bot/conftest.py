"""A database for the tests of the store.

They run on SQLite; set BRIDGEKEEPER_TEST_DATABASE_URL to run them on an (empty) other database too.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from new_databases import new_database
from old_databases import DATABASES
from sqlalchemy import text

from bot.store import Store
from bot.store.tables import Base


@pytest.fixture(params=DATABASES)
async def stores(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Store]]:
    """Two processes on one database."""
    on_file = request.param == "sqlite"
    url = new_database(tmp_path / "store.db") if on_file else request.param
    both = [Store(url), Store(url)]
    for store in both:
        await store.open()
    yield both
    if not on_file:
        async with both[0]._engine.begin() as connection:
            await connection.run_sync(Base.metadata.drop_all)
            await connection.execute(text("DROP TABLE alembic_version"))
    for store in both:
        await store.close()


@pytest.fixture
def store(stores: list[Store]) -> Store:
    """The first of them."""
    return stores[0]
