"""Where pictures are drawn.

There are painters beside the event loop, a queue before them, and a memory of results.
"""

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
"""Seconds that a picture may wait for a painter; then they are behind."""
PEOPLE, OF_A_PERSON = 64, 8
"""So many people have a picture in the queue at a time, one each; of more, the servers take turns.
So many more that somebody has asked for wait for that one."""


class Urgency(IntEnum):
    """Who waits for a picture, and how many that are asked for later may go before it.

    After so many it is its turn in any case, so that nothing waits for ever.
    """

    PERSON = 0
    BOARD = 100
    FILM = 300
    REPLAY = 400
    """A film that one person wants to watch."""


@dataclass(slots=True, eq=False)
class _Wanted:
    """A picture that somebody waits for; what it shows is asked when its turn comes."""

    ask: Callable[[], Drawing]
    about: int
    key: Hashable = None
    film: bool = False
    turn: int = 0
    """The lower, the earlier; in the queue where it is the one of its entry there."""
    urgency: Urgency = Urgency.PERSON
    """Of whoever is in the greatest hurry."""
    askers: int = 0
    begun: bool = False
    picture: asyncio.Future[Picture] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Renderer:
    """The place where pictures are drawn, off the event loop, and remembered.

    A key must tell everything that the picture shows: what was drawn under a key is not drawn
    again. The least recently wanted pictures are forgotten when their bytes exceed `cache_bytes`.
    What is more than the painters can draw at a time waits in a queue (`Urgency`), in which a
    person has one picture at a time; nothing is drawn that nobody waits for any more when its turn
    comes.
    """

    def __init__(
        self,
        painters: Painters,
        cache_bytes: int = CACHE_BYTES,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take `now`, the seconds by a clock that is never set."""
        self._painters = painters
        self._now = now
        self._given = 0
        self._drawn: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawn_bytes = 0
        self._cache_bytes = cache_bytes
        self._wanted: dict[Hashable, _Wanted] = {}
        self._queue: list[tuple[int, int, _Wanted]] = []
        self._turns = Turns(PEOPLE, OF_A_PERSON)
        self._waiting: dict[_Wanted, float] = {}
        """What is in the queue, each once, without what has been begun or dropped since, and when
        it was asked for: the oldest first."""
        self._numbers = count()
        self._drawing: set[asyncio.Future[Picture]] = set()
        self._closed = False

    async def open(self) -> None:
        """Let the painters come, before there is something to draw."""
        await self._painters.open()

    async def draw(
        self,
        drawing: Drawing | Callable[[], Drawing],
        urgency: Urgency = Urgency.PERSON,
        about: int = 0,
        asker: Asker | None = None,
    ) -> Picture:
        """Return the picture of this key, drawn if need be.

        A function is called, on the event loop, when its turn in the queue comes: what has gone by
        until then is not drawn. Pictures with an equal `about`, such as a match, have parts in
        common: a painter that remembers them is preferred. What an `asker` wants waits for what
        they have asked for before, unless somebody waits for it already.

        All who ask for one key meanwhile get one picture, or one exception if drawing fails; a
        failure is not remembered. Where all askers are cancelled, what has not begun is dropped,
        and what has begun is brought to its end.

        Raises RuntimeError when the renderer is closed, `Crowded` where too much that this asker
        wants is waiting.
        """
        if asker is None or (isinstance(drawing, Drawing) and self._is_at_hand(drawing.key)):
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
            wanted = _Wanted(lambda: drawing, about, drawing.key, drawing.film)
            self._wanted[drawing.key] = wanted
        return await self._wait(self._wanted[drawing.key], urgency)

    @property
    def waiting(self) -> int:
        """The number of pictures that wait for a painter."""
        return len(self._waiting) + self._turns.waiting

    @property
    def is_behind(self) -> bool:
        """Whether pictures wait so long that callers should do without one, or with a simpler one.

        This is for callers who can. Films that somebody wants to watch may wait.
        """
        in_a_hurry = (
            since for each, since in self._waiting.items() if each.urgency < Urgency.REPLAY
        )
        oldest = next(in_a_hurry, None)
        return oldest is not None and self._now() - oldest > PATIENCE

    def _is_at_hand(self, key: Hashable) -> bool:
        """Return whether the picture is known, or will be."""
        return key in self._drawn or key in self._wanted

    def _known(self, key: Hashable) -> Picture | None:
        known = self._drawn.get(key)
        if known is not None:
            self._drawn.move_to_end(key)
        return known

    async def _wait(self, wanted: _Wanted, urgency: Urgency) -> Picture:
        """Wait for the picture; an asker in more of a hurry takes it along to the front."""
        if self._closed:
            raise RuntimeError("the renderer is closed")
        number = next(self._numbers)
        turn = number + urgency
        if not wanted.begun and (wanted.askers == 0 or turn < wanted.turn):
            wanted.turn, wanted.urgency = turn, urgency
            heappush(self._queue, (turn, number, wanted))
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
        """Give the painters what is next."""
        while self._queue:
            turn, _, wanted = self._queue[0]
            is_wanted = turn == wanted.turn and wanted in self._waiting
            if is_wanted and self._given >= self._capacity_for(wanted):
                return
            heappop(self._queue)
            if is_wanted:
                self._begin_one(wanted)

    def _capacity_for(self, wanted: _Wanted) -> int:
        return self._painters.capacity(film=wanted.film)

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
        if other is not None and other is not wanted:  # it waits further behind: it is drawn now
            self._take(other)
            wanted.picture.add_done_callback(partial(_pass_on, other))
        wanted.key = drawing.key
        self._wanted[drawing.key] = wanted
        self._given += 1
        begun = asyncio.create_task(self._painters.draw(drawing.draw, wanted.about))
        self._drawing.add(begun)
        begun.add_done_callback(partial(self._finish, wanted))

    def _take(self, wanted: _Wanted) -> None:
        """Take a picture out of the queue: something becomes of it now."""
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
        """Finish what is being drawn, then send the painters home.

        All that still wait in the queue are refused.
        """
        self._closed = True
        for wanted in list(self._waiting):
            self._take(wanted)
            _fail(wanted, RuntimeError("the renderer is closed"))
            self._wanted.pop(wanted.key, None)
        self._queue.clear()
        await asyncio.gather(*self._drawing, return_exceptions=True)
        await self._painters.close()


def _pass_on(wanted: _Wanted, drawing: asyncio.Future[Picture]) -> None:
    """Give a picture the outcome of its drawing."""
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
    wanted.picture.exception()  # if nobody waits any more, nobody has to be told
