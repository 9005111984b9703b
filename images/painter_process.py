"""A painter that is a process of its own.

It is told over a socket what to draw, one picture at a time. In a pool of the standard library each
picture would pass three threads on its way, each of which waits for the interpreter's lock.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing.process import BaseProcess
from struct import Struct

from engine.games import ROOMS, Room
from images.picture import Picture
from texts import texts_in
from workers import end_with_parent, give_way, without_ctrl_c

_LENGTH = Struct(">Q")


class PainterRemoteTraceback(Exception):  # noqa: N818 - where a fault comes from, not one itself
    """Where in the process a drawing has failed: the cause of what it has raised."""


class PainterGone(Exception):  # noqa: N818 - it may be killed for want of memory: no fault of ours
    """The process has ended before a picture was drawn; `begun`: in the midst of it."""

    def __init__(self, *, begun: bool) -> None:
        super().__init__("a painter has ended")
        self.begun = begun


class PainterProcess(asyncio.Protocol):
    """A process that draws what it is asked for, in this order.

    It knows the games that its parent knows.
    """

    _transport: asyncio.Transport

    def __init__(self, process: BaseProcess) -> None:
        self._process = process
        self._told = bytearray()
        self._asked: deque[asyncio.Future[Picture]] = deque()
        self._ended = asyncio.Event()

    @classmethod
    async def start(cls) -> PainterProcess:
        """Start a new painter, which may still be on its way.

        Raises `OSError` where there is no room for it.
        """
        ours, theirs = socket.socketpair()
        try:
            with theirs:
                process = await asyncio.to_thread(_started, theirs)
            loop = asyncio.get_running_loop()
            _, painter = await loop.create_connection(partial(cls, process), sock=ours)
        except BaseException:
            ours.close()  # then it ends by itself
            raise
        return painter

    @property
    def can_draw(self) -> bool:
        """Whether the process has not ended yet."""
        return not self._ended.is_set()

    @property
    def asked(self) -> int:
        """The number of pictures that are still to come from the process."""
        return len(self._asked)

    async def draw(self, draw: Callable[[], Picture]) -> Picture:
        """Draw the picture in the process.

        Raises what drawing it raises, `PainterGone` where the process ends.
        """
        errand = pickle.dumps(draw)
        if not self.can_draw:
            raise PainterGone(begun=False)
        answer: asyncio.Future[Picture] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        self._transport.writelines((_LENGTH.pack(len(errand)), errand))
        return await answer

    async def close(self) -> None:
        """Send it home, and wait until it is gone."""
        self._transport.close()
        await asyncio.to_thread(self._process.join)
        await self._ended.wait()

    # What is heard of it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the socket's transport, so that the process can be asked."""
        assert isinstance(transport, asyncio.Transport), "a socket's"
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Pass its answers on as soon as they are whole."""
        self._told += data
        while len(self._told) >= _LENGTH.size:
            (length,) = _LENGTH.unpack_from(self._told)
            end = _LENGTH.size + length
            if len(self._told) < end:
                return
            _pass_on(bytes(self._told[_LENGTH.size : end]), self._asked[0])
            self._asked.popleft()
            del self._told[:end]

    def connection_lost(self, _why: Exception | None) -> None:
        """Note that the process has ended, and tell all who wait for it."""
        self._ended.set()
        for place, answer in enumerate(self._asked):
            if not answer.done():
                answer.set_exception(PainterGone(begun=place == 0))


def _pass_on(told: bytes, answer: asyncio.Future[Picture]) -> None:
    if answer.done():
        return  # nobody waits for it any more
    picture = pickle.loads(told)
    if isinstance(picture, Picture):
        answer.set_result(picture)
        return
    fault, where = picture
    fault.__cause__ = PainterRemoteTraceback(where)
    answer.set_exception(fault)


def _started(theirs: socket.socket) -> BaseProcess:
    process = multiprocessing.get_context("spawn").Process(
        target=_paint, args=(theirs, tuple(ROOMS)), name="painter", daemon=True
    )
    with without_ctrl_c():
        process.start()
    return process


# In the process


def _paint(orders: socket.socket, rooms: Sequence[Room]) -> None:
    """Draw until there is nobody any more who asks."""
    end_with_parent()
    give_way()
    ROOMS[:] = rooms
    _unpack()
    with orders, orders.makefile("rb") as errands, suppress(ConnectionError):
        while header := errands.read(_LENGTH.size):
            (length,) = _LENGTH.unpack(header)
            answer = _answer(errands.read(length))
            orders.sendall(_LENGTH.pack(len(answer)))
            orders.sendall(answer)


def _unpack() -> None:
    """Load what most pictures need, before somebody waits for the first one."""
    for room in ROOMS:
        room.part("images")
    texts_in("en")


def _answer(errand: bytes) -> bytes:
    """Return the picture, or what drawing it has raised and where."""
    try:
        return pickle.dumps(drawn(pickle.loads(errand)))
    except Exception as fault:
        where = traceback.format_exc()
        try:
            answer = pickle.dumps((fault, where))
            pickle.loads(answer)
        except Exception:  # one that can't go to another process
            answer = pickle.dumps((RuntimeError(type(fault).__name__), where))
        return answer


def drawn(draw: Callable[[], Picture]) -> Picture:
    """Draw the picture. Raises what drawing it raises.

    A `StopIteration`, which nobody who awaits the picture would ever get, is raised as a
    RuntimeError.
    """
    try:
        return draw()
    except StopIteration as fault:
        raise RuntimeError("nothing was left to take") from fault
