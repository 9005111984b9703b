"""Work beside the answering of people: a task for each thing that something is to be done for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot import logs

log = structlog.get_logger()

Key = TypeVar("Key", bound=Hashable)

LEFT_OVER_AT_ONCE = 4
"""So much of what was left over is worked on at a time: whoever acts now does not wait behind
thousands of matches that nobody is looking at."""


class Locks(Generic[Key]):
    """A lock for each thing, as long as somebody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, key: Key) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


class Background(Generic[Key]):
    """The work on keys: matches, servers.

    `work` is never called twice at a time for one key, and once more for whatever was requested
    meanwhile. In the log keys are numbers of what they are `about`.

    It returns None when it is done, or the seconds after which it is to be called again unless a
    request comes first. A failure is logged, and what is left over is for the next sweep. What is
    requested begins at once, `at_once` keys at a time at most if that is given; what is left over
    begins some at a time.
    """

    def __init__(
        self,
        name: str,
        work: Callable[[Key], Awaitable[float | None]],
        *,
        at_once: int | None = None,
        about: str = "match",
    ) -> None:
        self._name = name
        self._about = about
        self._work = work
        self._room = asyncio.Semaphore(at_once) if at_once else None
        self._wanted: set[Key] = set()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._pauses: dict[Key, asyncio.Task[None]] = {}
        self._left: dict[Key, None] = {}
        self._caught_up_with: set[Key] = set()
        self._closed = False

    def request(self, key: Key) -> None:
        """Work on this key: at once, or when the work that goes on has come to its end.

        Does nothing after `close`.
        """
        if self._closed:
            return
        self._left.pop(key, None)
        self._wanted.add(key)
        if key in self._pauses:
            self._pauses[key].cancel()
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key), name=f"{self._name} {key}")

    def catch_up(self, keys: Iterable[Key]) -> None:
        """Work on these, the first ones first: there may be something left to do for them.

        Those that are worked on already are passed over.
        """
        self._left |= dict.fromkeys(key for key in keys if key not in self._tasks)
        self._go_on()

    def __contains__(self, key: Key) -> bool:
        """Return whether this key is worked on, or waiting for its time or for room."""
        return key in self._tasks or key in self._left

    @property
    def busy(self) -> bool:
        """Whether any key is worked on, or waiting for its time or for room."""
        return bool(self._tasks or self._left)

    async def done(self, key: Key) -> None:
        """Wait until nothing is to be done for this key."""
        if key in self._left:
            self.request(key)
        if key in self._tasks:
            await asyncio.wait({self._tasks[key]})

    async def close(self) -> None:
        """Stop at once and for good; the next start catches up."""
        self._closed = True
        self._left.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()  # one that had not begun yet does not do so itself

    async def _run(self, key: Key) -> None:
        logs.replace_context(**({self._about: key} if isinstance(key, int) else {}))
        try:
            while key in self._wanted:
                self._wanted.discard(key)
                pause = await self._once(key)
                self._made_room(key)
                if pause is not None and key not in self._wanted:
                    await self._pause(key, pause)
                    self._wanted.add(key)
        finally:
            del self._tasks[key]
            self._wanted.discard(key)
            self._made_room(key)

    def _made_room(self, key: Key) -> None:
        """Begin the next of what is left over: one is done, or waits for its time."""
        if key in self._caught_up_with:
            self._caught_up_with.discard(key)
            self._go_on()

    def _go_on(self) -> None:
        """Begin with as much of what is left over as there is room for."""
        while self._left and len(self._caught_up_with) < LEFT_OVER_AT_ONCE:
            key = next(iter(self._left))
            self._caught_up_with.add(key)
            self.request(key)

    async def _pause(self, key: Key, seconds: float) -> None:
        """Wait this long, or until a request ends the pause."""
        pause = self._pauses[key] = asyncio.create_task(asyncio.sleep(seconds))
        try:
            await asyncio.wait({pause})
        finally:
            pause.cancel()
            del self._pauses[key]

    async def _once(self, key: Key) -> float | None:
        try:
            if self._room is None:
                return await self._work(key)
            async with self._room:
                return await self._work(key)
        except Exception:  # of one key: the others go on
            log.exception("work left undone", work=self._name, about=key)
            return None
