"""The page on which champions are built: for everyone, and by a link from Discord to save them."""

from __future__ import annotations

import re
from datetime import timedelta
from html import unescape

import aiohttp
import pytest
from pages import DESKTOP, PHONE, Open, browser, read, settings, visitor
from people import Club, only_for, text
from sqlalchemy import update
from test_champions_created import begun, cards, champion, fill, shown
from test_data_deletion import delete

from bot.games.clash.champions.making import card_of
from bot.store import Champion, Link, LinkKind
from engine.clash import custom

__all__ = ["browser", "settings", "visitor"]

RAGING = "/champion?name=Iron+Ogre&attack=4&health=5&ability=rage&ability=cursed&aura=sprint"
LINE = '"Iron Ogre" 4/5 rage cursed aura=sprint'
WORDS = "each => each.closest('label, a, button, body').innerText"
FIELDS = {"name": "Iron Ogre", "attack": "4", "health": "5", "ability": "rage"}


async def linked(club: Club) -> str:
    """The address of the editor that Ann opens from her panel, with her draft in it."""
    opened = shown(await club.ann.click(await begun(club), label="Open the editor"))
    assert opened.ephemeral
    assert "for a day" in text(opened)
    (path,) = re.findall(r"/champion/[\w-]{22}\?\S+", text(opened))
    return path


async def save(visitor: aiohttp.ClientSession, path: str, **fields: str) -> str:
    """The page after *Save* has been pressed there with these fields."""
    async with visitor.post(path.partition("?")[0], data={**FIELDS, **fields}) as response:
        assert response.status == 200
        return await response.text()


async def pass_by(club: Club, hours: int) -> None:
    """Let the links be some hours older."""
    link = await club.bot.store.links.opened(LinkKind.CHAMPION, str(club.ann.id), club.guild.id)
    assert link is not None
    assert link.ends_at is not None
    older = update(Link).values(ends_at=link.ends_at - timedelta(hours=hours))
    await club.bot.store._database.change(lambda session: session.execute(older))


# ------------------------------------------------------------------ for everyone


async def test_a_champion_is_shown_with_its_price_and_its_line(
    visitor: aiohttp.ClientSession,
) -> None:
    page = unescape(await read(visitor, RAGING))

    assert "Rage +1.5 · Cursed −0.5 · Aura of Sprint +1.5" in page
    assert "Worth 6, so it costs <strong>6 mana</strong>." in page
    assert f"/champion create card:{LINE}" in page
    assert '<meta property="og:title" content="Iron Ogre">' in page
    (preview,) = re.findall(r'og:image" content="http://[^/]+(/champion\.png\?[^"]+)"', page)
    assert "Save" not in page, "that takes a link"
    async with visitor.get(preview) as picture:
        assert picture.content_type == "image/png"
        assert (await picture.read()).startswith(b"\x89PNG")
    french = unescape(await read(visitor, f"{RAGING}&lang=fr"))
    assert "Aura de Sprint" in french
    assert "ability=rage&ability=cursed&aura=sprint&lang=en" in french, "other languages keep it"


async def test_the_line_of_the_page_begins_the_same_champion_on_discord(club: Club) -> None:
    panel = shown(await champion(club, "create", card=LINE.replace('"', "”")))
    assert panel.ephemeral
    assert "Rage +1.5 · Cursed −0.5 · Aura of Sprint +1.5" in text(panel)

    await club.ann.click(panel, label="Save")

    same = custom.make(
        {"en": "Iron Ogre"}, attack=4, health=5, abilities=["rage", "cursed"], aura="sprint"
    )
    assert await cards(club) == {"Iron Ogre": same}


async def test_another_line_begins_nothing(club: Club) -> None:
    for line, words in {
        "Iron Ogre": "isn’t a line from the champion editor",
        '"Zap" 3 splash': "isn’t a line",
        '"Iron Ogre" 4/5 c1': "isn’t a line",
        "4/5 rage": "A name has 1 to 40 characters",
        '"Iron Ogre" 99/5': "whole numbers",
        '"Iron Ogre" 9/8 rage': "It would cost 9 mana",
        '"Iron Ogre" 4/5 aura=mercenary': "isn’t one of the options",
    }.items():
        assert words in only_for(await champion(club, "create", card=line))
    assert await club.bot.store.collection.draft(club.ann.id, 1) is None


async def test_a_draft_that_no_card_can_be_says_why(visitor: aiohttp.ClientSession) -> None:
    dear = await read(visitor, "/champion?name=Ogre&attack=9&health=8&ability=rage")
    assert "It would cost 9 mana; the maximum is 8." in dear
    assert "Rage +1.5" in dear, "what is over"
    assert "/champion create" not in dear
    crowded = "".join(
        f"&ability={each}" for each in ("rage", "aerial", "sprint", "vanish", "aquatic")
    )
    assert "5 abilities at most" in await read(visitor, f"/champion?aura=sprint{crowded}")
    assert "It has no name yet." in await read(visitor, "/champion")
    assert "A name has 1 to 40" in await read(visitor, "/champion?name=a*b")
    for nonsense in ("attack=ten", "health=9", "ability=flight", "aura=mercenary"):
        await read(visitor, f"/champion?{nonsense}", 400)
        await read(visitor, f"/champion.webp?{nonsense}", 400)
    await read(visitor, "/champion.png?name=Ogre&attack=9&health=8&ability=rage", 404)


