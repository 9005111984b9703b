"""Runs a bot that loses power right after it has stored a move: `python power_cut.py URL`.

Ann's match against Bob is at its beginning; she plays one move and the process ends.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from known_games import SHORT
from people import Club

from bot.settings import Settings
from bot.store import Store

add_move = Store.add_move


async def add_move_and_die(store: Store, *facts: Any) -> None:
    """Store the move and kill this process without any clean-up."""
    await add_move(store, *facts)
    os.kill(os.getpid(), signal.SIGKILL)


async def main(url: str) -> None:
    """Play until the power fails."""
    club = await Club.open(Settings(_env_file=None, token=None, database_url=url))
    table = await club.match(SHORT)
    Store.add_move = add_move_and_die  # type: ignore[method-assign]
    await table.play(SHORT.moves)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
