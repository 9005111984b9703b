"""A server, its daily puzzles and its days, for the tests of the stored grimoire."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.grimoire.choosing import puzzles_for
from bot.store import Attempt, Begun, Daily, GrimoireServer, Store, StoredPuzzle
from puzzles import library
from puzzles.puzzle import Puzzle, read_puzzle

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOUR, DAY, MINUTE = timedelta(hours=1), timedelta(days=1), timedelta(minutes=1)
POSITION = json.loads(Path(__file__).parents[2].joinpath("docs/example-position.json").read_text())
GUILD, ANN, BOB = 7, 10, 11


async def puzzle_for(store: Store, of: GrimoireServer, day: date) -> str | None:
    """Return the puzzle that a server gets."""
    return (await puzzles_for(store, [(of, day)])).get(of.guild_id)


def puzzle_document(puzzle_id: str, **changes: Any) -> dict[str, Any]:
    return {
        "format": 1,
        "id": puzzle_id,
        "title": {"en": puzzle_id},
        "set": "mixed",
        "position": POSITION,
        "goal": {"kind": "destroy", "creatures": ["bu1"]},
        "solution": "annihilation@bu1 end",
    } | changes


def puzzle(number: int) -> Puzzle:
    return read_puzzle(puzzle_document(f"test-{number:02}", rating=1000 + 50 * number))


def bind_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install fourteen built-in puzzles, from easy to hard: two for each day of the week."""
    known = [puzzle(number) for number in range(14)]
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


def daily(day: datetime = NOON, puzzle_id: str = "test-03") -> Daily:
    return Daily(
        guild_id=GUILD,
        day=day.date().isoformat(),
        puzzle_id=puzzle_id,
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
        "puzzle_id": "test-03",
        "line": "end",
        "reason": reason,
        "reached": reason == "solved",
        "created_at": NOON + HOUR,
    }
    return Attempt(**(facts | changes))


async def posted(store: Store, day: datetime = NOON, puzzle_id: str = "test-03") -> Daily:
    """Return a daily puzzle that has been posted."""
    await store.dailies.set_up(server(next_at=day))
    row = daily(day, puzzle_id)
    assert await store.dailies.claim([Begun(server(next_at=day), row, day + DAY)])
    await store.dailies.record_posted(row.id, 5, day)
    found = await store.dailies.daily(row.id)
    assert found is not None
    return found


async def opened(
    store: Store, puzzle_id: str = "test-03", who: int = ANN, at: datetime = NOON
) -> str:
    """Open a puzzle as a user, and return its id."""
    await store.grimoire.solving(who, puzzle_id, at)
    return puzzle_id


async def made(store: Store, state: str = "approved", day: str | None = None) -> str:
    """Return the id of a puzzle that Ann made and Bob reviewed."""
    document = read_puzzle(puzzle_document("anything")).document()
    row = StoredPuzzle(guild_id=GUILD, author_id=ANN, document=document, created_at=NOON)
    puzzle_id = await store.grimoire.add_puzzle(row)
    if state != "pending":
        assert await store.grimoire.review(puzzle_id, state, BOB, scheduled_for=day)
    return puzzle_id


async def of(store: Store, row: Daily) -> Daily:
    found = await store.dailies.daily(row.id)
    assert found is not None
    return found
