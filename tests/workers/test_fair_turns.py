"""Whose job is next: in rounds, one job a person, the servers by turns."""

from __future__ import annotations

import asyncio

import pytest

from workers import Asker, Crowded, Turns

ANN, BOB, CLEO, DAN = (Asker(name, 1) for name in ("ann", "bob", "cleo", "dan"))
STRANGER = Asker("stranger", 2)


class Jobs:
    """Jobs that take until they are told to end; `begun` are their names in order."""

    def __init__(self, seats: int) -> None:
        self.turns = Turns(seats)
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self._ends: dict[str, asyncio.Event] = {}

    async def ask(self, asker: Asker, *names: str) -> None:
        """Somebody asks for jobs."""
        for name in names:
            self._ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._job(asker, name))
            await asyncio.sleep(0)
        await settled()

    async def end(self, *names: str) -> None:
        """These jobs come to their end, one after the other."""
        for name in names:
            self._ends[name].set()
            await settled()

    async def all_begun(self) -> list[str]:
        """The order in which all jobs begin if they end in the order in which they began."""
        while any(not each.done() for each in self.tasks.values()):
            await self.end(*self.begun)
        return self.begun

    async def _job(self, asker: Asker, name: str) -> None:
        async with self.turns.turn(asker):
            self.begun.append(name)
            await self._ends[name].wait()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_stranger_does_not_wait_for_all_that_somebody_has_asked_for() -> None:
    jobs = Jobs(1)
    await jobs.ask(ANN, "a1", "a2", "a3", "a4", "a5")
    await jobs.ask(STRANGER, "s1")
    await jobs.ask(BOB, "b1")
    assert await jobs.all_begun() == ["a1", "s1", "b1", "a2", "a3", "a4", "a5"]


async def test_each_round_has_one_job_of_each_person() -> None:
    jobs = Jobs(1)
    await jobs.ask(ANN, "a1", "a2", "a3")
    await jobs.ask(BOB, "b1", "b2")
    assert await jobs.all_begun() == ["a1", "b1", "a2", "b2", "a3"]


async def test_servers_take_turns_within_a_round() -> None:
    jobs = Jobs(1)
    for asker, name in ((ANN, "a"), (BOB, "b"), (CLEO, "c"), (DAN, "d"), (STRANGER, "s")):
        await jobs.ask(asker, name)
    assert await jobs.all_begun() == ["a", "s", "b", "c", "d"]


async def test_to_ask_in_many_servers_brings_nothing() -> None:
    jobs = Jobs(1)
    for server in range(10, 15):
        await jobs.ask(Asker("ann", server), f"a{server}")
    await jobs.ask(STRANGER, "s")
    assert (await jobs.all_begun())[:2] == ["a10", "s"]


async def test_outside_of_servers_everybody_is_alone() -> None:
    jobs = Jobs(1)
    await jobs.ask(ANN, "a")
    await jobs.ask(BOB, "b")
    await jobs.ask(Asker("cleo"), "c")
    await jobs.ask(Asker("dan"), "d")
    assert await jobs.all_begun() == ["a", "c", "d", "b"]


async def test_nobody_holds_two_seats_and_no_server_all() -> None:
    jobs = Jobs(3)
    await jobs.ask(ANN, "a1", "a2")
    assert jobs.begun == ["a1"]
    await jobs.ask(BOB, "b1")
    await jobs.ask(CLEO, "c1")
    assert jobs.begun == ["a1", "b1"]
    await jobs.ask(STRANGER, "s1")
    assert jobs.begun == ["a1", "b1", "s1"]
    await jobs.end("a1")
    assert jobs.begun == ["a1", "b1", "s1", "c1"]
    await jobs.end("b1")
    assert jobs.begun == ["a1", "b1", "s1", "c1", "a2"]
    assert await jobs.all_begun() == jobs.begun


async def test_who_goes_away_leaves_the_turn_to_the_next() -> None:
    jobs = Jobs(1)
    await jobs.ask(ANN, "a1")
    await jobs.ask(BOB, "b1")
    await jobs.ask(CLEO, "c1")
    jobs.tasks["b1"].cancel()
    await jobs.end("a1")
    assert jobs.begun == ["a1", "c1"]
    jobs.tasks["c1"].cancel()
    await settled()
    await jobs.ask(DAN, "d1")
    assert jobs.begun == ["a1", "c1", "d1"]


async def test_who_goes_away_at_the_moment_of_the_call_leaves_no_empty_seat() -> None:
    jobs = Jobs(1)
    await jobs.ask(ANN, "a1")
    await jobs.ask(BOB, "b1")
    await jobs.ask(CLEO, "c1")
    jobs.tasks["a1"].cancel()
    await asyncio.sleep(0)  # Bob is called, and has not heard of it yet
    jobs.tasks["b1"].cancel()
    await settled()
    assert jobs.begun[-1] == "c1"
    assert "b1" not in jobs.begun


async def test_closing_cancels_who_waits() -> None:
    jobs = Jobs(1)
    await jobs.ask(ANN, "a1")
    await jobs.ask(BOB, "b1")
    jobs.turns.close()
    with pytest.raises(asyncio.CancelledError):
        await jobs.tasks["b1"]
    await jobs.end("a1")
    assert jobs.begun == ["a1"]


async def test_no_more_jobs_of_a_person_wait_than_may() -> None:
    turns, jobs = Turns(1, most_of_a_user=2), Jobs(1)
    jobs.turns = turns
    await jobs.ask(ANN, "a1", "a2", "a3", "a4")
    await jobs.ask(BOB, "b1")
    assert turns.waiting == 3
    with pytest.raises(Crowded):
        await jobs.tasks["a4"]
    await jobs.end("a1", "b1")
    await jobs.ask(ANN, "a5")
    assert await jobs.all_begun() == ["a1", "b1", "a2", "a3", "a5"]
