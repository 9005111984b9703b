"""The front page and the rules, which anyone may read."""

from __future__ import annotations

import re
from datetime import timedelta

import aiohttp
import pytest
from pages import DESKTOP, PHONE, Open, browser, read, settings, visitor
from people import Club
from pydantic import SecretStr

from bot.game_api import all_match_options
from bot.links.handlers import puzzle_path
from bot.store import Daily, DailyState
from bot.ui.invitation import invitation_link
from texts import LANGUAGES
from web.pages import front
from web.server.site import Site

__all__ = ["browser", "settings", "visitor"]


async def test_the_front_page_shows_every_game_and_yesterdays_puzzle(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    page = await read(visitor, "/")

    assert '<meta name="robots" content="index">' in page
    assert f'<meta property="og:image" content="{club.bot.web_url}/rules/' in page
    for each in all_match_options():
        assert f'href="/rules/{each.game}"' in page
    assert "<strong>The solution</strong>" in page
    assert "discord.com/oauth2" not in page, "the sandbox can't be added to a server"
    for language in LANGUAGES:
        assert f'<html lang="{language}">' in await read(visitor, f"/?lang={language}")
    for path in (*re.findall(r'"(/p/[\w/-]+\.png)"', page), "/rules/clash/cover.png"):
        async with visitor.get(path) as picture:
            assert (await picture.read()).startswith(b"\x89PNG")
    assert f"<loc>{club.bot.web_url}/rules/clash</loc>" in await read(visitor, "/sitemap.xml")


async def test_a_daily_puzzle_of_today_is_never_shown_with_its_solution(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    site, now = Site.of(club.bot), club.env.now()
    shown = await front._puzzle_of_yesterday(site)
    assert shown is not None
    daily = Daily(
        guild_id=club.guild.id,
        day="2026-01-01",
        puzzle_id=shown.id,
        channel_id=club.channel.id,
        language="en",
        state=DailyState.POSTED,
        due_at=now,
        closes_at=now + timedelta(hours=8),
    )
    await club.bot.store.dailies._add(daily)

    page = await read(visitor, "/")
    assert puzzle_path(shown.id) not in page
    assert "<strong>The solution</strong>" in page, "that of another puzzle"


async def test_a_real_bot_can_be_added_to_a_server(
    club: Club, visitor: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert club.bot.application_id is not None
    real = club.bot.settings.model_copy(update={"token": SecretStr("token")})
    monkeypatch.setattr(club.bot, "settings", real)

    link = invitation_link(club.bot.application_id).replace("&", "&amp;")
    assert f'href="{link}"' in await read(visitor, "/")


async def test_rules_are_found_by_words_and_linked_one_by_one(
    visitor: aiohttp.ClientSession,
) -> None:
    whole = await read(visitor, "/rules/clash")
    found = await read(visitor, "/rules/clash?q=bastion+falls")

    assert 'id="4-bastion"' in whole
    assert 'href="/rules/clash#4-bastion"' in found
    assert "The bastion falls" in found
    assert found.count('class="rule"') < whole.count('class="rule"')
    assert '<meta name="robots" content="noindex">' in found
    assert "No rule found" in await read(visitor, "/rules/clash?q=xyzzy%3Cb%3E")
    assert "Бастион падает" in await read(visitor, "/rules/clash?q=бастион+падает&lang=ru")
    for unknown in ("/rules/whist", "/rules/draft", "/rules/clash/x.png", "/rules/clash/cards/x"):
        await read(visitor, unknown, 404)


@pytest.mark.parametrize("game", [each.game for each in all_match_options()])
async def test_every_game_is_explained_with_pictures_and_cards(
    visitor: aiohttp.ClientSession, game: str
) -> None:
    page = await read(visitor, f"/rules/{game}?lang=fr")
    card = page.partition(f'href="/rules/{game}/cards/')[2].partition("?")[0]

    assert len(page) < 60 * 1024
    assert "<h1>" in await read(visitor, f"/rules/{game}/cards/{card}")
    for path in ("scene-1", "icons-1", f"cards/{card}"):
        async with visitor.get(f"/rules/{game}/{path}.png") as picture:
            assert picture.status == 200


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_nothing_sticks_out(browser: Open, width: int) -> None:
    async with browser("/", width) as page:
        assert await page.evaluate("document.body.scrollWidth") <= width
        await page.get_by_role("link", name="How to play Clash of Decks").click()
        await page.get_by_role("searchbox").fill("bastion falls")
        await page.keyboard.press("Enter")
        await page.get_by_role("heading", name="The bastion falls").wait_for()
        assert await page.evaluate("document.body.scrollWidth") <= width
        await page.get_by_role("link", name="All rules").click()
        await page.get_by_role("link", name="Aerial").click()
        await page.get_by_role("heading", name="Aerial").wait_for()
        assert await page.evaluate("document.body.scrollWidth") <= width
