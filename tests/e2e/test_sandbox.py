"""The sandbox: the real bot on a local Discord, with a page."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import aiohttp
import pytest
import strict_rules
from people import GLANCE, SETTLE_SECONDS, text
from simcord import MemberActor, SetupError
from simcord.http import router

from bot import sandbox
from bot.client import Bridgekeeper
from bot.errors import NotReady
from bot.settings import Settings
from texts import texts_in


class Started:
    """A sandbox that is running."""

    bot: Bridgekeeper
    env: Any

    def player(self, name: str) -> MemberActor:
        """One of those on the page."""
        viewers: tuple[MemberActor, ...] = self.env._preview.viewers
        return next(each for each in viewers if each.name == name)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """What the sandbox has started, once it runs."""
    found, keep_time = Started(), sandbox._clock

    def start(settings: Settings) -> Bridgekeeper:
        found.bot = Bridgekeeper(settings)
        return found.bot

    async def clock(env: Any, *rest: Any) -> None:
        found.env = env
        await keep_time(env, *rest)

    monkeypatch.setattr(sandbox, "Bridgekeeper", start)
    monkeypatch.setattr(sandbox, "_clock", clock)
    return found


@asynccontextmanager
async def served(
    settings: Settings, capsys: pytest.CaptureFixture[str], language: str = "en"
) -> AsyncIterator[None]:
    """While its page is there."""
    serving = asyncio.create_task(sandbox.serve(settings, 0, language))
    try:
        async with asyncio.timeout(SETTLE_SECONDS):
            while "Play here: http://127.0.0.1:" not in capsys.readouterr().out:
                assert not serving.done(), serving.exception()
                await asyncio.sleep(GLANCE)
            await asyncio.sleep(GLANCE)
        yield
    finally:
        serving.cancel()
        with suppress(asyncio.CancelledError):
            await serving


async def test_the_bot_sits_there_under_its_own_name(
    settings: Settings, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(settings, capsys):
        assert started.bot.user is not None
        assert started.bot.user.display_name == "Bridgekeeper"


async def test_its_clock_stands_at_today(
    settings: Settings, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(settings, capsys):
        assert abs(started.env.now() - datetime.now(UTC)) < timedelta(hours=1)


async def test_its_clock_catches_up_with_the_real_time(
    settings: Settings,
    started: Started,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever has held it up: here 20 minutes pass at once."""
    real_time = sandbox.real_time
    async with served(settings, capsys):
        for minutes in (20, 40):
            off = timedelta(minutes=minutes)
            monkeypatch.setattr(sandbox, "real_time", lambda off=off: real_time() + off)
            if minutes == 20:  # by itself
                while started.env.now() < real_time() + off - timedelta(seconds=30):  # noqa: ASYNC110
                    await asyncio.sleep(GLANCE)
            else:  # and before anybody acts
                with pytest.raises(SetupError, match="context"):  # in a tab that is closed
                    await started.env._preview._action(None, {})
            apart = sandbox.real_time() - started.env.now()
            assert timedelta() <= apart < timedelta(seconds=30)


async def test_relative_times_on_its_page_go_by_the_browsers_clock(
    settings: Settings, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(settings, capsys):
        page = f"{started.env._preview._origin}/text.js"
        async with aiohttp.ClientSession() as browser, browser.get(page) as got:
            script = await got.text()
    begins = script.index("function renderTimestamp")
    shown = script[begins : script.index("\n}\n", begins)]
    assert "Date.now()" in shown, "simcord has changed its page"
    assert "setInterval" in shown


async def test_its_page_has_the_logo_as_its_icon(
    settings: Settings, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(settings, capsys):
        icon = f"{started.env._preview._origin}/favicon.ico"
        async with aiohttp.ClientSession() as browser, browser.get(icon) as got:
            assert got.content_type == "image/png"
            assert (await got.read()).startswith(b"\x89PNG")


async def test_its_people_join_each_other(
    settings: Settings,
    started: Started,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = [each for each in router._ROUTES["GET"] if each[1].__module__ != strict_rules.__name__]
    monkeypatch.setitem(router._ROUTES, "GET", own)  # what the tests have taught simcord is gone
    async with served(settings, capsys):
        ann, bob = started.player("ann"), started.player("bob")
        channel = started.env._preview.channel
        await ann.slash(channel, "lobby", format="preconstructed")
        lobby = channel.history()[-1]
        await bob.click(lobby, label="Join")
        assert len(await started.bot.store.matches_of(bob.id)) == 1


async def test_a_port_that_is_taken_is_one_line(settings: Settings) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(NotReady, match="Choose another port"):
            await sandbox.serve(settings, taken.getsockname()[1])


async def test_its_people_read_the_language_that_they_choose(
    settings: Settings, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(settings, capsys, "fr"):
        ann, bob = started.player("ann"), started.player("bob")
        channel = started.env._preview.channel
        assert "Bienvenue" in text(channel.history()[0])

        async def reads(person: MemberActor) -> str:
            nothing = await person.slash(channel, "match")
            return text(nothing.followups[0] if nothing.followups else nothing.response)

        def no_match(language: str) -> str:
            return texts_in(language)("refused-no-match", command=started.bot.mention("start"))

        assert await reads(ann) == no_match("fr")
        await ann.slash(channel, "language", language="ru")
        assert (await reads(ann), await reads(bob)) == (no_match("ru"), no_match("fr"))
        await ann.slash(channel, "language", language="en", everyone=True)
        assert (await reads(ann), await reads(bob)) == (no_match("en"), no_match("en"))


async def test_its_page_asks_what_an_option_can_be_as_soon_as_it_is_entered(
    settings: Settings, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(settings, capsys):
        page = started.env._preview
        async with aiohttp.ClientSession() as browser, browser.get(f"{page._origin}/app.js") as got:
            script = await got.text()
            assert got.content_type == "application/javascript"
        assert "focusin" in script
        for command, option in (("practice", "deck"), ("draft", "mode"), ("practice", "game")):
            offered = await started.player("ann").autocomplete(page.channel, command, option, "")
            assert len(offered) > 3, "the bot offers all where nothing was typed"
