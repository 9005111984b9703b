"""Discord is asked no more often than it takes, and people come first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from bot.rate_limiter import AT_ONCE, NEAR, REQUESTS_A_SECOND, RateLimiter, Turn, pacing

LIMIT = 50


class Time:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._numbers = count()
        self._calls: list[tuple[float, int, Callable[[], object]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, callback: Callable[[], object]) -> object:
        heappush(self._calls, (self.now + delay, next(self._numbers), callback))
        return None

    async def pass_by(self, seconds: float) -> None:
        end = self.now + seconds
        while self._calls and self._calls[0][0] <= end:
            self.now, _, callback = heappop(self._calls)
            callback()
            await rest()
        self.now = end


async def rest() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Asking:
    """Requests, and when each has had its turn."""

    def __init__(self, share: float = 1.0) -> None:
        self.time = Time()
        self.rate_limiter = RateLimiter(share, self.time)
        self.sent: list[tuple[str, float]] = []

    def ask(self, name: str, turn: Turn) -> asyncio.Task[None]:
        with pacing(turn):
            return asyncio.create_task(self._ask(name))

    async def _ask(self, name: str) -> None:
        await self.rate_limiter.turn()
        self.sent.append((name, self.time.now))

    @property
    def order(self) -> list[str]:
        return [name for name, _ in self.sent]

    def most_in_a_second(self) -> int:
        moments = [moment for _, moment in self.sent]
        return max(sum(at <= each < at + 1 for each in moments) for at in moments)


async def test_in_no_second_there_are_more_than_discord_takes() -> None:
    asking = Asking()
    for burst in range(4):
        for number in range(100):
            asking.ask(f"{burst}-{number}", Turn.BOARD)
        await rest()
        await asking.time.pass_by(2.0 + burst / 3)
    assert REQUESTS_A_SECOND <= asking.most_in_a_second() <= LIMIT
    await asking.time.pass_by(10)
    assert len(asking.sent) == 400
    assert asking.most_in_a_second() <= LIMIT


async def test_who_asks_after_a_pause_does_not_wait() -> None:
    asking = Asking()
    for number in range(AT_ONCE):
        asking.ask(str(number), Turn.BOARD)
    await rest()
    assert asking.order == ["0", "1", "2", "3", "4"]
    asking.ask("more", Turn.BOARD)
    await rest()
    assert len(asking.sent) == AT_ONCE
    await asking.time.pass_by(0.03)
    assert len(asking.sent) == AT_ONCE + 1


async def test_people_come_before_boards_and_boards_before_daily_puzzles() -> None:
    asking = Asking()
    for number in range(AT_ONCE):
        asking.ask(str(number), Turn.BOARD)
    for turn in (Turn.DAILY, Turn.BOARD, Turn.PERSON):
        for number in (1, 2):
            asking.ask(f"{turn.name} {number}", turn)
    await rest()
    await asking.time.pass_by(1)
    boards = ["BOARD 1", "BOARD 2"]
    expected = ["PERSON 1", "PERSON 2", *boards, "DAILY 1", "DAILY 2"]
    assert asking.order[AT_ONCE:] == expected


async def test_a_daily_puzzle_does_not_wait_for_ever() -> None:
    asking = Asking()
    for number in range(AT_ONCE):
        asking.ask(str(number), Turn.BOARD)
    await rest()
    asking.ask("daily", Turn.DAILY)
    for _ in range(70):
        for _ in range(REQUESTS_A_SECOND + 1):
            asking.ask("board", Turn.BOARD)
        await rest()
        await asking.time.pass_by(1)
    assert "daily" in asking.order
    assert asking.order[-1] == "board"


async def test_who_waits_no_more_takes_no_turn() -> None:
    asking = Asking()
    for number in range(AT_ONCE):
        asking.ask(str(number), Turn.BOARD)
    left = [asking.ask("left", Turn.BOARD) for _ in range(20)]
    asking.ask("last", Turn.BOARD)
    await rest()
    for task in left:
        task.cancel()
    await rest()
    await asking.time.pass_by(0.03)
    assert asking.order[AT_ONCE:] == ["last"]


async def test_several_processes_share_what_discord_takes() -> None:
    halves = [Asking(0.5), Asking(0.5)]
    for asking in halves:
        for number in range(100):
            asking.ask(str(number), Turn.BOARD)
        await rest()
        await asking.time.pass_by(3)
    sent = [len(asking.sent) for asking in halves]
    assert all(66 <= each <= 73 for each in sent)


async def test_of_what_gets_old_no_more_is_prepared_than_is_sent() -> None:
    async def prepare(number: int) -> None:
        await asking.rate_limiter.near()
        prepared.append(number)

    asking, prepared = Asking(), list[int]()
    await prepare(0)
    for number in range(AT_ONCE + NEAR + 10):
        asking.ask(str(number), Turn.BOARD)
    await rest()
    tasks = [asyncio.create_task(prepare(number)) for number in range(1, 31)]
    await rest()
    assert prepared == [0]
    sent = len(asking.sent)
    await asking.time.pass_by(0.1)
    assert prepared == list(range(1 + len(asking.sent) - sent))
    assert 3 <= len(asking.sent) - sent <= 6
    await asking.time.pass_by(5)
    await asyncio.gather(*tasks)
