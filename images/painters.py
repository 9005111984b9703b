"""Render workers: threads of this process, or separate processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

import structlog

from images.painter_process import PainterGone, PainterProcess, drawn
from images.picture import Picture

log = structlog.get_logger()


class Painters(Protocol):
    """Workers that draw pictures.

    A more urgent picture can't overtake one that they already have, so give them just enough to
    keep them busy.
    """

    def capacity(self, *, animation: bool) -> int:
        """Return how many pictures they may have, including this one, maybe an `animation`."""

    async def open(self) -> None:
        """Start the workers early; one that can't start now is started when it is needed."""

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """Draw the picture. Raises what drawing raises.

        Pictures with an equal `about` have parts in common.
        """

    async def close(self) -> None:
        """Stop the workers. Call it when nothing is being drawn."""


class PaintingThreads:
    """Workers that are threads.

    Pillow releases the interpreter's lock, and threads share cached parts of pictures. But while
    they run Python code, the event loop waits.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="painter")

    def capacity(self, *, animation: bool) -> int:
        return self._count

    async def open(self) -> None:
        """Do nothing: the pool starts its threads when they are needed."""

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        return await asyncio.get_running_loop().run_in_executor(self._pool, drawn, draw)

    async def close(self) -> None:
        self._pool.shutdown(wait=False)


AT_HAND, ANIMATIONS_AT_HAND = 8, 2
"""Pictures (animations) that a process has at a time, so that it has the next one ready when it
finishes one. On a busy machine the event loop sends the next one only after the time of several
drawings. Animations are fewer because users would wait for a panel behind them."""


class PaintingProcesses:
    """Workers that are processes, so that the event loop has a core for itself.

    Each of them caches parts of pictures; requests are pickled. If one dies, another draws its
    picture again.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._capacity = asyncio.Semaphore(AT_HAND * processes)
        self._starting = asyncio.Lock()
        self._painters: list[PainterProcess] = []

    def capacity(self, *, animation: bool) -> int:
        return (ANIMATIONS_AT_HAND if animation else AT_HAND) * self._processes

    async def open(self) -> None:
        """Start them all; one that can't start now is started when it is needed."""
        async with self._starting:
            with suppress(OSError):
                while len(self._painters) < self._processes:
                    self._painters.append(await PainterProcess.start())

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """Draw the picture. Raises what drawing raises.

        Raises `PainterGone` if two processes ended while drawing it, `OSError` if none can be
        started.
        """
        async with self._capacity:
            ended = 0
            while True:
                painter = await self._painter(about)
                try:
                    return await painter.draw(draw)
                except PainterGone as gone:
                    ended += gone.begun
                    if ended == 2:
                        raise

    async def _painter(self, about: int) -> PainterProcess:
        """Choose the process that has cached parts of pictures with this `about`.

        If it is busy, an idle one is chosen. If all are busy and the limit allows one more, a new
        one is started.
        """
        async with self._starting:
            there = [each for each in self._painters if each.can_draw]
            if gone := len(self._painters) - len(there):
                log.warning("painters replaced", fault="PainterGone", painters=gone)
            self._painters = there
            if all(each.asked for each in self._painters):
                if len(self._painters) < self._processes:
                    try:
                        self._painters.append(await PainterProcess.start())
                        return self._painters[-1]
                    except OSError:  # the system can't start one more
                        if not self._painters:
                            raise
            elif self._painters[about % len(self._painters)].asked:
                return next(each for each in self._painters if not each.asked)
            return self._painters[about % len(self._painters)]

    async def close(self) -> None:
        painters, self._painters = self._painters, []
        await asyncio.gather(*[painter.close() for painter in painters])
