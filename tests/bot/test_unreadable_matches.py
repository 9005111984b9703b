"""A match that can't be played through is nobody's burden: not its players', not the workers'."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import structlog
from ended import result
from sqlalchemy import select, text, update
from test_manager import NOW, PEOPLE, Club

from bot import doctor
from bot.errors import Refusal
from bot.matches import LiveMatch, UnreadableMatch
from bot.matches.readable import find_unreadable
from bot.settings import Settings
from bot.store import Match, Move, Store
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.formats.draft import draft_setup
from engine.clash.game import duel_setup

DUEL = duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]})

Break = Callable[[Store, LiveMatch], Awaitable[None]]


async def changed(store: Store, match: LiveMatch, **values: Any) -> None:
    change = update(Match).where(Match.id == match.id).values(**values)
    await store._database.change(lambda session: session.execute(change))


async def result_of(club: Club, match: LiveMatch) -> Any:
    query = select(Match.result).where(Match.id == match.id)
    return await club.store._database.ask(lambda session: session.scalar(query))


async def of_an_unknown_game(store: Store, match: LiveMatch) -> None:
    await changed(store, match, game="chess")


async def by_newer_rules(store: Store, match: LiveMatch) -> None:
    await changed(store, match, rules=99)


async def with_a_damaged_set_up(store: Store, match: LiveMatch) -> None:
    await changed(store, match, setup={**DUEL, "decks": {"A": ["nobody"], "B": []}})


async def with_an_empty_set_up(store: Store, match: LiveMatch) -> None:
    await changed(store, match, setup={})


async def that_is_no_json(store: Store, match: LiveMatch) -> None:
    if store.engines[0].dialect.name != "sqlite":
        pytest.skip("this database takes no damaged JSON")
    damage = text("UPDATE matches SET setup = 'nonsense{' WHERE id = :id")
    await store._database.change(lambda session: session.execute(damage, {"id": match.id}))


async def with_an_illegal_move(store: Store, match: LiveMatch) -> None:
    row = await store.match(match.id)
    assert row is not None
    number = row.version
    move = Move(match_id=row.id, number=number, seat="A", text="ogre:u", played_at=NOW)
    await store.add_move(row, move, None)


async def with_a_missing_move(store: Store, match: LiveMatch) -> None:
    await changed(store, match, version=3)


BREAKS: list[Break] = [
    of_an_unknown_game,
    by_newer_rules,
    with_a_damaged_set_up,
    with_an_empty_set_up,
    that_is_no_json,
    with_an_illegal_move,
    with_a_missing_move,
]
each_break = pytest.mark.parametrize("broken", BREAKS, ids=lambda each: each.__name__)


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


@pytest.fixture
def logs() -> Iterator[list[Any]]:
    with structlog.testing.capture_logs() as written:
        yield written


@each_break
async def test_the_other_matches_of_its_players_go_on(
    club: Club, broken: Break, logs: list[Any]
) -> None:
    bad = await club.match("clash", DUEL, "AB")
    await broken(club.store, bad)
    good = await club.match("draft", draft_setup("duel", ["initiation"]), "AB")
    club.manager = club.another_process()

    for _ in range(3):
        assert await club.playing("A") == [good.id]
    assert await club.unreadable("A") == [bad.id]
    assert [*club.manager.unreadable] == [bad.id]
    await club.pick_to_the_end(await club.manager.get(good.id))

    (entry,) = logs
    assert entry["event"] == "match unreadable"
    assert entry["match"] == bad.id
    assert entry.keys() <= {"event", "log_level", "match", "kind", "game", "rules"}


@each_break
async def test_it_is_refused_wherever_it_is_asked_for_and_not_played_through_again(
    club: Club, broken: Break, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = await club.match("clash", DUEL, "AB")
    await broken(club.store, bad)
    club.manager = club.another_process()
    with pytest.raises(UnreadableMatch):
        await club.manager.get(bad.id)

    def again(*_: object) -> None:
        raise AssertionError("it is known that this can't be done")

    monkeypatch.setattr(LiveMatch, "__init__", again)
    for asked in (
        club.manager.get(bad.id),
        club.manager.get(bad.id, 0),
        club.manager.in_channel(2),
        club.manager.submit(bad.id, PEOPLE["A"], "end"),
        club.manager.undo(bad.id, PEOPLE["A"]),
        club.manager.resign(bad.id, PEOPLE["A"]),
        club.manager.make(bad.id, "A", "end", version=0),
    ):
        with pytest.raises(UnreadableMatch):
            await asked


@each_break
async def test_of_two_either_may_end_it(club: Club, broken: Break) -> None:
    bad = await club.match("clash", DUEL, "AB", {"seconds": 60})
    await broken(club.store, bad)
    club.manager = club.another_process()
    assert await club.playing("A") == []
    with pytest.raises(Refusal, match="refused-not-your-match"):
        await club.manager.leave_unreadable(bad.id, PEOPLE["C"])

    await club.manager.leave_unreadable(bad.id, PEOPLE["B"])

    assert await club.unreadable("A") == []
    assert await club.unreadable("B") == []
    assert await result_of(club, bad) is not None
    with pytest.raises(Refusal, match="refused-match-over"):
        await club.manager.leave_unreadable(bad.id, PEOPLE["A"])


@each_break
async def test_at_its_limit_it_ends_without_a_result(club: Club, broken: Break) -> None:
    bad = await club.match("clash", DUEL, "AB", {"seconds": 60})
    await broken(club.store, bad)
    club.manager = club.another_process()
    await club.manager.end_at_limit(bad.id)
    result = await result_of(club, bad)
    assert (result.winners, result.reason, result.is_draw) == ((), "abandoned", False)
    assert [number for number, _ in club.finished] == [bad.id]
    with pytest.raises(Refusal, match="refused-match-over"):
        await club.manager.end_at_limit(bad.id)


async def test_who_leaves_a_table_leaves_the_others_at_it(club: Club) -> None:
    bad = await club.match("draft", draft_setup("free_for_all", ["initiation"]), "ABCD")
    await of_an_unknown_game(club.store, bad)
    club.manager = club.another_process()
    assert await club.playing("A") == []

    for seat in "ABC":
        await club.manager.leave_unreadable(bad.id, PEOPLE[seat])
        assert await club.unreadable(seat) == []
        assert await result_of(club, bad) is None
    await club.manager.leave_unreadable(bad.id, PEOPLE["D"])
    row = await club.store.match(bad.id)
    assert row is not None
    assert row.result is not None
    assert (row.result.winners, row.result.reason) == ((), "abandoned")
    assert [seat.placement for seat in row.result.seats] == [None] * 4


async def test_only_what_cannot_be_read_is_left_that_way(club: Club) -> None:
    good = await club.match("clash", DUEL, "AB")
    with pytest.raises(Refusal, match="refused-not-your-match"):
        await club.manager.leave_unreadable(good.id, PEOPLE["A"])
    assert (await club.manager.get(good.id)).outcome is None


async def test_what_was_left_stays_so_when_it_can_be_read_again(club: Club) -> None:
    bad = await club.match("clash", DUEL, "AB")
    await by_newer_rules(club.store, bad)
    old = club.another_process()
    await old.read(await club.store.matches_of(PEOPLE["A"]))
    await old.leave_unreadable(bad.id, PEOPLE["A"])

    await changed(club.store, bad, rules=1)  # as if the program knew them
    again = await club.another_process().get(bad.id)
    assert again.outcome is not None
    assert (again.outcome.winners, again.outcome.reason) == ((), "abandoned")


async def test_a_match_that_another_process_makes_unreadable_is_noticed(club: Club) -> None:
    match = await club.match("clash", DUEL, "AB")
    await with_an_illegal_move(club.store, match)
    with pytest.raises(UnreadableMatch):
        await club.manager.get(match.id)


async def test_a_database_that_fails_is_no_fault_of_a_match(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.match("clash", DUEL, "AB")
    club.manager = club.another_process()

    async def gone(*_: object, **_more: object) -> None:
        raise ConnectionError("the database is gone")

    with monkeypatch.context() as away:
        away.setattr(club.store, "match", gone)
        with pytest.raises(ConnectionError):
            await club.manager.get(match.id)
    assert (await club.manager.get(match.id)).version == 0


# -- the doctor --


@each_break
async def test_the_unreadable_ones_of_a_store_are_found(club: Club, broken: Break) -> None:
    bad = await club.match("clash", DUEL, "AB")
    await broken(club.store, bad)
    await club.match("clash", DUEL, "CD")
    over = await club.match("clash", DUEL, "CD")
    await changed(club.store, over, game="chess", result=result("", "abandoned"))

    found = await club.store._database.ask(lambda session: find_unreadable(session.connection()))

    assert [match_id for match_id, _ in found] == [bad.id]


async def filled(path: Path, games: list[str]) -> Settings:
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{path / 'club.db'}")
    store = Store(settings.database_url)
    await store.open()
    club = Club(store)
    for game in games:
        await changed(store, await club.match("clash", DUEL, "AB"), game=game)
    await store.close()
    return settings


@pytest.mark.parametrize(
    ("games", "found"),
    [
        (["clash", "clash"], (True, "all running matches can be played on")),
        (["clash", "chess"], (False, "can't be read and are left alone: 2 (KeyError)")),
    ],
)
def test_the_doctor_names_them(tmp_path: Path, games: list[str], found: tuple[bool, str]) -> None:
    settings = asyncio.run(filled(tmp_path, games))
    assert doctor._made(partial(doctor._matches, settings)) == found


def test_the_doctor_does_not_read_the_matches_of_other_tables(tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    settings = Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{file}")
    later = (True, "looked at when the tables are up to date")
    assert doctor._made(partial(doctor._matches, settings)) == later
    file.touch()
    assert doctor._made(partial(doctor._matches, settings)) == later
    assert file.read_bytes() == b""
