"""Edits of old messages: three in seven seconds a channel, whatever wants to edit."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.old_edits import OldEdits

CHANNEL, ELSEWHERE = 1, 2
START = datetime(2026, 1, 1, tzinfo=UTC)


class Time:
    """A clock that stands still but for sleepers."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = START
        self.slept: list[float] = []
        monkeypatch.setattr(asyncio, "sleep", self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += timedelta(seconds=seconds)

    def message(self, *, age: timedelta) -> int:
        """The id of a message of this age."""
        return discord.utils.time_snowflake(self.now - age)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


@pytest.fixture
def edits(time: Time) -> OldEdits:
    return OldEdits(lambda: time.now)


async def edit(edits: OldEdits, message: int, times: int, channel: int = CHANNEL) -> None:
    for _ in range(times):
        await edits.turn(channel, message)


async def test_young_messages_are_edited_without_a_limit(edits: OldEdits, time: Time) -> None:
    young = time.message(age=timedelta(minutes=58))

    await edit(edits, young, 20)

    assert time.slept == []
    assert edits.has_capacity(CHANNEL, young)


async def test_the_fourth_edit_of_old_messages_has_no_room(edits: OldEdits, time: Time) -> None:
    old = time.message(age=timedelta(minutes=60))

    await edit(edits, old, 2)
    assert edits.has_capacity(CHANNEL, old)
    await edit(edits, old, 1)

    assert not edits.has_capacity(CHANNEL, old)
    assert edits.has_capacity(CHANNEL, time.message(age=timedelta(0))), "young ones have"
    assert edits.has_capacity(ELSEWHERE, old), "other channels have"
    assert sum(time.slept) == 0


async def test_the_fourth_edit_waits_until_the_first_is_seven_seconds_ago(
    edits: OldEdits, time: Time
) -> None:
    old = time.message(age=timedelta(hours=2))

    await edit(edits, old, 1)
    time.now += timedelta(seconds=3)
    await edit(edits, old, 3)

    assert sum(time.slept) == 4
    assert time.now == START + timedelta(seconds=7)


async def test_those_who_wait_at_the_same_time_wait_behind_each_other(
    edits: OldEdits, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    async def sleep(seconds: float) -> None:  # time does not go on meanwhile
        asked.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    old = time.message(age=timedelta(hours=2))

    await edit(edits, old, 8)

    assert asked == [0, 0, 0, 7, 7, 7, 14, 14]
