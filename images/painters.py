"""Who draws: threads of this process, or processes of their own."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Protocol

from engine.games import ROOMS, Room
from images.picture import Picture
from workers import end_with_parent, without_ctrl_c


class Painters(Protocol):
    """At most `count` pictures are drawn at a time."""

    count: int

    async def draw(self, draw: Callable[[], Picture]) -> Picture:
        """The picture. Raises what drawing it raises."""

    async def close(self) -> None:
        """Send the painters home; nothing is being drawn any more."""


class PaintingThreads:
    """Threads: Pillow works beside the interpreter's lock, and they share the parts of pictures
    that are remembered. What is Python of their work keeps the event loop waiting."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="painter")

    async def draw(self, draw: Callable[[], Picture]) -> Picture:
        """The picture. Raises what drawing it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    async def close(self) -> None:
        """Send the painters home."""
        self._pool.shutdown(wait=False)


class PaintingProcesses:
    """Processes, started when first needed: the event loop keeps a core for itself. Each of them
    remembers parts of pictures of its own, and what is to be drawn is pickled. When one dies, all
    are replaced, and what they were drawing is drawn once more."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._opening: Opening | None = None

    async def draw(self, draw: Callable[[], Picture]) -> Picture:
        """The picture. Raises what drawing it raises, `BrokenProcessPool` where painters
        ended twice, `OSError` where there is no room for them."""
        opening, pool = await self._open()
        try:
            return await _drawn(pool, draw)
        except BrokenProcessPool:
            if self._opening is opening:
                self._opening = None
            _, pool = await self._open()
            return await _drawn(pool, draw)

    async def close(self) -> None:
        """Send the painters home, and wait until they are gone."""
        if self._opening is not None:
            with suppress(OSError):  # they have not even started
                _, pool = await self._open()
                await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    async def _open(self) -> tuple[Opening, ProcessPoolExecutor]:
        """The processes that draw at present; where they could not start, the next one who asks
        tries again."""
        if self._opening is None:
            self._opening = asyncio.create_task(asyncio.to_thread(_started, self.count))
        opening = self._opening
        try:
            return opening, await asyncio.shield(opening)
        except OSError:
            if self._opening is opening:
                self._opening = None
            raise


Opening = asyncio.Task[ProcessPoolExecutor]


async def _drawn(pool: ProcessPoolExecutor, draw: Callable[[], Picture]) -> Picture:
    return await asyncio.get_running_loop().run_in_executor(pool, draw)


def _started(count: int) -> ProcessPoolExecutor:
    """So many processes on their way; a broken pool is gone by itself."""
    context = multiprocessing.get_context("spawn")
    with without_ctrl_c():
        pool = ProcessPoolExecutor(count, context, _begin, (tuple(ROOMS),))
        for _ in range(count):
            pool.submit(_come)  # each starts one more: none is there yet
    return pool


def _begin(rooms: Sequence[Room]) -> None:
    """The first thing that a painter does. It knows the games that its parent knows."""
    end_with_parent()
    ROOMS[:] = rooms


def _come() -> None:
    """Nothing is to be done yet."""
