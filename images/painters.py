"""Who draws: threads of this process, or processes of their own."""

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
    """Those who draw pictures.

    What they have been given can't be overtaken any more, so it is no more than keeps them busy.
    """

    def capacity(self, *, film: bool) -> int:
        """Return how many pictures they may have been given when this one is the last of them.

        This one is a film, or a picture that stands still.
        """

    async def open(self) -> None:
        """Let the painters come, so that nobody waits for them later.

        A painter that has no room now comes when there is something to draw.
        """

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """Draw the picture. Raises what drawing it raises.

        Pictures with an equal `about` have parts in common.
        """

    async def close(self) -> None:
        """Send the painters home; nothing is being drawn any more."""


class PaintingThreads:
    """Painters that are threads.

    Pillow works beside the interpreter's lock, and they share the parts of pictures that are
    remembered. What is Python of their work keeps the event loop waiting.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="painter")

    def capacity(self, *, film: bool) -> int:
        """Return the number of threads."""
        return self._count

    async def open(self) -> None:
        """Do nothing: the threads are there when there is something to draw."""

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """Draw the picture. Raises what drawing it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, drawn, draw)

    async def close(self) -> None:
        """Send the painters home."""
        self._pool.shutdown(wait=False)


AT_HAND, FILMS_AT_HAND = 8, 2
"""Pictures that a process has been asked for at a time: it has the next one at hand when one is
drawn. On a busy machine the event loop hands one on after the time in which several are drawn. It
is not asked for that many films: whoever wants a panel would wait for them too."""


class PaintingProcesses:
    """Painters that are processes: the event loop keeps a core for itself.

    Each of them remembers parts of pictures, and what is to be drawn is pickled. When one dies,
    another draws its picture once more.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._capacity = asyncio.Semaphore(AT_HAND * processes)
        self._starting = asyncio.Lock()
        self._painters: list[PainterProcess] = []

    def capacity(self, *, film: bool) -> int:
        """Return some more than there are processes."""
        return (FILMS_AT_HAND if film else AT_HAND) * self._processes

    async def open(self) -> None:
        """Start them all; one that has no room is started when it is needed."""
        async with self._starting:
            with suppress(OSError):
                while len(self._painters) < self._processes:
                    self._painters.append(await PainterProcess.start())

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """Draw the picture. Raises what drawing it raises.

        Raises `PainterGone` where two painters ended over it, `OSError` where there is no room for
        one.
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
        """Choose the painter that remembers what this is about.

        While it is busy, another that has nothing to do is taken. If all are busy and there may be
        one more, a new one is started.
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
                    except OSError:  # no room for one more
                        if not self._painters:
                            raise
            elif self._painters[about % len(self._painters)].asked:
                return next(each for each in self._painters if not each.asked)
            return self._painters[about % len(self._painters)]

    async def close(self) -> None:
        """Send the painters home, and wait until they are gone."""
        painters, self._painters = self._painters, []
        await asyncio.gather(*[painter.close() for painter in painters])
