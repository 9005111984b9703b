"""Measures how long the bot blocks its event loop, with a local Discord in the same loop.

A *probe* wants to run every few milliseconds. It is late by everything that ran in the loop before
it. Only the bot's part counts: callbacks in the context that simcord gives to everything that the
bot starts, without the requests to the local Discord, without the driver of the people, and without
garbage collection (the local Discord keeps millions of objects). Two times are measured: elapsed
time, and processor time of the loop's thread, which is the same on a busy machine.

While the loop is blocked, all probes that should have run count, each with its own lateness, as if
a user had sent an interaction at each of these moments.
"""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

from simcord._runtime import _BOT_SCOPE

PERIOD = 0.005
"""Seconds between two probes."""
PERCENTS = (50.0, 99.0, 99.9, 100.0)


@dataclass
class Lags:
    """The lateness of probes in seconds: the bot's elapsed time and its processor time."""

    passed: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        kinds = {"time passed": self.passed, "processor time": self.worked}
        told = [f"{kind} {_told(lags)}" for kind, lags in kinds.items()]
        return f"loop lag p50, p99, p99.9, max of {len(self.passed)} probes: {'; '.join(told)}"

    @property
    def of_all_but_a_thousandth(self) -> float:
        """The 99.9th percentile of the processor time."""
        return percentile(self.worked, 99.9)


def percentile(lags: list[float], percent: float) -> float:
    """Return a percentile; 0 if there are no values."""
    ordered = sorted(lags) or [0.0]
    return ordered[min(int(len(ordered) * percent / 100), len(ordered) - 1)]


def _told(lags: list[float]) -> str:
    return ", ".join(f"{percentile(lags, each) * 1000:.0f}" for each in PERCENTS) + " ms"


class LoopLag:
    """Measures the bot's part of the lateness."""

    def __init__(self) -> None:
        self.lags = Lags()
        self._bots = _Spent()
        self._others = _Spent()

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Measure while the bot runs in the current loop."""
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            if handle._context.get(_BOT_SCOPE) is None:  # type: ignore[attr-defined]
                run(handle)
                return
            with self._bots.counted():
                run(handle)

        with mock.patch.object(asyncio.Handle, "_run", timed):
            probing = asyncio.get_running_loop().create_task(self._probe())
            gc.callbacks.append(self._collects)
            try:
                yield
            finally:
                gc.callbacks.remove(self._collects)
                probing.cancel()

    @contextmanager
    def not_of_the_bot(self) -> Iterator[None]:
        """Exclude the work of the local Discord, which may run within the bot's."""
        if not self._bots.begun:
            yield
            return
        with self._others.counted():
            yield

    async def _probe(self) -> None:
        with suppress(asyncio.CancelledError):
            while True:
                to_act, before = time.perf_counter() + PERIOD, self._of_the_bot()
                await asyncio.sleep(PERIOD)
                late, now = time.perf_counter() - to_act, self._of_the_bot()
                self._note(self.lags.passed, min(late, now[0] - before[0]), late)
                self._note(self.lags.worked, min(late, now[1] - before[1]), late)

    def _note(self, lags: list[float], lag: float, late: float) -> None:
        lags.append(max(lag, 0.0))
        for missed in range(1, int(late / PERIOD) + 1):
            lags.append(max(lag - missed * PERIOD, 0.0))

    def _of_the_bot(self) -> tuple[float, float]:
        return (
            self._bots.passed - self._others.passed,
            self._bots.worked - self._others.worked,
        )

    def _collects(self, phase: str, _facts: Any) -> None:
        """Exclude garbage collection, which may run within the bot's work."""
        if self._bots.begun and threading.current_thread() is threading.main_thread():
            (self._others.begin if phase == "start" else self._others.end)()


class _Spent:
    """Elapsed time and processor time of a thread spent on something; nested work counts once."""

    def __init__(self) -> None:
        self.passed = self.worked = 0.0
        self.begun = 0
        self._from = (0.0, 0.0)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count within this context."""
        self.begin()
        try:
            yield
        finally:
            self.end()

    def begin(self) -> None:
        """Start counting."""
        self.begun += 1
        if self.begun == 1:
            self._from = time.perf_counter(), time.thread_time()

    def end(self) -> None:
        """Stop counting."""
        self.begun -= 1
        if not self.begun:
            self.passed += time.perf_counter() - self._from[0]
            self.worked += time.thread_time() - self._from[1]
