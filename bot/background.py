"""Background work: one task for each match or server that needs it."""

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
"""Maximum concurrent backlog jobs: a user who acts now must not wait behind thousands of matches
that no one is looking at.
"""


class Locks(Generic[Key]):
    """A lock for each key, kept as long as it is held or waited for."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, key: Key) -> asyncio.Lock:
        return self._locks.setdefault(key, asyncio.Lock())


class Background(Generic[Key]):
    """Runs `work` on keys, such as ids of matches or servers.

    `work` never runs twice at the same time for one key; it runs once more for requests made in
    between. In the log, a key is the number of what the work is `about`.

    `work` returns None when it is done, or the seconds after which it must be called again unless a
    request comes first. A failure is logged, and the next periodic job tries again. Requested work
    starts at once, for at most `at_once` keys at a time if that is given; the backlog starts a few
    at a time.
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
        """Work on this key: at once, or after the present work on it.

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
        """Add these keys to the backlog, in this order; they may have work left.

        Keys that are being worked on are skipped.
        """
        self._left |= dict.fromkeys(key for key in keys if key not in self._tasks)
        self._go_on()

    def __contains__(self, key: Key) -> bool:
        """Return whether this key is being worked on, waits for its time, or is in the backlog."""
        return key in self._tasks or key in self._left

    @property
    def busy(self) -> bool:
        """Whether any key is being worked on, waits for its time, or is in the backlog."""
        return bool(self._tasks or self._left)

    async def done(self, key: Key) -> None:
        """Wait until no work is left for this key."""
        if key in self._left:
            self.request(key)
        if key in self._tasks:
            await asyncio.wait({self._tasks[key]})

    async def close(self) -> None:
        """Stop at once and permanently; the next start catches up."""
        self._closed = True
        self._left.clear()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._tasks.clear()  # a task that had not begun yet does not remove itself

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
        """Start the next backlog job: one is done, or waits for its time."""
        if key in self._caught_up_with:
            self._caught_up_with.discard(key)
            self._go_on()

    def _go_on(self) -> None:
        """Start as many backlog jobs as may run at the same time."""
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
        except Exception:  # of one key: the work on others continues
            log.exception("work left undone", work=self._name, about=key)
            return None
