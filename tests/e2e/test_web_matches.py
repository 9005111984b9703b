"""Pages of finished matches, behind links that their players open on Discord."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import aiohttp
import pytest
from known_games import SHORT
from people import Club, Table, text

from bot.settings import Settings


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The settings of a host who serves pages."""
    return settings.model_copy(update={"web_port": 0})


@pytest.fixture
async def browser(club: Club) -> AsyncIterator[aiohttp.ClientSession]:
    """A visitor from anywhere, without an account."""
    async with aiohttp.ClientSession(club.bot.web_url) as session:
        yield session


async def finished(club: Club) -> Table:
    """A duel that Ann has just won."""
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.type(SHORT.moves[-1])
    return table


async def linked(club: Club, table: Table) -> str:
    """The path of the page that Ann opens by the button below the board."""
    shown = await club.ann.click(table.board, label="Link")
    assert shown.response is not None
    assert shown.response.ephemeral
    (path,) = re.findall(r"/m/[\w-]{22}", text(shown.response))
    return path


async def read(browser: aiohttp.ClientSession, path: str, status: int = 200) -> str:
    """The page at this path."""
    async with browser.get(path) as response:
        words = await response.text()
        assert response.status == status, words
        return words


async def test_a_player_opens_a_link_that_shows_the_match_step_by_step(
    club: Club, browser: aiohttp.ClientSession
) -> None:
    path = await linked(club, await finished(club))

    first = await read(browser, path)

    assert "Ann – Bob" in first
    assert "Step 0 of 10" in first
    assert "<strong>Brute</strong>" in await read(browser, f"{path}?step=1")
    last = await read(browser, f"{path}?step=999")
    assert "Step 10 of 10" in last
    assert "wins" in last
    async with browser.get(f"{path}/10.png") as picture:
        assert picture.content_type == "image/png"
        assert (await picture.read()).startswith(b"\x89PNG")
