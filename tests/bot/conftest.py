"""Databases for the tests of the store, which run on each kind that a host can choose."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from new_databases import DATABASES, new_database

from bot.store import Store


@pytest.fixture(params=DATABASES)
async def stores(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[list[Store]]:
    """Return two processes' stores on one database."""
    with new_database(request.param, tmp_path / "store.db") as url:
        both = [Store(url), Store(url)]
        for store in both:
            await store.open()
        yield both
        for store in both:
            await store.close()


@pytest.fixture
def store(stores: list[Store]) -> Store:
    """Return the first of them."""
    return stores[0]
