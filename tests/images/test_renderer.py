"""The renderer: drawn once, remembered within bounds, never in the way of the loop."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable

import pytest

from images.picture import Picture
from images.renderer import Renderer


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    opened = Renderer(cache_bytes=1000)
    yield opened
    await opened.close()


class Painter:
    """Draws pictures of a size and counts them; waits until it may go on."""

    def __init__(self, size: int = 100, *, waits: bool = False) -> None:
        self.drawn = 0
        self.most_at_once = 0
        self._at_once = 0
        self._size = size
        self._lock = threading.Lock()
        self.may_go_on = threading.Event()
        if not waits:
            self.may_go_on.set()

    def __call__(self) -> Picture:
        with self._lock:
            self.drawn += 1
            self._at_once += 1
            self.most_at_once = max(self.most_at_once, self._at_once)
        assert self.may_go_on.wait(10)
        with self._lock:
            self._at_once -= 1
        return Picture("a.webp", bytes(self._size), str(self.drawn))


async def until(true: Callable[[], bool]) -> None:
    """Wait until it is true."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - the painters' threads set no asyncio event
            await asyncio.sleep(0.001)


async def test_a_key_is_drawn_once(renderer: Renderer) -> None:
    painter = Painter()
    first = await renderer.draw("key", painter)
    assert await renderer.draw("key", painter) is first
    assert painter.drawn == 1


async def test_a_key_asked_for_by_many_at_once_is_drawn_once(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asked = [asyncio.create_task(renderer.draw("key", painter)) for _ in range(5)]
    await until(lambda: painter.drawn == 1)
    painter.may_go_on.set()
    assert len({id(picture) for picture in await asyncio.gather(*asked)}) == 1
    assert painter.drawn == 1


async def test_two_pictures_at_most_are_drawn_at_once(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asked = [asyncio.create_task(renderer.draw(key, painter)) for key in range(6)]
    await until(lambda: painter.drawn == 2)
    await asyncio.sleep(0.02)
    assert painter.drawn == 2
    painter.may_go_on.set()
    await asyncio.gather(*asked)
    assert painter.drawn == 6
    assert painter.most_at_once == 2


async def test_a_failure_reaches_all_askers_and_is_not_remembered(renderer: Renderer) -> None:
    begun = threading.Event()

    def spoil() -> Picture:
        begun.wait(10)
        raise OSError("no ink")

    asked = [asyncio.create_task(renderer.draw("key", spoil)) for _ in range(3)]
    await asyncio.sleep(0)
    begun.set()
    failures = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(failure) for failure in failures] == ["no ink"] * 3
    painter = Painter()
    await renderer.draw("key", painter)
    assert painter.drawn == 1


async def test_a_cancelled_asker_harms_no_other(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    patient = asyncio.create_task(renderer.draw("key", painter))
    hasty = asyncio.create_task(renderer.draw("key", painter))
    await until(lambda: painter.drawn == 1)
    hasty.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hasty
    painter.may_go_on.set()
    assert (await patient).name == "a.webp"


async def test_a_drawing_goes_on_when_all_askers_are_cancelled(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asker = asyncio.create_task(renderer.draw("key", painter))
    await until(lambda: painter.drawn == 1)
    asker.cancel()
    await asyncio.gather(asker, return_exceptions=True)
    painter.may_go_on.set()
    await renderer.draw("key", painter)
    assert painter.drawn == 1


async def test_the_least_recently_wanted_pictures_are_forgotten(renderer: Renderer) -> None:
    painters = {key: Painter(400) for key in "abc"}
    for key in ("a", "b", "a", "c", "a", "b"):
        await renderer.draw(key, painters[key])
    assert {key: painter.drawn for key, painter in painters.items()} == {"a": 1, "b": 2, "c": 1}


async def test_a_picture_larger_than_the_memory_is_drawn_all_the_same(renderer: Renderer) -> None:
    painter = Painter(5000)
    assert len((await renderer.draw("key", painter)).data) == 5000
    await renderer.draw("key", painter)
    assert painter.drawn == 2


async def test_the_loop_goes_on_while_a_picture_is_drawn(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asked = asyncio.create_task(renderer.draw("key", painter))
    await until(lambda: painter.drawn == 1)
    assert not asked.done()
    painter.may_go_on.set()
    await asked


async def test_closing_waits_for_drawings_and_refuses_new_ones() -> None:
    renderer, painter = Renderer(), Painter(waits=True)
    asked = asyncio.create_task(renderer.draw("key", painter))
    await until(lambda: painter.drawn == 1)
    closing = asyncio.create_task(renderer.close())
    await asyncio.sleep(0)
    with pytest.raises(RuntimeError, match="closed"):
        await renderer.draw("other", painter)
    painter.may_go_on.set()
    await closing
    assert (await asked).name == "a.webp"
    before = time.monotonic()
    await renderer.close()
    assert time.monotonic() - before < 5
