"""Cuts the bot's power when the daily puzzle is due: `python grimoire_power_cut.py URL STEP`.

The step is the last thing that the store does, `claim` or `take`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

import pytest
from grimoire import at, bind_grimoire, wait_until
from people import Club

from bot.settings import Settings
from bot.store import DailyStore


async def main(url: str, step: str) -> None:
    """Set up the server and wait until the power fails."""
    bind_grimoire(pytest.MonkeyPatch())
    club = await Club.open(Settings(_env_file=None, token=None, database_url=url))
    club.permit("manage_guild", True)
    await club.ann.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    do = getattr(DailyStore, step)

    async def do_and_die(store: DailyStore, *facts: Any) -> None:
        await do(store, *facts)
        os.kill(os.getpid(), signal.SIGKILL)

    setattr(DailyStore, step, do_and_die)
    await wait_until(club, at(1, 1))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
