"""Work in processes beside the event loop."""

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

JOBS = 64
"""Jobs whose progress can be told at one time; further ones are done without telling."""
GLANCE_SECONDS = 0.5
"""How often progress is looked at."""

Result = TypeVar("Result")
Progress = Callable[[int], None]

_told: Any = None
"""In a worker: how far each job is, shared with the parent; the last place says `stop`."""
_job: int | None = None
"""In a worker: the place of the job that it is doing, if it has one."""


class Workers:
    """At most `processes` workers, started when first needed; whoever derives from it says what
    they do."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._context = multiprocessing.get_context("spawn")
        self._told: Any = self._context.Array("q", JOBS + 1, lock=False)
        self._free = list(range(JOBS))
        self._pool: ProcessPoolExecutor | None = None

    async def close(self) -> None:
        """Send the workers home; what they are doing hears of it by `closing`."""
        if self._pool is not None:
            self._told[JOBS] = 1
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _end_at_once(self) -> None:
        """End the workers in the middle of what they are doing; the next job gets new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()  # `kill_workers` of the pool, from Python 3.14 on
            pool.shutdown(wait=False, cancel_futures=True)

    async def _do(
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
                self._processes, self._context, initializer=_begin, initargs=(self._told,)
            )
        if job is not None:
            self._told[job] = 0
        with _without_ctrl_c():
            return self._pool.submit(_work, job, work, *facts)

    async def _watched(
        self, running: Future[Result], job: int | None, progress: Progress | None
    ) -> Result:
        done = asyncio.wrap_future(running)
        while progress is not None and job is not None:
            finished, _ = await asyncio.wait((done,), timeout=GLANCE_SECONDS)
            if finished:
                break
            progress(self._told[job])
        return await done


def closing() -> bool:
    """In a worker: is it to stop what it is doing?"""
    return bool(_told[JOBS])


def tell(progress: int) -> None:
    """In a worker: how far the job is."""
    if _job is not None:
        _told[_job] = progress


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


def _work(job: int | None, work: Callable[..., Result], *facts: object) -> Result:
    global _job
    _job = job
    return work(*facts)
