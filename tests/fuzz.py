"""Many fuzzed interactions with the real bot on a local Discord, and what came of them.

    python tests/fuzz.py --count 10000 --seed 1
    python tests/fuzz.py --count 10000 --seed 1 --portion 2/10    # the second tenth alone

Matches of all games and formats are going on. Ends with 1 where anything broke, stayed unanswered,
was acknowledged too late for Discord, or told a secret.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fuzzing import Figures

sys.path.insert(0, str(Path(__file__).parent / "e2e"))

from fuzzing import Figures, fuzz

FAULTS_SHOWN = 40
LATEST = 3.0
"""Seconds in which Discord wants to hear that an answer comes."""


def main() -> int:
    """Run the portion that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Plain)
    parser.add_argument("--count", type=int, default=10_000, help="interactions of all portions")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--portion", default="1/1", help="which one of how many")
    asked = parser.parse_args()
    portion, portions = map(int, asked.portion.split("/"))
    if not 1 <= portion <= portions:
        parser.error("--portion: such as 2/10")
    sys.path.insert(0, str(Path(__file__).parent / "e2e"))
    figures = asyncio.run(_run(asked.count // portions, f"{asked.seed}/{portion}/{portions}"))
    print(figures)
    for fault in figures.faults[:FAULTS_SHOWN]:
        print("FAULT", fault)
    late = figures.acknowledged > LATEST
    if late:
        print(f"LATE: more than {LATEST:.0f} s")
    return 1 if figures.faults or late else 0


async def _run(count: int, seed: str) -> Figures:

    with tempfile.TemporaryDirectory() as folder:
        return await fuzz(Path(folder), count, seed)


class _Plain(argparse.RawDescriptionHelpFormatter):
    """Keeps the lines of the description."""


if __name__ == "__main__":
    sys.exit(main())
