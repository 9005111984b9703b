"""A database that the version before has written, with matches of every kind and open lobbies: all
of it goes on where it was.

`data/revision_0008.sql` is the database, `data/revision_0008.txt` what that version said of each
match: its game, who is due, a digest of its position, whether it is paused, who has left.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from bot.games import TABLES, terms_in
from bot.lobby.view import LobbyView
from bot.matches import LiveMatch, MatchManager
from bot.store import LobbyState, MoveKind, Store
from texts import texts_in

DATA = Path(__file__).parent / "data"
SAID = [line.split() for line in (DATA / "revision_0008.txt").read_text().splitlines()]
NOON = datetime(2026, 11, 2, 12, tzinfo=UTC)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """The database, opened by this version."""
    file = tmp_path / "bridgekeeper.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((DATA / "revision_0008.sql").read_text("utf-8"))
    store = Store(f"sqlite+aiosqlite:///{file}")
    await store.open()
    yield store
    await store.close()


def said_of(match: LiveMatch) -> list[str]:
    """What that version said of it, said by this one."""
    position = json.dumps(match.game.dump(match.state), sort_keys=True)
    return [
        str(match.id),
        match.game.id,
        "".join(match.due) or "-",
        sha256(position.encode()).hexdigest()[:16],
        "paused" if match.paused_at else "-",
        "".join(match.left) or "-",
    ]


NEW = {"bald_mountain", "castles", "castles_races", "two_worlds"}
"""Games that it did not know."""


async def test_every_match_stands_as_it_stood(store: Store) -> None:
    manager = MatchManager(store, lambda: NOON, lambda *_: None, lambda *_: None)
    matches = [await manager.get(int(line[0])) for line in SAID]
    assert [said_of(match) for match in matches] == SAID
    assert {match.game.id for match in matches} == TABLES.keys() - NEW

    kinds = {move.kind for match in matches for move in match.row.moves}
    assert kinds >= {MoveKind.MOVE, MoveKind.UNDO, MoveKind.PAUSE, MoveKind.RESUME, MoveKind.LEAVE}


async def test_every_match_goes_on(store: Store) -> None:
    manager = MatchManager(store, lambda: NOON, lambda *_: None, lambda *_: None)
    moved = 0
    for line in SAID:
        match = await manager.get(int(line[0]))
        assert terms_in(match.row.terms).description(texts_in("en"))
        if match.paused_at is not None:
            user = match.user_in(match.people[0])
            assert user is not None
            match = await manager.resume(match.id, user)
        for seat in match.due[:1]:
            version, move = match.version, str(match.state.legal_actions(seat)[0])
            match = await manager.make(match.id, seat, move, version=version, sure=True)
            assert match.version == version + 1
            moved += 1
    assert moved > 30


async def test_open_lobbies_are_open(store: Store) -> None:
    lobbies = [await store.lobbies.lobby(number) for number in (1, 2, 3)]
    for lobby in lobbies:
        assert lobby is not None
        assert lobby.state is LobbyState.OPEN
        assert LobbyView(lobby, texts_in(lobby.language)).to_components()
    assert lobbies[0] is not None
    assert [seat.pick for seat in lobbies[0].seats] == ["2"]
