"""Print what an evening of a troll does to a channel, and what it takes to end it.

    python tests/troll.py --minutes 60

The evening is `e2e/troll_evening.py`. Exit code 1 if anything of the troll is posted afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

import helper_folders  # noqa: F401
import structlog
from people import Club
from troll_evening import Evening, live_through

from bot.settings import Settings


def main() -> int:
    """Print the figures of an evening. Exit code 0 means that the troll has been stopped."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=int, default=60, help="how long the troll acts")
    asked = parser.parse_args()
    logging.disable(logging.CRITICAL)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    evening = asyncio.run(_live_through(asked.minutes))
    for name, value in asdict(evening).items():
        print(f"{name.replace('_', ' '):16} {value}")
    return 1 if evening.posts_after else 0


async def _live_through(minutes: int) -> Evening:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'troll.db'}"
        club = await Club.open(Settings(_env_file=None, token=None, database_url=url))
        try:
            return await live_through(club, minutes)
        finally:
            await club.close()


if __name__ == "__main__":
    sys.exit(main())
