"""What is kept of the grimoire: answers and what they bring, daily puzzles claimed once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta

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
from sqlalchemy import event

from bot.grimoire.choosing import due, following, newest
from bot.grimoire.offering import Wanted, fitting_puzzle
from bot.store import Begun, Daily, Store, rows
from bot.ui.time_zones import time_zones
from puzzles.puzzle import Puzzle


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_puzzles(monkeypatch)


# ------------------------------------------------------------------ when


def test_the_newest_puzzle_was_due_today_or_yesterday():
    noon = time(12)
    assert newest(NOON, noon, "UTC") == date(2026, 5, 1)
    assert newest(NOON - MINUTE, noon, "UTC") == date(2026, 4, 30)
    assert following(NOON, noon, "UTC") == date(2026, 5, 2)


def test_the_hour_stays_when_the_clocks_change():
    nine = time(9)
    hours = [due(date(2026, 3, day), nine, "Europe/Paris").hour for day in (28, 29, 30)]
    assert hours == [8, 7, 7]


def test_an_hour_that_is_skipped_comes_right_after_the_gap():
    at = due(date(2026, 3, 29), time(2, 30), "Europe/Paris")
    assert at == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)
    assert newest(at, time(2, 30), "Europe/Paris") == date(2026, 3, 29)


def test_an_hour_that_comes_twice_counts_once():
    at = due(date(2026, 10, 25), time(2, 30), "Europe/Paris")
    again = at + HOUR
    assert at == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
    assert newest(again, time(2, 30), "Europe/Paris") == date(2026, 10, 25)
    assert following(again, time(2, 30), "Europe/Paris") == date(2026, 10, 26)


ODD_ZONES = [
    *("Africa/Casablanca", "America/Havana", "America/Nuuk", "America/Scoresbysund"),
    *("Antarctica/Troll", "Asia/Beirut", "Asia/Gaza", "Australia/Lord_Howe", "Europe/London"),
    *("Pacific/Chatham", "Pacific/Kiritimati", "UTC"),
]
"""Zones whose clocks change by half an hour, around midnight, more often, or not at all."""


@pytest.mark.parametrize("zone", ODD_ZONES)
def test_in_every_zone_every_day_has_one_puzzle(zone: str):
    """Over a year, at hours that fall into changes of the clocks."""
    assert zone in time_zones()
    at, now = time(0, 30) if zone != "America/Nuuk" else time(23, 30), NOON
    day = newest(now, at, zone)
    for _ in range(370):
        moment = due(day + DAY, at, zone)
        assert newest(moment - timedelta(seconds=1), at, zone) == day
        day += DAY
        assert newest(moment, at, zone) == day


# ------------------------------------------------------------------ which puzzle


async def test_the_puzzle_of_a_day_is_the_same_for_whoever_asks(stores: list[Store]):
    monday = date(2026, 5, 4)
    assert await puzzle_for(stores[0], server(), monday) == await puzzle_for(
        stores[1], server(), monday
    )


async def test_no_puzzle_comes_again_before_all_have_come(store: Store):
    chosen = []
    for number in range(14):
        puzzle_id = await puzzle_for(store, server(), (NOON + number * DAY).date())
        assert puzzle_id is not None
        chosen.append(puzzle_id)
        await posted(store, NOON + number * DAY, puzzle_id)
    assert len(set(chosen)) == 14
    salts = [bytes([number]) for number in range(50)]
    day = (NOON + 14 * DAY).date()
    again = {await puzzle_for(store, server(salt=salt), day) for salt in salts}
    assert again < {*chosen[:7]}, "of the half that it had longest ago, those that fit"
    assert len(again) == 3
    assert await puzzle_for(store, server(guild_id=GUILD + 1), NOON.date()) is not None


async def test_puzzles_that_were_approved_come_first_and_on_their_day(store: Store):
    ids = [await made(store, "pending") for _ in range(4)]
    assert ids == ["p-1", "p-2", "p-3", "p-4"]
    assert [each.id for each in await store.grimoire.puzzles_to_review(GUILD)] == ids
    assert await store.grimoire.review("p-1", "rejected", BOB)
    assert await store.grimoire.review("p-2", "approved", BOB, scheduled_for="2026-05-03")
    assert await store.grimoire.review("p-3", "approved", BOB)
    assert not await store.grimoire.review("p-3", "rejected", BOB)
    assert [await puzzle_for(store, server(), date(2026, 5, day)) for day in (1, 2, 3)] == [
        *("p-3", "p-3", "p-2")
    ]
    assert (await puzzle_for(store, server(guild_id=GUILD + 1), date(2026, 5, 3))).startswith(
        "test-"
    )
    await posted(store, NOON, "p-3")
    assert (await puzzle_for(store, server(), date(2026, 5, 2))).startswith("test-")
    assert await puzzle_for(store, server(), date(2026, 5, 4)) == "p-2", "its day was missed"


async def test_who_may_see_a_puzzle_that_somebody_made(store: Store):
    puzzle_id = await made(store, "pending")
    assert await store.grimoire.puzzle_of(puzzle_id) is None
    assert await store.grimoire.puzzle_of(puzzle_id, BOB) is None
    assert (await store.grimoire.puzzle_of(puzzle_id, ANN)).id == puzzle_id
    await store.grimoire.review(puzzle_id, "approved", BOB)
    assert (await store.grimoire.puzzle_of(puzzle_id)).id == puzzle_id


@pytest.mark.parametrize(
    "puzzle_id", ["p-0", "p-", "p-x", "p-٣", "p-1" + "0" * 30, "", "nothing-01"]
)
async def test_there_is_no_such_puzzle(store: Store, puzzle_id: str):
    assert await store.grimoire.puzzle_of(puzzle_id) is None
    assert not await store.grimoire.review(puzzle_id, "approved", BOB)


async def test_a_fitting_puzzle_is_near_the_rating_and_not_known_yet(store: Store):
    offered: list[list[str]] = []

    def first(puzzles: Sequence[str]) -> str:
        offered.append(sorted(puzzles))
        return puzzles[0]

    async def fitting(**wanted: str) -> Puzzle | None:
        return await fitting_puzzle(store, ANN, None, Wanted(**wanted), choose=first)

    assert (await fitting()).id == "test-10"
    assert offered[-1] == [f"test-{number:02}" for number in (8, 9, 10, 11, 12)]
    await store.grimoire.add_attempt(answer(puzzle_id="test-10", guild_id=None))
    await store.grimoire.see_solution(ANN, await opened(store, "test-11"))
    await store.grimoire.add_attempt(answer("short", puzzle_id="test-12", guild_id=None))
    await fitting()
    assert not {"test-10", "test-11", "test-12"} & set(offered[-1])
    assert (await fitting(set_id="initiation")).id == "test-06"
    assert (await fitting(difficulty="easy")).rating < 1400
    assert await fitting(goal_kind="win") is None
    for each in range(14):
        await store.grimoire.see_solution(ANN, await opened(store, f"test-{each:02}"))
    assert await fitting() is None


async def test_a_puzzle_that_was_failed_is_offered_when_no_other_is_left(store: Store):
    for number in range(14):
        reason = "short" if number == 4 else "solved"
        await store.grimoire.add_attempt(answer(reason, puzzle_id=f"test-{number:02}"))
    assert (await fitting_puzzle(store, ANN)).id == "test-04"


# ------------------------------------------------------------------ claimed once


async def test_a_day_is_begun_once_by_however_many(stores: list[Store]):
    await stores[0].dailies.set_up(server())
    won = await asyncio.gather(
        *(store.dailies.claim([Begun(server(), daily(), NOON + DAY)]) for store in stores * 5)
    )
    assert sum(map(len, won)) == 1
    assert len(await stores[1].dailies.work(NOON)) == 1
    assert await stores[0].dailies.overdue(NOON + HOUR) == []
    assert len(await stores[0].dailies.overdue(NOON + DAY)) == 1


async def test_a_day_that_had_its_puzzle_gets_no_second_one(store: Store):
    row = await posted(store)
    late = server(next_at=NOON + HOUR)
    await store.dailies.set_up(late)
    assert not await store.dailies.claim([Begun(late, daily(NOON), NOON + DAY)])
    assert await store.dailies.overdue(NOON + HOUR) == [], "the server has moved on"
    assert (await of(store, row)).is_open(NOON + HOUR)


async def test_a_puzzle_is_held_by_one_and_freed_when_its_holder_dies(stores: list[Store]):
    first, second = stores
    await first.dailies.set_up(server())
    await first.dailies.claim([Begun(server(), daily(), NOON + DAY)])
    (seen,) = await first.dailies.work(NOON)
    (also_seen,) = await second.dailies.work(NOON)
    taken = await asyncio.gather(
        first.dailies.take(seen, NOON, NOON + MINUTE),
        second.dailies.take(also_seen, NOON, NOON + MINUTE),
    )
    assert sorted(taken) == [False, True]
    assert await second.dailies.work(NOON + MINUTE / 2) == []
    (orphan,) = await second.dailies.work(NOON + MINUTE)
    assert orphan.tries == 1, "it may have been sent"
    assert await second.dailies.take(orphan, NOON + MINUTE, NOON + 2 * MINUTE)
    await second.dailies.record_posted(orphan.id, 5, NOON + MINUTE)
    assert await second.dailies.work(NOON + HOUR) == []
    assert not await first.dailies.take(seen, NOON + HOUR, NOON + 2 * HOUR), "out of date"


async def test_a_new_puzzle_ends_the_older_ones(store: Store):
    old = await posted(store)
    late = NOON + DAY - HOUR
    await store.dailies.set_up(server(next_at=late))
    new = daily(late + HOUR)
    new.due_at = late
    assert await store.dailies.claim([Begun(server(next_at=late), new, late + DAY)])
    assert (await of(store, old)).closes_at == late
    assert [each.id for each in await store.dailies.work(late)] == [old.id, new.id]


async def test_a_new_count_is_work_until_it_is_shown(store: Store):
    await posted(store)
    await store.grimoire.add_attempt(answer())
    (behind,) = await store.dailies.work(NOON + HOUR)
    await store.grimoire.add_attempt(answer(who=BOB))
    await store.dailies.record_counted(behind)
    (behind,) = await store.dailies.work(NOON + HOUR)
    assert (behind.solved, behind.tried, behind.at_first) == (2, 2, 2)
    await store.dailies.record_counted(behind)
    assert await store.dailies.work(NOON + HOUR) == []
    await store.grimoire.add_attempt(answer("short", who=BOB + 1))
    (behind,) = await store.dailies.work(NOON + HOUR)
    assert (behind.solved, behind.tried, behind.at_first) == (2, 3, 2)
    await store.grimoire.add_attempt(answer("solved", who=BOB + 1))
    (behind,) = await store.dailies.work(NOON + HOUR)
    assert (behind.solved, behind.tried, behind.at_first) == (3, 3, 2), "not at the first try"
    await store.dailies.record_counted(behind)
    assert await store.dailies.work(NOON + HOUR) == []


async def test_after_switching_off_nothing_is_due(store: Store):
    await store.dailies.set_up(server())
    assert await store.dailies.switch_off(GUILD)
    assert not await store.dailies.switch_off(GUILD)
    assert await store.dailies.overdue(NOON + DAY) == []
    assert not await store.dailies.claim([Begun(server(), daily(), NOON + DAY)])


# ------------------------------------------------------------------ when an answer was given


async def revealed(store: Store, row: Daily, at: datetime) -> None:
    await store.dailies.record_told(row.id, 6, at)
    await store.dailies.record_revealed(row.id)


async def test_an_answer_given_in_time_counts_though_it_was_judged_after_the_reveal(store: Store):
    row = await posted(store)
    await revealed(store, row, row.closes_at + MINUTE)
    outcome = await store.grimoire.add_attempt(answer(created_at=row.closes_at - MINUTE))
    assert (outcome.daily.id, outcome.points) == (row.id, 3)
    assert (await of(store, row)).solved == 1
    late = await store.grimoire.add_attempt(answer(who=BOB, created_at=row.closes_at))
    assert (late.daily, late.points) == (None, 0)


async def test_an_answer_given_before_the_post_counts_for_nothing(store: Store):
    row = await posted(store)
    assert row.posted_at is not None
    early = answer(created_at=row.posted_at - MINUTE)
    assert (await store.grimoire.add_attempt(early)).daily is None


async def test_an_answer_given_after_the_solution_was_told_counts_for_nothing(store: Store):
    """However the clocks of the host and of Discord differ."""
    row = await posted(store)
    await revealed(store, row, row.closes_at - 2 * MINUTE)
    knowing = answer(created_at=row.closes_at - MINUTE)
    assert (await store.grimoire.add_attempt(knowing)).daily is None
    in_time = answer(who=BOB, created_at=row.closes_at - 3 * MINUTE)
    assert (await store.grimoire.add_attempt(in_time)).points == 3


# ------------------------------------------------------------------ points


@pytest.mark.parametrize(
    ("wrong", "hints", "points"),
    [(0, 0, 3), (1, 0, 2), (2, 0, 1), (7, 0, 1), (0, 1, 2), (1, 1, 1), (0, 2, 1), (2, 2, 0)],
)
async def test_points_by_answers_and_hints(store: Store, wrong: int, hints: int, points: int):
    row = await posted(store)
    await opened(store)
    for taken in range(hints):
        assert await store.grimoire.take_hint(ANN, "test-03") == taken + 1
    for _ in range(wrong):
        outcome = await store.grimoire.add_attempt(answer("refuted"))
        assert (outcome.points, outcome.daily.id) == (0, row.id)
    outcome = await store.grimoire.add_attempt(answer())
    assert (outcome.number, outcome.points) == (wrong + 1, points)
    assert [each.points for each in await store.grimoire.attempts_of(ANN, "test-03")] == [
        *([0] * wrong),
        points,
    ]


async def test_illegal_and_undecided_answers_cost_nothing(store: Store):
    await posted(store)
    for reason in ("illegal", "undecided", "illegal"):
        outcome = await store.grimoire.add_attempt(answer(reason))
        assert (outcome.first, outcome.number, outcome.rating) == (False, 0, None)
    outcome = await store.grimoire.add_attempt(answer())
    assert (outcome.first, outcome.points) == (True, 3)


async def test_a_puzzle_brings_its_points_once(store: Store):
    row = await posted(store)
    outcomes = await asyncio.gather(*(store.grimoire.add_attempt(answer()) for _ in range(4)))
    assert sorted(each.points for each in outcomes) == [0, 0, 0, 3]
    assert sum(each.first for each in outcomes) == 1
    assert (await of(store, row)).solved == 1


async def test_of_two_processes_one_counts_the_answer(stores: list[Store]):
    row = await posted(stores[0])
    outcomes = await asyncio.gather(*(each.grimoire.add_attempt(answer()) for each in stores * 3))
    assert sorted(each.points for each in outcomes) == [0, 0, 0, 0, 0, 3]
    assert (await of(stores[0], row)).solved == 1
    (rating,) = [each.rating for each in outcomes if each.first]
    assert rating == (1500, await stores[1].grimoire.player_rating(ANN))


async def test_after_giving_up_nothing_counts(store: Store):
    row = await posted(store)
    await store.grimoire.see_solution(ANN, await opened(store))
    outcome = await store.grimoire.add_attempt(answer())
    assert (outcome.first, outcome.rating, outcome.daily, outcome.points) == (False, None, None, 0)
    assert (await of(store, row)).solved == 0
    assert await store.dailies.ranking(GUILD) == []


async def test_answers_count_from_the_post_to_the_end(store: Store):
    row = await posted(store)
    late = await store.grimoire.add_attempt(answer(created_at=row.closes_at))
    elsewhere = await store.grimoire.add_attempt(answer(who=BOB, guild_id=GUILD + 1))
    assert (late.daily, elsewhere.daily) == (None, None)
    in_time = answer(who=12, created_at=row.closes_at - MINUTE)
    assert (await store.grimoire.add_attempt(in_time)).points == 3


async def test_trying_in_another_server_first_does_not_help(store: Store):
    await posted(store)
    await store.grimoire.add_attempt(answer("short", guild_id=GUILD + 1))
    await store.grimoire.add_attempt(answer("short", guild_id=None))
    assert (await store.grimoire.add_attempt(answer())).points == 1


# ------------------------------------------------------------------ ratings


async def test_only_the_first_answer_rates(store: Store):
    first = await store.grimoire.add_attempt(answer("short"))
    second = await store.grimoire.add_attempt(answer())
    assert first.rating is not None
    assert first.rating[0] == 1500 > first.rating[1]
    assert second.rating is None
    assert await store.grimoire.player_rating(ANN) == first.rating[1]
    assert (await store.grimoire.puzzle_ratings())["test-03"] > 1150


async def test_two_people_meet_a_puzzle_at_once(stores: list[Store]):
    outcomes = await asyncio.gather(
        *(
            stores[who % 2].grimoire.add_attempt(answer(who=who, created_at=NOON))
            for who in range(8)
        )
    )
    assert all(each.first and each.rating[1] > each.rating[0] for each in outcomes)
    assert (await stores[0].grimoire.puzzle_ratings())["test-03"] < 1150


# ------------------------------------------------------------------ solving


async def test_the_line_so_far_is_kept(store: Store):
    begun = await store.grimoire.solving(ANN, "test-03", NOON)
    assert (begun.line, begun.hints, begun.gave_up) == ("", 0, False)
    await store.grimoire.save_line(ANN, "test-03", "troll:u")
    assert await store.grimoire.take_hint(ANN, "test-03") == 1
    kept = await store.grimoire.solving(ANN, "test-03", NOON + HOUR)
    assert (kept.line, kept.hints, kept.gave_up) == ("troll:u", 1, False)
    assert kept.opened_at == NOON, "the first time"
    assert (await store.grimoire.solving(BOB, "test-03", NOON)).line == ""


async def test_solving_begins_once(stores: list[Store]):
    async def begin(store: Store) -> None:
        await store.grimoire.take_hint(ANN, await opened(store))

    await asyncio.gather(*(begin(each) for each in stores * 4))
    assert (await stores[0].grimoire.solving(ANN, "test-03", NOON)).hints == 8


# ------------------------------------------------------------------ statistics


async def test_how_a_puzzle_went(store: Store):
    row = await posted(store)
    for who, reason, minutes in (
        (ANN, "short", 10),
        (BOB, "solved", 20),
        (ANN, "solved", 30),
        (12, "illegal", 31),
        (13, "refuted", 32),
        (14, "solved", 5),
        (15, "solved", 600),
    ):
        at = NOON + minutes * MINUTE
        await store.grimoire.add_attempt(answer(reason, who=who, created_at=at))
    told = await store.dailies.statistics(await of(store, row))
    assert (told.tried, told.solved, told.at_first) == (5, 4, 3), "what can’t be played is no try"
    assert told.fastest == (*(("14", 5 * MINUTE), ("Bob", 20 * MINUTE), ("Ann", 30 * MINUTE)),)


async def test_the_ranking_by_points_then_puzzles(store: Store):
    for number in range(3):
        day = NOON + number * DAY
        puzzle_id = f"test-{number:02}"
        await posted(store, day, puzzle_id)
        at = {"puzzle_id": puzzle_id, "created_at": day + HOUR}
        await store.grimoire.add_attempt(answer(name="Ann the Old", **at))
        if number:
            await store.grimoire.add_attempt(answer("short", who=BOB, **at))
        await store.grimoire.add_attempt(answer(who=BOB, **at))
        await store.grimoire.add_attempt(answer(who=12, **at))
    await store.grimoire.add_attempt(answer("illegal", name="Ann", puzzle_id="test-09"))
    ranks = await store.dailies.ranking(GUILD)
    assert [(each.place, each.name, each.points, each.solved) for each in ranks] == [
        (1, "Ann", 9, 3),
        (1, "12", 9, 3),
        (3, "Bob", 7, 3),
    ]
    assert await store.dailies.ranking(GUILD, "2026-05") == ranks
    assert await store.dailies.ranking(GUILD, "2026-04") == []
    assert await store.dailies.ranking(GUILD + 1) == []


async def test_a_streak_goes_on_over_days_without_a_puzzle(store: Store):
    async def solve(number: int, *who: int) -> None:
        day, puzzle_id = NOON + number * DAY, f"test-{number:02}"
        row = await posted(store, day, puzzle_id)
        for each in who:
            await store.grimoire.add_attempt(
                answer(who=each, puzzle_id=puzzle_id, created_at=day + HOUR)
            )
        await store.dailies.record_revealed(row.id)

    async def streak(number: int, who: int = ANN) -> tuple[int, int]:
        row = await store.dailies.streak(GUILD, who, NOON + number * DAY + 2 * HOUR)
        return row.now, row.best

    assert await streak(0) == (0, 0)
    await solve(0, ANN, BOB)
    await solve(1, ANN)
    await solve(4, ANN, BOB)
    assert (await streak(4), await streak(4, BOB)) == ((3, 3), (2, 2))
    await posted(store, NOON + 5 * DAY, "test-05")
    assert await streak(5) == (3, 3), "today's page is still open"
    assert await streak(6) == (3, 3), "one missed page of a month is forgiven"
    await posted(store, NOON + 6 * DAY, "test-06")
    assert await streak(7) == (0, 3), "it was not solved either"


# ------------------------------------------------------------------ many at once


async def test_the_puzzles_of_many_servers_are_begun_together_and_each_once(stores: list[Store]):
    guilds = range(1, 31)
    for guild in guilds:
        await stores[0].dailies.set_up(server(guild_id=guild))
    had = daily()
    had.guild_id = 4
    await stores[0].dailies.claim([Begun(server(guild_id=4), had, NOON + HOUR)])
    begun = [
        [Begun(server(guild_id=guild), _of(guild), NOON + DAY) for guild in guilds] for _ in stores
    ]
    won = await asyncio.gather(
        *(store.dailies.claim(each) for store, each in zip(stores, begun, strict=True))
    )
    assert sorted([*won[0], *won[1]]) == [guild for guild in guilds if guild != 4]
    assert len(await stores[1].dailies.work(NOON)) == len(guilds)
    assert [each.guild_id for each in await stores[1].dailies.work(NOON, {4, 7})] == [4, 7]


async def test_changes_at_the_same_time_are_few_transactions(stores: list[Store]):
    first, second = stores
    guilds = range(1, 31)
    for guild in guilds:
        await first.dailies.set_up(server(guild_id=guild))
    await first.dailies.claim(
        [Begun(server(guild_id=guild), _of(guild), NOON + DAY) for guild in guilds]
    )
    commits: list[object] = []
    event.listen(first.engines[0], "commit", commits.append)
    seen = await first.dailies.work(NOON)
    held = await asyncio.gather(
        *(
            store.dailies.take(each, NOON, NOON + MINUTE)
            for each in seen
            for store in (first, second)
        )
    )
    assert sum(held) == len(guilds)
    assert len(commits) <= 3
    assert await second.dailies.work(NOON) == []
    await asyncio.gather(*(first.dailies.record_posted(each.id, each.id, NOON) for each in seen))
    assert len(commits) <= 5
    assert {(await of(first, each)).message_id for each in seen} == {each.id for each in seen}


async def test_a_fault_of_the_database_is_one_of_all_that_wait_and_of_nobody_after(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    row = await posted(store)

    async def count(solved: int) -> None:
        row.solved = solved
        await store.dailies.record_counted(row)

    with monkeypatch.context() as away:
        away.setattr(rows, "changes_rows", _gone)
        told = await asyncio.gather(
            *(count(solved) for solved in (1, 2, 3)),
            return_exceptions=True,
        )
    assert [type(each) for each in told] == [ConnectionError] * 3
    await count(4)
    assert (await of(store, row)).shown_solved == 4


def _gone(*_: object) -> bool:
    raise ConnectionError("the database is gone")


def _of(guild: int) -> Daily:
    row = daily()
    row.guild_id = guild
    return row
