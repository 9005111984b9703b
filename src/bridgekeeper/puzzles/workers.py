"""Solving and judging in processes beside the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection
from typing import Any, TypeVar

from .judge import ANSWERED, Verdict, judge
from .page import Page
from .search import Budget, Exhausted
from .solver import PUBLISHED, Solved, solve

JOBS = 64
"""Jobs whose progress can be told at one time; further ones are done without telling."""
GLANCE_SECONDS = 0.5
"""How often progress is looked at."""

Result = TypeVar("Result")
Progress = Callable[[int], None]

_told: Any = None
"""In a worker: the nodes of each job, shared with the parent; the last place says `stop`."""


class Solvers:
    """At most `processes` workers, started when first needed.

    `close` ends running jobs early: they answer as if their budget were used up.
    """

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._context = multiprocessing.get_context("spawn")
        self._nodes: Any = self._context.Array("q", JOBS + 1, lock=False)
        self._free = list(range(JOBS))
        self._pool: ProcessPoolExecutor | None = None

    async def solve(
        self, page: Page, budget: Budget = PUBLISHED, progress: Progress | None = None
    ) -> Solved:
        """All solutions of a page. `progress` hears the nodes so far, on the event loop."""
        return await self._done(_solve, page, budget, progress=progress)

    async def judge(self, page: Page, line: str, budget: Budget = ANSWERED) -> Verdict:
        """What an answer is worth."""
        return await self._done(_judge, page, line, budget)

    async def close(self) -> None:
        """Send the workers home."""
        if self._pool is not None:
            self._nodes[JOBS] = 1
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _done(
        self, work: Callable[..., Result], *facts: object, progress: Progress | None = None
    ) -> Result:
        """The result of a job; one that dies with its worker is tried once more."""
        job = self._free.pop() if self._free else None
        try:
            pool = self._pool
            try:
                running = self._start(work, job, facts)
                pool = self._pool
                return await self._watched(running, job, progress)
            except BrokenProcessPool:
                if self._pool is pool:  # else another job has a new one already
                    self._pool = None
                return await self._watched(self._start(work, job, facts), job, progress)
        finally:
            if job is not None:
                self._free.append(job)

    def _start(
        self, work: Callable[..., Result], job: int | None, facts: tuple[object, ...]
    ) -> Future[Result]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, self._context, initializer=_begin, initargs=(self._nodes,)
            )
        if job is not None:
            self._nodes[job] = 0
        with _without_ctrl_c():
            return self._pool.submit(work, job, *facts)

    async def _watched(
        self, running: Future[Result], job: int | None, progress: Progress | None
    ) -> Result:
        done = asyncio.wrap_future(running)
        while progress is not None and job is not None:
            finished, _ = await asyncio.wait((done,), timeout=GLANCE_SECONDS)
            if finished:
                break
            progress(self._nodes[job])
        return await done


@contextmanager
def _without_ctrl_c() -> Iterator[None]:
    """A process that starts in here never hears of Ctrl-C: that is for the parent, which closes
    it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """For a worker: end when the parent is gone, however it went."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, name="parent watch", daemon=True).start()


def _begin(told: Any) -> None:
    end_with_parent()
    global _told
    _told = told


def _teller(job: int | None) -> Progress:
    def tell(nodes: int) -> None:
        if _told[JOBS]:
            raise Exhausted
        if job is not None:
            _told[job] = nodes

    return tell


def _solve(job: int | None, page: Page, budget: Budget) -> Solved:
    return solve(page.duel(), page.goal, budget, _teller(job))


def _judge(job: int | None, page: Page, line: str, budget: Budget) -> Verdict:
    return judge(page, line, budget, _teller(job))
