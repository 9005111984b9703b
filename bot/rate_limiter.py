"""Limit the rate of requests to Discord.

Discord takes 50 requests a second with the bot's token, from all its processes together; responses
to interactions have another token and don't count. discord.py waits only when Discord has refused,
and then everything waits. So each request waits here for its turn, right before it is sent and also
when it is sent again: those of waiting users first, then boards, notifications, daily puzzles;
within a kind in the order of arrival.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import Enum
from heapq import heappop, heappush
from itertools import count
from math import inf
from typing import Protocol

REQUESTS_A_SECOND = 45
"""Below Discord's limit, because some requests take longer than others to arrive."""
AT_ONCE = 5
"""Burst size after a pause; keeps the total at 50 in any second."""
NEAR = 16
"""With this many requests waiting, a board isn't prepared yet: it would get outdated."""


class Turn(Enum):
    """Priorities of requests.

    Of two waiting requests, the one with the smaller sum of arrival time and value in seconds comes
    first.
    """

    PERSON = -inf
    BOARD = 0.0
    NOTIFICATION = 30.0
    DAILY = 60.0


class Timer(Protocol):
    """The clock of an event loop."""

    def time(self) -> float:
        """Return the seconds of a monotonic clock."""

    def call_later(self, delay: float, callback: Callable[[], object]) -> object:
        """Call it after `delay` seconds."""


_turn: ContextVar[Turn] = ContextVar("turn", default=Turn.PERSON)


@contextmanager
def pacing(turn: Turn) -> Iterator[None]:
    """Give Discord requests in this block this priority."""
    before = _turn.set(turn)
    try:
        yield
    finally:
        _turn.reset(before)


class RateLimiter:
    """Limits the requests of one process.

    The process has this `share` of all that Discord takes. `timer` is the running event loop by
    default; tests use others.
    """

    def __init__(self, share: float = 1.0, timer: Timer | None = None) -> None:
        self._interval = 1.0 / (REQUESTS_A_SECOND * share)
        self._timer = timer
        self._next_at = 0.0
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._preparing: deque[asyncio.Future[None]] = deque()
        self._is_timed = False

    async def turn(self) -> None:
        """Wait until one more request may be sent."""
        now = self._time().time()
        if not self._waiting and self._seconds_left(now) <= 0:
            self._take(now)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (now + _turn.get().value, next(self._numbers), turn))
        self._look_later(now)
        await turn

    async def near(self) -> None:
        """Wait until a request that is prepared now would be sent soon."""
        if len(self._waiting) >= NEAR:
            near: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._preparing.append(near)
            await near

    def _time(self) -> Timer:
        return self._timer or asyncio.get_running_loop()

    def _seconds_left(self, now: float) -> float:
        """Return the seconds until the next turn; after a pause, `AT_ONCE` requests need none."""
        return round(self._next_at - now - (AT_ONCE - 1) * self._interval, 6)

    def _take(self, now: float) -> None:
        self._next_at = max(self._next_at, now) + self._interval

    def _look_later(self, now: float) -> None:
        if self._waiting and not self._is_timed:
            self._is_timed = True
            self._time().call_later(max(0.0, self._seconds_left(now)), self._give)

    def _give(self) -> None:
        """Give turns to as many as may be sent now; cancelled requests take none."""
        self._is_timed = False
        now = self._time().time()
        while self._waiting and self._seconds_left(now) <= 0:
            turn = heappop(self._waiting)[-1]
            if not turn.done():
                turn.set_result(None)
                self._take(now)
                self._call_one()
        while self._preparing and len(self._waiting) < NEAR:
            self._call_one()
        self._look_later(now)

    def _call_one(self) -> None:
        """Wake the task that has waited longest to prepare a request: one per sent request."""
        while self._preparing:
            near = self._preparing.popleft()
            if not near.done():
                near.set_result(None)
                return
