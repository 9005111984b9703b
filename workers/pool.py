"""Worker processes: a pool of them with its queue, time-outs and limits."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

from engine.documents import DocumentError
from engine.games import PLUGINS
from workers import inside
from workers.turns import Asker, Turns

MEMORY_MIB = 512
"""What a worker may allocate, where the platform can limit it (Linux can)."""
GLANCE_SECONDS = 0.5
"""How often progress is looked at."""
READING_SECONDS = 30.0
"""How long a document may be read: the worst one of 64 KiB takes some hundredths of a second, but a
worker that has just started loads the rules first."""
JOBS_OF_A_WORKER = 200
"""After so many a worker is replaced, whatever it has heaped up."""

Result = TypeVar("Result")
Progress = Callable[[int], None]


class Workers:
    """A pool of at most `processes` workers, started when first needed.

    Subclasses define the jobs. Each worker may allocate `memory_mib`. After `close`, running jobs
    have `grace` seconds to finish (`inside.closing`). If more than `most_of_a_user` jobs of a user
    would wait, the jobs raise `Crowded`.
    """

    def __init__(
        self,
        processes: int = 1,
        memory_mib: int = MEMORY_MIB,
        *,
        grace: float = 5.0,
        most_of_a_user: int | None = None,
    ) -> None:
        self._processes = processes
        self._memory_mib = memory_mib
        self._grace = grace
        self._turns = Turns(processes, most_of_a_user)
        self._context = multiprocessing.get_context("spawn")
        places = 2 * processes  # the oldest free one is taken: its job before is surely over
        self._progress: Any = self._context.Array("q", places + 1, lock=False)
        self._free = deque(range(places))
        self._pool: ProcessPool | None = None
        self._running: set[asyncio.Future[Any]] = set()
        self._endings: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """Jobs that no worker has begun yet."""
        return self._turns.waiting

    async def read(self, reader: Callable[[bytes], Result], data: bytes, *, asker: Asker) -> Result:
        """Let a worker read an uploaded document, and return the result of `reader`.

        A large or slow document keeps no other user waiting. Raises `DocumentError`, as `reader`
        does.
        """
        try:
            return await self._do(reader, data, seconds=READING_SECONDS, asker=asker)
        except (MemoryError, TimeoutError):
            raise DocumentError("", "it takes too long to read") from None

    async def close(self) -> None:
        """Send the workers home. Jobs that wait, or don't come to an end, are cancelled."""
        self._closed = True
        self._progress[-1] = 1
        self._turns.close()
        if self._running:
            await asyncio.wait(self._running, timeout=self._grace)
        for job in self._running:
            job.cancel()
        self._let_go()
        await asyncio.gather(*self._endings)

    async def _do(
        self,
        job: Callable[..., Result],
        *facts: object,
        seconds: float,
        asker: Asker | None = None,
        progress: Progress | None = None,
    ) -> Result:
        """Return the result of a job, when it is its asker's turn.

        One whose asker is cancelled ends at once, one that dies with its worker is tried once more.
        Raises `TimeoutError` if it runs for more than `seconds`, `MemoryError`.
        """
        async with self._turns.turn(asker or Asker(object())):
            place = self._free.popleft()
            try:
                try:
                    return await self._tried(place, job, facts, seconds, progress)
                except (ProcessExpired, BrokenProcessPool):
                    return await self._tried(place, job, facts, seconds, progress)
            finally:
                self._free.append(place)

    async def _tried(
        self,
        place: int,
        job: Callable[..., Result],
        facts: tuple[object, ...],
        seconds: float,
        progress: Progress | None,
    ) -> Result:
        pool = self._open()
        self._progress[place] = 0
        running: asyncio.Future[Result] = asyncio.wrap_future(
            pool.schedule(inside.work, (place, job, *facts), timeout=seconds)
        )
        self._running.add(running)
        try:
            while not (await asyncio.wait((running,), timeout=GLANCE_SECONDS))[0]:
                if not pool.active:
                    raise BrokenProcessPool("a pool that has broken answers no more")
                if progress is not None:
                    progress(self._progress[place])
            return await running
        except ProcessExpired as end:
            if end.exitcode == inside.OUT_OF_MEMORY:
                raise MemoryError from None
            raise
        finally:
            self._running.discard(running)
            running.cancel()  # of a job that runs: its worker is ended

    def _open(self) -> ProcessPool:
        """Return the pool; a new one if it has broken, as when all its workers were killed."""
        if self._closed:
            raise RuntimeError("these workers were sent home")
        if self._pool is not None and not self._pool.active:
            self._let_go()
        with without_ctrl_c():
            if self._pool is None:
                self._pool = ProcessPool(
                    self._processes,
                    JOBS_OF_A_WORKER,
                    inside.begin,
                    (self._progress, self._memory_mib, tuple(PLUGINS)),
                    self._context,
                )
            if not self._pool.active:  # asking starts it
                raise BrokenProcessPool("the pool has not started")
        return self._pool

    def _let_go(self) -> None:
        """End the pool, on a thread."""
        pool, self._pool = self._pool, None
        if pool is not None:
            ending = asyncio.create_task(asyncio.to_thread(_end, pool))
            self._endings.add(ending)
            ending.add_done_callback(self._endings.discard)


def _end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


@contextmanager
def without_ctrl_c() -> Iterator[None]:
    """Let threads that start in here, and their processes, never hear of Ctrl-C.

    That is for the parent, which closes them.
    """
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # or the first process would start it, which unblocks Ctrl-C
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
