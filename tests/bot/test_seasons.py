"""Seasons of servers: when they end, once, and who has won."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from book import GUILD, NOW, duel, end

from bot.store import SeasonLength, Store
from bot.store.rating_book import Pool
from bot.store.result_tables import PlayerRating, ResultKind, Season
from bot.store.seasons import end_of_season

POOL = Pool(GUILD, "clash", ResultKind.DUEL)


@pytest.mark.parametrize(
    ("length", "now", "ends"),
    [
        (SeasonLength.MONTH, (2026, 5, 1), (2026, 6, 1)),
        (SeasonLength.MONTH, (2026, 12, 31), (2027, 1, 1)),
        (SeasonLength.QUARTER, (2026, 5, 31), (2026, 7, 1)),
        (SeasonLength.QUARTER, (2026, 11, 2), (2027, 1, 1)),
    ],
)
def test_seasons_end_by_the_calendar(
    length: SeasonLength, now: tuple[int, int, int], ends: tuple[int, int, int]
) -> None:
    assert end_of_season(length, datetime(*now, tzinfo=UTC)) == datetime(*ends, tzinfo=UTC)


async def play(store: Store, days: int, count: int = 6) -> None:
    """1 wins against several others, one of whom has enough matches for the table too."""
    now = NOW + timedelta(days=days)
    for number in range(count):
        played = duel(1, 2, now + timedelta(hours=number))
        await store._database.change(lambda rows, played=played: end(rows, played))


async def change_length(store: Store, length: SeasonLength, now: datetime = NOW) -> None:
    await store.servers.change_guild_settings(GUILD, season=length)
    await store.seasons.set_length(GUILD, length, now)


async def test_a_season_is_closed_once_and_its_table_stays(store: Store) -> None:
    await change_length(store, SeasonLength.MONTH)
    await play(store, 0)
    assert await store.seasons.over(NOW + timedelta(days=20)) == []
    later = NOW + timedelta(days=31)
    (season,) = await store.seasons.over(later)
    assert season.ends_at == datetime(2026, 6, 1, tzinfo=UTC)

    closed = await asyncio.gather(*(store.seasons.close(season, later) for _ in range(3)))

    assert sorted(closed) == [False, False, True]
    assert await store.seasons.over(later) == []
    current = await store.seasons.current(GUILD)
    assert current is not None
    assert (current.number, current.ends_at) == (1, datetime(2026, 7, 1, tzinfo=UTC))
    first = await store.results.table(POOL, 0, later)
    assert [line.user_id for line in first.lines] == [1, 2]
    assert (await store.results.table(POOL, 1, later)).lines == ()
    (title,) = await store.results.titles_of(GUILD, 1)
    assert (title.season, title.points) == (0, first.lines[0].points)

    lost = duel(2, 1, later)
    await store._database.change(lambda rows: end(rows, lost))
    (line, other) = (await store.results.table(POOL, 1, later)).lines
    assert (line.user_id, line.results) == (1, 7)
    assert line.points < first.lines[0].points
    assert other.points > first.lines[1].points
    assert line.moved is None


async def test_nobody_wins_alone_or_without_enough_matches(store: Store) -> None:
    await change_length(store, SeasonLength.MONTH)
    await play(store, 0, 4)
    later = NOW + timedelta(days=31)
    (season,) = await store.seasons.over(later)
    await store.seasons.close(season, later)
    assert await store.results.titles_of(GUILD, 1) == []


async def test_a_server_that_wants_no_seasons_any_more_goes_on_without_end(store: Store) -> None:
    await change_length(store, SeasonLength.MONTH)
    await play(store, 0, 2)
    await change_length(store, SeasonLength.NONE, NOW + timedelta(days=3))
    assert await store.seasons.over(NOW + timedelta(days=400)) == []
    await play(store, 40, 1)
    rows = await store._database.ask(lambda rows: rows.query(PlayerRating.season).all())
    assert {row.season for row in rows} == {0}


async def test_after_a_long_sleep_there_is_one_new_season(store: Store) -> None:
    await change_length(store, SeasonLength.MONTH)
    later = NOW + timedelta(days=200)
    (season,) = await store.seasons.over(later)
    await store.seasons.close(season, later)
    assert await store.seasons.over(later) == []
    rows = await store._database.ask(lambda rows: rows.query(Season).all())
    assert len(rows) == 2
