"""Workers have limits: a job that breaks one ends alone, and the next one finds a worker."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from engine.documents import DocumentError
from engine.games import PLUGINS
from workers import Asker, Workers, inside, pool

PLENTY = 60.0


class Labourers(Workers):
    """Workers that do whatever they are told."""

    async def do(
        self, job: Callable[..., object], *facts: object, seconds: float = PLENTY
    ) -> object:
        """The result of the job."""
        return await self._do(job, *facts, seconds=seconds, asker=Asker(object()))


@pytest.fixture
async def labourers() -> AsyncIterator[Labourers]:
    labourers = Labourers(1, 128, grace=0.0)
    yield labourers
    await labourers.close()
    assert multiprocessing.active_children() == []


def own_pid() -> int:
    return os.getpid()


def niceness() -> int:
    return os.nice(0)


def blocks() -> None:
    held = []
    while True:
        held.append(bytearray(1 << 20))


def crumbs() -> None:
    """As a search holds its positions: many small things in a table."""
    held: dict[int, tuple[int, str]] = {}
    while True:
        held[len(held)] = len(held), str(len(held))


def sleeps(beginning: str) -> None:
    Path(beginning).touch()
    time.sleep(600)


def fails() -> None:
    raise KeyError("no such thing")


def ends_with(pid_file: str) -> int:
    """The first worker that does this dies of it, the second one does not."""
    if Path(pid_file).exists():
        return os.getpid()
    Path(pid_file).touch()
    os._exit(1)


async def begun(beginning: Path) -> None:
    for _ in range(3000):
        if await asyncio.to_thread(beginning.exists):
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the job has not begun")


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody is nice")
async def test_a_worker_gives_way_to_who_answers_people(labourers: Labourers) -> None:
    assert await labourers.do(niceness) == min(os.nice(0) + inside.NICER, 19)


@pytest.mark.skipif(sys.platform != "linux", reason="only there allocations are limited")
@pytest.mark.parametrize("job", [blocks, crumbs])
async def test_too_much_memory_ends_the_job_and_the_next_one_works(
    labourers: Labourers, job: Callable[[], None]
) -> None:
    before = await labourers.do(own_pid)
    with pytest.raises(MemoryError):
        await labourers.do(job)
    assert await labourers.do(own_pid) != before, "the worker is replaced"


async def test_a_job_that_hangs_is_killed_and_the_next_one_works(
    labourers: Labourers, tmp_path: Path
) -> None:
    before = await labourers.do(own_pid)
    with pytest.raises(TimeoutError):
        await labourers.do(sleeps, str(tmp_path / "begun"), seconds=0.2)
    assert await labourers.do(own_pid) != before


async def test_a_job_that_fails_tells_why_and_the_worker_goes_on(labourers: Labourers) -> None:
    before = await labourers.do(own_pid)
    with pytest.raises(KeyError, match="no such thing"):
        await labourers.do(fails)
    assert await labourers.do(own_pid) == before


def read_number(data: bytes) -> int:
    if not data.isdigit():
        raise DocumentError("seats.A", "no number")
    return int(data)


def read_forever(_: bytes) -> None:
    time.sleep(600)


async def test_a_document_is_read_or_refused_as_it_would_be_here(labourers: Labourers) -> None:
    assert await labourers.read(read_number, b"12", asker=Asker("Ann")) == 12
    with pytest.raises(DocumentError) as refused:
        await labourers.read(read_number, b"x", asker=Asker("Ann"))
    assert (refused.value.path, refused.value.reason) == ("seats.A", "no number")


async def test_a_document_that_takes_too_long_is_refused(
    labourers: Labourers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "READING_SECONDS", 0.2)
    with pytest.raises(DocumentError, match="takes too long"):
        await labourers.read(read_forever, b"", asker=Asker("Ann"))
    assert await labourers.read(read_number, b"12", asker=Asker("Ann")) == 12


async def test_a_job_that_dies_with_its_worker_is_tried_once_more(
    labourers: Labourers, tmp_path: Path
) -> None:
    assert await labourers.do(ends_with, str(tmp_path / "died")) in {
        each.pid for each in multiprocessing.active_children()
    }


async def test_the_job_of_somebody_who_goes_away_is_ended(
    labourers: Labourers, tmp_path: Path
) -> None:
    before = await labourers.do(own_pid)
    asked = asyncio.create_task(labourers.do(sleeps, str(tmp_path / "begun")))
    await begun(tmp_path / "begun")
    waiting = asyncio.create_task(labourers.do(sleeps, str(tmp_path / "never")))
    await asyncio.sleep(0)
    waiting.cancel()
    asked.cancel()
    assert await labourers.do(own_pid) != before
    assert not (tmp_path / "never").exists()


async def test_a_worker_is_replaced_after_so_many_jobs(
    labourers: Labourers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "JOBS_OF_A_WORKER", 2)
    pids = [await labourers.do(own_pid) for _ in range(5)]
    assert pids[0] == pids[1] != pids[2] == pids[3] != pids[4]


async def test_closing_cancels_what_runs_and_what_waits(
    labourers: Labourers, tmp_path: Path
) -> None:
    running = asyncio.create_task(labourers.do(sleeps, str(tmp_path / "begun")))
    await begun(tmp_path / "begun")
    waiting = asyncio.create_task(labourers.do(own_pid))
    await asyncio.sleep(0)
    await labourers.close()
    for each in (running, waiting):
        with pytest.raises(asyncio.CancelledError):
            await each
    with pytest.raises(RuntimeError, match="sent home"):
        await labourers.do(own_pid)


@pytest.mark.skipif(sys.platform == "win32", reason="there memory has no such limit")
@pytest.mark.parametrize(("of_the_host", "limit"), [(-1, 64), (50, 50), (100, 64)])
def test_a_worker_asks_for_no_more_memory_than_the_host_allows(
    monkeypatch: pytest.MonkeyPatch, of_the_host: int, limit: int
) -> None:
    hard, asked = of_the_host if of_the_host < 0 else of_the_host << 20, []
    monkeypatch.setattr(inside.resource, "getrlimit", lambda _: (hard, hard))
    monkeypatch.setattr(inside.resource, "setrlimit", lambda _, limits: asked.append(limits))
    for name in ("end_with_parent", "give_way"):
        monkeypatch.setattr(inside, name, lambda: None)
    inside.begin(None, 64, [*PLUGINS])
    assert asked == [(limit << 20, hard)]
