"""In direct messages, and wherever users bring the bot, they play and solve on private panels."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import forging
import pytest
from grimoire import RIGHT, bind_grimoire
from long import mark_all_long_but
from outside import PLACES, Visitor, direct, foreign_server, group_chat
from people import Club, buttons, custom_id, end_turn, only_for, parts, pictures, text
from simcord import ResponseMessage
from sqlalchemy import select

from bot import quotas
from bot.boards.move_panel import seen_of
from bot.store import Match
from opponents.thinkers import Thinkers
from puzzles.course import courses


@pytest.fixture(params=mark_all_long_but(["direct messages", "foreign server"], [*PLACES]))
async def visitor(request: pytest.FixtureRequest, club: Club) -> Visitor:
    """A person in such a place."""
    visitor = PLACES[request.param](club)
    await club.bot.store.learning.greet(visitor.who.id, club.env.now())
    await club.env.settle()
    return visitor


@pytest.fixture
def passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot ends its turns at once."""

    async def think(*_: Any) -> list[str]:
        return ["end"]

    monkeypatch.setattr(Thinkers, "think", think)


async def newest(club: Club) -> Match:
    """Return the newest match."""
    numbers = await club.bot.store._all(select(Match.id).order_by(Match.id))
    row = await club.bot.store.match(numbers[-1])
    assert row is not None
    return row


def in_channels(club: Club) -> list[str]:
    """Return the requests for channels or servers, and the public answers."""
    asked = [f"{each.method} {each.path}" for each in club.env.http_requests]
    shown = [json.dumps(each) for each in club.published if not each.get("flags", 0) & 64]
    return [each for each in asked if re.search("/(channels|guilds)/", each)] + shown


# Playing


@pytest.mark.usefixtures("passes")
async def test_a_practice_match_is_played_to_its_end_and_again(
    club: Club, visitor: Visitor
) -> None:
    panel = await visitor.panel("practice", deck="1", private=False)
    row = await newest(club)
    assert (row.guild_id, row.channel_id, row.private) == (None, visitor.channel.id, True)
    assert len(pictures(panel)) == 2

    for _ in range(60):
        await club.thought()
        if "Play again" in buttons(panel):
            break
        await end_turn(visitor.who, panel)  # type: ignore[arg-type]
    row = await newest(club)
    assert row.result is not None
    assert "Play again" in buttons(panel)

    await visitor.who.click(panel, label="Play again")
    assert (await newest(club)).id > row.id
    assert in_channels(club) == []


async def test_a_solo_game_begins_on_its_panel(club: Club, visitor: Visitor) -> None:
    panel = await visitor.panel("solo")
    await visitor.who.click(panel, label="Start")
    row = await newest(club)
    assert (row.guild_id, row.private) == (None, True)
    assert "End turn" in buttons(panel)
    assert in_channels(club) == []


async def test_the_start_panel_offers_what_one_plays_alone(club: Club, visitor: Visitor) -> None:
    panel = await visitor.panel("start")
    assert {"Play the bot"} <= buttons(panel).keys()
    assert not {"Find an opponent", "Open a lobby"} & buttons(panel).keys()
    assert not [each for each in parts(panel) if each["type"] == 5]  # a select of members
    await visitor.who.click(panel, label="Play the bot")
    await visitor.who.click(panel, label="Start")
    assert (await newest(club)).private
    assert "End turn" in buttons(panel)


@pytest.mark.usefixtures("passes")
async def test_the_next_click_continues_after_the_token_has_ended(
    club: Club, visitor: Visitor
) -> None:
    panel = await visitor.panel("practice", deck="1")
    await club.wait(20 * 60)
    before = (await newest(club)).version
    await end_turn(visitor.who, panel)  # type: ignore[arg-type]
    await club.thought()
    assert (await newest(club)).version > before
    assert "End turn" in buttons(panel)
    again = await visitor.panel("hand")
    assert "End turn" in buttons(again)


