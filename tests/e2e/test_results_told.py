"""How matches and seasons end is told outside of them: by the message that a match began with, and
in the results channel of the server."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
import pytest
from formats import Gathering
from known_games import SHORT
from leagues import Evening
from people import GLANCE, Club, Table, text
from simcord import ChannelHandle
from test_profiles import played

from bot.results.posting import ResultPosts
from bot.store import SeasonLength

DAY = 24 * 3600.0


@pytest.fixture
def results(club: Club) -> ChannelHandle:
    """A channel of the server, in which nobody plays."""
    return club.guild.create_text_channel("results")


async def name(club: Club, channel: ChannelHandle | None) -> None:
    """The server names its results channel."""
    channel_id = channel.id if channel is not None else None
    await club.bot.store.servers.change_guild_settings(club.guild.id, results_channel_id=channel_id)


async def ended(club: Club, table: Table) -> None:
    """Bob gives the newest match up."""
    match = await table.match()
    with club.env._bot_scope():
        await club.bot.matches.resign(match.id, club.bob.id)
    await settled(club)


async def settled(club: Club) -> None:
    """The bot has shown and posted what there is."""
    await club.posted()
    alive = [bot for bot in club.bots if bot not in club.dead]
    while any(bot.part(ResultPosts).work.busy for bot in alive):  # noqa: ASYNC110
        await asyncio.sleep(GLANCE)
    await club.posted()


def lines(channel: ChannelHandle) -> list[str]:
    return [text(each) for each in channel.history()]


async def owed(club: Club) -> int:
    far = club.env.now() + timedelta(days=999)
    return len(await club.bot.store.result_posts.owed_to(club.guild.id, far))


# ------------------------------------------------------------------ where a match was agreed on


async def test_the_challenge_says_how_it_ended(club: Club) -> None:
    table = await club.duel(SHORT)
    (message,) = [each for each in club.channel.history() if "accepted" in text(each)]

    await ended(club, table)

    (message,) = [each for each in club.channel.history() if each.id == message.id]
    words = text(message)
    assert f"🏆 **<@{club.ann.id}> wins** against <@{club.bob.id}>!" in words
    assert f"-# Preconstructed decks · duel · played in {table.channel.mention}" in words
    assert "accepted" not in words


async def test_it_is_told_after_an_outage_too_and_nobody_is_brought_in_again(club: Club) -> None:
    table = await club.duel(SHORT)
    before = len(club.env.http_requests)
    club.fault("PATCH", f"/channels/{club.channel.id}/messages/*", status=503)
    await ended(club, table)
    await club.sweep()
    await settled(club)

    assert "🏆" in text(club.channel.history()[0])
    asked = [each.path for each in club.env.http_requests[before:] if each.method == "PUT"]
    assert not [each for each in asked if "thread-members" in each]


async def test_a_draft_says_how_its_match_ended(club: Club) -> None:
    table = await Gathering.duel(club, format="draft", sets="mire")
    (message,) = [each for each in club.channel.history() if "accepted" in text(each)]
    await table.go_through("draft")
    assert await table.game() == "clash"
    (message,) = [each for each in club.channel.history() if each.id == message.id]
    assert "accepted" in text(message), "what was prepared is no end"

    await ended(club, table)

    (message,) = [each for each in club.channel.history() if each.id == message.id]
    assert "🏆" in text(message)
    assert table.channel.mention in text(message)


async def test_practice_says_so_in_its_channel_alone(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    table = await club.practice()
    match = await table.match()
    with club.env._bot_scope():
        await club.bot.matches.resign(match.id, club.ann.id)
    await settled(club)
    assert f"wins** against <@{club.ann.id}>" in text(club.channel.history()[0])
    assert lines(results) == []


# ------------------------------------------------------------------ the results channel


async def test_a_match_is_a_line_without_pings(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    table = await club.duel(SHORT)
    await ended(club, table)

    where = table.channel.mention
    game = "Clash of Decks · Preconstructed decks"
    assert lines(results) == [f"🏆 **Ann** wins against **Bob** · {game} · {where} · #1"]
    (sent,) = [
        each.json
        for each in club.env.http_requests
        if each.method == "POST" and each.path == f"/channels/{results.id}/messages"
    ]
    assert sent["allowed_mentions"] == {"parse": []}
    assert sent["flags"] & discord.MessageFlags.suppress_notifications.flag
    await club.sweep()
    assert len(lines(results)) == 1
    assert await owed(club) == 0


async def test_without_a_channel_nothing_is_owed(club: Club) -> None:
    await ended(club, await club.duel(SHORT))
    assert await owed(club) == 0


async def test_a_draft_is_one_line(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    table = await Gathering.duel(club, format="draft", sets="mire")
    await table.go_through("draft")
    assert lines(results) == []
    await ended(club, table)
    assert len(lines(results)) == 1


async def test_the_duels_of_a_league_are_no_lines(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    evening = await Evening.begin(club)
    await evening.to_the_league()
    await evening.mutate()
    for match in (await evening.duels()).values():
        await evening.give_up(match, evening.pairing(match)[0])  # type: ignore[arg-type]
    await settled(club)
    assert lines(results) == []
    assert "🏆" not in text(club.channel.history()[0])


async def test_the_language_is_the_servers(club: Club, results: ChannelHandle) -> None:
    club.env.backend.get_guild(club.guild.id).preferred_locale = "fr"
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    guild.preferred_locale = discord.Locale.french
    await name(club, results)
    await ended(club, await club.duel(SHORT))
    assert "**Ann** gagne contre **Bob**" in lines(results)[0]


SEEN, UNSEEN = (discord.PermissionOverwrite(view_channel=each) for each in (True, False))


async def test_what_not_everybody_sees_stays_out(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    own_role = club.guild.roles[club.guild.me.name]
    hidden = club.guild.create_text_channel(
        "hidden", overwrites={club.guild.default_role: UNSEEN, own_role: SEEN}
    )
    await ended(club, await club.match(SHORT, channel=hidden))
    assert lines(results) == []
    assert await owed(club) == 0

    await name(club, hidden)  # in the hidden channel itself it is no secret
    await ended(club, await club.match(SHORT, channel=hidden))
    assert "**Ann** wins against **Bob**" in lines(hidden)[-1]


async def test_who_hides_the_own_results_is_not_named(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    await club.bot.store.results.show(club.guild.id, club.bob.id, profile=False)
    await ended(club, await club.duel(SHORT))
    assert lines(results) == []


@pytest.mark.parametrize("pause", [0, 10])
@pytest.mark.parametrize("answered", [False, True])
async def test_dying_while_posting(
    club: Club, results: ChannelHandle, answered: bool, pause: int
) -> None:
    """Minutes later, Discord has forgotten the nonce: the bot looks at the channel."""
    await name(club, results)
    table = await club.duel(SHORT)
    where = f"/channels/{results.id}/messages"
    with club.dying("POST", where, answered=answered):
        await ended_by_dying(club, table)
    club.bot._sweep.cancel()
    await club.wait(60 * pause)
    await club.restart()
    await club.wait(120)
    await settled(club)
    assert len(lines(results)) == 1
    assert await owed(club) == 0


async def ended_by_dying(club: Club, table: Table) -> None:
    match = await table.match()
    with club.env._bot_scope():
        await club.bot.matches.resign(match.id, club.bob.id)
    await club.env.settle()


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 50013)])
async def test_what_discord_does_not_take_is_posted_later(
    club: Club, results: ChannelHandle, status: int, code: int
) -> None:
    await name(club, results)
    club.fault("POST", f"/channels/{results.id}/messages", status, code, times=1)
    await ended(club, await club.duel(SHORT))
    assert lines(results) == []
    assert await owed(club) == 1

    await club.wait(300)
    await settled(club)

    assert len(lines(results)) == 1


async def test_a_channel_that_is_gone_is_owed_nothing(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    club.expects_faults = True
    club.env.backend.delete_channel(results.id)
    await ended(club, await club.duel(SHORT))
    assert await owed(club) == 0


async def test_after_a_day_a_result_is_no_news(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    club.fault("POST", f"/channels/{results.id}/messages", 403, 50013, times=None)
    await ended(club, await club.duel(SHORT))
    assert await owed(club) == 1
    await club.wait(DAY + 60)
    assert await owed(club) == 0
    assert lines(results) == []


# ------------------------------------------------------------------ seasons


async def test_a_season_ends_with_its_first_three(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    servers, seasons = club.bot.store.servers, club.bot.store.seasons
    await servers.change_guild_settings(club.guild.id, season=SeasonLength.MONTH)
    await seasons.set_length(club.guild.id, SeasonLength.MONTH, club.env.now())
    pairs = [(club.ann, club.bob), (club.ann, club.cleo), (club.bob, club.cleo)] * 3
    await played(club, *[*pairs, (club.ann, club.dan)])

    await club.wait(32 * DAY)

    (told,) = lines(results)
    title, *tables = told.splitlines()
    assert title == "🏁 **Season 1 is over.**"
    (table,) = tables
    assert table.startswith(f"Clash of Decks · duels: 🥇 **P{club.ann.id}** ")
    assert " · 🥈 **" in table
    assert " · 🥉 **" in table
    assert table.count("**") == 6
    assert "<@" not in told


async def test_a_season_that_nobody_won_is_not_told(club: Club, results: ChannelHandle) -> None:
    await name(club, results)
    servers, seasons = club.bot.store.servers, club.bot.store.seasons
    await servers.change_guild_settings(club.guild.id, season=SeasonLength.MONTH)
    await seasons.set_length(club.guild.id, SeasonLength.MONTH, club.env.now())
    await club.wait(32 * DAY)
    assert lines(results) == []
    assert await owed(club) == 0
