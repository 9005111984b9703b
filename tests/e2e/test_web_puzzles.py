"""Pages of puzzles: solved without an account, closed while they are a daily puzzle."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import aiohttp
import hand_made_puzzles
import pytest
from grimoire import at, moderate, wait_until
from pages import DESKTOP, PHONE, Open, browser, read, settings, visitor
from people import Club, buttons, only_for, text
from playwright.async_api import Page

from bot.game_api import GAME_UIS
from bot.game_api.questions import Choice, Question
from bot.store import Begun, Daily, GrimoireServer, Link, LinkKind
from puzzles import library
from puzzles.workers import Solvers
from web.server import puzzles as pages_of_puzzles
from web.server.site import Site

__all__ = ["browser", "settings", "visitor"]

SNOW = "/p/first-steps/05"
"""Blizzard makes room for the Demonic Overlord, who destroys the bastion."""
RIGHT, SHORT = "blizzard@bl1", "martyr:u"
SECRET = "Secret gate"


async def answered(
    visitor: aiohttp.ClientSession, path: str, status: int = 200, **form: str
) -> str:
    """The page after a form was sent."""
    async with visitor.post(path, data=form) as response:
        words = await response.text()
        assert response.status == status, words
        return words


def routes(path: str) -> list[tuple[str, str, dict[str, str]]]:
    """All ways to learn of a puzzle: method, path, form."""
    asked = ("", "?frame=1", "?hints=3", "?line=end", "/0.png", "/1.png", "/animation?moves=end")
    return [("GET", path + each, {}) for each in asked] + [
        ("POST", path, {"do": do}) for do in ("", "solution")
    ]


async def shows_nothing(
    visitor: aiohttp.ClientSession, path: str, status: int, *secrets: str
) -> None:
    """No way to the puzzle shows anything of it."""
    for method, address, form in routes(path):
        async with visitor.request(method, address, data=form or None) as response:
            words = await response.text()
            assert response.status == status, (method, address)
            assert not [secret for secret in secrets if secret in words], (method, address)


# ------------------------------------------------------------------ reading and choosing


async def test_a_page_shows_goal_and_choices_and_its_address_holds_the_moves(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    page = await read(visitor, SNOW)
    assert "Destroy the enemy bastion this turn." in page
    assert '<meta property="og:title" content="Snow on the Road">' in page
    assert f'<meta property="og:image" content="{club.bot.web_url}{SNOW}/0.png">' in page
    assert "Nothing here is rated or stored." in page
    assert len(page.encode()) < 60 * 1024
    assert "Снег на дороге" in await read(visitor, "/p/first-steps/5?lang=ru")

    chosen = await read(visitor, f"{SNOW}?choose=blizzard")
    assert "choose a target" in chosen
    (target,) = re.findall(r'href="(/p[^"]*line=blizzard%40bl1)"', chosen)
    moved = await read(visitor, target)
    assert "<strong>Blizzard</strong> at Walls Pecker" in moved
    assert "3 mana left" in moved
    for part in (0, 1):
        async with visitor.get(f"{SNOW}/{part}.png?line={RIGHT}") as picture:
            assert picture.content_type == "image/png"
    assert "Plays needed: 1" in await read(visitor, f"{SNOW}?hints=1")
    assert "noindex" in moved
    assert "noindex" not in page


BAD = (
    ("?line=xyzzy", 200, "I can’t read “xyzzy”"),
    ("?line=blizzard%40bl1+blizzard%40bl1", 200, "at Walls Pecker"),
    (f"?line={'martyr:u+' * 200}", 400, "characters at most"),
    ("?pick=nothing&pick=at-all", 400, "That isn’t one of the options."),
    ("?choose=nothing", 200, "7 mana left"),
    ("?hints=99&choose=%00|%00", 200, "7 mana left"),
    ("/9.png", 404, "nothing at this address"),
    ("/animation?moves=xyzzy", 404, "nothing at this address"),
    ("9", 404, "nothing at this address"),
)
"""Ends of addresses, each with the status and some words of its page."""


async def test_bad_addresses_get_a_sentence(visitor: aiohttp.ClientSession) -> None:
    for asked, status, words in BAD:
        assert words in await read(visitor, SNOW + asked, status), asked


async def test_several_cards_are_picked_at_once(
    visitor: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = tuple(Choice(each, each.title()) for each in ("blizzard", "martyr", "ogre"))
    asked = Question("Give two", cards, True, "", 2, 2, together=lambda _: RIGHT)
    monkeypatch.setattr(type(GAME_UIS["clash"]), "question", lambda *_: asked)

    assert (await read(visitor, SNOW)).count('type="checkbox"') == 3
    assert "at Walls Pecker" in await read(visitor, f"{SNOW}?pick=ogre&pick=martyr")
    for wrong in ("pick=ogre", "pick=ogre&pick=ogre", "pick=ogre&pick=dragon"):
        await read(visitor, f"{SNOW}?{wrong}", 400)


# ------------------------------------------------------------------ answers


async def test_answers_are_judged_with_words_and_an_animation_and_nothing_is_stored(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    solved = await answered(visitor, f"{SNOW}?line={RIGHT}")
    assert "Solved!" in solved
    (animation,) = re.findall(r'src="([^"]*/animation[^"]*)"', solved)
    async with visitor.get(animation.replace("&amp;", "&")) as picture:
        assert picture.content_type == "image/webp"
    short = await answered(visitor, f"{SNOW}?line={SHORT}")
    assert "Not enough" in short
    assert f"line={SHORT.replace(':', '%3A')}" in short, "back to the moves"

    solution = await answered(visitor, SNOW, do="solution")
    assert "The solution" in solution
    assert "Tempting, but wrong" in solution
    assert await club.bot.store.solvers.scores() == {}
    assert await club.bot.store.grimoire.puzzle_ratings() == {}


async def test_following_links_judges_nothing(
    visitor: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judge(*_: Any, **__: Any) -> None:
        pytest.fail("a visit is judged")

    monkeypatch.setattr(Solvers, "judge", judge)
    seen, due = set[str](), [SNOW]
    while due and len(seen) < 40:
        path = due.pop(0)
        seen.add(path)
        page = await read(visitor, path)
        links = {
            each.replace("&amp;", "&") for each in re.findall(r'<a [^>]*href="(/p/[^"]+)', page)
        }
        due += sorted(links - seen - {*due})
    assert len(seen) > 10


async def test_a_random_puzzle_fits_and_is_another_one(visitor: aiohttp.ClientSession) -> None:
    async def led_to(asked: str) -> str:
        async with visitor.get(f"/p/random?{asked}", allow_redirects=False) as response:
            assert response.status == 302
            assert response.headers["Cache-Control"] == "no-store"
            return response.headers["Location"]

    found = re.fullmatch(
        r"/p/([\w-]+)/(\d+)\?theme=clearing&difficulty=easy",
        await led_to("theme=clearing&difficulty=easy&set="),
    )
    assert found is not None
    puzzle = library.by_id("-".join(found.groups()))
    assert puzzle.rating < 1400
    assert puzzle.explanation is not None
    assert "clearing" in puzzle.explanation.themes
    assert "/p/sieges/" in await led_to("set=sieges")
    known = {each.id for each in library.built_in()["first_steps"]}
    for _ in range(5):
        assert await led_to("set=first-steps&after=first-steps-05") != SNOW
    assert len(known) > 1
    assert "No puzzle matches" in await read(visitor, "/p/random?theme=no-such", 400)


async def test_other_sites_may_frame_only_the_puzzle_without_the_rest(
    visitor: aiohttp.ClientSession,
) -> None:
    async with visitor.get(f"{SNOW}?frame=1") as framed, visitor.get(SNOW) as whole:
        assert "frame-ancestors *" in framed.headers["Content-Security-Policy"]
        assert "frame-ancestors 'none'" in whole.headers["Content-Security-Policy"]
        page = await framed.text()
    assert "<header>" not in page
    assert "Open the whole page" in page
    assert "frame=1" in re.findall(r'href="([^"]*choose=blizzard[^"]*)"', page)[0]


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_a_visitor_fails_and_solves_a_puzzle(browser: Open, width: int) -> None:
    async with browser(SNOW, width) as page:
        await page.get_by_role("button", name="Finish turn").click()
        await page.get_by_text("Not enough").first.wait_for()
        await page.get_by_role("link", name="Try again").click()
        await page.get_by_text("7 mana left").wait_for()
        await choose_right(page)
        await page.get_by_role("link", name="Undo").click()
        await page.get_by_text("7 mana left").wait_for()
        await choose_right(page)
        assert page.url.endswith("line=blizzard%40bl1")
        await page.get_by_role("link", name="Hint").focus()
        await page.keyboard.press("Enter")
        await page.get_by_text("Plays needed: 1").wait_for()
        assert await page.evaluate("document.body.scrollWidth") <= width, "nothing sticks out"
        small = "e => e.filter(b => b.offsetHeight && b.offsetHeight < 44).length"
        assert await page.locator("#page button, #page .button, summary").evaluate_all(small) == 0
        await page.get_by_role("button", name="Finish turn").click()
        await page.get_by_text("Solved!").wait_for()
        assert await page.locator("img:not([alt])").count() == 0


async def choose_right(page: Page) -> None:
    await page.get_by_role("link", name="Blizzard").click()
    await page.get_by_role("link", name="Walls Pecker").first.click()
    await page.get_by_text("3 mana left").wait_for()


async def test_a_puzzle_is_solved_without_javascript(browser: Open) -> None:
    async with browser(SNOW, java_script_enabled=False) as page:
        await choose_right(page)
        await page.get_by_role("button", name="Finish turn").click()
        await page.get_by_text("Solved!").wait_for()
        await page.get_by_text("Solution", exact=True).click()
        await page.get_by_role("button", name="Yes, show the solution").click()
        await page.get_by_text("The solution").first.wait_for()


# ------------------------------------------------------------------ links on Discord


async def test_a_solver_gets_the_address_on_discord(club: Club) -> None:
    solved = await club.ann.slash(
        club.channel, "grimoire puzzle", puzzle="first-steps-05", line=RIGHT
    )
    assert solved.response is not None

    shown = await club.ann.click(solved.response, label="Link")

    assert f"{club.bot.web_url}{SNOW}" in only_for(shown)


# ------------------------------------------------------------------ secrets


async def test_no_way_leads_to_a_daily_puzzle_before_its_day_is_over(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    club.permit("manage_guild", True)
    await club.ann.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    await wait_until(club, at(1, 0, 58))
    await read(visitor, SNOW)  # what is closed is known from now on
    await wait_until(club, at(1, 1))
    today = await club.bot.store.dailies.open_daily(club.guild.id, club.env.now())
    assert today is not None
    puzzle = library.by_id(today.puzzle_id)
    of_set, _, number = puzzle.id.rpartition("-")
    path, site = f"/p/{of_set}/{number}", replace(Site.of(club.bot), now=club.env.now)

    await shows_nothing(visitor, path, 403, puzzle.named("en"), "og:image")
    assert "daily puzzle somewhere today" in await read(visitor, path, 403)
    assert await pages_of_puzzles.open_puzzle(site, puzzle.id) is None
    others = [each.id for each in library.built_in()[puzzle.set] if each.id != puzzle.id]
    if others:
        for _ in range(10):
            async with visitor.get(f"/p/random?set={of_set}", allow_redirects=False) as led:
                assert led.headers["Location"] != path
    await wait_until(club, at(2, 1))

    assert puzzle.named("en") in await read(visitor, path)
    assert await pages_of_puzzles.open_puzzle(site, puzzle.id) == puzzle
    tomorrow = await club.bot.store.dailies.open_daily(club.guild.id, club.env.now())
    assert tomorrow is not None
    assert tomorrow.puzzle_id != puzzle.id
    assert await pages_of_puzzles.open_puzzle(site, tomorrow.puzzle_id) is None
    await site.judges.close()


async def test_a_new_day_closes_its_puzzle_at_once(club: Club) -> None:
    """What is known for some seconds never opens a puzzle whose day begins in them."""
    dailies, now = club.bot.store.dailies, club.env.now()
    assert await dailies.closed_puzzles(now) == set()
    server = GrimoireServer(
        guild_id=club.guild.id,
        channel_id=club.channel.id,
        hour=1,
        time_zone="UTC",
        language="en",
        next_at=now,
    )
    await dailies.set_up(server)
    daily = Daily(
        guild_id=club.guild.id,
        day="2026-01-01",
        puzzle_id="gems-01",
        channel_id=club.channel.id,
        language="en",
        due_at=now,
        closes_at=at(2, 1),
    )
    await dailies.claim([Begun(server, daily, at(2, 1))])

    assert await dailies.closed_puzzles(now) == {"gems-01"}
    assert await dailies.closed_puzzles(at(2, 1)) == set()


async def handed_in(club: Club) -> None:
    data = json.dumps(
        hand_made_puzzles.WIN.document() | {"title": {"en": SECRET}, "notes": {}}
    ).encode()
    answer = await club.ann.slash(club.channel, "grimoire create", file=("page.json", data))
    assert "p-1 is verified and saved" in only_for(answer)


async def linked(club: Club) -> str:
    """The path of a link to the puzzle p-1, whoever may open one."""
    link = Link(
        kind=LinkKind.PUZZLE,
        subject="p-1",
        guild_id=club.guild.id,
        owner_id=club.ann.id,
        created_at=club.env.now(),
    )
    return f"/p/{(await club.bot.store.links.open(link)).key}"


async def test_a_puzzle_of_a_member_is_shown_when_everyone_may_see_it(
    club: Club, visitor: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_made_puzzles.use(monkeypatch)
    hand_made_puzzles.allow_copies(monkeypatch)
    moderate(club)
    await handed_in(club)
    path = await linked(club)
    await shows_nothing(visitor, path, 404, SECRET)
    await shows_nothing(visitor, "/p/p/1", 404, SECRET)
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response
    assert listed is not None
    await club.cleo.select(listed, ["p-1"])
    await club.cleo.click(listed, label="Approve")
    assert SECRET in await read(visitor, path)
    await shows_nothing(visitor, "/p/p/1", 404, SECRET)

    await club.cleo.slash(club.channel, "grimoire setup", channel=club.channel, hour=1)
    await shows_nothing(visitor, path, 404, SECRET)
    await wait_until(club, at(1, 1))
    await shows_nothing(visitor, path, 403, SECRET)
    await wait_until(club, at(2, 1))
    page = await read(visitor, path)
    assert SECRET in page
    assert "noindex" in page
    assert "Solved!" in await answered(visitor, f"{path}?line=boom@bu1")


async def test_only_the_author_opens_a_link_to_a_puzzle_and_not_before_it_is_public(
    club: Club, visitor: aiohttp.ClientSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand_made_puzzles.use(monkeypatch)
    hand_made_puzzles.allow_copies(monkeypatch)
    moderate(club)
    await handed_in(club)
    solved = await club.ann.slash(club.channel, "grimoire puzzle", puzzle="p-1", line="boom@bu1")
    assert solved.response is not None
    early = await club.ann.click(solved.response, label="Link")
    assert "not everyone may see it yet" in only_for(early)
    listed = (await club.cleo.slash(club.channel, "grimoire review")).response
    assert listed is not None
    await club.cleo.select(listed, ["p-1"])
    await club.cleo.click(listed, label="Approve")
    theirs = await club.bob.slash(club.channel, "grimoire puzzle", puzzle="p-1", line="boom@bu1")
    assert theirs.response is not None
    assert "There is no link" in only_for(await club.bob.click(theirs.response, label="Link"))

    opened = await club.ann.click(solved.response, label="Link")

    (path,) = re.findall(r"/p/[\w-]{22}", text(opened.response))
    assert SECRET in await read(visitor, path)
    got = await club.bob.click(theirs.response, label="Link")
    assert path in only_for(got)
    assert not buttons(got.response)
    await club.ann.click(opened.response, label="Close the link")
    await read(visitor, path, 404)
