"""What several people or processes begin at the same time begins once and fails for nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any

import pytest
from grimoire_days import ANN, BOB, GUILD, NOON, answer, bind_puzzles, server
from sqlalchemy import func, select
from test_runs import SECOND, run_of

from bot.store import GrimoireServer, Race, RaceState, Run, RunMode, Store
from bot.store.grimoire_tables import Rating
from bot.store.notifications import DAILY, NotificationChoice, Way
from bot.store.servers import Server, UserSettings

MANY = 12


@pytest.fixture(autouse=True)
def puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    bind_puzzles(monkeypatch)


async def at_once(stores: list[Store], act: Callable[[Store, int], Awaitable[Any]]) -> list[Any]:
    """Both processes do it many times; PostgreSQL has a transaction for each of them."""
    return await asyncio.gather(*(act(stores[each % 2], each) for each in range(MANY)))


def race(host: int = ANN, channel_id: int = 3) -> Race:
    facts = {"guild_id": GUILD, "channel_id": channel_id, "language": "en", "told": False}
    return Race(**facts, host_id=host, state=RaceState.OPEN, due_at=NOON + timedelta(minutes=2))


async def running(store: Store) -> list[tuple[int, RunMode]]:
    """Whose runs go on."""
    rows = select(Run.user_id, Run.mode).where(Run.over_at.is_(None)).order_by(Run.user_id)
    return [(user_id, mode) for user_id, mode in await store._rows(rows)]


async def test_of_many_races_opened_in_a_channel_there_is_one(stores: list[Store]) -> None:
    opened = await at_once(stores, lambda store, who: store.races.open(race(who), f"P{who}"))
    assert sorted(opened) == [False] * (MANY - 1) + [True]
    (number,) = await stores[0].races.unfinished()
    assert len(await stores[0].races.racers(number)) == 1
    assert await stores[1].races.open(race(channel_id=4), "Ann"), "another channel is free"
    await stores[1].races.leave(number, (await stores[0].races.racers(number))[0].user_id, NOON)
    assert await stores[1].races.open(race(), "Ann"), "so is this one after the end"


@pytest.mark.parametrize("before", [None, RunMode.STORM, RunMode.STREAK])
async def test_of_many_clicks_one_run_begins(stores: list[Store], before: RunMode | None) -> None:
    first = 0
    if before is not None:
        began = NOON - timedelta(minutes=1)
        first = (await stores[0].runs.start(run_of(before, started_at=began))).id
    begun = await at_once(stores, lambda store, _: store.runs.start(run_of(RunMode.STORM)))
    assert len({run.id for run in begun} - {first}) == 1
    assert first not in {run.id for run in begun}
    assert await running(stores[0]) == [(ANN, RunMode.STORM)]


async def test_a_race_begins_for_people_who_begin_other_runs(stores: list[Store]) -> None:
    assert await stores[0].races.open(race(), "Ann")
    assert await stores[1].races.join(1, BOB, "Bob") == "joined"

    async def begin(store: Store, each: int) -> Any:
        if each == MANY // 2:
            return await store.races.start(1, ["test-01", "test-02"], NOON + SECOND)
        who = ANN if each % 3 else BOB
        return await store.runs.start(run_of(RunMode.STORM, user_id=who))

    assert (await at_once(stores, begin))[MANY // 2] is True
    assert [user_id for user_id, _ in await running(stores[0])] == [ANN, BOB]
    in_race = await stores[0].races.scores(await race_one(stores[0]), NOON)
    assert {each.user_id for each in in_race} == {ANN, BOB}


async def race_one(store: Store) -> Race:
    found = await store.races.race(1)
    assert found is not None
    return found


async def test_many_at_once_set_the_daily_puzzles_up(stores: list[Store]) -> None:
    await at_once(stores, lambda store, each: store.dailies.set_up(without_salt(hour=each)))
    salts = {(await set_up(store)).salt for store in stores}
    await stores[0].dailies.set_up(without_salt(hour=13))
    assert {(await set_up(store)).salt for store in stores} == salts, "nobody knows the new pages"
    assert (await set_up(stores[1])).hour == 13


def without_salt(**changes: Any) -> GrimoireServer:
    row = server(**changes)
    del row.salt
    return row


async def set_up(store: Store) -> GrimoireServer:
    found = await store.dailies.server(GUILD)
    assert found is not None
    return found


async def test_many_at_once_subscribe_and_switch(stores: list[Store]) -> None:
    choice = {"user_id": ANN, "guild_id": GUILD, "kind": DAILY, "way": Way.PING}
    await at_once(
        stores, lambda store, _: store.notifications.choose(NotificationChoice(**choice), "en")
    )
    assert (await stores[1].notifications.settings(ANN)).way(DAILY, GUILD) is Way.PING
    switches: list[Callable[[Store], Awaitable[Any]]] = [
        lambda store: store.results.show(GUILD, ANN, ranked=False),
        lambda store: store.results.show(GUILD, ANN, profile=False),
        lambda store: store.users.set_lends(ANN, lends=True),
        lambda store: store.users.set_worldwide(ANN, worldwide=True),
        lambda store: store.servers.change_guild_settings(GUILD, results_channel_id=9),
        lambda store: store.servers.set_champion_role(GUILD, 8),
    ]
    await at_once(stores, lambda store, each: switches[each % len(switches)](store))
    for store in stores:
        assert await store.results.visibility(GUILD, ANN) == (False, False)
    person, settings = await stores[0]._get(UserSettings, ANN), await stores[0]._get(Server, GUILD)
    assert person is not None
    assert (person.lends, person.worldwide, person.unrated) == (True, True, False)
    assert settings is not None
    assert (settings.results_channel_id, settings.champion_role_id) == (9, 8)


async def test_many_at_once_open_a_lesson_and_vote(stores: list[Store]) -> None:
    await at_once(stores, lambda store, _: store.learning.open(ANN, "first", NOON))
    assert [each.line for each in await stores[0].learning.begun(ANN)] == [""]
    assert await stores[0].learning.save(ANN, "first", ("", "end"), NOON, done=True)
    await at_once(stores, lambda store, _: store.learning.open(ANN, "first", NOON + SECOND))
    (progress,) = await stores[0].learning.begun(ANN)
    assert (progress.line, progress.done_at) == ("", NOON), "it is begun again, and stays done"
    await stores[0].grimoire.add_attempt(answer())
    assert all(await at_once(stores, lambda store, _: store.solvers.vote(ANN, "test-03", up=True)))
    assert await stores[0].solvers.votes("test-03") == (1, 0)


async def test_first_answers_begin_all_the_ratings(stores: list[Store]) -> None:
    """Twelve people answer one page, and one person twelve pages."""
    await at_once(stores, lambda store, each: store.grimoire.add_attempt(answer(who=100 + each)))
    puzzle_ids = [f"test-{number:02}" for number in range(MANY)]
    await at_once(
        stores, lambda store, each: store.grimoire.add_attempt(answer(puzzle_id=puzzle_ids[each]))
    )
    games = select(Rating.games).where(Rating.subject.in_(["page:test-03", f"user:{ANN}"]))
    assert [*await stores[0]._all(games)] == [MANY + 1, MANY]
    assert await stores[0]._first(select(func.count()).select_from(Rating)) == 2 * MANY + 1
