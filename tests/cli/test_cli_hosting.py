"""Hosts block users and servers, and list servers, without a token."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from asking import Run

from bot.store import KnownServer, Store

ANN = "123456789012345678"
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def change(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]:
    """Return a function that changes the database on which the program works."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    monkeypatch.setenv("BRIDGEKEEPER_DATABASE_URL", url)

    def run_change(doing: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def changed() -> None:
            store = Store(url)
            await store.open()
            await doing(store)
            await store.close()

        asyncio.run(changed())

    async def nothing(_store: Store) -> None:
        return

    run_change(nothing)
    return run_change


@pytest.mark.usefixtures("change")
def test_a_user_is_blocked_listed_and_let_in_again(run: Run) -> None:
    assert run("block", "user", ANN, "--reason", "spam").out == f"blocked: user {ANN}\n"
    head, line = run("blocks").out.splitlines()
    assert head.split() == ["kind", "id", "at", "reason"]
    assert line.split()[::3] == ["user", "spam"]
    (found,) = run("blocks", "--json").json
    assert (found["kind"], found["id"], found["reason"]) == ("user", ANN, "spam")
    assert run("unblock", ANN).out == f"no longer blocked: {ANN}\n"
    again = run("unblock", ANN)
    assert (again.code, again.err) == (1, f"bridgekeeper: {ANN} isn't blocked\n")
    assert run("blocks", "--json").json == []


@pytest.mark.usefixtures("change")
@pytest.mark.parametrize(
    "wrong",
    [("user", "Ann"), ("user", "0"), ("channel", ANN), ("user", ANN, "--reason", "x" * 201)],
)
def test_what_cannot_be_blocked_changes_nothing(run: Run, wrong: tuple[str, ...]) -> None:
    assert run("block", *wrong).code == 2
    assert run("blocks", "--json").json == []


def test_servers_are_a_table_or_json(
    run: Run, change: Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]
) -> None:
    server = KnownServer(guild_id=int(ANN), name="Neighbours", members=1200, added_at=NOON)
    change(lambda store: store.hosting.note_servers([server]))
    head, line = run("servers").out.splitlines()
    assert head.split() == [
        "id",
        "name",
        "members",
        "added",
        "matches",
        "puzzles",
        "last",
        "active",
    ]
    assert line.split() == [ANN, "Neighbours", "1200", "2026-05-01", "0", "0", "-"]
    assert run("servers", "--json").json == [
        {
            "id": ANN,
            "name": "Neighbours",
            "members": 1200,
            "added_at": "2026-05-01T12:00:00+00:00",
            "matches": 0,
            "puzzles": 0,
            "last_active_at": None,
        }
    ]


def test_without_a_database_one_line_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "bridgekeeper.db"
    monkeypatch.setenv("BRIDGEKEEPER_DATABASE_URL", f"sqlite+aiosqlite:///{file}")
    refused = run("servers")
    assert (refused.code, refused.out) == (2, "")
    assert "start the bot first" in refused.err
    assert not file.exists()
