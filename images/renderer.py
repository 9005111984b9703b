"""Where pictures are drawn: two threads beside the event loop, and a memory of results."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from images.picture import Picture

PAINTERS = 2
CACHE_BYTES = 64 * 1024 * 1024


class Renderer:
    """Draws pictures off the event loop; what was drawn under a key is not drawn again.

    A key must tell everything that the picture shows. The least recently wanted pictures
    are forgotten when their bytes exceed `cache_bytes`.
    """

    def __init__(self, cache_bytes: int = CACHE_BYTES) -> None:
        self._pool = ThreadPoolExecutor(PAINTERS, thread_name_prefix="painter")
        self._drawn: OrderedDict[Hashable, Picture] = OrderedDict()
        self._drawn_bytes = 0
        self._cache_bytes = cache_bytes
        self._drawing: dict[Hashable, asyncio.Future[Picture]] = {}
        self._closed = False

    async def draw(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """The picture under this key, drawn if need be.

        Whoever asks for the same key meanwhile gets the same picture, or the same exception
        if drawing fails; a failure is not remembered. Cancelling an asker stops no drawing.
        Raises RuntimeError when the renderer is closed.
        """
        known = self._drawn.get(key)
        if known is not None:
            self._drawn.move_to_end(key)
            return known
        drawing = self._drawing.get(key) or self._begin(key, draw)
        return await asyncio.shield(drawing)

    def _begin(self, key: Hashable, draw: Callable[[], Picture]) -> asyncio.Future[Picture]:
        if self._closed:
            raise RuntimeError("the renderer is closed")
        drawing = asyncio.get_running_loop().run_in_executor(self._pool, draw)
        self._drawing[key] = drawing
        drawing.add_done_callback(partial(self._finish, key))
        return drawing

    def _finish(self, key: Hashable, drawing: asyncio.Future[Picture]) -> None:
        del self._drawing[key]
        if drawing.cancelled() or drawing.exception() is not None:
            return
        picture = drawing.result()
        self._drawn[key] = picture
        self._drawn_bytes += len(picture.data)
        while self._drawn_bytes > self._cache_bytes:
            _, forgotten = self._drawn.popitem(last=False)
            self._drawn_bytes -= len(forgotten.data)

    async def close(self) -> None:
        """Finish what is being drawn, then send the painters home."""
        self._closed = True
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        self._pool.shutdown(wait=False)
