"""The store: one transaction each, and nobody wins twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from ended import result
from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import OperationalError
from sqlalchemy.orm import Session

from bot.store import Match, Move, Seat, Store, VersionConflict
from bot.store.tables import Base
from engine.clash.decks import PRECONSTRUCTED
from engine.clash.game import duel_setup

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
LATER = NOON + timedelta(minutes=1)


def match(**changes: object) -> Match:
    facts = {
        "game": "clash",
        "setup": duel_setup({"A": PRECONSTRUCTED["1"], "B": PRECONSTRUCTED["2"]}),
        "seed": 2**63 - 1,
        "language": "en",
        "guild_id": 1,
        "channel_id": 2,
        "origin_channel_id": 2,
        "created_at": NOON,
        "updated_at": NOON,
        "seats": [Seat(seat="B", user_id=11, name="Bob"), Seat(seat="A", user_id=10, name="Ann")],
    }
    return Match(**(facts | changes))


def move(number: int, said: str = "end", match_id: int = 1) -> Move:
    return Move(match_id=match_id, number=number, seat="A", text=said, played_at=NOON)


async def behind(store: Store, settled: datetime) -> list[int]:
    return [each.id for each in await store.matches_behind(settled)]


async def added(store: Store, **changes: object) -> Match:
    row = match(**changes)
    await store.add_match(row)
    found = await store.match(row.id)
    assert found is not None
    return found


async def test_the_migrations_make_exactly_the_tables_of_the_code(store: Store):
    def differences(connection: Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), Base.metadata)

    assert await store._database.ask(lambda session: differences(session.connection())) == []


async def test_opening_again_keeps_everything(store: Store):
    before = await added(store)
    await store.open()
    after = await store.match(before.id)
    assert (after.setup, after.seed, after.created_at) == (before.setup, 2**63 - 1, NOON)


async def test_a_match_comes_back_with_its_seats_and_moves_in_order(store: Store):
    row = await added(store)
    for number, said in enumerate(("ogre:u", "undo", "end")):
        await store.add_move(row, move(number, said, row.id), None)
    found = await store.match(row.id)
    assert [(seat.seat, seat.name) for seat in found.seats] == [("A", "Ann"), ("B", "Bob")]
    assert [each.text for each in found.moves] == ["ogre:u", "undo", "end"]
    assert found.version == 3


async def test_two_moves_with_the_same_number_one_is_kept(store: Store):
    row = await added(store)
    results = await asyncio.gather(
        store.add_move(row, move(0, "ogre:u", row.id), None),
        store.add_move(row, move(0, "ogre:l", row.id), None),
        return_exceptions=True,
    )
    assert sorted(map(type, results), key=str) == sorted([type(None), VersionConflict], key=str)
    found = await store.match(row.id)
    assert (found.version, len(found.moves)) == (1, 1)


async def test_a_move_that_comes_too_late_changes_nothing(store: Store):
    row = await added(store)
    await store.add_move(row, move(0, "end", row.id), None)
    with pytest.raises(VersionConflict):
        await store.add_move(row, move(0, "end", row.id), result("A", "fort"))
    found = await store.match(row.id)
    assert (found.version, found.result) == (1, None)


async def test_a_finished_match_is_not_being_played(store: Store):
    row = await added(store)
    await store.add_move(row, move(0, "resign", row.id), result("B", "resignation"))
    assert await store.matches_of(10) == []
    assert (await store.match(row.id)).result == result("B", "resignation")
    assert await store.running_in(row.channel_id) == []


async def test_a_match_that_has_just_begun_is_left_to_whoever_tells_of_it(store: Store):
    row = await added(store)
    assert await behind(store, NOON) == []
    assert await behind(store, LATER) == [row.id]
    await store.set_match(row.id, origin_message_id=5)
    assert await behind(store, NOON) == [row.id]
    assert (await store.match(row.id)).origin_message_id == 5


async def test_games_alone_are_those_in_which_nobody_else_plays(store: Store):
    async def begin(*seats: Seat, **changes: object) -> None:
        await store.add_match(match(seats=[*seats], **changes))

    await begin(Seat(seat="A", user_id=10, name="Ann"), Seat(seat="B", user_id=11, name="Bob"))
    assert len(await store.running_alone(10)) == 0
    bot = Seat(seat="B", user_id=99, name="Robot", thinks="easy")
    await begin(Seat(seat="A", user_id=10, name="Ann"), bot)
    await begin(Seat(seat="A", user_id=10, name="Ann"), Seat(seat="B", name="AI"))
    over = result("A", "fort")
    await begin(Seat(seat="A", user_id=10, name="Ann"), Seat(seat="B", name="AI"), result=over)
    assert len(await store.running_alone(10)) == 2
    assert len(await store.running_alone(99)) == 0


async def test_a_board_is_behind_until_its_version_is_shown(store: Store):
    row = await added(store)
    assert await behind(store, LATER) == [row.id]
    await store.set_match(row.id, channel_id=77, has_home=True)
    await store.set_board(row.id, message_id=5, turn_number=1)
    await store.set_board(row.id, shown_version=0)
    assert await behind(store, LATER) == [row.id]
    await store.set_board(row.id, origin_told=True)
    assert await behind(store, LATER) == []
    await store.add_move(row, move(0, "end", row.id), None)
    assert await behind(store, LATER) == [row.id]
    found = await store.match(row.id)
    assert (found.channel_id, found.has_home, found.board.message_id) == (77, True, 5)


async def test_the_newest_match_of_a_channel_is_found(store: Store):
    first, second = await added(store), await added(store)
    assert second.id > first.id
    assert (await store.newest_in(2)).id == second.id
    assert await store.newest_in(3) is None


async def test_the_match_last_moved_in_comes_first(store: Store):
    first, second = await added(store), await added(store)
    late = move(0, "end", first.id)
    late.played_at = NOON + timedelta(minutes=5)
    await store.add_move(first, late, None)
    assert [row.id for row in await store.matches_of(11)] == [first.id, second.id]


async def test_running_practice_is_what_the_bot_plays_itself(store: Store) -> None:
    for ended in (None, result("A", "fort")):
        for strength in (None, "easy"):
            seats = [
                Seat(seat="A", user_id=10, name="Ann"),
                Seat(seat="B", user_id=11, name="Robot", thinks=strength),
            ]
            await store.add_match(match(seats=seats, result=ended))

    assert await store.running_practice() == [(2, 0)]
    found = await store.match(2)
    assert found is not None
    assert [each.thinks for each in found.seats] == [None, "easy"]


async def test_a_question_waits_for_no_change(store: Store):
    row = await added(store)
    loop = asyncio.get_running_loop()

    def change(session: Session) -> int | None:
        session.execute(update(Match).where(Match.id == row.id).values(version=1))
        asking = asyncio.run_coroutine_threadsafe(store.version_of(row.id), loop)
        return asking.result(timeout=10)

    if store.engines[0].dialect.name == "sqlite":  # PostgreSQL's errands are done on the loop
        assert await store._database.change(change) == 0, "it is not changed yet"
        assert await store.version_of(row.id) == 1


async def test_the_versions_of_many_matches_are_each_their_own(store: Store):
    rows = [await added(store) for _ in range(5)]
    for row, version in zip(rows, (0, 3, 1, 4, 2), strict=True):
        change = update(Match).where(Match.id == row.id).values(version=version)
        await store._change(change)
    numbers = [row.id for row in rows]
    found = await asyncio.gather(*map(store.version_of, [*numbers, 999, numbers[3]]))
    assert found == [0, 3, 1, 4, 2, None, 4]
    shown = await asyncio.gather(*map(store.shown_of, [*numbers, 999]))
    assert [told and told.version for told in shown] == [0, 3, 1, 4, 2, None]


async def test_who_only_asks_can_change_nothing(store: Store):
    row = await added(store)
    change = update(Match).where(Match.id == row.id).values(version=1)
    with suppress(OperationalError):  # SQLite refuses it, PostgreSQL forgets it
        await store._database.ask(lambda session: session.execute(change))
    assert await store.version_of(row.id) == 0


async def test_all_that_a_question_sees_is_of_one_moment(store: Store):
    if store.engines[0].dialect.name != "sqlite":
        pytest.skip("PostgreSQL looks anew with each statement")
    row = await added(store)
    loop = asyncio.get_running_loop()

    def question(session: Session) -> tuple[int, int]:
        version = session.scalar(select(Match.version))
        moving = store.add_move(row, move(0, "end", row.id), None)
        asyncio.run_coroutine_threadsafe(moving, loop).result(timeout=10)
        moves = session.scalar(select(func.count()).select_from(Move))
        return version, moves

    assert await store._database.ask(question) == (0, 0)
    assert await store._database.ask(lambda session: session.scalar(select(Match.version))) == 1
