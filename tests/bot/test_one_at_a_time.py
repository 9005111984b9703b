"""Databases in which several races or runs went on at the same time are brought up to date."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from new_databases import DATABASES, empty_database
from old_databases import forget, within
from sqlalchemy import Connection, MetaData, select

from bot.store.migrating import migrate

BEFORE, HERE = "0121", "0122"
THEN = datetime(2026, 5, 1, 12, tzinfo=UTC)
RACES = [(1, 5, "running"), (2, 5, "over"), (3, 5, "open"), (4, 6, "open")]
"""Numbers, channels and states."""
RUNS = [(1, 7, None), (2, 7, None), (3, 8, None), (4, 7, THEN), (5, 9, THEN)]
"""Numbers, people, and when they were over."""


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with empty_database(request.param, tmp_path / "bridgekeeper.db") as url:
        yield url
    forget()


def tables(rows: Connection) -> MetaData:
    found = MetaData()
    found.reflect(rows)
    return found


def fill(rows: Connection) -> None:
    migrate(rows, BEFORE)
    made = tables(rows).tables
    race = {"guild_id": 1, "host_id": 7, "language": "en", "due_at": THEN, "told": False}
    for number, channel_id, state in RACES:
        facts = {"id": number, "channel_id": channel_id, "state": state, **race}
        rows.execute(made["races"].insert().values(facts))
    run = {"name": "?", "guild_id": 1, "mode": "storm", "pages": [], "place": 0, "solved": 0}
    for number, user_id, over_at in RUNS:
        facts = {"id": number, "user_id": user_id, "over_at": over_at, "started_at": THEN, **run}
        rows.execute(made["runs"].insert().values(facts))


def test_the_newest_goes_on(url: str) -> None:
    within(url, fill)

    def going_on(rows: Connection) -> tuple[list[int], list[int]]:
        migrate(rows, HERE)
        made = tables(rows).tables
        races, runs = made["races"].c, made["runs"].c
        found = select(races.id).where(races.state != "over").order_by(races.id)
        open_runs = select(runs.id).where(runs.over_at.is_(None)).order_by(runs.id)
        return [*rows.scalars(found)], [*rows.scalars(open_runs)]

    assert within(url, going_on) == ([3, 4], [2, 3])
