"""Work beside the answering of people: once at a time for each key, never forgotten."""

from __future__ import annotations

import asyncio
from typing import Any

from structlog.testing import capture_logs

from bot.background import LEFT_OVER_AT_ONCE, Background


class Work:
    """Notes what it is called for, and waits until it is let go."""

    def __init__(self, *pauses: float | None) -> None:
        self.called: list[str] = []
        self.at_once = 0
        self.most_at_once = 0
        self.gate = asyncio.Event()
        self._pauses = [*pauses]

    async def __call__(self, key: str) -> float | None:
        self.called.append(key)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            await self.gate.wait()
        finally:
            self.at_once -= 1
        return self._pauses.pop(0) if self._pauses else None


async def until_done(background: Background[Any], *keys: str) -> None:
    async with asyncio.timeout(5):
        for key in keys:
            await background.done(key)


async def test_requests_meanwhile_are_worked_on_once_more_and_never_twice_at_a_time() -> None:
    work = Work()
    background = Background[str]("test", work)
    background.request("a")
    await asyncio.sleep(0)
    for _ in range(5):
        background.request("a")
    assert "a" in background
    assert background.busy
    work.gate.set()
    await until_done(background, "a")
    assert work.called == ["a", "a"]
    assert work.most_at_once == 1
    assert not background.busy


async def test_keys_are_worked_on_side_by_side_as_far_as_there_is_room() -> None:
    for at_once, expected in ((None, 3), (2, 2), (1, 1)):
        work = Work()
        background = Background[str]("test", work, at_once=at_once)
        for key in "abc":
            background.request(key)
        for _ in range(5):
            await asyncio.sleep(0)
        work.gate.set()
        await until_done(background, *"abc")
        assert sorted(work.called) == [*"abc"]
        assert work.most_at_once == expected


async def test_it_comes_back_after_a_pause_or_earlier_when_it_is_requested() -> None:
    work = Work(0.01, 3600)
    work.gate.set()
    background = Background[str]("test", work)
    background.request("a")
    async with asyncio.timeout(5):
        while len(work.called) < 2:  # noqa: ASYNC110 - the first pause is over
            await asyncio.sleep(0.005)
    assert "a" in background, "it waits for its time"
    background.request("a")
    await until_done(background, "a")
    assert work.called == ["a"] * 3


async def test_a_failure_is_logged_and_the_next_request_begins_anew() -> None:
    called = []

    async def work(key: str) -> None:
        called.append(key)
        if len(called) == 1:
            raise RuntimeError("broken")

    background = Background[str]("test", work)
    with capture_logs() as logs:
        background.request("a")
        await until_done(background, "a")
    assert [(entry["log_level"], entry["about"]) for entry in logs] == [("error", "a")]
    background.request("a")
    await until_done(background, "a")
    assert called == ["a", "a"]


async def test_closing_ends_work_at_once() -> None:
    work = Work()
    background = Background[str]("test", work)
    background.request("a")
    background.request("b")
    await asyncio.sleep(0)
    await background.close()
    assert not background.busy
    assert work.at_once == 0


async def test_of_what_is_left_over_some_is_worked_on_at_a_time_and_requests_do_not_wait() -> None:
    work = Work()
    background = Background[str]("test", work)
    background.catch_up(str(number) for number in range(1000))
    await asyncio.sleep(0)
    assert work.called == [str(number) for number in range(LEFT_OVER_AT_ONCE)]
    assert "999" in background

    background.request("999")
    background.request("new")
    await asyncio.sleep(0)
    assert work.called[LEFT_OVER_AT_ONCE:] == ["999", "new"]

    work.gate.set()
    async with asyncio.timeout(5):
        while background.busy:  # noqa: ASYNC110
            await asyncio.sleep(0)
    assert sorted(work.called) == sorted([*map(str, range(1000)), "new"])


async def test_what_is_waited_for_does_not_wait_behind_what_is_left_over() -> None:
    work = Work()
    work.gate.set()
    background = Background[str]("test", work)
    background.catch_up(str(number) for number in range(1000))
    await until_done(background, "999")
    assert work.called.index("999") <= LEFT_OVER_AT_ONCE
    await background.close()
    assert not background.busy


async def test_what_is_left_over_makes_room_while_it_waits_for_its_time() -> None:
    work = Work(*[60.0] * 20)
    work.gate.set()
    background = Background[str]("test", work)
    background.catch_up(str(number) for number in range(20))
    async with asyncio.timeout(5):
        while len(work.called) < 20:  # noqa: ASYNC110
            await asyncio.sleep(0)
    background.catch_up(["3"])
    await asyncio.sleep(0)
    assert len(work.called) == 20
    await background.close()
