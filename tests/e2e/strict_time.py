"""Strict mode of the tests' Discord: the simulated time, in which all waiting takes place.

While the bot only waits for Discord's limits, or for an upload, time passes on its own. A task that
waits for Discord for longer than `PATIENCE` is idle until a test lets time pass. simcord alone
would count a task that waits in discord.py's locks, or in the bot's rate limiter, as working.

Nothing is immediate: an interaction reaches the bot after `CLICK`, and each request takes `WAY` to
Discord and back. The exact times are random numbers seeded with the name of the test, so they are
the same each time.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from enum import Enum, auto
from pathlib import Path
from types import AsyncGeneratorType, CodeType, CoroutineType, FrameType
from typing import Any, NamedTuple, TypeVar
from unittest import mock
from weakref import WeakKeyDictionary

import simcord
import simcord._dpy_internals
import simcord.env
from discord.http import HTTPClient, Ratelimit
from discord.webhook.async_ import AsyncDeferredLock, AsyncWebhookAdapter
from simcord import _settlement

from bot import discord_requests
from bot.rate_limiter import RateLimiter
from workers import Turns

PATIENCE = 10.0
"""Seconds; longer waits for Discord are not caused by normal limits."""
GLANCE = 0.002
"""Seconds between two checks whether the bot waits only for limits."""
NOT_RESTING = {None, "start", "restart_bot", "together"}
"""Operations in which simcord does not wait for the bot to become idle."""
PIECE = 16 * 1024
"""Bytes of a request that are sent at a time; simultaneous requests take turns."""
CLICK = 0.03, 0.4
"""Shortest and longest time in seconds from Discord's creation of an interaction until the bot has
it."""
WAY = 0.02, 0.15
"""The same for a request to Discord and its answer."""

Made = TypeVar("Made")

run_due_callbacks = _settlement._run_due_virtual_callbacks
is_parked = _settlement._is_parked
composed_tasks = simcord._dpy_internals.composed_tasks


class Uplink:
    """The connection to Discord, with its bandwidth in bytes per second (None: unlimited).

    Simultaneous requests share it piece by piece.
    """

    def __init__(self) -> None:
        self.bytes_a_second: float | None = None
        self._free_at = 0.0

    async def carry(self, size: int) -> None:
        """Wait until the last byte has arrived."""
        loop = asyncio.get_running_loop()
        while size > 0 and self.bytes_a_second is not None:
            now, piece = loop.time(), min(size, PIECE)
            self._free_at = max(self._free_at, now) + piece / self.bytes_a_second
            size -= piece
            await asyncio.sleep(self._free_at - now)


class Ways:
    """Travel times of interactions and requests."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._dice = random.Random(os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0])
        self._takes_time = True
        self._moment: float | None = None
        self._arrived_at = 0.0

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Make everything arrive at once within this context."""
        before, self._takes_time = self._takes_time, False
        try:
            yield
        finally:
            self._takes_time = before

    @contextmanager
    def same_moment(self) -> Iterator[None]:
        """Let people act at the current time, except those who wait for something."""
        self._moment = self._arrived_at = self._env._virtual_time
        try:
            yield
        finally:
            self._moment = None

    def carry_interaction(self, make: Callable[[], Made]) -> Made:
        """Make an interaction, and let the time pass until the bot has it."""
        if not self._takes_time:
            return make()
        clock = self._env.backend.clock
        now = clock.elapsed
        moment = self._moment if now <= self._arrived_at else None
        clock.elapsed = made_at = now if moment is None else moment
        try:
            made = make()
        finally:
            clock.elapsed = now
        self._env._move_clock(made_at + self._dice.uniform(*CLICK))
        self._arrived_at = clock.elapsed
        return made

    def draw_way(self) -> tuple[float, float]:
        """Return the seconds of a request's way to Discord, and of the answer's way back."""
        if not self._takes_time:
            return 0.0, 0.0
        seconds = self._dice.uniform(*WAY)
        there = seconds * self._dice.uniform(0.2, 0.8)
        return there, seconds - there

    async def travel(self, seconds: float) -> None:
        """Wait for a travel time."""
        if seconds:
            await asyncio.sleep(seconds)


class Waiting(Enum):
    """What a task waits for."""

    LIMITS = auto()
    """For Discord, while time passes."""
    LONG = auto()
    """For Discord, for longer than `PATIENCE`."""
    OTHERS = auto()
    """For another task of the bot."""


OF_LIMITS: set[CodeType] = {
    each.__code__
    for each in (
        Ratelimit.acquire,
        Ratelimit._refresh,
        HTTPClient.request,
        AsyncWebhookAdapter.request,
        AsyncDeferredLock.__aenter__,
        AsyncDeferredLock.__aexit__,
        RateLimiter.turn,
        RateLimiter.near,
        RateLimiter._look_later,
        Uplink.carry,
        Ways.travel,
    )
}
"""Code in which tasks wait for Discord's limits."""
ON_THE_WAY = {Uplink.carry.__code__, Ways.travel.__code__}
"""Parts of it that end soon, whatever timeouts there are."""
OF_OTHERS: set[CodeType] = {
    each.__code__
    for each in (
        asyncio.Lock.acquire,
        asyncio.Event.wait,
        asyncio.Semaphore.acquire,
        asyncio.Condition.wait,
        Turns.turn.__wrapped__,  # type: ignore[attr-defined] # for a painter, or a worker
    )
}
ASYNCIO = str(Path(asyncio.__file__).parent)


