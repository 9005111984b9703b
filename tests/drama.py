"""Play days of a server on which much goes wrong, and look at what is left of them.

    python tests/drama.py --count 200 --seed 1

Each seed is a day (`e2e/drama_day.py`). Exit code 1 if a match was lost through no fault of its
players, a board is behind, anything was posted twice, or a subscription is gone.
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
from drama_day import play_through


def main() -> int:
    """Play the days given on the command line. Exit code 0 means that nothing was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200, help="days")
    parser.add_argument("--seed", type=int, default=1, help="of the first day")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    wrong = 0
    for seed in range(asked.seed, asked.seed + asked.count):
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(play_through(Path(folder), seed))
        wrong += bool(found)
        seconds = time.perf_counter() - began
        print(f"seed {seed}: {'; '.join(found) or 'all is well'} ({seconds:.0f} s)", flush=True)
    print(f"{asked.count - wrong} passed, {wrong} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