async def test_without_a_game_with_champions_there_is_no_page(
    visitor: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.pages.champions.workshop", lambda: None)
    for path in ("/champion", "/champion.png", "/champion.webp"):
        await read(visitor, path, 404)


# ------------------------------------------------------------------ by a link


async def test_by_the_link_a_champion_is_saved_for_its_owner(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    path = await linked(club)
    assert "Attack 4 and health 5" in await read(visitor, path)

    saved = await save(visitor, path)

    assert "Saved. On Discord, /champion show lists your champions." in unescape(saved)
    assert (await cards(club))["Iron Ogre"].abilities[0].id == "rage"
    assert "**Iron Ogre** · Creature · 5 mana" in text(shown(await champion(club, "show")))
    assert await cards(club, club.bob) == {}
    assert "already have a champion called Iron Ogre" in await save(visitor, path, attack="1")
    assert await save(visitor, path, name="Troll King")
    assert {*await cards(club)} == {"Iron Ogre", "Troll King"}


async def test_what_discord_refuses_is_refused_here(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    path = await linked(club)
    await club.bot.store.servers.change_guild_settings(club.guild.id, refused_words=["ogre"])

    assert "ogre" in await save(visitor, path)
    assert "It would cost 9 mana" in await save(visitor, path, attack="9", health="8")
    assert "It has no name yet" in await save(visitor, path, name=" ")
    await fill(club, 25)
    assert "limit of 25 champions" in await save(visitor, path, name="Troll King")
    club.bot.host_blocks = frozenset({club.ann.id})
    assert "its host has blocked you" in unescape(await save(visitor, path, name="Troll King"))
    rows = await club.bot.store.collection.all_of(Champion, club.ann.id)
    assert {card_of(row).name() for row in rows} == {f"Champion {each:02}" for each in range(25)}


async def test_a_link_ends_after_a_day_or_with_its_owners_data(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    path = await linked(club)
    await pass_by(club, hours=20)
    assert (await linked(club)).startswith(path.partition("?")[0]), "open again: a day from now"
    await pass_by(club, hours=20)
    await read(visitor, path)
    await pass_by(club, hours=5)
    await read(visitor, path, 404)

    path = await linked(club)
    await read(visitor, path)
    await delete(club.ann, club)
    await read(visitor, path, 404)
    async with visitor.post(path.partition("?")[0], data=FIELDS) as refused:
        assert refused.status == 404


# ------------------------------------------------------------------ in a browser


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_the_price_counts_along_and_save_saves(club: Club, browser: Open, width: int) -> None:
    async with browser(await linked(club), width, has_touch=width == PHONE) as page:
        price, press = page.get_by_role("status"), "tap" if width == PHONE else "click"
        await price.get_by_text("4 mana").wait_for()
        for ability, cost in (
            ("Rage +1.5", "5 mana"),
            ("Protection +2", "7 mana"),
            ("Cursed −0.5", "6 mana"),
        ):
            await getattr(page.get_by_role("checkbox", name=ability), press)()
            await price.get_by_text(cost).wait_for()
            assert await price.is_visible()
        await page.get_by_role("combobox", name="Health").select_option("8")
        await price.get_by_text("8 mana").wait_for()
        assert "cost 8" in str(await page.locator("#card img").get_attribute("alt"))
        assert await page.evaluate("document.body.scrollWidth") <= width, "nothing sticks out"
        await getattr(page.get_by_role("button", name="Save"), press)()
        await page.get_by_text("Saved.").wait_for()

    assert "**Iron Ogre** · Creature · 8 mana" in text(shown(await champion(club, "show")))


async def test_a_champion_is_built_by_keys_alone(club: Club, browser: Open) -> None:
    async with browser(await linked(club)) as page:
        price, focus = page.get_by_role("status"), page.locator(":focus")

        async def go_to(label: str) -> None:
            while label not in str(
                await focus.evaluate("each => each.closest('label, p, button')?.innerText")
            ):
                await page.keyboard.press("Tab")

        await page.keyboard.press("Tab")
        await go_to("Name")
        await page.keyboard.press("Control+A")
        await page.keyboard.type("Steel Ogre")
        await page.keyboard.press("Enter")
        await page.wait_for_url("**name=Steel+Ogre**")
        assert await cards(club) == {}, "Enter in the field doesn't save"
        await page.keyboard.press("Tab")
        await go_to("Attack")
        await page.keyboard.press("ArrowDown")
        await price.get_by_text("Attack 5").wait_for()
        await go_to("Rage +1.5")
        await page.keyboard.press("Space")
        await price.get_by_text("6 mana").wait_for()
        await go_to("Save")
        await page.keyboard.press("Enter")
        await page.get_by_text("Saved.").wait_for()

    assert (await cards(club))["Steel Ogre"].attack == 5


async def test_the_form_works_without_javascript(browser: Open) -> None:
    async with browser("/champion", java_script_enabled=False) as page:
        await page.get_by_label("Name").fill("Iron Ogre")
        await page.get_by_label("Rage +1.5").check()
        await page.get_by_role("button", name="Show the card").click()
        await page.get_by_text('/champion create card:"Iron Ogre" 2/3 rage').wait_for()
        assert await page.get_by_label("Rage +1.5").is_checked()
