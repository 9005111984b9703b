"""The renderer: drawn once, remembered within bounds, never in the way of the loop, and in the
order in which people wait."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Hashable

import pytest

from images.painters import PaintingThreads
from images.picture import Drawing, Picture
from images.renderer import OF_A_PERSON, PATIENCE, Renderer, Urgency
from workers import Asker, Crowded


@pytest.fixture
async def renderer() -> AsyncIterator[Renderer]:
    opened = Renderer(PaintingThreads(2), cache_bytes=1000)
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
        return Picture("a.png", bytes(self._size), str(self.drawn))


def of(key: Hashable, draw: Callable[[], Picture]) -> Drawing:
    """What is drawn so under this key."""
    return Drawing(key, draw, lambda: "")


async def until(true: Callable[[], bool]) -> None:
    """Wait until it is true."""
    async with asyncio.timeout(10):
        while not true():  # noqa: ASYNC110 - the painters' threads set no asyncio event
            await asyncio.sleep(0.001)


async def test_a_key_is_drawn_once(renderer: Renderer) -> None:
    painter = Painter()
    first = await renderer.draw(of("key", painter))
    assert await renderer.draw(of("key", painter)) is first
    assert painter.drawn == 1


async def test_a_key_asked_for_by_many_at_once_is_drawn_once(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asked = [asyncio.create_task(renderer.draw(of("key", painter))) for _ in range(5)]
    await until(lambda: painter.drawn == 1)
    painter.may_go_on.set()
    assert len({id(picture) for picture in await asyncio.gather(*asked)}) == 1
    assert painter.drawn == 1


async def test_two_pictures_at_most_are_drawn_at_once(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asked = [asyncio.create_task(renderer.draw(of(key, painter))) for key in range(6)]
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

    asked = [asyncio.create_task(renderer.draw(of("key", spoil))) for _ in range(3)]
    await asyncio.sleep(0)
    begun.set()
    failures = await asyncio.gather(*asked, return_exceptions=True)
    assert [str(failure) for failure in failures] == ["no ink"] * 3
    painter = Painter()
    await renderer.draw(of("key", painter))
    assert painter.drawn == 1


async def test_a_cancelled_asker_harms_no_other(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    patient = asyncio.create_task(renderer.draw(of("key", painter)))
    hasty = asyncio.create_task(renderer.draw(of("key", painter)))
    await until(lambda: painter.drawn == 1)
    hasty.cancel()
    with pytest.raises(asyncio.CancelledError):
        await hasty
    painter.may_go_on.set()
    assert (await patient).name == "a.png"


async def test_a_drawing_goes_on_when_all_askers_are_cancelled(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asker = asyncio.create_task(renderer.draw(of("key", painter)))
    await until(lambda: painter.drawn == 1)
    asker.cancel()
    await asyncio.gather(asker, return_exceptions=True)
    painter.may_go_on.set()
    await renderer.draw(of("key", painter))
    assert painter.drawn == 1


async def test_the_least_recently_wanted_pictures_are_forgotten(renderer: Renderer) -> None:
    painters = {key: Painter(400) for key in "abc"}
    for key in ("a", "b", "a", "c", "a", "b"):
        await renderer.draw(of(key, painters[key]))
    assert {key: painter.drawn for key, painter in painters.items()} == {"a": 1, "b": 2, "c": 1}


async def test_a_picture_larger_than_the_memory_is_drawn_all_the_same(renderer: Renderer) -> None:
    painter = Painter(5000)
    assert len((await renderer.draw(of("key", painter))).data) == 5000
    await renderer.draw(of("key", painter))
    assert painter.drawn == 2


async def test_the_loop_goes_on_while_a_picture_is_drawn(renderer: Renderer) -> None:
    painter = Painter(waits=True)
    asked = asyncio.create_task(renderer.draw(of("key", painter)))
    await until(lambda: painter.drawn == 1)
    assert not asked.done()
    painter.may_go_on.set()
    await asked


async def test_closing_waits_for_drawings_and_refuses_new_ones() -> None:
    renderer, painter = Renderer(PaintingThreads(2)), Painter(waits=True)
    asked = asyncio.create_task(renderer.draw(of("key", painter)))
    await until(lambda: painter.drawn == 1)
    closing = asyncio.create_task(renderer.close())
    await asyncio.sleep(0)
    with pytest.raises(RuntimeError, match="closed"):
        await renderer.draw(of("other", painter))
    painter.may_go_on.set()
    await closing
    assert (await asked).name == "a.png"
    before = time.monotonic()
    await renderer.close()
    assert time.monotonic() - before < 5


# The queue


class Studio:
    """A renderer whose one painter is kept busy until `open`; `order` is what was drawn then."""

    def __init__(self) -> None:
        self.now = 0.0
        self.renderer = Renderer(PaintingThreads(1), now=lambda: self.now)
        self.order: list[str] = []
        self._busy = Painter(waits=True)
        self._asked: list[asyncio.Task[Picture]] = []

    async def shut(self) -> None:
        """Whoever asks from now on waits."""
        self._asked.append(asyncio.create_task(self.renderer.draw(of("busy", self._busy))))
        await until(lambda: self._busy.drawn == 1)

    async def ask(
        self, key: str, urgency: Urgency = Urgency.PERSON, asker: Asker | None = None
    ) -> asyncio.Task[Picture]:
        """Ask for a picture."""
        drawn = self.renderer.draw(self.drawing(key), urgency, asker=asker)
        self._asked.append(asyncio.create_task(drawn))
        await asyncio.sleep(0)
        return self._asked[-1]

    async def ask_newest(self, ask: Callable[[], Drawing]) -> asyncio.Task[Picture]:
        """Ask for the board that there is then."""
        self._asked.append(asyncio.create_task(self.renderer.draw(ask, Urgency.BOARD)))
        await asyncio.sleep(0)
        return self._asked[-1]

    def drawing(self, key: str, fails: str = "") -> Drawing:
        """What notes that it is drawn."""

        def draw() -> Picture:
            self.order.append(key)
            if fails:
                raise OSError(fails)
            return Picture(f"{key}.png", b"x", key)

        return of(key, draw)

    async def open(self) -> list[str]:
        """Everything is drawn; in which order it was."""
        self._busy.may_go_on.set()
        await asyncio.gather(*self._asked, return_exceptions=True)
        await self.renderer.close()
        return self.order


async def test_a_person_goes_before_a_board_and_a_board_before_a_film() -> None:
    studio = Studio()
    await studio.shut()
    for key, urgency in (
        ("film", Urgency.ANIMATION),
        ("board", Urgency.BOARD),
        ("panel", Urgency.PANEL),
        ("hand", Urgency.PERSON),
        ("other board", Urgency.BOARD),
        ("answer", Urgency.PERSON),
    ):
        await studio.ask(key, urgency)
    assert studio.renderer.waiting == 6
    order = await studio.open()
    assert order == ["hand", "answer", "panel", "board", "other board", "film"]


async def test_a_film_is_drawn_however_many_people_wait() -> None:
    studio = Studio()
    await studio.shut()
    await studio.ask("film", Urgency.ANIMATION)
    for key, seconds in (("early", 0), ("just before", Urgency.ANIMATION - 0.1), ("late", 0.2)):
        studio.now += seconds
        await studio.ask(key)
    assert await studio.open() == ["early", "just before", "film", "late"]


async def test_a_person_takes_a_board_along_to_the_front() -> None:
    studio = Studio()
    await studio.shut()
    await studio.ask("board", Urgency.BOARD)
    await studio.ask("same", Urgency.BOARD)
    await studio.ask("hand")
    await studio.ask("same")
    assert await studio.open() == ["hand", "same", "board"]


async def test_what_nobody_waits_for_any_more_is_not_drawn() -> None:
    studio = Studio()
    await studio.shut()
    gone, patient = await studio.ask("gone"), await studio.ask("shared")
    hasty = await studio.ask("shared")
    for asker in (gone, hasty):
        asker.cancel()
    await asyncio.gather(gone, hasty, return_exceptions=True)
    assert studio.renderer.waiting == 1
    assert await studio.open() == ["shared"]
    assert (await patient).alt == "shared"


async def test_what_was_dropped_can_be_asked_for_again() -> None:
    studio = Studio()
    await studio.shut()
    gone = await studio.ask("key")
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    again = await studio.ask("key")
    assert await studio.open() == ["key"]
    assert (await again).alt == "key"


async def test_of_a_match_that_moves_on_the_newest_board_alone_is_drawn() -> None:
    studio, version = Studio(), 1
    await studio.shut()
    asked = await studio.ask_newest(lambda: studio.drawing(f"version {version}"))
    version = 3
    assert await studio.open() == ["version 3"]
    assert (await asked).alt == "version 3"


async def test_the_newest_board_that_others_ask_for_too_is_drawn_once() -> None:
    studio = Studio()
    await studio.shut()
    boards = [await studio.ask_newest(lambda: studio.drawing("board")) for _ in range(3)]
    boards.append(await studio.ask("board", Urgency.ANIMATION))
    assert await studio.open() == ["board"]
    assert len({id(await board) for board in boards}) == 1


async def test_the_newest_board_may_be_known_already() -> None:
    studio = Studio()
    known = await studio.renderer.draw(studio.drawing("board"))
    await studio.shut()
    asked = await studio.ask_newest(lambda: studio.drawing("board"))
    assert await studio.open() == ["board"]
    assert await asked is known


async def test_a_board_that_cannot_be_told_fails_alone() -> None:
    def lost() -> Drawing:
        raise KeyError("lost")

    studio = Studio()
    await studio.shut()
    asked, other = await studio.ask_newest(lost), await studio.ask("other")
    assert await studio.open() == ["other"]
    with pytest.raises(KeyError, match="lost"):
        await asked
    assert (await other).alt == "other"


async def test_a_painter_that_failed_goes_on_with_the_next() -> None:
    studio = Studio()
    await studio.shut()
    spoilt = asyncio.create_task(studio.renderer.draw(studio.drawing("spoilt", "no ink")))
    await asyncio.sleep(0)
    other = await studio.ask("other")
    assert await studio.open() == ["spoilt", "other"]
    with pytest.raises(OSError, match="no ink"):
        await spoilt
    assert (await other).alt == "other"


async def test_closing_refuses_what_has_not_begun() -> None:
    studio = Studio()
    await studio.shut()
    waiting = await studio.ask("waiting")
    closing = asyncio.create_task(studio.renderer.close())
    await asyncio.sleep(0)
    assert await studio.open() == []
    await closing
    with pytest.raises(RuntimeError, match="closed"):
        await waiting


async def test_painters_are_behind_while_a_picture_waits_too_long() -> None:
    studio = Studio()
    await studio.shut()
    await studio.ask("first")
    studio.now = PATIENCE
    await studio.ask("in more of a hurry")
    assert not studio.renderer.is_behind
    studio.now = PATIENCE + 0.1
    assert studio.renderer.is_behind
    await studio.open()
    assert not studio.renderer.is_behind
    await studio.renderer.close()


async def test_what_is_dropped_does_not_wait() -> None:
    studio = Studio()
    await studio.shut()
    asked = await studio.ask("nobody wants it")
    studio.now = PATIENCE + 0.1
    assert studio.renderer.is_behind
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    assert not studio.renderer.is_behind
    await studio.open()
    await studio.renderer.close()


async def test_as_many_are_drawn_at_once_as_there_are_painters() -> None:
    renderer, painter = Renderer(PaintingThreads(3)), Painter(waits=True)
    asked = [asyncio.create_task(renderer.draw(of(key, painter))) for key in range(6)]
    await until(lambda: painter.drawn == 3)
    await asyncio.sleep(0.02)
    assert (painter.drawn, renderer.waiting) == (3, 3)
    painter.may_go_on.set()
    await asyncio.gather(*asked)
    assert painter.most_at_once == 3
    await renderer.close()


class Noting:
    """Painters that note what they are given, and draw nothing until they may."""

    def __init__(self) -> None:
        self.given: list[tuple[str, int]] = []
        self.may_draw = asyncio.Event()

    def capacity(self, *, animation: bool, for_click: bool = False) -> int:
        """One animation, three other pictures."""
        return 1 if animation else 3

    def follow(self, *, is_behind: bool) -> None:
        """They stay as they are."""

    async def draw(
        self,
        draw: Callable[[], Picture],
        about: int = 0,
        *,
        animation: bool = False,
        for_click: bool = False,
    ) -> Picture:
        """Not before it may."""
        picture = draw()
        assert for_click
        self.given.append((picture.alt, about))
        await self.may_draw.wait()
        return picture

    async def close(self) -> None:
        """Nothing is open."""


async def test_painters_are_given_what_they_have_room_for_and_are_told_what_it_is_about() -> None:
    noting = Noting()
    renderer = Renderer(noting)
    asked: list[asyncio.Task[Picture]] = []

    async def ask(key: str, about: int, *, animation: bool = False) -> list[tuple[str, int]]:
        drawing = Drawing(key, lambda: Picture("", b"", key), lambda: "", animation)
        asked.append(asyncio.create_task(renderer.draw(drawing, about=about)))
        for _ in range(3):
            await asyncio.sleep(0)
        return noting.given

    assert await ask("film", 1, animation=True) == [("film", 1)]
    assert len(await ask("other film", 2, animation=True)) == 1
    assert len(await ask("board", 3)) == 1, "the film is before it"
    asked[1].cancel()
    assert (await ask("panel", 4))[1:] == [("board", 3), ("panel", 4)]
    assert len(await ask("hand", 5)) == 3
    noting.may_draw.set()
    await asyncio.gather(*asked, return_exceptions=True)
    assert noting.given[3:] == [("hand", 5)]
    await renderer.close()


# People take turns

ANN, BOB = Asker("ann", 1), Asker("bob", 1)


@pytest.mark.parametrize("urgency", [Urgency.PERSON, Urgency.REPLAY])
async def test_who_asks_for_much_keeps_nobody_else_waiting(urgency: Urgency) -> None:
    studio = Studio()
    await studio.shut()
    asked = [await studio.ask(f"ann's {number}", urgency, ANN) for number in range(60)]
    await studio.ask("bob's panel", asker=BOB)
    order = await studio.open()
    first = "bob's panel" if urgency is Urgency.REPLAY else "ann's 0"
    assert order[0] == first
    assert order.index("bob's panel") <= 1
    assert len(order) == 1 + OF_A_PERSON + 1
    refused = [task for task in asked if isinstance(task.exception(), Crowded)]
    assert refused == asked[1 + OF_A_PERSON :]


async def test_a_film_to_watch_gives_way_to_everything_that_was_asked_for_at_that_time() -> None:
    studio = Studio()
    await studio.shut()
    for key, urgency, asker in (
        ("replay", Urgency.REPLAY, ANN),
        ("film", Urgency.ANIMATION, None),
        ("board", Urgency.BOARD, None),
        ("panel", Urgency.PERSON, BOB),
    ):
        await studio.ask(key, urgency, asker)
    assert await studio.open() == ["panel", "board", "film", "replay"]


async def test_one_person_keeps_one_painter_busy() -> None:
    renderer, painter, other = Renderer(PaintingThreads(2)), Painter(waits=True), Painter()
    asked = [
        asyncio.create_task(renderer.draw(of(key, painter), asker=ANN))
        for key in range(OF_A_PERSON)
    ]
    await until(lambda: painter.drawn == 1)
    await renderer.draw(of("bob's", other), asker=BOB)
    assert (painter.drawn, other.drawn) == (1, 1)
    painter.may_go_on.set()
    await asyncio.gather(*asked)
    assert (painter.drawn, painter.most_at_once) == (OF_A_PERSON, 1)
    await renderer.close()


async def test_what_is_there_or_on_its_way_takes_nobodys_turn() -> None:
    studio = Studio()
    known = await studio.renderer.draw(studio.drawing("known"))
    await studio.shut()
    await studio.ask("film", Urgency.REPLAY, ANN)
    again = [await studio.ask("film", Urgency.REPLAY, ANN) for _ in range(60)]
    for _ in range(60):
        assert await studio.renderer.draw(studio.drawing("known"), asker=ANN) is known
    assert studio.renderer.waiting == 1
    assert await studio.open() == ["known", "film"]
    assert {task.result().alt for task in again} == {"film"}


async def test_films_that_one_person_wants_to_watch_leave_the_painters_their_time() -> None:
    studio = Studio()
    await studio.shut()
    for number in range(5):
        await studio.ask(f"film {number}", Urgency.REPLAY, ANN)
    studio.now = PATIENCE + 0.1
    assert not studio.renderer.is_behind
    await studio.ask("panel", asker=BOB)
    studio.now *= 3
    assert studio.renderer.is_behind
    await studio.open()


async def test_closing_refuses_whoever_waits_for_the_own_turn() -> None:
    studio = Studio()
    await studio.shut()
    waiting = [await studio.ask(key, asker=ANN) for key in "abc"]
    closing = asyncio.create_task(studio.renderer.close())
    await asyncio.sleep(0)
    assert await studio.open() == []
    await closing
    assert {type(task.exception()) for task in waiting} == {RuntimeError}
