"""What was played before there were results is taken over; old answers are rated anew."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from new_databases import DATABASES, empty_database
from old_databases import forget, within
from sqlalchemy import Connection, MetaData, insert, select

from bot.store.migrating import migrate
from bot.store.ratings import NEW_PLAYER

BEFORE, HERE = "0103", "0104"
THEN = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with empty_database(request.param, tmp_path / "bridgekeeper.db") as url:
        yield url
    forget()


def tables(connection: Connection) -> MetaData:
    found = MetaData()
    found.reflect(connection)
    return found


def seat(name: str, user_id: int | None, place: int | None, **more: Any) -> dict[str, Any]:
    usual = {"name": name, "strength": None, "team": "ABCD".index(name)}
    return {"seat": name, "user_id": user_id, "placement": place, **usual, **more}


def add_match(rows: Connection, number: int, seats: Any, reason: str = "fort", **more: Any) -> None:
    result = {
        "game": "clash",
        "format": "preconstructed",
        "mode": "duel",
        "reason": reason,
        "turns": 9,
        "began_at": "2026-05-01T12:00:00Z",
        "ended_at": "2026-05-01T13:00:00Z",
        "seats": seats,
    }
    facts = {
        "id": number,
        "game": "clash",
        "setup": {},
        "seed": 1,
        "language": "en",
        "version": 30,
        "guild_id": 5,
        "channel_id": 1,
        "origin_channel_id": 1,
        "rules": 2,
        **dict.fromkeys(("has_home", "origin_told"), True),
        **dict.fromkeys(("board_chapter", "shown_version"), 0),
        **dict.fromkeys(("created_at", "updated_at"), THEN),
    }
    values = {"terms": {"game": "castles"}, "result": result, "private": False, **facts, **more}
    rows.execute(insert(tables(rows).tables["matches"]).values(values))


def fill(rows: Connection) -> None:
    migrate(rows, BEFORE)
    made = tables(rows).tables
    two = [seat("A", 1, 1), seat("B", 2, 2)]
    add_match(rows, 1, two)
    add_match(rows, 2, [seat("A", 1, 1), seat("B", 9, 2, strength="easy")], terms=None)
    add_match(rows, 3, [seat("A", 1, 2), seat("B", None, 1)], private=True)
    add_match(rows, 4, [seat("A", 1, None), seat("B", 2, None)], "abandoned")
    add_match(rows, 5, [seat("A", 1, None), seat("B", 2, None)], "prepared")
    add_match(rows, 6, [seat("A", 1, 1, strength="easy"), seat("B", 2, 2), seat("C", 3, 2)])
    add_match(rows, 7, [seat("A", 1, 1), seat("B", 2, 1)])
    add_match(rows, 8, two, result={"winner": ["A"]})
    add_match(rows, 9, two, result=None)
    add_match(rows, 10, [seat(name, at, 1 if at < 2 else 2) for at, name in enumerate("ABCD", 1)])
    add_match(rows, 11, two)
    add_match(rows, 12, two)
    for part, duel in enumerate((11, 12)):
        link = {"match_id": duel, "parent_id": 10, "parent_version": 4, "part": part}
        rows.execute(insert(made["successions"]).values(**link, seats={}, reported=True))
    left = {"match_id": 6, "number": 0, "seat": "A", "kind": "leave", "text": ""}
    rows.execute(insert(made["moves"]).values(**left, by_clock=False, played_at=THEN))
    puzzle = {"guild_id": 5, "document": {"rating": 1700}, "state": "approved", "created_at": THEN}
    rows.execute(insert(made["stored_pages"]).values(number=1, author_id=2, **puzzle))
    answers = [(1, "p-1", "illegal"), (1, "p-1", "solved"), (1, "p-1", "lost"), (2, "p-1", "lost")]
    for user_id, puzzle_id, reason in answers:
        attempt = {"user_id": user_id, "page_id": puzzle_id, "reason": reason, "name": "?"}
        facts = {"reached": reason == "solved", "line": "", "created_at": THEN}
        zeros = dict.fromkeys(("hints", "number", "points"), 0)
        rows.execute(insert(made["attempts"]).values(**attempt, **facts, **zeros))
    for subject in ("user:1", "user:4", "page:p-1", "other"):
        rows.execute(insert(made["ratings"]).values(subject=subject, mu=40, sigma=1, games=3))


def upgrade(rows: Connection) -> dict[str, list[Any]]:
    migrate(rows, HERE)
    made = tables(rows).tables
    return {
        name: [*rows.execute(select(made[name]).order_by(*made[name].primary_key.columns))]
        for name in ("results", "result_seats", "ratings", "player_ratings")
    }


def test_old_matches_are_friendly_results(url: str) -> None:
    within(url, fill)
    found = within(url, upgrade)

    results = {each.match_id: each for each in found["results"]}
    assert {number: each.kind for number, each in results.items()} == {
        1: "duel",
        2: "bot",
        3: "solo",
        4: "abandoned",
        6: "table",
        7: "duel",
        10: "league",
        11: "league",
        12: "league",
    }
    assert {each.rated or each.worldwide for each in results.values()} == {False}
    assert {each.weight for each in results.values()} == {0}
    first = results[1]
    assert (first.game, first.format, first.reason) == ("castles", "preconstructed", "fort")
    assert (first.turns, first.length, first.rules, first.guild_id) == (9, 30, 2, 5)
    assert results[2].game == "clash"
    assert results[3].private
    numbers = {each.number: match_id for match_id, each in results.items()}
    seats = {(numbers[each.number], each.seat): each for each in found["result_seats"]}
    outcomes = {key: each.outcome for key, each in seats.items() if key[0] in (1, 4, 7)}
    assert outcomes == {
        (1, "A"): "won",
        (1, "B"): "lost",
        (4, "A"): "over",
        (4, "B"): "over",
        (7, "A"): "drawn",
        (7, "B"): "drawn",
    }
    assert seats[6, "A"].left
    assert not seats[6, "B"].left
    assert found["player_ratings"] == []


def test_the_first_answers_of_who_did_not_know_the_puzzle_are_rated_anew(url: str) -> None:
    within(url, fill)
    found = within(url, upgrade)

    ratings = {each.subject: each for each in found["ratings"]}
    assert {*ratings} == {"user:1", "page:p-1", "other"}
    assert ratings["other"].mu == 40
    assert ratings["user:1"].games == ratings["page:p-1"].games == 1
    assert NEW_PLAYER.mu < ratings["user:1"].mu < 40
    assert ratings["page:p-1"].mu < 1700 / 60


def test_results_go_on_after_those_that_were_taken_over(url: str) -> None:
    """Their numbers are taken."""
    within(url, fill)
    within(url, upgrade)

    def add(rows: Connection) -> int:
        made = tables(rows).tables["results"]
        words = {"game": "clash", "kind": "duel", "format": "", "mode": "", "reason": ""}
        counts = dict.fromkeys(("turns", "length", "rules", "season", "weight"), 1)
        flags = dict.fromkeys(("private", "rated", "worldwide"), False)
        times = dict.fromkeys(("began_at", "ended_at"), THEN)
        values = {**words, **counts, **flags, **times, "match_id": 9}
        return rows.scalar(insert(made).values(values).returning(made.c.number)) or 0

    assert within(url, add) == 10
