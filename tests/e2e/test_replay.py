"""A match once more: step by step in private, turn by turn, and as an animation for all."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import forging
import pytest
from known_games import ENDLESS, LIVELY, SHORT
from people import Club, Table, buttons, custom_id, files_of, only_for, parts, pictures, text
from simcord import MemberActor, ResponseMessage

from bot.store import Motion
from images.picture import Drawing, Picture
from images.renderer import OF_A_PERSON, Renderer
from opponents.thinkers import Thinkers


async def finished(club: Club) -> Table:
    """A duel that Ann has just won."""
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.type(SHORT.moves[-1])
    return table


async def opened(table: Table, person: MemberActor) -> ResponseMessage:
    """The replay behind the button below the board."""
    shown = await person.click(table.board, label="Replay")
    assert shown.response is not None
    assert shown.response.ephemeral
    return shown.response


def files(message: Any) -> list[str]:
    """The names of its pictures."""
    return [each.filename for each in files_of(message)]


def turns(replay: Any) -> dict[str, str]:
    """What the select offers: labels and values."""
    (select,) = [each for each in parts(replay) if each["type"] == 3]
    return {each["label"]: each["value"] for each in select["options"]}


async def test_a_finished_duel_is_replayed_by_buttons_to_its_end(club: Club) -> None:
    table = await finished(club)
    board = text(table.board), table.board.id

    replay = await opened(table, club.dan)

    assert "Ann – Bob" in text(replay)
    assert "step 0 of 10" in text(replay)
    assert "**Ann**" in text(replay), "the decks"
    assert not buttons(replay)["◀ Back"]
    assert not buttons(replay)["⏮ Start"]
    seen = set()
    for step in range(1, 11):
        await club.dan.click(replay, label="Next ▶")
        assert f"step {step} of 10" in text(replay)
        (shown,) = files(replay)
        assert (shown == "turn.webp") == (" attacks " in text(replay)), "a still would do"
        seen.add(shown)
    assert seen == {"turn.webp", "board.png"}
    assert not buttons(replay)["Next ▶"]
    assert "🏆 **Ann wins** against Bob!" in text(replay)
    assert "Ann wins" in pictures(replay)[0]

    await club.dan.click(replay, label="◀ Back")
    assert "step 9 of 10" in text(replay)
    assert "🏆" not in text(replay)
    await club.dan.click(replay, label="⏮ Start")
    assert "step 0 of 10" in text(replay)
    await club.dan.click(replay, label="End ⏭")
    assert "step 10 of 10" in text(replay)
    assert (text(table.board), table.board.id) == board


async def test_a_step_shows_what_a_move_did(club: Club) -> None:
    table = await finished(club)
    replay = await opened(table, club.bob)

    await club.bob.click(replay, label="Next ▶")

    assert "**Ann** plays **Brute**" in text(replay)
    assert "Ann, upper lane, from the bridge: Brute" in pictures(replay)[0]


async def test_turns_are_chosen_from_a_list(club: Club) -> None:
    table = await finished(club)
    replay = await opened(table, club.dan)
    assert list(turns(replay))[:3] == ["Turn 1: Ann", "Turn 2: Bob", "Turn 3: Ann"]

    await club.dan.select(replay, [turns(replay)["Turn 4: Bob"]])

    assert "turn 4 · step 7 of 10" in text(replay)
    assert files(replay) == ["turn.webp"], "how the turn before ended"
    assert "Turn 4" in pictures(replay)[0]


async def test_a_long_match_has_its_turns_on_pages(club: Club) -> None:
    await club.bot.store.users.set_motion(club.ann.id, Motion.STILL)
    table = await club.match(ENDLESS, 60)
    replay = (await club.ann.slash(table.channel, "replay")).response
    offered = turns(replay)
    assert len(offered) == 24
    assert "Later ▶" in offered

    await club.ann.select(replay, [offered["Later ▶"]])

    assert "step 23 of 60" in text(replay)
    assert list(turns(replay))[:2] == ["◀ Earlier", "Turn 24: Ann"]
    assert len(turns(replay)) == 25
    await club.ann.click(replay, label="End ⏭")
    assert list(turns(replay))[-1] == "Current position"


async def test_whoever_would_rather_see_stills_does(club: Club) -> None:
    await club.bot.store.users.set_motion(club.dan.id, Motion.STILL)
    table = await finished(club)
    replay = await opened(table, club.dan)

    await club.dan.click(replay, label="End ⏭")

    assert files(replay) == ["board.png"]
    assert "Ann wins" in pictures(replay)[0]


async def test_the_film_is_shared_once_a_click(club: Club) -> None:
    table = await finished(club)
    replay = await opened(table, club.dan)
    before = len(table.channel.history())
    since = len(club.published)

    shared = await club.dan.click(replay, label="🎞️ Share animation")

    assert "Animation posted in the channel" in text(shared.response)
    assert len(table.channel.history()) == before + 1
    animation = table.channel.history()[-1]
    assert files(animation) == ["match.webp"]
    assert "Ann – Bob" in text(animation)
    assert "🏆 **Ann wins** against Bob!" in text(animation)
    assert "@" not in text(animation)
    assert pictures(animation)[0].startswith("1. ")
    (sent,) = club.published[since:]
    assert sent["allowed_mentions"] == {"parse": []}

    await club.dan.click(replay, label="🎞️ Share animation")
    assert len(table.channel.history()) == before + 2


async def test_a_match_in_which_nothing_was_played_is_shared_as_it_ended(club: Club) -> None:
    table = await club.match(ENDLESS, 2)
    await club.bot.matches.resign(1, club.ann.id)
    await club.posted()

    await club.dan.click(await opened(table, club.dan), label="🎞️ Share animation")

    shared = table.channel.history()[-1]
    assert files(shared) == ["board.png"]
    assert "**Ann** resigned" in text(shared)


async def test_whoever_has_an_evil_name_mentions_nobody(club: Club) -> None:
    table = await finished(club)
    match = await table.match()
    match.row.seats[0].name = "@everyone <@1>"

    await club.dan.click(await opened(table, club.dan), label="🎞️ Share animation")

    shown = text(table.channel.history()[-1])
    assert "@everyone" not in shown
    assert "<@1>" not in shown.replace("\\<", "")


async def test_a_running_match_is_replayed_by_those_who_play(club: Club) -> None:
    table = await club.match(SHORT, 4)
    assert "Replay" not in buttons(table.board)

    replay = (await club.bob.slash(table.channel, "replay")).response
    assert "step 0 of 4" in text(replay)
    assert "🎞️ Share animation" not in buttons(replay)
    await table.type(SHORT.moves[4])
    await club.bob.click(replay, label="End ⏭")
    assert "step 5 of 5" in text(replay)
    hands = {card.id for player in (await table.match()).state.players for card in player.hand}
    assert hands
    assert "hand:" not in pictures(replay)[0]

    refused = await club.cleo.slash(table.channel, "replay")
    assert "only its players can replay it" in only_for(refused)
    for forged in ("match:replay:1", "replay:1:0:on", "replay:share:1"):
        refused = await forging.click(club, club.cleo, forged)
        assert "only its players can replay it" in only_for(refused)
    refused = await forging.click(club, club.bob, "replay:share:1")
    assert "button" in only_for(refused)
    assert ["match.webp"] not in map(files, table.channel.history())


async def test_a_step_that_was_taken_back_is_the_last_one_that_is_left(club: Club) -> None:
    table = await club.match(SHORT)
    await table.type("brute:u")
    replay = (await club.ann.slash(table.channel, "replay")).response
    await club.ann.click(replay, label="Next ▶")
    on = custom_id(replay, "Next ▶")
    await club.bot.matches.undo(1, club.ann.id)

    await forging.click(club, club.ann, on)
    await club.ann.click(replay, label="◀ Back")

    assert "step 0 of 0" in text(replay)


async def test_a_private_match_is_replayed_by_its_player_alone(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: Any) -> list[str]:
        return ["end"]

    monkeypatch.setattr(Thinkers, "think", think)
    panel = (await club.ann.slash(club.channel, "practice", deck="1")).response
    await club.thought()
    (match,) = await club.playing(club.ann)
    if not match.moves:
        await club.ann.slash(club.channel, "end")
        await club.thought()
    await club.ann.slash(club.channel, "resign")
    await forging.click(club, club.ann, f"match:resign:{match.id}")
    await club.ann.slash(club.channel, "replay")
    assert panel is not None

    replay = (await forging.click(club, club.ann, f"match:replay:{match.id}")).response
    assert replay is not None
    assert "step 0 of" in text(replay)
    await club.ann.click(replay, label="End ⏭")
    assert "resigned" in text(replay)
    for stranger in (f"match:replay:{match.id}", f"replay:{match.id}:0:last"):
        refused = await forging.click(club, club.cleo, stranger)
        assert "no longer exists" in only_for(refused)
    refused = await club.cleo.slash(club.channel, "replay", match=str(match.id))
    assert "no longer exists" in only_for(refused)
    assert club.channel.history() == []


async def test_whoever_cannot_see_the_channel_sees_no_replay(club: Club) -> None:
    unseen = discord.PermissionOverwrite(view_channel=False)
    hidden = club.guild.create_text_channel("hidden", overwrites={club.cleo: unseen})
    table = await club.match(SHORT, 9, channel=hidden)
    await table.type("end")

    refused = await club.cleo.slash(club.channel, "replay", match="1")

    assert "no longer exists" in only_for(refused)
    for forged in ("match:replay:1", "replay:1:0:on", "replay:share:1"):
        assert "no longer exists" in only_for(await forging.click(club, club.cleo, forged))
    for person in (club.ann, club.dan):
        shown = await person.slash(club.channel, "replay", match="1")
        assert "step 0 of 10" in only_for(shown)


async def test_after_a_restart_everything_works(club: Club) -> None:
    table = await finished(club)
    replay = await opened(table, club.dan)
    await club.dan.click(replay, label="Next ▶")

    await club.restart()

    await club.dan.click(replay, label="Next ▶")
    assert "step 2 of 10" in text(replay)
    await club.dan.select(replay, [turns(replay)["Turn 2: Bob"]])
    assert "turn 2" in text(replay)
    again = await opened(table, club.dan)
    assert "step 0 of 10" in text(again)
    await club.dan.click(replay, label="🎞️ Share animation")
    assert files(table.channel.history()[-1]) == ["match.webp"]


async def test_without_pictures_it_is_told_in_words(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(club)

    async def draw(*_: Any) -> Picture:
        raise OSError("no font")

    monkeypatch.setattr(Renderer, "draw", draw)
    club.expects_faults = True
    replay = await opened(table, club.dan)
    await club.dan.click(replay, label="End ⏭")
    assert files(replay) == []
    assert "Ann wins!" in text(replay)

    await club.dan.click(replay, label="🎞️ Share animation")
    assert "Ann wins!" in text(table.channel.history()[-1])


async def test_what_is_offered_are_the_own_matches_also_finished_ones(club: Club) -> None:
    for _ in range(2):
        await finished(club)
    running = await club.match(LIVELY, 3)

    for person in (club.ann, club.bob):
        found = await person.autocomplete(club.channel, "replay", "match", "")
        labels = [each["name"] for each in found]
        assert len(set(labels)) == len(labels) == 3
        assert [each["value"] for each in found] == ["3", "2", "1"]
    assert labels[0].startswith("Ann · ")
    assert "lost, " in labels[1]
    (one,) = await club.ann.autocomplete(club.channel, "replay", "match", "#1")
    assert "won, " in one["name"]
    assert await club.cleo.autocomplete(club.channel, "replay", "match", "") == []

    shown = await club.ann.slash(running.channel, "replay", match="1")
    assert "step 0 of 10" in only_for(shown)


async def test_without_a_match_here_it_is_the_newest_own_one(club: Club) -> None:
    await finished(club)
    elsewhere = club.guild.create_text_channel("elsewhere")

    assert "step 0 of 10" in only_for(await club.bob.slash(elsewhere, "replay"))
    assert "You aren’t playing" in only_for(await club.cleo.slash(elsewhere, "replay"))


@pytest.mark.parametrize(("language", "says"), [("ru", "шаг 0 из 10"), ("fr", "étape 0 sur 10")])
async def test_everybody_reads_the_own_language(club: Club, language: str, says: str) -> None:
    table = await finished(club)
    club.languages[club.dan.id] = language

    replay = await opened(table, club.dan)

    assert says in text(replay)


async def test_who_asks_for_one_film_after_the_other_keeps_nobody_waiting(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await club.match(replace(ENDLESS, seed=30), 61)  # no picture of it was drawn before
    painters, may_draw, order = club.bot.renderer._painters, asyncio.Event(), list[str]()
    paint = painters.draw

    async def note(draw: Any, about: int = 0, **how: bool) -> Picture:
        await may_draw.wait()
        picture = await paint(draw, about, **how)
        order.append(picture.name)
        return picture

    renderer, asked = club.bot.renderer, 0
    draw = renderer.draw

    async def ask(drawing: Drawing, *facts: Any) -> Picture:
        nonlocal asked
        asked += 1
        if asked == 61:  # everybody has asked
            may_draw.set()
        unknown = replace(drawing, key=("drawn by no other test", drawing.key))
        return await draw(unknown, *facts)

    monkeypatch.setattr(renderer, "draw", ask)
    monkeypatch.setattr(painters, "draw", note)
    monkeypatch.setattr(painters, "capacity", lambda **_: 1)
    clicks = [f"replay:1:{step}:on" for step in range(60)]
    animations = [partial(forging.click, club, club.bob, each) for each in clicks]
    panel = partial(club.ann.click, table.board, label="My hand")

    *watched, _ = await club.together(*animations, panel)

    assert order.index("hand.png") <= 3, "after the film that was being drawn"
    assert len(order) == 1 + OF_A_PERSON + 2
    refused = [
        each for each in watched if "your pictures are still being drawn" in str(only_for(each))
    ]
    assert len(refused) == 60 - 1 - OF_A_PERSON
