"""The puzzle editor: drafts by request, and puzzles built in a browser and sent to a server."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import aiohttp
import hand_made_puzzles as puzzles
import pytest
from grimoire import moderate
from hand_made_puzzles import GATE
from pages import DESKTOP, PHONE, Open, browser, read, settings, visitor
from people import Club, buttons, only_for, parts, text
from playwright.async_api import Locator, Page
from test_moderation import bar

from bot.game_api import puzzle_uis
from bot.game_api.workbench import Draft, Workbench
from engine import notation
from puzzles.solver import Solved
from puzzles.workers import Solvers
from web.server import jobs

__all__ = ["browser", "settings", "visitor"]

LINE = "A9 m5; boom carapace BASTION ogre / brute; FORT zombie troll / gnome"
"""Boom clears the way, then the Brute breaks the fort."""
BUILT = LINE.replace("m5", "m6")
"""The same with the mana of an empty board."""
ODD = "A9 m7 v1.0 limit=60 fatigue; ogre BASTION troll turns=4 champion=brute / baron-1!p@B"
"""A position with much that the board doesn't show."""
Build: TypeAlias = "Callable[[Page], Awaitable[None]]"


@pytest.fixture(autouse=True)
def grimoire(monkeypatch: pytest.MonkeyPatch) -> None:
    """No built-in puzzle is the same as the one that is built here."""
    puzzles.use(monkeypatch, [puzzles.SURVIVE])


def workbench() -> Workbench:
    found = puzzle_uis()["clash"].workbench
    assert found is not None
    return found


async def asked(visitor: aiohttp.ClientSession, path: str, status: int = 200, **fields: str) -> str:
    """The page that answers a form."""
    async with visitor.post(path, data=fields) as response:
        words = await response.text()
        assert response.status == status, words
        return words


async def proved(club: Club, visitor: aiohttp.ClientSession, path: str, **fields: str) -> str:
    """The page of a proof or of sending, after its end."""
    async with visitor.post(path, data=fields) as response:
        assert response.status == 200, await response.text()
        job = response.url.path
    while "/stop" in (page := await read(visitor, job)):
        await club.glance()
    return re.sub(r"(?s).*<section id=.proof.", "", page)


async def editor_of_ann(club: Club) -> str:
    """The path that only Ann is told."""
    shown = only_for(await club.ann.slash(club.channel, "grimoire create", editor=True))
    (path,) = re.findall(r"/editor/[\w-]{22}", shown)
    return path


# ------------------------------------------------------------------ by requests


@pytest.mark.parametrize("line", [LINE, f"{ODD}; FORT boom given=rage champion=troll(exhausted)"])
def test_a_draft_keeps_the_whole_position(line: str) -> None:
    game, state = notation.read(line)
    document = game.dump(state)

    draft = workbench().draft(document)

    assert draft is not None
    again = Draft.model_validate_json(draft.model_dump_json())
    assert game.dump(game.load(workbench().position(again))) == document


async def test_a_typed_position_is_shown_with_its_draft_and_its_file(
    visitor: aiohttp.ClientSession,
) -> None:
    shown = await asked(visitor, "/editor", notation=LINE, goal="survive", losing="nothing")

    assert "Survive" in shown
    assert "Lose nothing" in shown
    assert shown.count("data:image/png;base64,") == 2
    assert f'data-notation="{LINE}"' in shown
    assert 'download="position.json"' in shown


@pytest.mark.parametrize(
    ("fields", "words", "status"),
    [
        ({"notation": "nonsense"}, "This isn’t a puzzle yet", 400),
        ({"notation": "x" * 6001}, "too large", 400),
        ({"notation": LINE, "goal": "winning"}, "winning", 400),
        ({"draft": "{"}, "This isn’t a puzzle yet", 200),
        ({"draft": "x" * 20_000}, "too large", 400),
        ({"draft": "x" * 70_000}, "too large", 413),
        ({"draft": '{"game": "chess", "zones": {}, "settings": {}, "kept": {}}'}, "clash", 200),
        ({"draft": workbench().empty().model_dump_json()}, "right of its stronghold", 200),
    ],
)
async def test_what_is_no_puzzle_is_told_in_a_sentence(
    visitor: aiohttp.ClientSession, fields: dict[str, str], words: str, status: int
) -> None:
    assert words in await asked(visitor, "/editor", status, **fields)
    if "stronghold" not in words:
        await asked(visitor, "/editor/prove", max(status, 400), **fields)


