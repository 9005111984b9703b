"""What was shown of matches before boards had a table of their own is taken over."""

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
from bot.store.store import select_match
from bot.store.tables import BEHIND, Board
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup

BEFORE, HERE = "0122", "0123"
THEN = datetime(2026, 5, 1, 12, tzinfo=UTC)
NEVER_SHOWN = {"board_chapter": -1, "shown_version": -1, "origin_told": False}
SHOWN = {"board_message_id": 2**60, "board_chapter": 4, "shown_version": 7, "origin_told": True}


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with empty_database(request.param, tmp_path / "bridgekeeper.db") as url:
        yield url
    forget()


def fill(rows: Connection) -> None:
    migrate(rows, BEFORE)
    old = Table("matches", MetaData(), autoload_with=rows)
    usual = {
        "game": "clash",
        "setup": duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]}),
        "rules": 1,
        "seed": 1,
        "language": "en",
        "channel_id": 2,
        "origin_channel_id": 2,
        "private": False,
        "version": 7,
        **dict.fromkeys(("created_at", "updated_at"), THEN),
        "has_home": True,
    }
    facts = [
        NEVER_SHOWN,
        SHOWN,
        SHOWN | {"shown_version": 6, "called": {"A": 5}, "call_at": THEN},
        SHOWN | {"former_message_id": 2**59},
    ]
    for number, shown in enumerate(facts, 1):
        rows.execute(insert(old).values(id=number, **usual, **shown))


def upgrade(rows: Connection) -> tuple[list[Board], list[int]]:
    migrate(rows, HERE)
    with Session(rows) as session:
        boards = [session.scalars(select_match(number)).one().board for number in range(1, 5)]
        behind = session.query(Board.match_id).where(BEHIND).order_by(Board.match_id)
        return boards, [number for (number,) in behind]


def test_running_matches_keep_their_boards(url: str) -> None:
    within(url, fill)
    boards, behind = within(url, upgrade)

    told = [(each.message_id, each.turn_number, each.shown_version) for each in boards]
    assert told == [(None, -1, -1), (2**60, 4, 7), (2**60, 4, 6), (2**60, 4, 7)]
    assert {each.newest_version for each in boards} == {7}
    assert [each.origin_told for each in boards] == [False, True, True, True]
    assert (boards[2].called, boards[2].call_at) == ({"A": 5}, THEN)
    assert [each.former_message_id for each in boards] == [None, None, None, 2**59]
    assert behind == [1, 3, 4]
