"""A match whose channel is gone or takes no messages: its players hear the truth, and go on."""

from __future__ import annotations

import discord
import pytest
from people import MESSAGES, Club, Table, buttons, only_for, pictures, text
from simcord import MemberActor

from bot.boards import publisher as poster


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many attempts as ever, without the pauses in between."""
    monkeypatch.setattr(poster, "PATIENCE", tuple(0.01 for _ in poster.PATIENCE))


def private(person: MemberActor) -> list[str]:
    """What the bot has written to somebody alone."""
    channel = person.user.dm_channel
    return [text(each) for each in channel.history()] if channel is not None else []


async def test_the_players_of_a_deleted_thread_are_asked_once_where_they_met(club: Club) -> None:
    table = await club.duel()
    club.env.backend.delete_channel(table.channel.id)
    await club.sweep()
    asked = club.channel.history()[-1]
    assert "channel of your match was deleted" in text(asked)
    assert f"<@{club.ann.id}>, <@{club.bob.id}>" in text(asked)

    await club.restart()
    await club.wait(7200)
    assert len([each for each in club.channel.history() if "was deleted" in text(each)]) == 1

    moved = await club.bob.click(asked, label="Move the match here")
    assert "has moved here" in only_for(moved)
    here = Table(club, club.channel)
    await here.type("brute:u")
    assert await here.moves() == ["brute:u"]
    assert "Brute" in pictures(here.board)[0]


async def test_who_does_not_play_it_can_not_move_it_by_that_button(club: Club) -> None:
    table = await club.duel()
    club.env.backend.delete_channel(table.channel.id)
    await club.sweep()
    refused = await club.cleo.click(club.channel.history()[-1], label="Move the match here")
    assert "aren’t playing in this match" in only_for(refused)
    match = (await club.playing(club.ann))[0]
    assert match.row.channel_id == table.channel.id


async def test_nobody_moves_a_match_where_the_other_one_cannot_see_it(club: Club) -> None:
    table = await club.duel()
    unseen = discord.PermissionOverwrite(view_channel=False)
    hidden = club.guild.create_text_channel("hidden", overwrites={club.bob: unseen})
    seen = await club.ann.slash(hidden, "board")
    refused = await club.ann.click(seen.response, label="Move the match here")
    assert "can’t see this channel" in only_for(refused)
    assert (await table.match()).row.channel_id == table.channel.id


async def test_where_the_channel_is_gone_too_players_are_asked_privately(club: Club) -> None:
    await club.settle(place="channel")
    elsewhere = club.guild.create_text_channel("general")
    await club.duel()
    club.expects_faults = True
    club.env.backend.delete_channel(club.channel.id)
    await club.sweep()
    await club.sweep()
    for person, opponent in ((club.ann, "Bob"), (club.bob, "Ann")):
        (told,) = private(person)
        assert f"against **{opponent}** in **Club** was deleted" in told

    seen = await club.ann.slash(elsewhere, "board")
    await club.ann.click(seen.response, label="Move the match here")
    assert Table(club, elsewhere).boards


async def test_a_question_that_could_not_be_asked_is_asked_later(club: Club) -> None:
    table = await club.duel()
    club.env.backend.delete_channel(table.channel.id)
    club.fault("POST", MESSAGES, 503, times=None)
    await club.sweep()
    club.env.backend.faults.clear()
    await club.sweep()
    assert "was deleted" in text(club.channel.history()[-1])


async def test_a_match_that_was_moved_stays_there_though_the_bot_dies_before_it_is_shown(
    club: Club,
) -> None:
    table = await club.duel()
    elsewhere = club.guild.create_text_channel("elsewhere")
    seen = await club.ann.slash(table.channel, "board")
    seen = await club.ann.slash(elsewhere, "board")
    with club.dying("POST", f"/channels/{elsewhere.id}/messages"):
        await club.ann.click(seen.response, label="Move the match here")
    await club.restart()
    assert Table(club, elsewhere).boards


@pytest.mark.parametrize(
    ("status", "code", "why"),
    [
        (400, 200000, "AutoMod blocks my messages"),
        (403, 50013, "Discord refuses my messages here"),
    ],
)
async def test_nobody_is_told_that_a_board_comes_when_it_does_not(
    club: Club, status: int, code: int, why: str
) -> None:
    await club.settle(place="channel")
    challenge = await club.challenge()
    club.fault("POST", MESSAGES, status, code=code, times=None)
    await club.bob.select(challenge, ["3"])
    begun = text(challenge)
    assert "in a moment" not in begun
    assert "as soon as I can post here" in begun

    refused = only_for(await club.ann.slash(club.channel, "board"))
    assert why in refused
    assert "Posting a new board" not in refused
    hand = await club.ann.slash(club.channel, "hand")
    assert "End turn" in buttons(hand.response)

    club.env.backend.faults.clear()
    for _ in range(3):
        await club.wait(60)
    assert "is played here" in text(challenge) or "in this channel" in text(challenge)
    assert Table(club, club.channel).boards


async def test_a_challenge_that_is_accepted_while_discord_refuses_everything(club: Club) -> None:
    await club.settle(place="channel")
    for path in ("/channels/*", "/users/*", "/guilds/*", "/applications/*"):
        club.fault("*", path, 403, times=None)
    other = await club.match(channel=club.guild.create_text_channel("other"))
    await other.type("end")
    challenge = await club.challenge()
    await club.bob.select(challenge, ["3"])
    assert "as soon as I can post here" in text(challenge)
    refused = only_for(await club.ann.slash(club.channel, "board"))
    assert "Discord is refusing all my messages" in refused
    club.env.backend.faults.clear()
    for _ in range(6):
        await club.wait(60)
    assert Table(club, club.channel).boards
