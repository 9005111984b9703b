"""Measure how long a user's answer waits while one author keeps the worker processes busy.

    python benchmarks/judges.py [ANSWERS [PAGES]]

The author has heavy puzzles, five by default (an answer to one uses all the time allowed for
judging), proved and answered at once. It prints how long another user's answer to a built-in puzzle
takes until its verdict: alone, while the author's puzzles wait for a review, and after they are
approved, so that the shared judges get their answers.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Coroutine
from statistics import median
from time import perf_counter
from typing import Any

import calibration

from bot.settings import Settings
from puzzles.library import by_id
from puzzles.puzzle import Puzzle, read_puzzle
from puzzles.workers import Solvers
from workers import Asker

PUZZLES = 5
AUTHOR, STRANGER = Asker(1, 1), Asker(2, 2)
EASY = by_id("initiation-31")
SEATS = {
    "A": {
        "hand": [
            *("FORT", "baron", "brute", "hydra", "clan_leader", "reptile"),
            *("enchanted_tankard", "enraged_snout"),
        ],
        "upper": [{"card": "brawler"}],
        "lower": [{"card": "gladiator"}],
    },
    "B": {
        "hand": [
            *("BASTION", "vortex", "blacksmith", "emissary", "pacifist_druid", "moat_lurker"),
            *("jouster", "gangrenous_with_mana", "channel_hatred"),
        ],
        "upper": [{"card": "scourge_of_the_ramparts"}],
        "lower": [{"card": "covetous_dragon"}],
    },
}


def heavy(number: int) -> Puzzle:
    """Return a puzzle in which the opponent has more replies than there is time for."""
    position = {
        "format": 1,
        "game": "clash",
        "ruleset": "1.2",
        "mode": "duel",
        "turn": 9 + 2 * number,
        "active": "A",
        "phase": "summoning",
        "mana": 4,
        "seats": SEATS,
    }
    return read_puzzle(
        {
            "format": 1,
            "id": f"heavy-{number}",
            "title": {"en": "Heavy"},
            "set": "mixed",
            "position": position,
            "goal": {"kind": "survive", "turns": 1},
            "solution": "end",
        }
    )


async def main(answers: int, heavy_puzzles: int) -> None:
    """Print the waits in seconds."""
    settings = Settings(_env_file=None, token=None)
    judges = Solvers(settings.judges)
    proof_workers = Solvers(max(1, settings.judges // 2))
    puzzles = [heavy(number) for number in range(heavy_puzzles)]
    try:
        await asyncio.gather(
            judges.judge(EASY, EASY.solution), proof_workers.judge(EASY, EASY.solution)
        )
        print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
        print(f"{settings.judges} judges; {'':<24}{'median':>8}{'worst':>8}   (s)")
        await report("alone", judges, answers, [])
        own = [proof_workers.solve(each, asker=AUTHOR) for each in puzzles]
        own += [proof_workers.judge(each, "end", asker=AUTHOR) for each in puzzles]  # type: ignore[misc]
        await report("author's own pages", judges, answers, own)
        approved = [judges.judge(each, "end", asker=AUTHOR) for each in puzzles]
        await report("author's approved pages", judges, answers, approved)
    finally:
        await judges.close()
        await proof_workers.close()


async def report(
    name: str, judges: Solvers, answers: int, load: list[Coroutine[Any, Any, Any]]
) -> None:
    """Answer `answers` times while the author's jobs run and wait, and print the waits."""
    busy = [asyncio.create_task(each) for each in load]
    waits = []
    for _ in range(answers):
        await asyncio.sleep(0.5)
        began = perf_counter()
        assert (await judges.judge(EASY, EASY.solution, asker=STRANGER)).reached
        waits.append(perf_counter() - began)
    for each in busy:
        each.cancel()
    await asyncio.gather(*busy, return_exceptions=True)
    print(f"{name:<34}{median(waits):>8.2f}{max(waits):>8.2f}")


if __name__ == "__main__":
    asked = [int(each) for each in sys.argv[1:]]
    asyncio.run(main(*(asked + [20, PUZZLES][len(asked) :])))
