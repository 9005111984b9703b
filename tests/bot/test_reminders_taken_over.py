"""Reminders of daily puzzles from before `/notify` are taken over, and none is sent again."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from new_databases import DATABASES, empty_database
from old_databases import forget, within
from sqlalchemy import Connection, MetaData, Table, insert
from sqlalchemy.orm import Session

from bot.store.migrating import migrate
from bot.store.notifications import DAILY, Notification, NotificationChoice, Way

BEFORE, HERE = "0126", "0127"
THEN = datetime(2026, 5, 1, 12, tzinfo=UTC)
GUILD, ANN, BOB = 9, 1, 2


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with empty_database(request.param, tmp_path / "bridgekeeper.db") as url:
        yield url
    forget()


def fill(rows: Connection) -> None:
    migrate(rows, BEFORE)
    dailies, reminders = (
        Table(name, MetaData(), autoload_with=rows) for name in ("dailies", "reminders")
    )
    daily = {
        "id": 5,
        "guild_id": GUILD,
        "day": "2026-05-01",
        "page_id": "gate-01",
        "channel_id": 3,
        "language": "fr",
        "state": "posted",
        "tries": 0,
        **dict.fromkeys(("solved", "shown_solved"), 0),
        **dict.fromkeys(("due_at", "closes_at"), THEN),
    }
    rows.execute(insert(dailies).values(daily))
    rows.execute(insert(reminders).values(guild_id=GUILD, user_id=ANN, daily_id=5))
    rows.execute(insert(reminders).values(guild_id=GUILD, user_id=BOB))


def upgrade(rows: Connection) -> tuple[list[NotificationChoice], list[Notification]]:
    migrate(rows, HERE)
    with Session(rows) as session:
        choices = session.query(NotificationChoice).order_by(NotificationChoice.user_id).all()
        return choices, session.query(Notification).all()


def test_who_was_reminded_gets_direct_messages(url: str) -> None:
    within(url, fill)
    choices, notifications = within(url, upgrade)
    assert [(each.user_id, each.guild_id, each.kind, each.way) for each in choices] == [
        (ANN, GUILD, DAILY, Way.DIRECT),
        (BOB, GUILD, DAILY, Way.DIRECT),
    ]
    (sent,) = notifications
    assert (sent.user_id, sent.kind, sent.about, sent.version) == (ANN, DAILY, 5, 0)
    assert (sent.guild_id, sent.language, sent.way) == (GUILD, "fr", Way.DIRECT)
    assert (sent.sent_at, sent.due_at, sent.held_until) == (THEN, THEN, None)
