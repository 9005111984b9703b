"""Pages wait for their day, nobody can tell which comes, and who knew one plays it for fun."""

from __future__ import annotations

import asyncio
from datetime import date, datetime, timedelta
from hashlib import blake2s

import pytest
from grimoire_days import (
    ANN,
    BOB,
    DAY,
    GUILD,
    HOUR,
    MINUTE,
    NOON,
    answer,
    bind_puzzles,
    daily,
    made,
    of,
    opened,
    posted,
    puzzle_for,
    server,
)

from bot.store import Begun, GrimoireServer, Store

CLEO, DAN = 12, 13
MONDAY = date(2026, 5, 4)


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_puzzles(monkeypatch)


async def may_open(store: Store, puzzle_id: str, who: int) -> bool:
    """Does this person find the puzzle, in the list and by its id?"""
    listed = puzzle_id in [each.id for each in await store.grimoire.open_puzzles(GUILD, who)]
    assert listed == (await store.grimoire.puzzle_of(puzzle_id, who) is not None)
    return listed


# ------------------------------------------------------------------ waiting for their day


@pytest.mark.parametrize("day", [None, "2026-05-02"])
async def test_a_puzzle_is_hidden_until_it_was_posted(store: Store, day: str | None):
    await store.dailies.set_up(server())
    puzzle_id = await made(store, day=day)

    async def who_may() -> list[int]:
        return [who for who in (ANN, BOB, CLEO) if await may_open(store, puzzle_id, who)]

    assert await who_may() == [ANN], "its author alone"
    assert await store.grimoire.puzzle_of(puzzle_id) is None
    assert await puzzle_for(store, server(), date(2026, 5, 2)) == puzzle_id
    row = daily(NOON, puzzle_id)
    assert await store.dailies.claim([Begun(server(), row, NOON + DAY)])
    assert await who_may() == [ANN], "it is only due"
    await store.dailies.record_posted(row.id, 5, NOON)
    assert await who_may() == [ANN, BOB, CLEO]
    await store.dailies.record_revealed(row.id)
    assert await who_may() == [ANN, BOB, CLEO]


async def test_a_puzzle_whose_day_was_missed_waits_for_another_one(store: Store):
    await store.dailies.set_up(server())
    puzzle_id = await made(store, day="2026-05-01")
    row = daily(NOON, puzzle_id)
    await store.dailies.claim([Begun(server(), row, NOON + DAY)])
    await store.dailies.record_missed(row.id)
    assert not await may_open(store, puzzle_id, CLEO)
    assert await puzzle_for(store, server(), date(2026, 5, 2)) == puzzle_id


async def test_without_daily_puzzles_only_a_puzzle_with_a_date_is_hidden(store: Store):
    dated, any_day = await made(store, day="2026-05-02"), await made(store)
    assert await may_open(store, any_day, CLEO)
    assert not await may_open(store, dated, CLEO)
    await store.dailies.set_up(server())
    assert not await may_open(store, any_day, CLEO)
    await store.dailies.switch_off(GUILD)
    assert await may_open(store, any_day, CLEO)
    assert not await may_open(store, dated, CLEO), "it comes when they are switched on again"


@pytest.mark.parametrize("state", ["pending", "rejected", "withdrawn"])
async def test_a_puzzle_that_was_not_approved_is_its_authors_alone(store: Store, state: str):
    puzzle_id = await made(store, state)
    assert await store.grimoire.puzzle_of(puzzle_id, ANN) is not None
    for who in (BOB, CLEO):
        assert not await may_open(store, puzzle_id, who)


# ------------------------------------------------------------------ which puzzle comes


async def test_the_choice_depends_on_the_salt_of_the_server(store: Store):
    """Whoever knows all but the salt knows nothing."""
    salts = [bytes([number]) for number in range(50)]
    fitting = [f"test-{number:02}" for number in range(2, 7)]
    assert {await puzzle_for(store, server(salt=salt), MONDAY) for salt in salts} == {*fitting}
    lots = [blake2s(f"{GUILD}/{MONDAY}".encode(), digest_size=8).digest()]
    lots += [blake2s(str(MONDAY).encode(), digest_size=8).digest()]
    for lot in lots:
        guessed = fitting[int.from_bytes(lot, "big") % len(fitting)]
        assert any(
            [await puzzle_for(store, server(salt=salt), MONDAY) != guessed for salt in salts]
        )


