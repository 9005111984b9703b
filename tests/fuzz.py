"""Many fuzzed interactions with the real bot on a local Discord, and what came of them.

    python tests/fuzz.py --count 20000 --seed 1
    python tests/fuzz.py --count 20000 --seed 1 --portion 2/10    # the second tenth alone
    python tests/fuzz.py --count 2000 --seed 1 --part strangers   # these alone

Matches of all games and formats are going on. Each part has a bot of its own: people do anything
(`random`), many of them in the same moment (`bursts`), look where they may not (`strangers`), are
outside of servers with the bot (`outside`), hand in bad files (`files`), take moves back (`undo`),
post and ping (`floods`), and have names of all scripts (`names`). Ends with 1 where anything broke,
stayed unanswered, was acknowledged too late for Discord, told a secret, or held the event loop
(`e2e/loop_lag.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

import helper_folders  # noqa: F401
from fuzz_parts import PARTS, fuzz, shares

FAULTS_SHOWN = 40
LATEST = 3.0
"""Seconds within which Discord has to get an acknowledgement."""
HELD = 0.1
"""Seconds for which the bot may block the event loop, except one moment in a thousand."""


def main() -> int:
    """Run what the command line asks for. Exit code 0 means that nothing was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Plain)
    parser.add_argument("--count", type=int, default=10_000, help="interactions of all portions")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--portion", default="1/1", help="which one of how many")
    parser.add_argument("--part", choices=PARTS, help="all of the interactions are of this part")
    asked = parser.parse_args()
    portion, portions = map(int, asked.portion.split("/"))
    if not 1 <= portion <= portions:
        parser.error("--portion: such as 2/10")
    count = asked.count // portions
    fine = True
    for part, number in ({asked.part: count} if asked.part else shares(count)).items():
        fine &= _is_fine(part, number, f"{asked.seed}/{portion}/{portions}")
    return 0 if fine else 1


def _is_fine(part: str, count: int, seed: str) -> bool:
    """Run a part, print its results, and return whether it is without faults."""
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(fuzz(Path(folder), count, seed, part))
    print(f"{part}: {figures}", flush=True)
    late = figures.acknowledged > LATEST
    held = figures.lags.of_all_but_a_thousandth > HELD
    for fault in figures.faults[:FAULTS_SHOWN]:
        print("FAULT", fault)
    if late:
        print(f"LATE: more than {LATEST:.0f} s")
    if held:
        print(f"HELD: more than {HELD * 1000:.0f} ms")
    return not (figures.faults or late or held)


class _Plain(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the description."""


if __name__ == "__main__":
    sys.exit(main())
