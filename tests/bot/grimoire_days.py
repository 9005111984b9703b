"""A server, its daily puzzles and its days, for the tests of the stored grimoire."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.grimoire.choosing import pages_for
from bot.store import Attempt, Begun, Daily, GrimoireServer, Store, StoredPage
from puzzles import library
from puzzles.page import Page, read_page

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOUR, DAY, MINUTE = timedelta(hours=1), timedelta(days=1), timedelta(minutes=1)
POSITION = json.loads(Path(__file__).parents[2].joinpath("docs/example-position.json").read_text())
GUILD, ANN, BOB = 7, 10, 11


async def page_for(store: Store, of: GrimoireServer, day: date) -> str | None:
    """Return the puzzle that a server gets."""
    return (await pages_for(store, [(of, day)])).get(of.guild_id)


def page_document(page_id: str, **changes: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "id": page_id,
        "title": {"en": page_id},
        "set": "mixed",
        "position": POSITION,
        "goal": {"kind": "destroy", "creatures": ["bu1"]},
        "solution": "annihilation@bu1 end",
    } | changes


def page(number: int) -> Page:
    return read_page(page_document(f"test-{number:02}", rating=1000 + 50 * number))


def bind_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install fourteen built-in puzzles, from easy to hard: two for each day of the week."""
    known = [page(number) for number in range(14)]
    by_id = {each.id: each for each in known}
    grimoires = {"initiation": tuple(known[:7]), "awakening": tuple(known[7:])}
    monkeypatch.setattr(library, "built_in", lambda: grimoires)
    monkeypatch.setattr(library, "by_id", by_id.__getitem__)


def server(**changes: Any) -> GrimoireServer:
    facts = {
        "guild_id": GUILD,
        "channel_id": 2,
        "hour": 12,
        "minute": 0,
        "time_zone": "UTC",
        "language": "en",
        "next_at": NOON,
        "enabled": True,
        "salt": b"only the server knows",
    }
    return GrimoireServer(**(facts | changes))


def daily(day: datetime = NOON, page_id: str = "test-03") -> Daily:
    return Daily(
        guild_id=GUILD,
        day=day.date().isoformat(),
        page_id=page_id,
        channel_id=2,
        language="en",
        due_at=day,
        closes_at=day + DAY,
    )


def answer(reason: str = "solved", who: int = ANN, **changes: Any) -> Attempt:
    facts = {
        "user_id": who,
        "name": {ANN: "Ann", BOB: "Bob"}.get(who, str(who)),
        "guild_id": GUILD,
        "page_id": "test-03",
        "line": "end",
        "reason": reason,
        "reached": reason == "solved",
        "created_at": NOON + HOUR,
    }
    return Attempt(**(facts | changes))


async def posted(store: Store, day: datetime = NOON, page_id: str = "test-03") -> Daily:
    """Return a daily puzzle that has been posted."""
    await store.dailies.set_up(server(next_at=day))
    row = daily(day, page_id)
    assert await store.dailies.claim([Begun(server(next_at=day), row, day + DAY)])
    await store.dailies.record_posted(row.id, 5, day)
    found = await store.dailies.daily(row.id)
    assert found is not None
    return found


async def opened(
    store: Store, page_id: str = "test-03", who: int = ANN, at: datetime = NOON
) -> str:
    """Open a puzzle as a user, and return its id."""
    await store.grimoire.solving(who, page_id, at)
    return page_id


async def made(store: Store, state: str = "approved", day: str | None = None) -> str:
    """Return the id of a puzzle that Ann made and Bob reviewed."""
    document = read_page(page_document("anything")).document()
    row = StoredPage(guild_id=GUILD, author_id=ANN, document=document, created_at=NOON)
    page_id = await store.grimoire.add_page(row)
    if state != "pending":
        assert await store.grimoire.review(page_id, state, BOB, scheduled_for=day)
    return page_id


async def of(store: Store, row: Daily) -> Daily:
    found = await store.dailies.daily(row.id)
    assert found is not None
    return found
