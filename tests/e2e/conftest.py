"""The whole bot on a local Discord, driven as people would drive it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from discord_api import DiscordApi
from people import Club

from bridgekeeper.bot.settings import Settings


@pytest.fixture(scope="session")
def discord_api() -> DiscordApi | None:
    """Discord's own description of its API, where it is at hand."""
    return DiscordApi.load()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A database file of its own for each test."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'bridgekeeper.db'}"
    return Settings(_env_file=None, token=None, database_url=url)


@pytest.fixture
async def club(
    settings: Settings, discord_api: DiscordApi | None, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Club]:
    """A server with a channel and four people. Afterwards: every request of the bot was one
    that Discord describes, and nothing went wrong that was only logged."""
    club = await Club.open(settings)
    try:
        yield club
    finally:
        await club.close()
    club.env._raise_errors_since(club.env._errors_acknowledged)
    faults = [
        record.getMessage()
        for record in caplog.get_records("call")
        if record.levelno >= logging.ERROR and not club.expects_faults
    ]
    assert faults == []
    if discord_api is not None:
        assert discord_api.check_all(club.env.http_requests) == []
