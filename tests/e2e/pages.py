"""Web pages of a bot in tests: a visitor with plain requests, and one with a real browser.

A test module takes what it needs: `from pages import browser, settings, visitor`.
"""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeAlias

import aiohttp
import pytest
from aiohttp.web_request import BaseRequest
from people import Club
from playwright.async_api import Page, async_playwright

from bot.settings import Settings
from web.server import guard, pictures
from web.server.guard import Pace

CHROMIUM = shutil.which("chromium")
"""Debian's; `.ci/run` installs it where it may."""
PHONE, DESKTOP = 400, 1280
"""Widths of a window in pixels."""
Open: TypeAlias = "Callable[..., AbstractAsyncContextManager[Page]]"


@pytest.fixture
def settings(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """The settings of a host who serves pages.

    Nothing waits for its turn: time stands still between what a test does.
    """

    async def begin_at_once(_pace: Pace) -> None: ...

    monkeypatch.setattr(Pace, "turn", begin_at_once)
    monkeypatch.setattr(guard, "TAR_SECONDS", 0.0)
    monkeypatch.setattr(pictures, "REST", 0.0)
    return settings.model_copy(update={"web_port": 0})


@pytest.fixture
async def visitor(club: Club) -> AsyncIterator[aiohttp.ClientSession]:
    """A visitor from anywhere, without an account."""
    closing = aiohttp.TCPConnector(force_close=True)  # an open connection keeps the bot busy
    async with aiohttp.ClientSession(club.bot.web_url, connector=closing) as session:
        yield session


async def read(visitor: aiohttp.ClientSession, path: str, status: int = 200) -> str:
    """The page at this path."""
    async with visitor.get(path) as response:
        words = await response.text()
        assert response.status == status, words
        return words


@pytest.fixture
async def browser(club: Club, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Open]:
    """Opens a path of the site in a window: `async with browser("/", PHONE) as page`.

    Whatever the page logs as an error, or throws, fails the test.
    """
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine")
    monkeypatch.setattr(BaseRequest, "keep_alive", property(lambda _: False))  # as for a visitor
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])

        @asynccontextmanager
        async def open_page(path: str, width: int = PHONE, **more: bool) -> AsyncIterator[Page]:
            faults: list[str] = []
            context = await chromium.new_context(
                viewport={"width": width, "height": 800}, base_url=club.bot.web_url, **more
            )
            page = await context.new_page()
            page.on("pageerror", lambda fault: faults.append(str(fault)))
            page.on("console", lambda said: faults.append(said.text) if said.type == "error" else 0)
            await page.goto(path)
            yield page
            await context.close()
            assert faults == []

        yield open_page
        await chromium.close()
