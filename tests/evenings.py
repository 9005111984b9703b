"""Play whole events in the simulated Discord, each to its podium, and print what they cost.

    python tests/evenings.py draft-8 swiss-32 puzzle-10 arena-20 knockout-13 league-12
    python tests/evenings.py swiss-8 --restarts

An event is its kind and its number of people. How they play is in `e2e/whole_evenings.py`. Exit
code 1 if an event doesn't end, someone is pinged more than once a round, or Discord is asked too
often.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from pathlib import Path

import helper_folders  # noqa: F401
import structlog
from people import Club
from whole_evenings import KINDS, Costs, Whole

from bot.settings import Settings

EVENTS = (
    *("draft-8", "swiss-32", "puzzle-10", "arena-20", "knockout-13", "league-12"),
    *("robin-8", "final-16", "swiss-128"),
)


def main() -> int:
    """Print the costs of each event. Exit code 0 means that nothing wrong was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("events", nargs="*", type=_read, metavar="KIND-PEOPLE")
    parser.add_argument("--seed", type=int, default=1, help="of what people do")
    parser.add_argument("--restarts", action="store_true", help="restart the bot in each round")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    wrong = 0
    for kind, people in asked.events or map(_read, EVENTS):
        began = time.perf_counter()
        costs = asyncio.run(_play(kind, people, asked.seed, restarts=asked.restarts))
        wrong += bool(costs.found)
        print(f"{kind}-{people} ({time.perf_counter() - began:.0f} s)\n{costs}\n", flush=True)
    return 1 if wrong else 0


def _read(event: str) -> tuple[str, int]:
    """Return kind and number of people. Raises `ValueError`."""
    kind, _, people = event.partition("-")
    if kind not in KINDS or int(people) < 4:
        raise ValueError(event)
    return kind, int(people)


async def _play(kind: str, people: int, seed: int, *, restarts: bool) -> Costs:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'evening.db'}"
        club = await Club.open(Settings(_env_file=None, token=None, database_url=url))
        try:
            return await Whole(club, kind, people, seed).play(restarts=restarts)
        finally:
            await club.close()


if __name__ == "__main__":
    sys.exit(main())