def _changed(**zones: Any) -> str:
    """The draft of the line with other zones."""
    game, state = notation.read(LINE)
    draft = workbench().draft(game.dump(state))
    assert draft is not None
    return json.dumps({**draft.model_dump(), "zones": draft.zones | zones})


@pytest.mark.parametrize(
    "row", [[{"card": "nobody"}], [{"card": ["ogre"]}], [{}], [{"card": "brute", "damage": -1}]]
)
async def test_unknown_cards_and_wrong_marks_are_told(
    visitor: aiohttp.ClientSession, row: list[Any]
) -> None:
    draft = _changed(**{"other.upper": row})
    assert "seats.B.upper[0]" in await asked(visitor, "/editor", draft=draft)


async def test_a_proof_tells_ideas_other_solutions_and_what_is_not_needed(
    club: Club,
    visitor: aiohttp.ClientSession,
) -> None:
    page = await proved(club, visitor, "/editor/prove", notation=LINE, title="Gate")

    assert "It can be solved" in page
    assert "Estimated difficulty" in page
    assert "<li>Carapace</li>" in page, "it isn't needed"
    assert "<strong>Boom!</strong> at Gnome" in page
    assert "Not saved" not in page


async def test_a_puzzle_without_a_solution_is_told(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    closed = "A9 m5; BASTION ogre; BASTION zombie / gnome"
    assert "no solution" in await proved(club, visitor, "/editor/prove", notation=closed)


async def test_one_proof_at_a_time_which_nobody_finds_by_guessing(
    visitor: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on = asyncio.Event()

    async def solve(*_: Any, **__: Any) -> Solved:
        await going_on.wait()
        return Solved.nothing("seconds")

    monkeypatch.setattr(Solvers, "solve", solve)
    async with visitor.post("/editor/prove", data={"notation": LINE}) as response:
        job = response.url.path
        assert "Moves so far" in await response.text()
    assert re.fullmatch(r"/editor/proof/[\w-]{22}", job)

    assert "still running" in await asked(visitor, "/editor/prove", 400, notation=LINE)
    await read(visitor, f"{job[:-1]}{'A' if job[-1] != 'A' else 'B'}", 404)
    assert "Stopped" in await asked(visitor, f"{job}/stop")
    monkeypatch.setattr(jobs, "RUNNING", 0)
    await asked(visitor, "/editor/prove", 429, notation=LINE)


async def test_cards_have_pictures_for_a_day(visitor: aiohttp.ClientSession) -> None:
    async with visitor.get("/editor/card/clash/ogre.png?lang=ru") as picture:
        assert picture.content_type == "image/png"
        assert picture.headers["Cache-Control"] == "public, max-age=86400"
    for path in ("clash/nobody", "chess/ogre"):
        await read(visitor, f"/editor/card/{path}.png", 404)
    found = json.loads(await read(visitor, "/editor/bench/clash.json?lang=fr"))
    assert {"id": "ogre", "name": "Ogre", "names": ["Ogre", "Огр"]} in [
        {**card, "names": sorted(card["names"])} for card in found["cards"]
    ]


# ------------------------------------------------------------------ sent to a server


async def test_a_sent_puzzle_waits_under_the_name_of_the_person(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    path = await editor_of_ann(club)

    assert "is verified and saved" in await proved(club, visitor, f"{path}/send", notation=LINE)

    (row,) = await club.bot.store.grimoire.puzzles_to_review(club.guild.id)
    assert (row.author_id, row.document["author"]) == (club.ann.id, "Ann")
    assert row.document["position"] == GATE
    assert "the same puzzle" in await proved(club, visitor, f"{path}/send", notation=LINE), (
        "it is a copy"
    )


async def test_links_end_after_a_day(club: Club, visitor: aiohttp.ClientSession) -> None:
    path = await editor_of_ann(club)
    await club.wait(24 * 3600)
    await read(visitor, path, 404)
    await asked(visitor, f"{path}/send", 404, notation=LINE)


async def test_who_may_not_create_here_sends_nothing(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    path = f"{await editor_of_ann(club)}/send"
    await club.settle(refused_words=["gate"])

    assert "can’t contain “gate”" in await proved(
        club, visitor, path, notation=LINE, title="The Gate"
    )
    club.bot.host_blocks = frozenset({club.ann.id})
    assert "its host has blocked" in await proved(club, visitor, path, notation=LINE)
    club.bot.host_blocks = frozenset()
    moderate(club)
    await bar(club, club.ann)
    assert "A moderator barred you" in await proved(club, visitor, path, notation=LINE)
    club.guild.remove_member(club.ann)
    assert "in this server" in await proved(club, visitor, path, notation=LINE)
    assert not await club.bot.store.grimoire.puzzles_to_review(club.guild.id)


# ------------------------------------------------------------------ in a browser


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


async def by_mouse(page: Page) -> None:
    """Add cards by clicks, and drag them to their places."""
    for card in ("boom", "carapace", "ogre", "brute"):
        await add_by_typing(page, card)
    await drag(page, "Brute", "own.upper")
    await drag(page, "Stronghold ♥ 3", "own.hand", onto="Carapace")
    await button(page, "Add to: Opponent · hand").click()
    for card in ("zombie", "troll"):
        await add_by_typing(page, card)
    await page.get_by_label("Add to: …").select_option("Opponent · upper lane")
    await add_by_typing(page, "gnome")
    await page.get_by_label("Opponent · Stronghold").select_option("Fort")


async def add_by_typing(page: Page, card: str) -> None:
    await page.get_by_label("Find a card").fill(card)
    await page.locator("#cards").get_by_role("button").first.click()


async def drag(page: Page, card: str, zone: str, onto: str = "") -> None:
    """Drag a card to the end of a zone, or to the place of another one."""
    rows = page.locator("#rows")
    await page.evaluate("scrollTo(0, 0)")
    goal = rows.locator(f"[data-zone='{zone}']")
    end = goal.get_by_role("button", name=onto) if onto else goal.locator(".into")
    start, there = (
        await rows.get_by_role("button", name=card).bounding_box(),
        await end.bounding_box(),
    )
    assert start is not None
    assert there is not None
    await page.mouse.move(start["x"] + 10, start["y"] + 10)
    await page.mouse.down()
    await page.mouse.move(there["x"] + 10, there["y"] + 10, steps=4)
    await page.mouse.up()


async def by_touch(page: Page) -> None:
    """Tap a zone and then cards; tap a card and then its place."""
    for zone, *cards in (
        ("Your side · hand", "boom", "carapace", "ogre"),
        ("Opponent · hand", "gnome", "zombie", "troll"),
        ("Your side · upper lane", "brute"),
    ):
        await button(page, f"Add to: {zone}").tap()
        for card in cards:
            await page.get_by_label("Find a card").fill(card)
            await page.locator("#cards").get_by_role("button").first.tap()
    await button(page, "Stronghold ♥ 3").last.tap()
    await button(page, "Later →").tap()
    await button(page, "Later →").tap()
    await button(page, "Stronghold ♥ 1").tap()
    await button(page, "Gnome").tap()
    await button(page, "Move to: Opponent · upper lane").tap()
    await page.get_by_text("Settings", exact=True).tap()
    await page.get_by_label("Opponent · Stronghold").select_option("Fort")


async def by_keys(page: Page) -> None:
    """Tab to a zone, type cards, and move them by arrows."""
    press, type_in = page.keyboard.press, page.keyboard.type
    for zone, *cards in (
        ("Add to: Your side · hand", "boom", "carapace", "ogre", "meteor"),
        ("Add to: Opponent · hand", "zombie", "troll"),
        ("Add to: Opponent · upper lane", "gnome"),
        ("Add to: Your side · lower lane", "brute"),
    ):
        await tab_to(page, zone)
        await press("Enter")
        for card in cards:
            await type_in(card)
            await press("Enter")
    await tab_to(page, "Meteorite")
    await press("Delete")
    await press("Escape")
    await tab_to(page, "Brute")
    await press("Enter")
    await press("ArrowUp")
    await press("ArrowUp")
    await page.get_by_role("status").get_by_text("Your side · upper lane").wait_for()
    await press("Escape")
    await tab_to(page, "Stronghold ♥ 3")
    await press("Enter")
    await press("ArrowRight")
    await press("ArrowRight")
    await press("Escape")
    await tab_to(page, "Opponent · Stronghold")
    await type_in("Fort")


FOCUSED = """(() => {
  const is = document.activeElement;
  return is.labels?.[0]?.firstChild.textContent ?? is.ariaLabel ?? is.innerText;
})()"""
"""What a screen reader would call the control with the focus."""


async def tab_to(page: Page, name: str) -> None:
    """Press Tab until the control with this name has the focus."""
    for _ in range(120):
        await page.keyboard.press("Tab")
        if (await page.evaluate(FOCUSED)).strip() == name:
            return
    raise AssertionError(name)


async def press_button(page: Page, name: str, build: Build) -> None:
    if build is by_keys:
        await button(page, name).wait_for()
        await tab_to(page, name)
        await page.keyboard.press("Enter")
    elif build is by_touch:
        await button(page, name).tap()
    else:
        await button(page, name).click()


@pytest.mark.parametrize(
    ("build", "width", "touch"),
    [(by_mouse, DESKTOP, False), (by_touch, PHONE, True), (by_keys, DESKTOP, False)],
)
async def test_a_puzzle_is_built_proved_sent_approved_and_solved(
    club: Club, browser: Open, build: Build, width: int, touch: bool
) -> None:
    async with browser(await editor_of_ann(club), width, has_touch=touch) as page:
        await page.locator("#rows .zone").first.wait_for()
        await build(page)
        await page.get_by_label("Title of the puzzle").fill("My gate")
        await page.locator(f"#shown[data-notation='{BUILT}']").wait_for()
        assert await page.locator("#shown img").count() == 2
        assert await page.evaluate("document.body.scrollWidth") <= width, "nothing sticks out"
        await press_button(page, "Prove", build)
        await page.get_by_text("It can be solved").wait_for()
        await page.get_by_text("Estimated difficulty").wait_for()
        await press_button(page, "Put the smaller puzzle on the board", build)
        await page.locator("#shown:not([aria-busy]):not([data-notation*='carapace'])").wait_for()
        await press_button(page, "Send to the server", build)
        while not await page.get_by_text("is verified and saved").count():
            await club.glance()

    moderate(club)
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response
    await club.cleo.select(listed, ["p-1"])
    await club.cleo.click(listed, label="Approve")
    panel = (await club.bob.slash(club.channel, "grimoire puzzle", puzzle="p-1")).response
    assert panel is not None
    assert "### My gate" in text(panel)
    await club.bob.click(panel, label=next(each for each in buttons(panel) if "Boom" in each))
    aimed = next(each for each in parts(panel) if each.get("custom_id", "").endswith("@bu1"))
    await club.bob.click(panel, label=aimed["label"])
    solved = await club.bob.click(panel, label="Finish turn")
    assert "Solved!" in text(solved.response or panel)


async def test_a_link_holds_the_whole_position(browser: Open) -> None:
    line = LINE.replace(" ", "+")
    async with browser(f"/editor#goal=survive&title=Gate&notation={line}", DESKTOP) as page:
        await page.locator(f"#shown[data-notation='{LINE}']").wait_for()
        await page.locator("[data-zone='other.upper']").get_by_text("Gnome").wait_for()
        assert await page.get_by_label("The goal of the puzzle").input_value() == "survive"
        await page.get_by_role("spinbutton", name="Mana").fill("4")
        await page.keyboard.press("Tab")
        await page.locator("#shown[data-notation^='A9 m4']").wait_for()
        assert "A9+m4" in page.url


async def test_a_typed_position_is_proved_without_javascript(browser: Open) -> None:
    async with browser("/editor", java_script_enabled=False) as page:
        await page.get_by_label("Position on one line").fill(LINE)
        await page.get_by_role("button", name="Show it").click()
        await page.get_by_role("img").nth(1).wait_for()
        await page.get_by_role("button", name="Prove").click()
        await page.wait_for_timeout(300)
        await page.get_by_role("link", name="Look again").click()
        await page.get_by_text("It can be solved").wait_for()
