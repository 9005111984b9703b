"""Profiles, rankings and events on pages, behind links that are opened on Discord."""

from __future__ import annotations

import re

import aiohttp
import pytest
from events import Evening
from pages import DESKTOP, PHONE, Open, browser, read, settings, visitor
from people import Club, buttons, only_for, text
from simcord import MemberActor
from sqlalchemy import update
from test_achievements import rested, won
from test_profiles import RANKED_ON, played

from bot.store import Match
from bot.store.result_tables import PlayerRating

__all__ = ["browser", "settings", "visitor"]


async def linked(person: MemberActor, message: object) -> str:
    """The path of the page that a person opens by a message's *Link* button."""
    shown = await person.click(message, label="Link")
    (path,) = re.findall(r"/\w/[\w-]{22}", only_for(shown))
    return str(path)


async def profile(club: Club) -> str:
    """The path of Ann's profile."""
    return await linked(club.ann, (await club.ann.slash(club.channel, "profile")).response)


async def ranking(club: Club) -> str:
    """The path of the ranking, which a moderator opens."""
    club.permit("manage_messages", True)
    return await linked(club.dan, (await club.dan.slash(club.channel, "ranking")).response)


async def test_a_profile_shows_what_the_server_may_see(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    await played(club, *[(club.bob, club.cleo)] * 5, (club.ann, club.bob))
    path = await profile(club)

    page = await read(visitor, path)

    assert f"<h1>👤 P{club.ann.id}</h1>" in page
    assert "1 won, 0 drawn, 0 lost" in page
    assert f"P{club.bob.id}" in page, "the best win"
    assert f'og:image" content="{club.bot.web_url}{path}.png"' in page
    async with visitor.get(f"{path}.png?lang=ru") as picture:
        assert (await picture.read()).startswith(b"\x89PNG")
    await club.bot.store._database.change(
        lambda rows: rows.execute(update(Match).values(private=True))
    )
    hidden = await read(visitor, path)
    assert "0 lost" not in hidden
    assert f"P{club.bob.id}" not in hidden


async def test_matches_of_channels_that_not_everyone_sees_stay_there(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    await played(club, *[(club.bob, club.cleo)] * 5, (club.ann, club.bob))
    path = await profile(club)
    club.permit("view_channel", False)

    assert f"P{club.bob.id}" not in await read(visitor, path)


async def test_a_hidden_or_closed_profile_is_gone(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    own = (await club.ann.slash(club.channel, "profile")).response
    path = await linked(club.ann, own)
    await read(visitor, path)

    await club.ann.click(own, label="✅ Make profile public: on")
    for each in (path, f"{path}.png"):
        await read(visitor, each, 404)
    await club.ann.click(own, label="⬜ Make profile public: off")
    await read(visitor, path)
    shown = await club.ann.click(own, label="Link")
    await club.ann.click(shown.response, label="Close the link")
    await read(visitor, path, 404)


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_achievements_are_listed_with_links_to_open_matches(
    club: Club, browser: Open, visitor: aiohttp.ClientSession, width: int
) -> None:
    table = await won(club)
    (winner,) = (await table.match()).outcome.winners
    ann, other = (table.sitting(seat) for seat in sorted("AB", key=lambda seat: seat != winner))
    await played(club, *[(ann, club.cleo)] * 5, (club.dan, ann))
    await rested(club)
    await club.sweep()
    await rested(club)
    awards = club.bot.store.awards
    await awards.pin(club.guild.id, ann.id, ["five-in-a-row", "clash-quick"])
    path = await linked(ann, (await ann.slash(club.channel, "profile")).response)
    assert 'href="/m/' not in await read(visitor, path)
    match = await linked(other, table.board)

    page = await read(visitor, path)

    found = re.findall(r"<p>(.+?) <strong>(.+?)</strong> · \d", page)
    assert {name for sign, name in found[:2] if "📌" in sign} == {"Five in a row", "Quick win"}
    assert "First win" in {name for _, name in found[2:]}
    assert "Win on turn 8 or earlier." in page
    assert set(re.findall(r'href="(/m/.+?)"', page)) == {match}
    assert not [name for _, name in found if name == "Event winner"], "not earned"
    async with browser(path, width) as shown:
        await shown.get_by_text("Five in a row").wait_for()
        assert await shown.evaluate("document.body.scrollWidth") <= width, "nothing sticks out"
    await club.bot.store._database.change(
        lambda rows: rows.execute(update(Match).values(private=True))
    )
    hidden = await read(visitor, path)
    assert "Quick win" not in hidden
    assert "First win" not in hidden


async def test_a_ranking_has_pages_and_leaves_out_who_hides(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    await played(club, *[(club.bob, club.ann)] * 5)
    assert "Link" not in buttons((await club.cleo.slash(club.channel, "ranking")).response)
    path = await ranking(club)

    page = await read(visitor, path)

    assert "Clash of Decks · duels · Club" in page
    assert f"<td>P{club.bob.id}" in page
    assert "saison 1" in await read(visitor, f"{path}?lang=fr&season=9&page=x")
    own = (await club.bob.slash(club.channel, "profile")).response
    await club.bob.click(own, label=RANKED_ON)
    assert f"P{club.bob.id}" not in await read(visitor, path)

    def many(rows: object) -> None:
        for number in range(12):
            person = {"user_id": 1000 + number, "name": f"Player {number}"}
            known = {"guild_id": club.guild.id, "game": "clash", "kind": "duel", "season": 0}
            figures = {"mu": 25.0, "sigma": 1.0, "points": 1500 - number, "results": 9}
            more = {"season_results": 9, "wins": 5, "streak": 0, "best_points": 0}
            rows.add(PlayerRating(**person, **known, **figures, **more))  # type: ignore[attr-defined]

    await club.bot.store._database.change(many)
    first, second = await read(visitor, path), await read(visitor, f"{path}?page=2")
    assert "Player 0" in first
    assert "page=2" in first
    assert "Player 11" in second
    assert "Player 0<" not in second
    async with visitor.get(f"{path}.png") as picture:
        assert picture.status == 200


async def test_an_event_before_while_and_after_it_runs(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    evening = await Evening.opened(club, "Knockout")
    assert "There is no link" in only_for(await club.bob.click(evening.message, label="Link"))
    path = await linked(club.ann, evening.message)
    assert "No one has joined yet" in await read(visitor, path)
    await evening.join(club.ann, club.bob, club.cleo, club.dan)
    before = await read(visitor, path)
    assert "Players: 4" in before
    assert "<@" not in before

    await evening.press(club.ann, "Start")
    running = await read(visitor, path)
    assert "Round 1 of 2" in running
    assert running.count("▶️") == 2
    assert "/standings.png" in running
    assert " UTC at the latest" in running
    assert "<#" not in running
    assert path in text((await club.dan.click(evening.message, label="Link")).response)
    (seen,) = set(re.findall(r"seen=(\w+)", running))
    async with visitor.get(f"{path}?seen={seen}") as same:
        assert same.status == 204

    (match, *_) = (await evening.tables()).values()
    await evening._resign(match, match.people[-1])
    await evening.settled()
    assert "✅" in await read(visitor, f"{path}?seen={seen}")
    await evening.finish_round()
    await evening.next_round()
    await evening.finish_round()
    over = await read(visitor, f"{path}?lang=ru")
    assert "hx-trigger" not in over
    assert "/podium.png" in over
    for name, status in (("podium", 200), ("standings", 200), ("x", 404)):
        async with visitor.get(f"{path}/{name}.png") as picture:
            assert picture.status == status
    shown = await club.ann.click(evening.message, label="Link")
    await club.ann.click(shown.response, label="Close the link")
    await read(visitor, path, 404)


async def test_a_match_of_an_event_is_linked_once_its_players_have_opened_it(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    path = await linked(club.ann, evening.message)
    await evening.press(club.ann, "Start")
    (match,) = (await evening.tables()).values()
    (thread,) = club.channel.threads
    first = {each.id: each for each in (club.ann, club.bob)}[match.user_in(match.to_act[0]) or 0]
    await first.slash(thread, "end")
    await evening.give_up(club.bob)
    assert 'href="/m/' not in await read(visitor, path)
    board = [each for each in thread.history() if "Link" in buttons(each)][-1]

    watched = await linked(club.ann, board)

    assert f'href="{watched}"' in await read(visitor, path)
    await read(visitor, watched)


async def test_puzzles_of_a_night_are_not_named_while_it_runs(
    club: Club, visitor: aiohttp.ClientSession
) -> None:
    evening = await Evening.opened(club, "Puzzle night")
    path = await linked(club.ann, evening.message)
    await evening.join(club.ann, club.bob)
    await evening.press(club.ann, "Start")
    (race,) = await club.bot.store.races.of_event(evening.id)

    page = await read(visitor, path)

    assert "/standings.png" in page
    for puzzle in await club.bot.store.races.puzzles(race.id):
        assert puzzle not in page


@pytest.mark.parametrize("width", [PHONE, DESKTOP])
async def test_an_open_page_of_an_event_follows_it(club: Club, browser: Open, width: int) -> None:
    evening = await Evening.opened(club)
    await evening.join(club.ann, club.bob)
    path = await linked(club.ann, evening.message)

    async with browser(path, width) as page:
        await page.clock.install()
        await page.reload()
        await page.get_by_text("Players: 2").wait_for()
        await evening.press(club.ann, "Start")
        await page.clock.run_for(16_000)
        await page.get_by_text("Round 1 of 3").wait_for()
        assert await page.evaluate("document.body.scrollWidth") <= width, "nothing sticks out"