@pytest.mark.usefixtures("passes")
async def test_a_match_survives_a_restart(club: Club) -> None:
    fay = direct(club)
    await fay.panel("practice", deck="1")
    before = await newest(club)
    await club.restart()
    panel = await fay.panel("hand")
    await end_turn(fay.who, panel)  # type: ignore[arg-type]
    assert (await newest(club)).version > before.version


async def test_quotas_hold(club: Club, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "GAMES_ALONE", 2)
    for game in ("clash", "castles"):
        await visitor.panel("practice", game=game)
    last = await newest(club)
    again = await visitor.slash("practice", game="clash")
    assert "You already have a practice match here" in only_for(again)
    third = await visitor.slash("practice", game="two_worlds")
    assert "You already have 2 games against the bot" in only_for(third)
    assert (await newest(club)).id == last.id


# Solving and learning


def puzzle_on(panel: ResponseMessage) -> str:
    """Return the id of the puzzle that a panel shows."""
    return re.findall(r"### Gate (gate-\d\d)", text(panel))[-1]


async def solve(club: Club, visitor: Visitor, panel: ResponseMessage) -> None:
    """Make the moves of the solution, and finish."""
    puzzle_id, steps = puzzle_on(panel), RIGHT.removesuffix(" end")
    await club.bot.store.grimoire.save_line(visitor.who.id, puzzle_id, steps)
    await forging.click(
        club, visitor.who, f"move:puzzle:{puzzle_id}::refresh:", channel=visitor.channel
    )
    fresh = await visitor.panel("grimoire puzzle", puzzle=puzzle_id)
    await visitor.who.click(fresh, label="Finish turn")
    assert "Solved" in text(fresh)