class Stay(NamedTuple):
    """Where a task waits: for what, in whose code, and whether for another task of the bot."""

    waiter: Any
    own: CodeType | None
    for_others: bool


class SimulatedTime:
    """The time of a simulation, which passes for limits after `install`."""

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._known: tuple[Any, bool, bool] | None = None
        self._stays: WeakKeyDictionary[asyncio.Task[Any], Stay] = WeakKeyDictionary()

    def install(self, patches: ExitStack) -> None:
        """Take effect as long as these patches do."""
        schedule = self._env._schedule_timer

        def schedule_timer(record: Any, *facts: Any) -> None:
            if not _in_limits(sys._getframe()):  # they end only in simulated time
                schedule(record, *facts)

        for where, name, what in (
            (self._env, "_schedule_timer", schedule_timer),
            (simcord.env, "_run_due_virtual_callbacks", self._go_on),
            (simcord.env, "_is_parked", self._is_parked),
            (discord_requests, "perf_counter", lambda: self._env._virtual_time),
        ):
            patches.enter_context(mock.patch.object(where, name, what))

    def simulated(self) -> AbstractContextManager[None]:
        """Make tasks in this context wait in simulated time."""
        return self._env._bot_scope()

    def run_due(self) -> None:
        """Run everything that is due."""
        run_due_callbacks(self._env._settlement_state(), float("inf"))

    async def go_on(self) -> None:
        """Let time pass also while a test waits for something other than the bot's idleness."""
        while True:
            await asyncio.sleep(GLANCE)
            rests = self._env._operation_label not in NOT_RESTING
            if not rests and self._env._advance_task is None:
                self._go_on(self._env._settlement_state(), float("inf"))

    def _go_on(self, state: _settlement._SettlementState, deadline: float) -> None:
        """Run what is due; if the bot only waits for limits, let time pass until more is due.

        It runs in each turn of simcord while that waits for the bot.
        """
        run_due_callbacks(state, deadline)
        if state.advancing or not self._only_limits(state, deadline):
            return
        to_act = [_settlement._next_virtual_timer(state), self._env._next_resource_deadline()]
        soonest = min((each for each in to_act if each is not None), default=None)
        if soonest is not None:
            self._env._move_clock(max(soonest, state.virtual_time))
            run_due_callbacks(self._env._settlement_state(), deadline)

    def _is_parked(
        self, state: _settlement._SettlementState, task: asyncio.Task[Any], deadline: float
    ) -> bool:
        """Return whether a task is idle.

        Besides what simcord knows: a task that waits long for Discord is idle, and so is one that
        waits for it, if no task works and time does not pass on its own.
        """
        if state.work.executors:
            return False  # a thread works, so simcord has to wait
        waiting = self._waiting(state, task)
        if waiting is Waiting.LONG:
            return True
        if waiting is None or (waiting is Waiting.OTHERS and is_parked(state, task, deadline)):
            return is_parked(state, task, deadline)
        works, limited = self._look(state, deadline)
        if works:
            return False
        if state.advancing:
            return True
        return waiting is Waiting.OTHERS and not limited and self._is_slowed(state)

    def _only_limits(self, state: _settlement._SettlementState, deadline: float) -> bool:
        works, limited = self._look(state, deadline)
        return limited and not works

    def _is_slowed(self, state: _settlement._SettlementState) -> bool:
        """Return whether a task waits for longer than `PATIENCE`."""
        tasks = _settlement._owned_tasks(state)
        return any(self._waiting(state, each) is Waiting.LONG for each in tasks)

    def _look(self, state: _settlement._SettlementState, deadline: float) -> tuple[bool, bool]:
        """Return whether a task works or waits for others, and whether one waits for limits."""
        if state.work.executors:
            return True, False
        own = _settlement._owned_tasks(state)
        if any(_is_awake(getattr(each, "_fut_waiter", None)) for each in own):
            return True, False
        if any(each.when is None for each in _settlement._active_callbacks(state)):
            return True, False
        waiters = {each: getattr(each, "_fut_waiter", None) for each in asyncio.all_tasks()}
        key = (waiters, state.advancing, state.virtual_time)
        if self._known is None or self._known[0] != key:
            found = {each: self._waiting(state, each) for each in waiters}
            works = any(
                found[each] is None
                and not is_parked(state, each, deadline)
                and not _is_asleep(each)
                for each in own
            )
            self._known = key, works, Waiting.LIMITS in found.values()
        return self._known[1:]

    def _waiting(
        self, state: _settlement._SettlementState, task: asyncio.Task[Any]
    ) -> Waiting | None:
        """Return what a task waits for; None if simcord knows it, or if it does not wait."""
        waiter = getattr(task, "_fut_waiter", None)
        if _is_awake(waiter):
            return None
        stays = self._stay(task, waiter)
        if stays.own in OF_LIMITS:
            long = state.virtual_time + PATIENCE
            timers = _settlement._timer_records_waking(state, task, waiter)
            if stays.own not in ON_THE_WAY and any(
                each.when is not None and each.when >= long for each in timers
            ):
                return Waiting.LONG
            return Waiting.LIMITS
        return Waiting.OTHERS if stays.for_others else None

    def _stay(self, task: asyncio.Task[Any], waiter: Any) -> Stay:
        """Return the place where a task waits; cached while it waits for the same."""
        stays = self._stays.get(task)
        if stays is None or stays.waiter is not waiter:
            codes = list(_running(task))
            own = next((each for each in reversed(codes) if not _is_asyncio(each)), None)
            for_others = (
                (bool(codes) and codes[-1] in OF_OTHERS)
                or isinstance(waiter, asyncio.Task)
                or bool(composed_tasks(task, waiter))
            )
            stays = self._stays[task] = Stay(waiter, own, for_others)
        return stays


def _is_awake(waiter: Any) -> bool:
    """Return whether a task that waits for this is running, or about to."""
    return waiter is None or bool(waiter.done())


def _is_asleep(task: asyncio.Task[Any]) -> bool:
    """Return whether a task only sleeps."""
    return next(iter(reversed([*_running(task)])), None) is asyncio.sleep.__code__


def _running(task: asyncio.Task[Any]) -> Iterator[CodeType]:
    """Yield the code of the active coroutines of a task, the innermost last."""
    running: Any = task.get_coro()
    while running is not None:
        if isinstance(running, CoroutineType):
            yield running.cr_code
            running = running.cr_await
        elif isinstance(running, AsyncGeneratorType):
            yield running.ag_code
            running = running.ag_await
        else:  # a step of an asynchronous generator hides it
            held = gc.get_referents(running)
            running = next((each for each in held if isinstance(each, AsyncGeneratorType)), None)


def _in_limits(frame: FrameType | None) -> bool:
    """Return whether the caller is code that waits for limits."""
    while frame is not None:
        if frame.f_code in OF_LIMITS:
            return True
        frame = frame.f_back
    return False


def _is_asyncio(code: CodeType) -> bool:
    return code.co_filename.startswith(ASYNCIO)
