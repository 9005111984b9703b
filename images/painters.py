"""Who draws: threads of this process, or processes of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from images.painter_process import PainterGone, PainterProcess
from images.picture import Picture


class Painters(Protocol):
    """`count` pictures are given to them at a time, and `most` while they are behind."""

    count: int
    most: int

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """The picture. Raises what drawing it raises. What is `about` the same has parts in
        common."""

    async def close(self) -> None:
        """Send the painters home; nothing is being drawn any more."""


class PaintingThreads:
    """Threads: Pillow works beside the interpreter's lock, and they share the parts of pictures
    that are remembered. What is Python of their work keeps the event loop waiting."""

    def __init__(self, count: int) -> None:
        self.count = self.most = count
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="painter")

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """The picture. Raises what drawing it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, draw)

    async def close(self) -> None:
        """Send the painters home."""
        self._pool.shutdown(wait=False)


AT_HAND, MOST_AT_HAND = 2, 8
"""Pictures that a process has been asked for at a time: it has the next one at hand when one is
drawn. On a busy machine the event loop hands one on after the time in which several are drawn."""


class PaintingProcesses:
    """Processes, started when they are needed: the event loop keeps a core for itself. Each of them
    remembers parts of pictures of its own, and what is to be drawn is pickled. When one dies,
    another draws its picture once more."""

    def __init__(self, processes: int) -> None:
        self.count, self.most = AT_HAND * processes, MOST_AT_HAND * processes
        self._processes = processes
        self._room = asyncio.Semaphore(self.most)
        self._starting = asyncio.Lock()
        self._painters: list[PainterProcess] = []

    async def draw(self, draw: Callable[[], Picture], about: int = 0) -> Picture:
        """The picture. Raises what drawing it raises, `PainterGone` where two painters ended over
        it, `OSError` where there is no room for one."""
        async with self._room:
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
        """The one that remembers what this is about, unless another has nothing to do while it is
        busy. A new one, if all are busy and there may be one more."""
        async with self._starting:
            self._painters = [each for each in self._painters if each.can_draw]
            if all(each.asked for each in self._painters):
                if len(self._painters) < self._processes:
                    self._painters.append(await PainterProcess.start())
                    return self._painters[-1]
            elif self._painters[about % len(self._painters)].asked:
                return next(each for each in self._painters if not each.asked)
            return self._painters[about % len(self._painters)]

    async def close(self) -> None:
        """Send the painters home, and wait until they are gone."""
        painters, self._painters = self._painters, []
        await asyncio.gather(*[painter.close() for painter in painters])
