"""A bot that is closed is forgotten: nothing in the process holds it."""

from __future__ import annotations

import gc
from pathlib import Path
from weakref import ref

import pytest
from known_games import SHORT
from new_databases import new_database
from people import Club

from bot.client import Bridgekeeper
from bot.settings import Settings


async def evening(folder: Path) -> ref[Bridgekeeper]:
    """A match is begun and moved in, and the bot is closed."""
    with new_database("sqlite", folder / "forgotten.db") as url:
        club = await Club.open(Settings(_env_file=None, token=None, database_url=url))
        try:
            table = await club.match(SHORT)
            await club.ann.slash(table.channel, "hand")
            await club.posted()
        finally:
            await club.close()
    return ref(club.bot)


async def test_a_bot_that_is_closed_is_forgotten(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Twice: what is kept only until the next one comes would not be noticed once."""
    closed = [await evening(tmp_path) for _ in range(2)]
    caplog.clear()
    gc.collect()
    assert [bot() for bot in closed] == [None, None]
