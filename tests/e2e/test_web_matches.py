"""Pages of finished matches, behind links that their players open on Discord."""

from __future__ import annotations

import json
import re

import aiohttp
import pytest
from known_games import SHORT
from pages import DESKTOP, PHONE, Open, browser, read, settings, visitor
from people import Club, Table, buttons, text

from engine.record import Replay

__all__ = ["browser", "settings", "visitor"]


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


async def test_a_player_opens_a_link_that_shows_the_match_step_by_step(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    path = await linked(club, await finished(club))

    first = await read(visitor, path)

    assert "Ann – Bob" in first
    assert "Step 0 of 10" in first
    assert "<strong>Brute</strong>" in await read(visitor, f"{path}?step=1")
    last = await read(visitor, f"{path}?step=999")
    assert "Step 10 of 10" in last
    assert "<strong>Ann wins</strong>" in last
    assert "Étape 10 sur 10" in await read(visitor, f"{path}?step=10&lang=fr")
    async with visitor.get(f"{path}/10.png") as picture:
        assert picture.content_type == "image/png"
        assert (await picture.read()).startswith(b"\x89PNG")
        tag = picture.headers["ETag"]
    async with visitor.get(f"{path}/10.png", headers={"If-None-Match": tag}) as picture:
        assert picture.status == 304


async def test_the_record_replays_to_the_same_match(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    path = await linked(club, await finished(club))

    record = json.loads(await read(visitor, f"{path}/record.json"))

    assert record["players"] == {"A": "Ann", "B": "Bob"}
    assert len(list(Replay(record))) == 11, "the beginning and ten moves"


async def test_a_closed_link_leads_nowhere_and_a_new_one_has_another_key(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    table = await finished(club)
    shown = await club.ann.click(table.board, label="Link")
    path = await linked(club, table)
    assert path in text(shown.response), "the same link again"

    await club.ann.click(shown.response, label="Close the link")

    for each in (path, f"{path}/0.png", f"{path}/record.json"):
        await read(visitor, each, 404)
    assert await linked(club, table) != path


async def test_only_players_open_a_link_and_others_get_the_open_one(club: Club) -> None:
    table = await finished(club)

    refused = await club.dan.click(table.board, label="Link")
    assert "There is no link to this page" in text(refused.response)
    path = await linked(club, table)
    shown = await club.dan.click(table.board, label="Link")

    assert path in text(shown.response)
    assert not buttons(shown.response)


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_the_keys_of_a_keyboard_go_through_a_match(
    club: Club, browser: Open, width: int
) -> None:
    path = await linked(club, await finished(club))

    async with browser(path, width) as page:
        for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 10)):
            await page.keyboard.press(key)
            await page.get_by_text(f"Step {step} of 10").wait_for()
            assert page.url.endswith(f"step={step}")
        await page.get_by_text("Ann wins").first.wait_for()
        await page.get_by_role("slider").fill("4")
        await page.get_by_text("Step 4 of 10").wait_for()
        assert await page.evaluate("document.body.scrollWidth") <= width, "nothing sticks out"


async def test_a_match_is_read_without_javascript(club: Club, browser: Open) -> None:
    path = await linked(club, await finished(club))

    async with browser(path, java_script_enabled=False) as page:
        await page.get_by_role("link", name="Next").click()
        await page.get_by_text("Step 1 of 10").wait_for()
