"""Worker processes: they answer, tell how far they are, end early, and leave nobody behind."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import pytest
from positions import document

from puzzles import workers as solver_workers
from puzzles.judge import Verdict
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.search import Budget
from puzzles.workers import Solvers

PLENTY = Budget(nodes=10_000_000, seconds=600)

LONG = """
import asyncio, multiprocessing, sys
from puzzles.workers import Solvers
from puzzles.search import Budget
from puzzles.puzzle import read_puzzle

async def main():
    puzzle = read_puzzle(eval(sys.argv[1]))
    solvers = Solvers(1)
    workers = multiprocessing.active_children
    told = lambda nodes: print(*(each.pid for each in workers()), flush=True)
    try:
        await solvers.solve(puzzle, Budget(10**9, 600), told)
    finally:
        await solvers.close()

if __name__ == "__main__":
    try:
        asyncio.run(main())
    except KeyboardInterrupt:
        print("interrupted", flush=True)
"""


def endless() -> dict[str, object]:
    """A puzzle that takes minutes: two turns with much mana on both sides."""
    hand = "BASTION boom combustion meteorite cyclone ogre troll brute alpha"
    other = "BASTION reptile shaman zombie baron mutant assassin scribe gnome"
    return {
        "format": 1,
        "id": "endless",
        "title": {"en": "Endless"},
        "set": "mixed",
        "position": document(a=f"{hand} | carnivore", b=f"{other} | vortex", mana=40),
        "goal": {"kind": "win", "turns": 2},
        "solution": "end",
    }


@pytest.fixture
async def solvers() -> AsyncIterator[Solvers]:
    solvers = Solvers(1)
    yield solvers
    await solvers.close()


@pytest.fixture
def small() -> Puzzle:
    return read_puzzle(
        endless()
        | {
            "position": document(
                a="combustion BASTION troll | | carnivore", b="FORT ogre | | zombie", mana=3
            ),
            "goal": {"kind": "win", "turns": 1},
        }
    )


async def test_a_puzzle_is_solved_and_answers_are_judged(solvers: Solvers, small: Puzzle) -> None:
    solved = await solvers.solve(small)
    assert solved.proved
    assert [*solved.lines] == ["combustion@bl1 end"]
    assert (await solvers.judge(small, "combustion@bl1")).reached
    verdict = await solvers.judge(small, "zombie:u")
    assert verdict.illegal is not None
    assert verdict.illegal.refusal.code == "not_in_hand"


async def test_progress_grows_until_the_budget_is_used_up(solvers: Solvers) -> None:
    heard: list[int] = []
    solved = await solvers.solve(read_puzzle(endless()), Budget(100_000, 600), heard.append)
    assert not solved.proved
    assert heard == sorted(heard)
    assert heard[-1] > 0


async def test_closing_ends_what_is_running(small: Puzzle) -> None:
    solvers = Solvers(1)
    await solvers.solve(small)
    running = asyncio.create_task(solvers.solve(read_puzzle(endless()), PLENTY))
    await asyncio.sleep(0.3)
    await solvers.close()
    assert not (await running).proved


async def test_a_worker_that_dies_is_replaced(solvers: Solvers, small: Puzzle) -> None:
    await solvers.solve(small)
    for worker in multiprocessing.active_children():
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
    assert (await solvers.solve(small)).proved


async def test_a_puzzle_that_is_too_heavy_is_unproved_and_its_answers_undecided(
    small: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    solvers = Solvers(1, memory_mib=128)
    monkeypatch.setattr(solver_workers, "_solve", hoards)
    monkeypatch.setattr(solver_workers, "_judge", hoards)
    assert (await solvers.solve(small)).limit == "memory"
    assert await solvers.judge(small, "end") == Verdict("undecided", ())
    monkeypatch.setattr(solver_workers, "_judge", sleeps)
    monkeypatch.setattr(solver_workers, "_solve", sleeps)
    monkeypatch.setattr(solver_workers, "GRACE_SECONDS", 0.0)
    short = Budget(nodes=1, seconds=0.1)
    assert (await solvers.solve(small, short)).limit == "seconds"
    assert await solvers.judge(small, "end", short) == Verdict("undecided", ())
    monkeypatch.undo()
    assert (await solvers.solve(small)).proved
    await solvers.close()


def hoards(*_: object) -> None:
    """A job that never has enough."""
    held = []
    while True:
        held.append(bytearray(1 << 20))


def sleeps(*_: object) -> None:
    """A job that looks at no budget."""
    time.sleep(600)


def test_workers_end_with_a_bot_that_is_killed() -> None:
    bot = subprocess.Popen(
        [sys.executable, "-c", LONG, repr(endless())], stdout=subprocess.PIPE, text=True
    )
    assert bot.stdout is not None
    workers = [int(pid) for pid in bot.stdout.readline().split()]
    assert workers, "a worker is at work"
    bot.kill()
    bot.wait()
    bot.stdout.close()
    for _ in range(200):
        if not any(alive(pid) for pid in workers):
            return
        time.sleep(0.05)
    raise AssertionError("a worker outlives its bot")


def test_ctrl_c_is_for_the_parent_and_ends_both_without_a_word() -> None:
    bot = subprocess.Popen(
        [sys.executable, "-c", LONG, repr(endless())],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert bot.stdout is not None
    assert bot.stdout.readline(), "a worker is at work"
    os.killpg(bot.pid, signal.SIGINT)
    told, complaints = bot.communicate(timeout=60)
    assert told.splitlines()[-1] == "interrupted"
    assert complaints == ""


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
