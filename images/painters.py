"""Render workers: threads of this process, and processes that come when pictures queue."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import structlog

from images.painter_process import PainterGone, PainterProcess, drawn
from images.picture import Picture

log = structlog.get_logger()


class Painters(Protocol):
    """Workers that draw pictures.

    Only one `for_click`, for which a user waits, overtakes others that they already have, so give
    them just enough to keep them busy. It doesn't wait for animations.
    """

    def capacity(self, *, animation: bool, for_click: bool = False) -> int:
        """Return how many pictures they may have, including this one."""

    def follow(self, *, is_behind: bool) -> None:
        """Take note of whether pictures wait too long."""

    async def draw(
        self,
        draw: Callable[[], Picture],
        about: int = 0,
        *,
        animation: bool = False,
        for_click: bool = False,
    ) -> Picture:
        """Draw the picture. Raises what drawing raises.

        Pictures with an equal `about` have parts in common.
        """

    async def close(self) -> None:
        """Stop the workers. Call it when nothing is being drawn."""


class PaintingThreads:
    """Workers that are threads.

    Pillow releases the interpreter's lock, and threads share cached parts of pictures. But while
    they run Python code, the event loop waits. Animations, which take long, leave one of several
    threads to other pictures.
    """

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = ThreadPoolExecutor(count, thread_name_prefix="painter")

    def capacity(self, *, animation: bool, for_click: bool = False) -> int:
        return max(1, self._count - animation)

    def follow(self, *, is_behind: bool) -> None:
        """Do nothing: there are as many as there will be."""

    async def draw(
        self,
        draw: Callable[[], Picture],
        about: int = 0,
        *,
        animation: bool = False,
        for_click: bool = False,
    ) -> Picture:
        return await asyncio.get_running_loop().run_in_executor(self._pool, drawn, draw)

    async def close(self) -> None:
        self._pool.shutdown(wait=False)


AT_HAND, ANIMATIONS_AT_HAND = 6, 1
"""Pictures (animations) that a process has at a time, so that it has the next ones ready when it
finishes one: on a busy machine it takes a while until the event loop gives it more."""


class NoPainter(OSError):  # noqa: N818 - the system's fault, not ours
    """The system can't start a process, and all others have ended."""


class PaintingProcesses:
    """Workers that are processes, so that the event loop has a core for itself.

    Each of them caches parts of pictures; requests are pickled. If one dies, another draws its
    picture again. At most `wanted` are started.
    """

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self._starting = asyncio.Lock()
        self._painters: list[PainterProcess] = []

    def capacity(self, *, animation: bool, for_click: bool = False) -> int:
        return (ANIMATIONS_AT_HAND if animation else AT_HAND) * self.wanted

    def follow(self, *, is_behind: bool) -> None:
        """Do nothing: there are as many as are wanted."""

    @property
    def are_busy(self) -> bool:
        """Whether each has something to draw."""
        return all(each.asked for each in self._painters)

    @property
    def are_ready_for_click(self) -> bool:
        """Whether a picture for a click would wait for one still picture at most."""
        return any(each.is_ready_for_click for each in self._painters)

    async def start(self, wanted: int) -> bool:
        """Start processes until this many are up, which stay; return False if that fails.

        None of them is given a picture before.
        """
        try:
            while len(self._painters) < wanted:
                painter = await PainterProcess.start()
                await painter.come_up()
                self._painters.append(painter)
        except (OSError, PainterGone):
            return False
        self.wanted = wanted
        return True

    async def draw(
        self,
        draw: Callable[[], Picture],
        about: int = 0,
        *,
        animation: bool = False,
        for_click: bool = False,
    ) -> Picture:
        """Draw the picture. Raises what drawing raises.

        Raises `PainterGone` if two processes ended while drawing it, `NoPainter` if none can be
        started.
        """
        ended = 0
        while True:
            painter = await self._painter(about, for_click=for_click)
            try:
                return await painter.draw(draw, animation=animation, for_click=for_click)
            except PainterGone as gone:
                ended += gone.begun
                if ended == 2:
                    raise

    async def _painter(self, about: int, *, for_click: bool) -> PainterProcess:
        """Choose the process that has cached parts of pictures with this `about`.

        If it is busy, the one with the least to do is chosen, for a click one that is ready. If all
        are busy and the limit allows one more, a new one is started.
        """
        async with self._starting:
            there = [each for each in self._painters if each.can_draw]
            if gone := len(self._painters) - len(there):
                log.warning("painters replaced", fault="PainterGone", painters=gone)
            self._painters = there
            if self.are_busy and len(there) < self.wanted:
                try:
                    there.append(await PainterProcess.start())
                    return there[-1]
                except OSError as fault:  # the system can't start one more
                    if not there:
                        raise NoPainter(*fault.args) from fault
            known = there[about % len(there)]

            def rank(each: PainterProcess) -> tuple[bool, int, bool]:
                return for_click and not each.is_ready_for_click, each.asked, each is not known

            return min(there, key=rank)

    async def close(self) -> None:
        painters, self._painters = self._painters, []
        await asyncio.gather(*[painter.close() for painter in painters])