async def test_a_random_puzzle_is_solved(
    club: Club, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    await solve(club, visitor, await visitor.panel("grimoire random"))
    assert in_channels(club) == []


@pytest.mark.parametrize("mode", ["storm", "streak"])
async def test_a_run_goes_from_puzzle_to_puzzle(
    club: Club, visitor: Visitor, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bind_grimoire(monkeypatch)
    modes = await visitor.panel("grimoire play")
    assert len(buttons(modes)) == 2, "no race"
    panel = await visitor.panel("grimoire play", mode=mode)
    await solve(club, visitor, panel)
    run = await club.bot.store.runs.newest(visitor.who.id)
    assert run is not None
    assert (run.solved, run.place, run.guild_id) == (1, 1, 0)


async def test_runs_of_strangers_are_not_shown(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    bind_grimoire(monkeypatch)
    fay, gil = direct(club), group_chat(club)
    await solve(club, fay, await fay.panel("grimoire play", mode="storm"))
    await club.wait(200)
    await forging.click(club, fay.who, "run:stop:1", channel=fay.channel)
    assert "Fay" not in text(await gil.panel("grimoire play"))


async def test_a_lesson_is_done(club: Club, visitor: Visitor) -> None:
    lesson = courses()["clash-first-steps"].lessons[0]
    panel = await visitor.panel("learn")
    assert lesson.says["en"] in text(panel)
    move = f"move:lesson:{lesson.id}:{seen_of(())}:play:{lesson.solution}"
    await forging.click(club, visitor.who, move, channel=visitor.channel)
    panel = await visitor.panel("learn")
    assert courses()["clash-first-steps"].lessons[1].says["en"] in text(panel)
    assert in_channels(club) == []


# Looking up, results and settings


async def test_look_ups_answer(visitor: Visitor) -> None:
    assert "Ogre" in text(await visitor.panel("card", name="ogre"))
    assert text(await visitor.panel("help"))
    assert text(await visitor.panel("ability", name="sprint"))


@pytest.mark.usefixtures("passes")
async def test_the_profile_has_ones_own_games_and_settings(club: Club, visitor: Visitor) -> None:
    empty = await visitor.panel("profile")
    words = ("worldwide ratings", "puzzles from my matches", "puzzles unrated")
    switches = [label for label in buttons(empty) if label.startswith(("✅", "⬜"))]
    assert [word for label in switches for word in words if word in label] == [*words]
    await visitor.panel("practice", deck="1")
    match = await newest(club)
    await club.bot.matches.resign(match.id, visitor.who.id)
    await club.sweep()
    (alt,) = pictures(await visitor.panel("profile"))
    assert "Clash of Decks" in alt
    assert "Clash of Decks" in "".join(pictures(await visitor.panel("history")))
    button = next(each for each in parts(empty) if "unrated" in each.get("custom_id", ""))
    await visitor.who.click(empty, custom_id=button["custom_id"])
    assert await club.bot.store.users.solves_unrated(visitor.who.id)


async def test_how_moves_are_shown_is_set(club: Club, visitor: Visitor) -> None:
    await visitor.slash("motion", motion="still")
    assert await club.bot.store.users.motion(visitor.who.id, None) == "still"


# What needs a server


OF_SERVERS = {"duel", "draft", "league", "lobby", "ranking", "compare", "server", "moderate"}
WHY = re.compile("only use this in a server|not a member of this server")


@pytest.mark.parametrize("place", [direct, group_chat, foreign_server])
async def test_commands_of_servers_are_not_offered(
    club: Club, place: Callable[[Club], Visitor]
) -> None:
    assert not OF_SERVERS & place(club).commands()


async def test_commands_of_servers_say_so(club: Club, visitor: Visitor) -> None:
    parts_of_group = ("daily", "ranking", "streak", "setup", "review", "create")
    for name in (*OF_SERVERS, *(f"grimoire {each}" for each in parts_of_group)):
        answer = await forging.slash(club, visitor.who, name, channel=visitor.channel)
        assert WHY.search(only_for(answer)), name
    race = await forging.click(club, visitor.who, "run:go:race", channel=visitor.channel)
    assert WHY.search(only_for(race))
    for company in ("anybody", "table"):
        forged = f"start:with:clash:{company}"
        panel = await forging.click(club, visitor.who, forged, channel=visitor.channel)
        start = custom_id(panel.response, "Start")
        begun = await forging.click(club, visitor.who, start, channel=visitor.channel)
        assert WHY.search(only_for(begun))
    assert await club.bot.store.lobbies.open_of(visitor.who.id) == 0
    assert in_channels(club) == []


async def test_nothing_is_shared_where_the_bot_is_not(club: Club) -> None:
    for visitor in (group_chat(club), foreign_server(club)):
        refused = await visitor.slash("card", name="ogre", share=True)
        assert WHY.search(only_for(refused))
    assert in_channels(club) == []
    fay = direct(club)
    await fay.slash("card", name="ogre", share=True)
    (shared,) = in_channels(club)
    assert "Ogre" in shared


async def test_settings_of_a_foreign_server_do_not_count(club: Club) -> None:
    eve = foreign_server(club)
    assert eve.channel._channel.guild_id is not None
    guild_id = eve.channel._channel.guild_id
    await club.bot.store.servers.set_game(guild_id, "castles")
    club.env.backend.guilds[guild_id].members[eve.who.id].nick = "Secret"
    await eve.panel("practice")
    row = await newest(club)
    assert row.game == "clash"
    assert "Eve" in {seat.name for seat in row.seats}


async def test_a_manager_of_a_foreign_server_settles_nothing(club: Club) -> None:
    eve = foreign_server(club)
    guild = club.env.backend.guilds[eve.channel._channel.guild_id or 0]
    for role in guild.roles.values():
        club.env.backend.edit_role(guild.id, role.id, {"permissions": 8})
    for name in ("server:change", "mod:list:0", "server:seasons"):
        answer = await forging.click(club, eve.who, name, ["game"], channel=eve.channel)
        assert only_for(answer)
    assert await club.bot.store.servers.game(guild.id) is None


async def test_matches_of_servers_are_played_from_outside(club: Club) -> None:
    """A player of a match in the club looks at it, and moves, from direct messages."""
    table = await club.match()
    ann = Visitor(club.ann.user, club.ann.user.dm_channel)
    panel = await ann.panel("hand")
    assert custom_id(panel, "Undo")
    await ann.slash("end")
    await club.posted()
    assert (await table.match()).version == 1
