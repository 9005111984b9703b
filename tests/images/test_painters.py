"""Painters of both kinds: what they draw, what becomes of faults, and that they go home."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path

import duels
import pytest
from errands_of_painters import (
    ends_the_painter,
    fails,
    fails_unspeakably,
    finds_nothing,
    niceness,
    of_size,
    pid,
    unpacked,
    waits_for,
)
from structlog.testing import capture_logs

from bot.logs.tracebacks import traceback_of
from images import painter_process
from images.clash.board import board
from images.painter_process import PainterGone, PainterProcess
from images.painters import Painters, PaintersByLoad, PaintingProcesses, PaintingThreads
from images.picture import Picture
from texts import texts_in
from workers.inside import NICER

HERE = """
import asyncio, sys
sys.path[:0] = {path!r}
from images.painters import PaintingProcesses
from errands_of_painters import pid

async def main():
    print((await PaintingProcesses(1).draw(pid)).alt, flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def children() -> set[str]:
    """The processes that this one has started."""
    return {str(each.pid) for each in multiprocessing.active_children()}


async def until(true: Callable[[], bool]) -> None:
    """Wait until it is true."""
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.fixture(params=[PaintingThreads, PaintingProcesses])
async def painters(request: pytest.FixtureRequest) -> AsyncIterator[Painters]:
    opened: Painters = request.param(2)
    yield opened
    await opened.close()


@pytest.fixture
async def processes() -> AsyncIterator[PaintingProcesses]:
    opened = PaintingProcesses(2)
    yield opened
    await opened.close()


async def test_they_draw_what_is_drawn_here(painters: Painters) -> None:
    state = duels.crowded()
    draw = partial(board, state.view("A"), (), duels.NAMES, texts_in("ru"))
    assert await painters.draw(draw) == draw()


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody is nice")
async def test_processes_give_way_to_who_answers_people(processes: PaintingProcesses) -> None:
    assert int((await processes.draw(niceness)).alt) == min(os.nice(0) + NICER, 19)


async def test_what_drawing_raises_is_raised(painters: Painters) -> None:
    with pytest.raises(ValueError, match="no such card"):
        await painters.draw(fails)
    assert (await painters.draw(pid)).name == "a.png"


async def test_a_fault_that_cannot_be_told_is_told_by_its_name(
    processes: PaintingProcesses,
) -> None:
    with pytest.raises(RuntimeError, match="UnspeakableError"):
        await processes.draw(fails_unspeakably)
    assert (await processes.draw(pid)).name == "a.png"


@pytest.mark.parametrize(
    ("draw", "place"), [(fails, "fails"), (fails_unspeakably, "fails_unspeakably")]
)
async def test_the_log_says_where_a_process_has_failed(
    processes: PaintingProcesses, draw: Callable[[], Picture], place: str
) -> None:
    with pytest.raises((ValueError, RuntimeError)) as raised:
        await processes.draw(draw)
    told = traceback_of(raised.value)
    assert re.search(rf"in a worker: .*errands_of_painters.py:\d+ {place}\n", told)
    assert "ink" not in told
    assert "card" not in told


async def test_nobody_waits_for_ever_for_what_finds_nothing(painters: Painters) -> None:
    async with asyncio.timeout(20):
        with pytest.raises(RuntimeError):
            await painters.draw(finds_nothing)
    assert (await painters.draw(pid)).name == "a.png"


async def test_what_nobody_waits_for_is_not_taken_for_the_next_picture(
    processes: PaintingProcesses, tmp_path: Path
) -> None:
    go = tmp_path / "go"
    drawing = [asyncio.create_task(processes.draw(partial(waits_for, go))) for _ in range(2)]
    while not go.with_suffix(".begun").exists():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    drawing[0].cancel()
    following = [asyncio.create_task(processes.draw(pid)) for _ in range(2)]
    go.touch()
    assert (await drawing[1]).alt == "gone on"
    assert [(await each).alt.isdigit() for each in following] == [True, True]


async def test_what_belongs_together_is_drawn_by_the_same_process(
    processes: PaintingProcesses, tmp_path: Path
) -> None:
    both = {(await each).alt for each in [asyncio.create_task(processes.draw(pid)) for _ in "ab"]}
    assert len(both) == 2
    first, second = [(await processes.draw(pid, about)).alt for about in (6, 7)]
    assert {first, second} == both
    assert [(await processes.draw(pid, about)).alt for about in (8, 9, 8)] == [first, second, first]
    go = tmp_path / "go"
    busy = asyncio.create_task(processes.draw(partial(waits_for, go), 8))
    while not go.with_suffix(".begun").exists():  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    assert (await processes.draw(pid, 8)).alt == second  # the other one has time
    go.touch()
    await busy


async def test_only_the_picture_that_ends_painters_is_given_up(tmp_path: Path) -> None:
    go, processes = tmp_path / "go", PaintingProcesses(1)
    fatal = partial(ends_the_painter, None)
    draw: list[Callable[[], Picture]] = [partial(waits_for, go), fatal, fatal, pid]
    asked = [asyncio.create_task(processes.draw(each)) for each in draw]
    await asyncio.sleep(0)
    go.touch()
    with capture_logs() as said:
        drawn = await asyncio.gather(*asked, return_exceptions=True)
    assert [type(each) for each in drawn] == [Picture, PainterGone, PainterGone, Picture]
    # `fault`: the log tells it once a minute, however many there are
    of_painters = {"event": "painters replaced", "fault": "PainterGone", "painters": 1}
    assert said
    assert all(of_painters.items() <= each.items() for each in said)
    await processes.close()


async def test_a_picture_for_a_click_overtakes_what_a_process_has_not_begun(tmp_path: Path) -> None:
    go, processes, drawn = tmp_path / "go", PaintingProcesses(1), list[str]()

    async def draw(what: str, errand: Callable[[], Picture], *, for_click: bool = False) -> None:
        await processes.draw(errand, for_click=for_click)
        drawn.append(what)

    boards = [draw("first", partial(waits_for, go)), draw("second", pid), draw("third", pid)]
    asked = [asyncio.create_task(each) for each in boards]
    await until(go.with_suffix(".begun").exists)
    asked.append(asyncio.create_task(draw("click", pid, for_click=True)))
    await asyncio.sleep(0)
    go.touch()
    await asyncio.gather(*asked)
    assert drawn == ["first", "click", "second", "third"]
    await processes.close()


async def test_a_picture_for_a_click_goes_to_a_process_without_animation(tmp_path: Path) -> None:
    go, processes = tmp_path / "go", PaintingProcesses(2)
    assert not processes.are_ready_for_click, "none has started"
    both = {(await each).alt for each in [asyncio.create_task(processes.draw(pid)) for _ in "ab"]}
    film = asyncio.create_task(processes.draw(partial(waits_for, go), 1, animation=True))
    await until(go.with_suffix(".begun").exists)
    (other,) = {(await processes.draw(pid, 1, for_click=True)).alt for _ in range(3)}
    assert other in both
    assert processes.are_ready_for_click
    still = tmp_path / "still"
    board = asyncio.create_task(processes.draw(partial(waits_for, still)))
    await until(still.with_suffix(".begun").exists)
    click = asyncio.create_task(processes.draw(pid, 1, for_click=True))
    await asyncio.sleep(0)
    still.touch()
    assert (await click).alt == other, "it waits for the board"
    go.touch()
    await asyncio.gather(film, board)
    await processes.close()


def test_processes_have_some_pictures_at_hand_and_fewer_films() -> None:
    processes, threads = PaintingProcesses(2), PaintingThreads(2)
    assert 2 <= processes.capacity(animation=True) < processes.capacity(animation=False)
    assert threads.capacity(animation=False) == 2
    assert threads.capacity(animation=True) == PaintingThreads(1).capacity(animation=True) == 1


async def test_processes_are_others_and_stay(processes: PaintingProcesses) -> None:
    drawn = {(await processes.draw(pid)).alt for _ in range(6)}
    assert 1 <= len(drawn) <= 2
    assert str(os.getpid()) not in drawn


async def test_pictures_of_all_sizes_come_whole_and_to_those_who_asked() -> None:
    processes = PaintingProcesses(1)
    asked = [partial(of_size, size) for size in (1, 0, 2_000_000, 3, 300_000, 0, 65_536, 7)]
    async with asyncio.timeout(20):
        drawn = await asyncio.gather(*map(processes.draw, asked))
    await processes.close()
    assert drawn == [each() for each in asked]


async def test_processes_come_before_there_is_something_to_draw(
    processes: PaintingProcesses,
) -> None:
    before = children()
    assert await processes.start(2)
    come = children() - before
    assert len(come) == 2
    drawn = {(await each).alt for each in [asyncio.create_task(processes.draw(pid)) for _ in "ab"]}
    assert drawn == come
    assert (await processes.draw(unpacked)).alt == "True"


async def test_a_process_is_up_before_it_is_given_a_picture() -> None:
    painter = await PainterProcess.start()
    assert not painter.is_ready_for_click
    await painter.come_up()
    assert painter.is_ready_for_click
    await painter.close()


async def test_a_process_that_ends_before_it_is_up_is_given_nothing(
    processes: PaintingProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = painter_process._started

    def soon_ended(theirs: socket.socket) -> BaseProcess:
        process = started(theirs)
        process.kill()
        return process

    with monkeypatch.context() as deadly:
        deadly.setattr(painter_process, "_started", soon_ended)
        assert not await processes.start(1)
    assert (await processes.draw(pid)).name == "a.png"


async def test_a_process_that_nobody_waits_for_any_more_ends(
    processes: PaintingProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, waits, come_up = children(), asyncio.Event(), PainterProcess.come_up

    async def come_up_noted(painter: PainterProcess) -> None:
        waits.set()
        await come_up(painter)

    monkeypatch.setattr(PainterProcess, "come_up", come_up_noted)
    starting = asyncio.create_task(processes.start(1))
    await waits.wait()
    starting.cancel()
    await until(lambda: children() == before)


async def test_what_a_painter_died_of_is_drawn_once_more(
    processes: PaintingProcesses, tmp_path: Path
) -> None:
    fatal = partial(ends_the_painter, tmp_path / "once")
    errands: list[Callable[[], Picture]] = [*[pid] * 4, fatal, *[pid] * 4]
    drawn = await asyncio.gather(*map(processes.draw, errands))
    assert {each.name for each in drawn} == {"a.png"}


async def test_what_ends_every_painter_is_given_up(processes: PaintingProcesses) -> None:
    with pytest.raises(PainterGone):
        await processes.draw(partial(ends_the_painter, None))
    assert (await processes.draw(pid)).name == "a.png"


async def test_closing_ends_the_processes() -> None:
    processes = PaintingProcesses(1)
    painter = (await processes.draw(pid)).alt
    assert painter in children()
    await processes.close()
    assert painter not in children()


async def test_closing_without_having_drawn_is_nothing() -> None:
    before = children()
    for painters in (PaintingProcesses(1), PaintingThreads(1)):
        async with asyncio.timeout(5):
            await painters.close()
    assert children() == before


async def test_where_processes_cannot_start_the_next_picture_tries_again(
    processes: PaintingProcesses, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_: object) -> None:
        raise OSError(12, "Cannot allocate memory")

    with monkeypatch.context() as full:
        full.setattr("images.painter_process._started", no_room)
        assert not await processes.start(2)
        with pytest.raises(OSError, match="memory"):
            await processes.draw(pid)
    assert (await processes.draw(pid)).name == "a.png"


async def test_where_another_process_cannot_start_the_one_there_is_draws(
    processes: PaintingProcesses, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    only, go = (await processes.draw(pid)).alt, tmp_path / "go"
    busy = asyncio.create_task(processes.draw(partial(waits_for, go)))
    while not go.with_suffix(".begun").exists():  # noqa: ASYNC110
        await asyncio.sleep(0.01)

    def no_room(_: object) -> None:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr("images.painter_process._started", no_room)
    following = asyncio.create_task(processes.draw(pid))
    await asyncio.sleep(0)
    go.touch()
    assert (await busy).alt == "gone on"
    assert (await following).alt == only


# ------------------------------------------------------------------ by load


GLANCE_SECONDS = 0.05


@pytest.fixture
async def by_load(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PaintersByLoad]:
    """Two threads, and a process that comes at once and goes soon."""
    often = ("GLANCE_SECONDS", GLANCE_SECONDS)
    for name, seconds in (("BEHIND_SECONDS", 0.0), often, ("CALM_GLANCES", 4)):
        monkeypatch.setattr(f"images.painters.{name}", seconds)
    opened = PaintersByLoad(2)
    yield opened
    await opened.close()


async def test_processes_come_while_pictures_queue_and_go_afterwards(
    by_load: PaintersByLoad, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, before = str(os.getpid()), children()
    may_come_up, come_up = asyncio.Event(), PainterProcess.come_up

    async def come_up_later(painter: PainterProcess) -> None:
        await may_come_up.wait()
        await come_up(painter)

    monkeypatch.setattr(PainterProcess, "come_up", come_up_later)
    assert (await by_load.draw(pid)).alt == here
    for is_behind in (True, False, True):
        by_load.follow(is_behind=is_behind)
    assert by_load._helping is None, "they were behind for a moment"
    alone = by_load.capacity(animation=False)

    by_load.follow(is_behind=True)
    await until(lambda: len(children() - before) == 1)
    for for_click in (False, True):
        drawn = await by_load.draw(pid, for_click=for_click)
        assert drawn.alt == here, "the process is not up yet"
    assert by_load.capacity(animation=False) == alone
    may_come_up.set()
    await until(lambda: by_load.capacity(animation=False) != alone)
    go = tmp_path / "go"
    busy = asyncio.create_task(by_load.draw(partial(waits_for, go), animation=True))
    await until(go.with_suffix(".begun").exists)
    assert len(children() - before) == 1, "one at a time"
    assert (await by_load.draw(pid)).alt == here, "one of two threads is left"
    held = tmp_path / "held"
    on_the_thread = asyncio.create_task(by_load.draw(partial(waits_for, held)))
    await until(held.with_suffix(".begun").exists)
    assert (await by_load.draw(pid, for_click=True)).alt == here, "it waits for neither"
    another = asyncio.create_task(by_load.draw(pid))
    await asyncio.sleep(0)
    go.touch()
    assert (await busy).alt == "gone on"
    assert (await another).alt in children() - before
    held.touch()
    assert (await on_the_thread).alt == "gone on"

    by_load.follow(is_behind=False)
    await until(lambda: children() == before)
    assert (await by_load.draw(pid)).alt == here
    assert by_load.capacity(animation=False) == alone


@pytest.mark.usefixtures("by_load")
@pytest.mark.parametrize(("count", "most"), [(1, 1), (2, 1), (3, 2)])
async def test_processes_leave_a_core_to_the_event_loop(
    count: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("images.painters.CALM", -1.0)  # they stay
    before, painters = children(), PaintersByLoad(count)

    async def glances_behind(glances: int) -> None:
        for _ in range(glances):
            painters.follow(is_behind=True)
            await asyncio.sleep(GLANCE_SECONDS)

    async with asyncio.timeout(20):
        while painters._processes.wanted < most:
            await glances_behind(1)
    await glances_behind(6)
    assert len(children() - before) == most
    await painters.close()


async def test_nothing_that_processes_draw_is_lost_when_they_end(
    by_load: PaintersByLoad, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in "ab":
        by_load.follow(is_behind=True)
    await until(lambda: by_load._processes.wanted > 0)
    by_load.follow(is_behind=False)
    go = tmp_path / "go"
    busy = asyncio.create_task(by_load.draw(partial(waits_for, go)))
    monkeypatch.setattr("images.painters.CALM", 2.0)  # one picture at a time is little
    await until(lambda: not by_load._processes.wanted)
    go.touch()
    assert (await busy).alt == "gone on"
    await until(lambda: by_load._helping is None)


async def test_threads_draw_where_no_process_can_start(
    by_load: PaintersByLoad, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_: object) -> None:
        raise OSError(12, "Cannot allocate memory")

    monkeypatch.setattr("images.painter_process._started", no_room)
    with capture_logs() as said:
        for _ in "ab":
            by_load.follow(is_behind=True)
        await until(lambda: bool(said))
    assert said[0]["event"] == "no more painters"
    assert (await by_load.draw(pid)).alt == str(os.getpid())

    by_load._processes.wanted = 1  # the one there was has died
    assert (await by_load.draw(pid)).alt == str(os.getpid())


def test_processes_end_with_their_parent(tmp_path: Path) -> None:
    program = tmp_path / "parent.py"
    program.write_text(HERE.format(path=[str(Path(__file__).parent), str(Path.cwd())]))
    with subprocess.Popen([sys.executable, program], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert int(parent.stdout.readline()) != parent.pid
        parent.kill()
        rest, _ = parent.communicate(timeout=20)  # open as long as anybody has it
        assert rest == ""