BEHIND_SECONDS = 1.0
"""A process is started when pictures have waited too long for this many seconds."""
GLANCE_SECONDS, CALM_GLANCES = 2.0, 30
"""Seconds between looks at what processes do, and after how many calm looks they end."""
CALM = 0.5
"""Pictures that processes have at a time, on average, if threads could draw them as well."""


class PaintersByLoad:
    """Threads while no picture waits; processes, started one by one, while pictures queue.

    Each process takes the place of a thread once it is up, so that fewer threads keep the event
    loop waiting. But a picture for a click is drawn by a thread if all processes are drawing
    animations. Processes end after a minute in which threads would have been enough.
    """

    def __init__(self, count: int, now: Callable[[], float] = time.monotonic) -> None:
        """Take `count`: the most threads. Processes are one less, because the bot needs a core."""
        self._count, self._most_processes = count, max(1, count - 1)
        self._now = now
        self._threads, self._processes = PaintingThreads(count), PaintingProcesses(0)
        self._behind_since: float | None = None
        self._helping: asyncio.Task[None] | None = None
        self._on_threads = self._given = 0
        self._idle = asyncio.Event()
        self._noted_at, self._worked = now(), 0.0
        """When it was last noted, and for how many seconds, added up, processes have had pictures
        since the last look."""

    def capacity(self, *, animation: bool, for_click: bool = False) -> int:
        of_threads = self._threads.capacity(animation=animation)
        if not for_click:
            of_threads = max(0, of_threads - self._processes.wanted)
        return self._processes.capacity(animation=animation) + of_threads

    def follow(self, *, is_behind: bool) -> None:
        """Start a process if pictures have been waiting too long for a second."""
        if not is_behind:
            self._behind_since = None
        elif self._behind_since is None:
            self._behind_since = self._now()
        elif self._helping is None and self._is_short():
            self._helping = asyncio.create_task(self._help(), name="painters by load")

    def _is_short(self) -> bool:
        since = self._behind_since
        return since is not None and self._now() - since > BEHIND_SECONDS

    async def draw(
        self,
        draw: Callable[[], Picture],
        about: int = 0,
        *,
        animation: bool = False,
        for_click: bool = False,
    ) -> Picture:
        processes = self._processes
        if for_click:
            by_process = processes.are_ready_for_click
        else:
            has_thread = self._on_threads + processes.wanted < self._count
            by_process = not (has_thread and processes.are_busy)
        if processes.wanted and by_process:
            self._note(1)
            try:
                return await processes.draw(draw, about, animation=animation, for_click=for_click)
            except NoPainter:
                pass  # the last one has ended, and no other can be started
            finally:
                self._note(-1)
        self._on_threads += 1
        try:
            return await self._threads.draw(draw)
        finally:
            self._on_threads -= 1

    def _note(self, more: int = 0) -> None:
        """Note for how long processes had pictures, and that they have some `more` now."""
        now = self._now()
        self._worked += self._given * (now - self._noted_at)
        self._noted_at = now
        self._given += more
        if self._given:
            self._idle.clear()
        else:
            self._idle.set()

    async def _help(self) -> None:
        """Start processes while pictures wait too long; end them when they have little to do."""
        processes, calm = self._processes, 0
        try:
            while calm < CALM_GLANCES:
                if self._is_short() and processes.wanted < self._most_processes:
                    if not await processes.start(processes.wanted + 1):
                        log.warning("no more painters", processes=processes.wanted)
                    self._behind_since = None
                self._note()
                self._worked = 0.0
                await asyncio.sleep(GLANCE_SECONDS)
                self._note()
                calm = calm + 1 if self._worked < CALM * GLANCE_SECONDS else 0
            processes.wanted = 0
            self._note()
            await self._idle.wait()
            await processes.close()
        finally:
            processes.wanted = 0
            self._helping = None

    async def close(self) -> None:
        if self._helping is not None:
            self._helping.cancel()
        await self._processes.close()
        await self._threads.close()
