"""Turns at Discord, so that it is asked no more often than it takes.

Discord takes 50 requests a second that carry the bot's token, from all its processes together;
answers to interactions carry another one and are no part of that. discord.py waits only when
Discord has refused, and then everything waits. So each request has its turn here, right before it
is sent and also when it is sent again: people who wait for it first, then boards, then daily pages;
of one kind in the order in which they came.
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
"""Fewer than Discord takes: some are on the way for longer than others."""
AT_ONCE = 5
"""So many after a pause: with them, too, it are no more than 50 in any second."""
NEAR = 16
"""So many requests before it, and it is worth while to prepare one that would get old."""


class Turn(Enum):
    """Whom a request is for.

    Of two that wait the one comes first that has waited for longer, these seconds taken off.
    """

    PERSON = -inf
    BOARD = 0.0
    DAILY = 60.0


class Timer(Protocol):
    """What an event loop knows of time."""

    def time(self) -> float:
        """Return the seconds of a clock that goes on evenly."""

    def call_later(self, delay: float, callback: Callable[[], object]) -> object:
        """Call it after so many seconds."""


_turn: ContextVar[Turn] = ContextVar("turn", default=Turn.PERSON)


@contextmanager
def pacing(turn: Turn) -> Iterator[None]:
    """Give what is asked of Discord meanwhile its turn with its like."""
    before = _turn.set(turn)
    try:
        yield
    finally:
        _turn.reset(before)


class Pacer:
    """The giver of turns to the requests of one process.

    The process has this `share` of all that Discord takes. `timer`: the running event loop, unless
    a test has its own.
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
        """Wait until a request that is prepared from now on would not wait for long."""
        if len(self._waiting) >= NEAR:
            near: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._preparing.append(near)
            await near

    def _time(self) -> Timer:
        return self._timer or asyncio.get_running_loop()

    def _seconds_left(self, now: float) -> float:
        """Return the seconds until the next turn: after a pause some follow each other at once."""
        return round(self._next_at - now - (AT_ONCE - 1) * self._interval, 6)

    def _take(self, now: float) -> None:
        self._next_at = max(self._next_at, now) + self._interval

    def _look_later(self, now: float) -> None:
        if self._waiting and not self._is_timed:
            self._is_timed = True
            self._time().call_later(max(0.0, self._seconds_left(now)), self._give)

    def _give(self) -> None:
        """Give turns to as many as may be sent by now; who waits no more has none."""
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
        """Call whoever has waited longest to prepare a request: as many as have been sent."""
        while self._preparing:
            near = self._preparing.popleft()
            if not near.done():
                near.set_result(None)
                return