async def test_every_server_has_a_salt_of_its_own_and_keeps_it(stores: list[Store]):
    def set_up_by_hand(guild_id: int, hour: int) -> GrimoireServer:
        return GrimoireServer(
            guild_id=guild_id,
            channel_id=2,
            hour=hour,
            minute=0,
            time_zone="UTC",
            language="en",
            next_at=NOON,
            enabled=True,
        )

    async def salt(guild_id: int) -> bytes:
        row = await stores[1].dailies.server(guild_id)
        assert row is not None
        return row.salt

    for guild_id in (GUILD, GUILD + 1):
        await stores[0].dailies.set_up(set_up_by_hand(guild_id, 9))
    first = await salt(GUILD)
    assert len(first) == 32
    assert first != await salt(GUILD + 1)
    await stores[1].dailies.set_up(set_up_by_hand(GUILD, 10))
    await stores[0].dailies.switch_off(GUILD)
    await stores[0].dailies.set_up(set_up_by_hand(GUILD, 11))
    assert await salt(GUILD) == first


# ------------------------------------------------------------------ who knew it before


async def for_fun(store: Store, who: int, puzzle_id: str = "test-03") -> None:
    """The right answer to the open puzzle brings this person nothing."""
    row = await store.dailies.open_daily(GUILD, NOON + HOUR)
    assert row is not None
    before = await of(store, row)
    assert await store.grimoire.knew_before(who, row)
    outcome = await store.grimoire.add_attempt(answer(who=who, puzzle_id=puzzle_id))
    assert (outcome.knew, outcome.first, outcome.rating) == (True, False, None)
    assert (outcome.daily, outcome.number, outcome.points) == (None, 0, 0)
    assert await store.grimoire.player_rating(who) == 1500
    assert (await of(store, row)).solved == before.solved
    assert who not in [each.user_id for each in await store.dailies.ranking(GUILD)]


async def test_who_opened_the_puzzle_before_the_post_plays_for_fun(store: Store):
    await opened(store, at=NOON - timedelta(milliseconds=1))
    await opened(store, who=BOB, at=NOON)
    row = await posted(store)
    await for_fun(store, ANN)
    outcome = await store.grimoire.add_attempt(answer(who=BOB))
    assert (outcome.knew, outcome.first, outcome.points) == (False, True, 3)
    told = await store.dailies.statistics(await of(store, row))
    assert (told.tried, told.solved, told.at_first) == (1, 1, 1)
    assert [name for name, _ in told.fastest] == ["Bob"]
    assert (await store.grimoire.puzzle_ratings())["test-03"] < 1150, "it met Bob alone"


async def test_opening_it_again_after_the_post_does_not_help(store: Store):
    await opened(store, at=NOON - DAY)
    await posted(store)
    await opened(store, at=NOON + MINUTE)
    await for_fun(store, ANN)


@pytest.mark.parametrize("reason", ["solved", "short", "illegal"])
async def test_who_answered_it_before_in_whatever_server_plays_for_fun(store: Store, reason: str):
    before = answer(reason, guild_id=GUILD + 1, created_at=NOON - 100 * DAY)
    await store.grimoire.add_attempt(before)
    rating = await store.grimoire.player_rating(ANN)
    await posted(store)
    outcome = await store.grimoire.add_attempt(answer())
    assert (outcome.knew, outcome.rating, outcome.points) == (True, None, 0)
    assert await store.grimoire.player_rating(ANN) == rating


async def test_hint_and_solution_seen_before_the_post(store: Store):
    await store.grimoire.take_hint(ANN, await opened(store, at=NOON - HOUR))
    await store.grimoire.see_solution(BOB, await opened(store, who=BOB, at=NOON - HOUR))
    await posted(store)
    await for_fun(store, ANN)
    await for_fun(store, BOB)


async def test_author_and_reviewers_play_for_fun(store: Store):
    """Cleo has looked at it in review, Bob has decided on it without having looked."""
    await store.dailies.set_up(server())
    puzzle_id = await made(store)
    await store.grimoire.see_solution(CLEO, await opened(store, puzzle_id, CLEO, NOON - DAY))
    await posted(store, puzzle_id=puzzle_id)
    for who in (ANN, BOB, CLEO):
        await for_fun(store, who, puzzle_id)
    outcome = await store.grimoire.add_attempt(answer(who=DAN, puzzle_id=puzzle_id))
    assert (outcome.knew, outcome.points) == (False, 3)


