"""The renderer: a queue of pictures, workers that draw them, and a cache of results."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from heapq import heappop, heappush
from itertools import count

from images.painters import Painters
from images.picture import Drawing, Picture
from workers import Asker, Turns

CACHE_BYTES = 64 * 1024 * 1024
PATIENCE = 0.3
"""Seconds that a picture may wait for a worker before the renderer counts as behind."""
PEOPLE, OF_A_PERSON = 64, 8
"""Askers that may have a picture in the queue at a time, one each (if there are more, servers take
turns), and further requests of one asker that wait for it."""


class Urgency(IntEnum):
    """The kind of a request; its value is for how many seconds later requests may overtake it.

    So a request doesn't wait behind less urgent ones, and none waits forever.
    """

    PERSON = 0
    """The answer to a user's click."""
    PANEL = 10
    """The open panel of someone whose turn it is now."""
    BOARD = 20
    ANIMATION = 30
    REPLAY = 40
    """An animation that one spectator wants to watch."""
    PAGE = 120
    """A picture of a web page: it waits for everything on Discord."""


@dataclass(slots=True, eq=False)
class _Wanted:
    """A requested picture. `ask` is called when its turn comes and returns what it shows."""

    ask: Callable[[], Drawing]
    about: int
    key: Hashable = None
    animation: bool = False
    turn: float = 0.0
    """Position in the queue, lowest first: a time. Entries of the queue with another one are
    outdated.
    """
    urgency: Urgency = Urgency.PERSON
    """The most urgent of its requests."""
    askers: int = 0
    begun: bool = False
    picture: asyncio.Future[Picture] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Renderer:
    """Draws pictures off the event loop and caches them.

    A key must contain everything that the picture shows: a picture with the same key is not drawn
    again. The least recently used pictures are dropped if their bytes exceed `cache_bytes`.

    What exceeds the workers' capacity waits in a queue (`Urgency`), with one picture for each asker
    at a time. A picture that no one waits for when its turn comes is not drawn.
    """

    def __init__(
        self,
        painters: Painters,
        cache_bytes: int = CACHE_BYTES,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take `now`, which returns the seconds of a monotonic clock."""
        self._painters = painters
        self._now = now
        self._given = 0
        self._drawn: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawn_bytes = 0
        self._cache_bytes = cache_bytes
        self._wanted: dict[Hashable, _Wanted] = {}
        self._queue: list[tuple[float, int, _Wanted]] = []
        self._turns = Turns(PEOPLE, OF_A_PERSON)
        self._waiting: dict[_Wanted, float] = {}
        """Pictures in the queue that are neither started nor dropped, with the time of their
        request, oldest first."""
        self._numbers = count()
        self._drawing: set[asyncio.Future[Picture]] = set()
        self._closed = False

    async def draw(
        self,
        drawing: Drawing | Callable[[], Drawing],
        urgency: Urgency = Urgency.PERSON,
        about: int = 0,
        asker: Asker | None = None,
    ) -> Picture:
        """Return the picture with this key, drawn if necessary.

        All who request one key while it is being drawn get the same picture, or the same exception
        if drawing fails. Failures are not cached. If all requests are cancelled, a picture that has
        not been started is dropped; one that has been started is finished.

        Args:
            drawing: The picture. A function is called on the event loop when its turn in the queue
                comes, so that an outdated state is not drawn.
            urgency: The kind of request.
            about: Pictures with the same number, such as a match id, have parts in common; a worker
                that has cached them is preferred.
            asker: The user. Their request waits for their earlier ones, unless the picture is
                cached or already requested.

        Raises:
            RuntimeError: The renderer is closed.
            Crowded: Too many requests of this asker are waiting.
        """
        at_hand = isinstance(drawing, Drawing) and (
            drawing.key in self._drawn or drawing.key in self._wanted
        )
        if asker is None or at_hand:
            return await self._draw(drawing, urgency, about)
        async with self._turns.turn(asker):
            return await self._draw(drawing, urgency, about)

    async def _draw(
        self, drawing: Drawing | Callable[[], Drawing], urgency: Urgency, about: int
    ) -> Picture:
        if not isinstance(drawing, Drawing):
            return await self._wait(_Wanted(drawing, about), urgency)
        known = self._known(drawing.key)
        if known is not None:
            return known
        if drawing.key not in self._wanted:
            wanted = _Wanted(lambda: drawing, about, drawing.key, drawing.animation)
            self._wanted[drawing.key] = wanted
        return await self._wait(self._wanted[drawing.key], urgency)

    @property
    def waiting(self) -> int:
        """The number of pictures that wait for a worker."""
        return len(self._waiting) + self._turns.waiting

    @property
    def is_behind(self) -> bool:
        """Whether pictures wait so long that callers should use a simpler one or none.

        For callers that have this choice. Animations that a spectator wants to watch may wait.
        """
        in_a_hurry = (
            since for each, since in self._waiting.items() if each.urgency < Urgency.REPLAY
        )
        oldest = next(in_a_hurry, None)
        return oldest is not None and self._now() - oldest > PATIENCE

    def _known(self, key: Hashable) -> Picture | None:
        known = self._drawn.get(key)
        if known is not None:
            self._drawn.move_to_end(key)
        return known

    async def _wait(self, wanted: _Wanted, urgency: Urgency) -> Picture:
        """Wait for the picture; a more urgent request moves it forward."""
        if self._closed:
            raise RuntimeError("the renderer is closed")
        turn = self._now() + urgency
        if not wanted.begun and (wanted.askers == 0 or turn < wanted.turn):
            wanted.turn, wanted.urgency = turn, urgency
            heappush(self._queue, (turn, next(self._numbers), wanted))
            self._waiting.setdefault(wanted, self._now())
        wanted.askers += 1
        try:
            self._begin()
            return await asyncio.shield(wanted.picture)
        finally:
            wanted.askers -= 1
            if not wanted.askers and not wanted.begun:
                self._drop(wanted)

    def _drop(self, wanted: _Wanted) -> None:
        wanted.picture.cancel()
        self._waiting.pop(wanted, None)
        if self._wanted.get(wanted.key) is wanted:
            del self._wanted[wanted.key]

    def _begin(self) -> None:
        """Give the workers the next pictures, up to their capacity."""
        while self._queue:
            turn, _, wanted = self._queue[0]
            is_wanted = turn == wanted.turn and wanted in self._waiting
            if is_wanted and self._given >= self._capacity_for(wanted):
                break
            heappop(self._queue)
            if is_wanted:
                self._begin_one(wanted)
        self._painters.follow(is_behind=self.is_behind)

    def _capacity_for(self, wanted: _Wanted) -> int:
        for_click = wanted.urgency is Urgency.PERSON
        return self._painters.capacity(animation=wanted.animation, for_click=for_click)

    def _begin_one(self, wanted: _Wanted) -> None:
        self._take(wanted)
        try:
            drawing = wanted.ask()
        except Exception as failure:
            _fail(wanted, failure)
            return
        known, other = self._known(drawing.key), self._wanted.get(drawing.key)
        if known is not None:
            wanted.picture.set_result(known)
            return
        if other is not None and other is not wanted and other.begun:
            other.picture.add_done_callback(partial(_pass_on, wanted))
            return
        if other is not None and other is not wanted:  # a request further behind: it is served now
            self._take(other)
            wanted.picture.add_done_callback(partial(_pass_on, other))
        wanted.key = drawing.key
        self._wanted[drawing.key] = wanted
        self._given += 1
        drawn = self._painters.draw(
            drawing.draw,
            wanted.about,
            animation=drawing.animation,
            for_click=wanted.urgency is Urgency.PERSON,
        )
        begun = asyncio.create_task(drawn)
        self._drawing.add(begun)
        begun.add_done_callback(partial(self._finish, wanted))

    def _take(self, wanted: _Wanted) -> None:
        """Remove a picture from the waiting ones: it is being drawn, answered or refused."""
        wanted.begun = True
        self._waiting.pop(wanted, None)

    def _finish(self, wanted: _Wanted, drawing: asyncio.Future[Picture]) -> None:
        self._given -= 1
        self._drawing.discard(drawing)
        del self._wanted[wanted.key]
        _pass_on(wanted, drawing)
        if not drawing.cancelled() and drawing.exception() is None:
            self._remember(wanted.key, drawing.result())
        self._begin()

    def _remember(self, key: Hashable, picture: Picture) -> None:
        self._drawn[key] = picture
        self._drawn_bytes += len(picture.data)
        while self._drawn_bytes > self._cache_bytes:
            _, forgotten = self._drawn.popitem(last=False)
            self._drawn_bytes -= len(forgotten.data)

    async def close(self) -> None:
        """Finish the drawings that have started, fail all that wait, then stop the workers."""
        self._closed = True
        for wanted in list(self._waiting):
            self._take(wanted)
            _fail(wanted, RuntimeError("the renderer is closed"))
            self._wanted.pop(wanted.key, None)
        self._queue.clear()
        await asyncio.gather(*self._drawing, return_exceptions=True)
        await self._painters.close()


def _pass_on(wanted: _Wanted, drawing: asyncio.Future[Picture]) -> None:
    if wanted.picture.done():
        return
    if drawing.cancelled():
        wanted.picture.cancel()
    elif (failure := drawing.exception()) is not None:
        _fail(wanted, failure)
    else:
        wanted.picture.set_result(drawing.result())


def _fail(wanted: _Wanted, failure: BaseException) -> None:
    wanted.picture.set_exception(failure)
    wanted.picture.exception()  # avoids asyncio's warning if no one waits for it any more
