"""Quiet hours, and the notifications that processes share."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta

import pytest

from bot.store import Store
from bot.store.notifications import (
    CHALLENGE,
    DAILY,
    TURN,
    Batch,
    Notification,
    NotificationChoice,
    QuietHours,
    Way,
    wanted,
)

NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
GUILD, ANN, BOB = 1 << 22, 1, 2
NIGHT = time(22), time(8)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("hours", "zone", "now", "until"),
    [
        (NIGHT, "UTC", "2026-01-01T21:59", None),
        (NIGHT, "UTC", "2026-01-01T22:00", "2026-01-02T08:00"),
        (NIGHT, "UTC", "2026-01-02T00:00", "2026-01-02T08:00"),
        (NIGHT, "UTC", "2026-01-02T07:59", "2026-01-02T08:00"),
        (NIGHT, "UTC", "2026-01-02T08:00", None),
        (NIGHT, "Asia/Kolkata", "2026-01-01T16:30", "2026-01-02T02:30"),
        ((time(13), time(15)), "UTC", "2026-01-01T14:00", "2026-01-01T15:00"),
        ((time(13), time(15)), "UTC", "2026-01-01T15:00", None),
        ((time(0), time(6)), "UTC", "2026-01-01T00:00", "2026-01-01T06:00"),
        ((time(20), time(0)), "UTC", "2026-01-01T23:59", "2026-01-02T00:00"),
        # the clocks go forward at 2:00 on 29 March, and back at 3:00 on 25 October
        (NIGHT, "Europe/Paris", "2026-03-28T22:00", "2026-03-29T06:00"),
        (NIGHT, "Europe/Paris", "2026-10-24T21:00", "2026-10-25T07:00"),
        ((time(22), time(2, 30)), "Europe/Paris", "2026-03-29T00:59", "2026-03-29T01:30"),
        ((time(22), time(2, 30)), "Europe/Paris", "2026-10-25T00:10", "2026-10-25T01:30"),
        ((time(22), time(2, 30)), "Europe/Paris", "2026-10-25T00:45", "2026-10-25T01:30"),
        ((time(22), time(2, 30)), "Europe/Paris", "2026-10-25T01:30", None),
    ],
)
def test_quiet_hours_end_in_the_time_zone_of_the_user(
    hours: tuple[time, time], zone: str, now: str, until: str | None
) -> None:
    found = QuietHours(*hours, zone).until(at(now))
    assert found == (at(until) if until else None)


@pytest.mark.parametrize("zone", ["Europe/Paris", "America/St_Johns", "Australia/Lord_Howe"])
def test_quiet_hours_end_later_and_are_then_over_at_every_moment_of_a_year(zone: str) -> None:
    quiet, now = QuietHours(time(22), time(2, 30), zone), at("2026-01-01T00:00")
    while now.year == 2026:
        end = quiet.until(now)
        assert end is None or now < end <= now + timedelta(hours=6)
        assert end is None or quiet.until(end) is None
        now += timedelta(minutes=45)


def notification(
    user_id: int = ANN, kind: str = TURN, about: int = 1, **facts: object
) -> Notification:
    values = {"version": 0, "guild_id": GUILD, "language": "en", "way": Way.DIRECT, "due_at": NOW}
    return Notification(user_id=user_id, kind=kind, about=about, **values | facts)


def abouts(rows: Sequence[Notification]) -> list[int]:
    return [each.about for each in rows]


async def test_what_exists_is_not_added_again_even_after_it_was_sent(stores: list[Store]) -> None:
    store = stores[0].notifications
    await asyncio.gather(*(each.notifications.add([notification()]) for each in stores * 4))
    taken = await store.take(Batch(ANN), NOW, NOW + MINUTE)
    assert abouts(taken) == [1]
    await store.record(taken, {"sent_at": NOW})
    await store.add([notification(), notification(about=2)])
    assert abouts(await store.take(Batch(ANN), NOW, NOW + MINUTE)) == [2]


async def test_of_several_processes_one_takes(stores: list[Store]) -> None:
    await stores[0].notifications.add([notification(about=number) for number in range(5)])
    taken = await asyncio.gather(
        *(each.notifications.take(Batch(ANN), NOW, NOW + MINUTE) for each in stores * 4)
    )
    assert sorted(map(len, taken)) == [0] * (2 * 4 - 1) + [5]


async def test_what_waits_comes_with_what_is_due_and_what_was_tried_comes_alone(
    stores: list[Store],
) -> None:
    store, later = stores[0].notifications, NOW + MINUTE
    await store.add([notification(), notification(about=2, due_at=later)])
    assert await store.take(Batch(BOB), NOW, later) == []
    assert await store.take(Batch(ANN), NOW - MINUTE, NOW) == []
    assert abouts(await store.take(Batch(ANN), NOW, later)) == [1, 2]
    await store.add([notification(about=3)])
    assert abouts(await store.take(Batch(ANN), NOW, later + MINUTE)) == [3]
    assert await store.due(NOW, 9) == []
    assert abouts(await store.take(Batch(ANN), later, later + MINUTE * 2)) == [1, 2]


async def test_each_kind_has_its_share_in_turns(stores: list[Store]) -> None:
    store = stores[0].notifications
    await store.add([notification(user, DAILY) for user in range(100, 200)])
    await store.add([notification(user, TURN, due_at=NOW - MINUTE) for user in (1, 2)])
    await store.add([notification(3, CHALLENGE), notification(4, wanted("clash"), 7, way=Way.PING)])
    await store.add([notification(5, TURN, due_at=NOW + MINUTE)])
    due = await store.due(NOW, 3)
    assert {*due[:4]} == {Batch(1), Batch(3), Batch(100), Batch(0, wanted("clash"), 7)}
    assert {*due} == {*due[:4], Batch(2), Batch(101), Batch(102)}


async def test_choices_of_both_processes_are_kept(stores: list[Store]) -> None:
    kinds = [TURN, CHALLENGE, DAILY, wanted("clash")]
    choices = [
        NotificationChoice(user_id=ANN, guild_id=0, kind=kind, way=Way.DIRECT) for kind in kinds
    ]
    both = [each.notifications for each in stores] * 2
    await asyncio.gather(*(each.choose(row, "fr") for each, row in zip(both, choices, strict=True)))
    quiet = QuietHours(*NIGHT, "Europe/Paris")
    await stores[1].notifications.set_quiet(ANN, quiet, "ru")
    settings = await stores[1].notifications.settings(ANN)
    assert {kind for _, kind in settings.ways} == {*kinds}
    assert (settings.quiet, settings.language) == (quiet, "ru")
    await stores[1].notifications.end_direct(ANN)
    settings = await stores[1].notifications.settings(ANN)
    assert (dict(settings.ways), settings.quiet) == ({}, quiet)