async def test_authors_never_raise_their_rating_with_their_own_puzzles(store: Store):
    puzzle_id = await made(store, "pending")
    outcome = await store.grimoire.add_attempt(answer(puzzle_id=puzzle_id, guild_id=GUILD + 1))
    assert (outcome.knew, outcome.first, outcome.rating) == (True, False, None)


async def test_of_two_servers_the_later_post_finds_who_opened_the_earlier_one(store: Store):
    """Ann opens it in the first server before the second one has it, Bob only after both."""
    await posted(store)
    elsewhere = server(guild_id=GUILD + 1)
    await store.dailies.set_up(elsewhere)
    row = daily(NOON)
    row.guild_id = GUILD + 1
    await store.dailies.claim([Begun(elsewhere, row, NOON + DAY)])
    await opened(store, at=NOON + HOUR)
    await store.dailies.record_posted(row.id, 6, NOON + 2 * HOUR)
    await opened(store, who=BOB, at=NOON + 3 * HOUR)

    async def points(who: int, guild_id: int) -> int:
        given = answer(who=who, guild_id=guild_id, created_at=NOON + 4 * HOUR)
        return (await store.grimoire.add_attempt(given)).points

    assert [await points(ANN, guild_id) for guild_id in (GUILD + 1, GUILD)] == [0, 2]
    assert [await points(BOB, guild_id) for guild_id in (GUILD + 1, GUILD)] == [3, 2]


async def test_an_ordinary_puzzle_is_rated_however_long_ago_it_was_opened(store: Store):
    await opened(store, at=NOON - 100 * DAY)
    outcome = await store.grimoire.add_attempt(answer())
    assert (outcome.knew, outcome.first) == (False, True)
    assert outcome.rating is not None


async def test_a_streak_goes_on_over_a_puzzle_that_is_solved_for_fun(store: Store):
    async def day(number: int) -> datetime:
        at = NOON + number * DAY
        await posted(store, at, f"test-{number:02}")
        return at

    async def solve(number: int, at: datetime, **changes: object) -> None:
        facts = {"puzzle_id": f"test-{number:02}", "created_at": at} | changes
        await store.grimoire.add_attempt(answer(**facts))

    async def streak(number: int) -> tuple[int, int]:
        row = await store.dailies.streak(GUILD, ANN, NOON + number * DAY + 2 * HOUR)
        return row.now, row.best

    for number in (1, 2, 3):
        await opened(store, f"test-{number:02}", at=NOON - DAY)
    await solve(0, await day(0) + HOUR)
    await solve(1, await day(1) + HOUR)
    assert await streak(1) == (2, 2)
    assert (await store.dailies.ranking(GUILD))[0].solved == 1, "only one for points"
    await day(2)
    row = await store.dailies.open_daily(GUILD, NOON + 2 * DAY + HOUR)
    assert row is not None
    assert not await store.dailies.has_solved(ANN, row)
    await solve(2, NOON + 2 * DAY + HOUR, guild_id=GUILD + 1)
    assert not await store.dailies.has_solved(ANN, row), "not in this server"
    await solve(2, NOON + 2 * DAY - HOUR)
    assert not await store.dailies.has_solved(ANN, row), "not on its day"
    await solve(2, NOON + 2 * DAY + HOUR)
    assert await store.dailies.has_solved(ANN, row)
    assert await streak(2) == (3, 3)
    await day(3)
    await day(4)
    assert await streak(4) == (3, 3), "one missed page of a month is forgiven"
    await day(5)
    assert await streak(5) == (0, 3), "known, but not solved on its day"


async def test_who_sees_the_solution_on_the_day_gets_no_streak_for_it(store: Store):
    await posted(store)
    await store.grimoire.see_solution(ANN, await opened(store, at=NOON + MINUTE))
    outcome = await store.grimoire.add_attempt(answer())
    assert (outcome.knew, outcome.daily) == (False, None)
    assert (await store.dailies.streak(GUILD, ANN, NOON + HOUR)).now == 0


async def test_a_puzzle_is_first_opened_once(stores: list[Store]):
    rows = await asyncio.gather(
        *(each.grimoire.solving(ANN, "test-03", NOON) for each in stores * 4)
    )
    assert {each.opened_at for each in rows} == {NOON}
