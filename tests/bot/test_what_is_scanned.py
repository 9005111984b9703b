"""What is looked for again and again is found by an index, however many matches are over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import Connection, event

from bot.store import Reader, Store

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
Find = Callable[[Store], Awaitable[Any]]

OFTEN: dict[str, Find] = {
    "boards that are behind": lambda store: store.matches_behind(NOON),
    "who is to be called": lambda store: store.calls(NOON),
    "clocks": lambda store: store.alarms(NOON),
    "matches of the bot": lambda store: store.running_practice(),
    "standing orders": lambda store: store.with_orders(),
    "results": lambda store: store.unreported(),
    "lobbies that are over": lambda store: store.lobbies.overdue(NOON),
    "the lobby of a match": lambda store: store.lobbies.began(1),
    "daily pages": lambda store: store.dailies.overdue(NOON),
    "the newest match here": lambda store: store.newest_in(1),
    "the newest that began here": lambda store: store.begun_in(1, 50),
    "matches of a server": lambda store: store.running_for_all(1, 5),
    "matches of a person": lambda store: store.matches_of(1),
    "venues of a person": lambda store: store.results.venues_of(1, 1),
    "results that others may read": lambda store: store.results.records_of(1, 1, Reader(2, {1})),
}
LARGE = ("matches", "moves", "seats", "lobbies", "successions", "results", "result_seats")
"""Tables that only ever grow."""


@pytest.mark.parametrize("find", OFTEN.values(), ids=OFTEN.keys())
async def test_no_large_table_is_read_through(store: Store, find: Find) -> None:
    """SQLite says so itself; PostgreSQL, which reads a small table through, is kept from it where
    it can be."""
    plans: list[str] = []
    *_, engine = store.engines  # the one that is asked
    sqlite = engine.dialect.name == "sqlite"

    @event.listens_for(engine, "before_cursor_execute")
    def explain(_connection: Connection, cursor: Any, said: str, facts: Any, *_: object) -> None:
        if not said.startswith("SELECT"):
            return
        if sqlite:
            cursor.execute(f"EXPLAIN QUERY PLAN {said}", facts)
            plans.extend(row[3] for row in cursor.fetchall())
        else:
            cursor.execute("SET LOCAL enable_seqscan = off")
            cursor.execute(f"EXPLAIN {said}", facts)
            plans.extend(row[0] for row in cursor.fetchall())

    await find(store)
    event.remove(engine, "before_cursor_execute", explain)

    assert plans
    for table in LARGE:
        whole = f"SCAN {table}" if sqlite else f"Seq Scan on {table} "
        read = [line for line in plans if whole in line and "INDEX" not in line]
        assert read == []
