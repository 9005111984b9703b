"""A render worker that is a separate process.

It receives pictures to draw over a socket; those for clicks overtake the others. In a process pool
of the standard library each picture would pass through three threads, each of which waits for the
interpreter's lock.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
import traceback
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from multiprocessing.process import BaseProcess
from select import select
from struct import Struct

from engine.games import PLUGINS, GamePlugin
from images.picture import Picture
from texts import texts_in
from workers import end_with_parent, give_way, without_ctrl_c
from workers.memory import give_memory_back

_ORDER, _ANSWER = Struct(">QI?"), Struct(">QI")
"""What is in front of an order (its length, its number, whether it is for a click) and of an answer
(its length and its number; without length the picture of this number is begun)."""
_AT_ONCE = 1 << 16
"""Most bytes that are read from the socket at a time."""


class PainterRemoteTraceback(Exception):  # noqa: N818 - where a fault comes from, not one itself
    """The traceback in the process: the cause of an exception that drawing has raised."""


class PainterGone(Exception):  # noqa: N818 - it may be killed for want of memory: no fault of ours
    """The process ended before it drew a picture; `begun` if it had started on it."""

    def __init__(self, *, begun: bool) -> None:
        super().__init__("a painter has ended")
        self.begun = begun


class PainterProcess(asyncio.Protocol):
    """A process that draws pictures, first those for clicks, else as they are requested.

    It has the same games as its parent (`PLUGINS`).
    """

    _transport: asyncio.Transport

    def __init__(self, process: BaseProcess) -> None:
        self._process = process
        self._told = bytearray()
        self._asked: dict[int, asyncio.Future[Picture]] = {}
        self._animations: set[int] = set()
        self._numbers = count(1)
        self._drawing: int | None = None
        self._up = asyncio.Event()
        self._ended = asyncio.Event()

    @classmethod
    async def start(cls) -> PainterProcess:
        """Start a new process, without waiting until it is ready.

        Raises `OSError` if the system can't start one.
        """
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                process = await asyncio.to_thread(_started, theirs)
            loop = asyncio.get_running_loop()
            _, painter = await loop.create_connection(partial(cls, process), sock=ours)
        except BaseException:
            ours.close()  # then the process ends on its own
            raise
        return painter

    @property
    def can_draw(self) -> bool:
        """Whether the process is still running."""
        return not self._ended.is_set()

    @property
    def asked(self) -> int:
        """The number of pictures that the process has not returned yet."""
        return len(self._asked)

    @property
    def is_ready_for_click(self) -> bool:
        """Whether a picture for a click would wait for one still picture at most."""
        return self._up.is_set() and self.can_draw and not self._animations

    async def come_up(self) -> None:
        """Wait until the process can begin with a picture. Raises `PainterGone` if it ends."""
        try:
            await self._up.wait()
        except asyncio.CancelledError:
            self._transport.close()  # then the process ends on its own
            raise
        if not self.can_draw:
            raise PainterGone(begun=False)

    async def draw(
        self, draw: Callable[[], Picture], *, animation: bool = False, for_click: bool = False
    ) -> Picture:
        """Draw the picture in the process.

        Raises what drawing raises, and `PainterGone` if the process ends.
        """
        errand = pickle.dumps(draw)
        if not self.can_draw:
            raise PainterGone(begun=False)
        answer: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        self._asked[number] = answer
        if animation:
            self._animations.add(number)
        self._transport.writelines((_ORDER.pack(len(errand), number, for_click), errand))
        return await answer

    async def close(self) -> None:
        """Let the process end, and wait for it."""
        self._transport.close()
        await asyncio.to_thread(self._process.join)
        await self._ended.wait()

    # Callbacks of the socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Store the socket's transport, which `draw` writes to."""
        assert isinstance(transport, asyncio.Transport), "a socket's"
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Deliver each answer as soon as it is complete."""
        self._up.set()
        self._told += data
        while len(self._told) >= _ANSWER.size:
            length, number = _ANSWER.unpack_from(self._told)
            end = _ANSWER.size + length
            if len(self._told) < end:
                return
            if length:
                _pass_on(bytes(self._told[_ANSWER.size : end]), self._asked.pop(number))
                self._animations.discard(number)
            self._drawing = None if length else number
            del self._told[:end]

    def connection_lost(self, _why: Exception | None) -> None:
        """Note that the process has ended, and fail all requests that wait for it."""
        self._ended.set()
        self._up.set()
        drawing = self._drawing or next(iter(self._asked), None)
        for number, answer in self._asked.items():
            if not answer.done():
                answer.set_exception(PainterGone(begun=number == drawing))


def _pass_on(pickled: bytes, answer: asyncio.Future[Picture]) -> None:
    if answer.done():
        return  # the caller has been cancelled
    picture = pickle.loads(pickled)
    if isinstance(picture, Picture):
        answer.set_result(picture)
        return
    fault, where = picture
    fault.__cause__ = PainterRemoteTraceback(where)
    answer.set_exception(fault)


def _started(theirs: socket.socket) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(
        target=_paint, args=(theirs, tuple(PLUGINS)), name="painter", daemon=True
    )
    with without_ctrl_c():
        process.start()
    return process


# In the process


def _paint(orders: socket.socket, plugins: Sequence[GamePlugin]) -> None:
    end_with_parent()
    give_way()
    give_memory_back()
    PLUGINS[:] = plugins
    _unpack()
    with orders, suppress(ConnectionError):
        orders.sendall(_ANSWER.pack(0, 0))
        for number, errand in _Orders(orders):
            orders.sendall(_ANSWER.pack(0, number))
            answer = _answer(errand)
            orders.sendall(_ANSWER.pack(len(answer), number))
            orders.sendall(answer)


class _Orders:
    """The numbers and errands of the pictures to draw, as they arrive over a socket."""

    def __init__(self, orders: socket.socket) -> None:
        self._socket = orders
        self._read = bytearray()
        self._for_clicks: deque[tuple[int, bytes]] = deque()
        self._others: deque[tuple[int, bytes]] = deque()

    def __iter__(self) -> Iterator[tuple[int, bytes]]:
        """Yield the next order, which may have to arrive first, until the socket is closed."""
        while self._receive():
            if waiting := self._for_clicks or self._others:
                yield waiting.popleft()

    def _receive(self) -> bool:
        """Read what has arrived, at least one part if no order waits; return False at the end."""
        while not (self._for_clicks or self._others) or select([self._socket], (), (), 0)[0]:
            data = self._socket.recv(_AT_ONCE)
            if not data:
                return False
            self._read += data
            self._sort()
        return True

    def _sort(self) -> None:
        while len(self._read) >= _ORDER.size:
            length, number, for_click = _ORDER.unpack_from(self._read)
            end = _ORDER.size + length
            if len(self._read) < end:
                return
            order = number, bytes(self._read[_ORDER.size : end])
            (self._for_clicks if for_click else self._others).append(order)
            del self._read[:end]


def _unpack() -> None:
    """Import what most pictures need, before the first request."""
    for plugin in PLUGINS:
        plugin.part("images")
    texts_in("en")


def _answer(errand: bytes) -> bytes:
    """Return the pickled picture, or the exception that drawing raised and its traceback."""
    try:
        return pickle.dumps(drawn(pickle.loads(errand)))
    except Exception as fault:
        where = traceback.format_exc()
        try:
            answer = pickle.dumps((fault, where))
            pickle.loads(answer)
        except Exception:  # an exception that can't be pickled
            answer = pickle.dumps((RuntimeError(type(fault).__name__), where))
        return answer


def drawn(draw: Callable[[], Picture]) -> Picture:
    """Draw the picture. Raises what drawing raises.

    A `StopIteration`, which a future can't pass on, is raised as a RuntimeError.
    """
    try:
        return draw()
    except StopIteration as fault:
        raise RuntimeError("nothing was left to take") from fault
