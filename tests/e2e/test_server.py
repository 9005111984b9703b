"""`/server`: what holds in a server, at a glance on a phone; who manages it settles it there."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import forging
import pytest
from people import Club, only_for, parts, text
from simcord import ResponseMessage

from bot.store import GrimoireServer

PHONE = 40
"""Characters that a phone shows of an entry in a list."""


@pytest.fixture(autouse=True)
def managing(club: Club) -> None:
    club.permit("manage_guild", True)


async def panel(club: Club) -> ResponseMessage:
    shown = (await club.ann.slash(club.channel, "server")).response
    assert shown is not None
    return shown


def lists(message: Any) -> list[dict[str, Any]]:
    return [each for each in parts(message) if each["type"] in (3, 6, 8)]


def labels(select: dict[str, Any]) -> list[str]:
    return [each["label"] for each in select["options"]]


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
async def test_every_list_is_read_on_a_phone(club: Club, language: str) -> None:
    club.languages[club.ann.id] = language
    await club.bot.store.servers.set_clock(club.guild.id, {"seconds": 60, "misses": 3})
    shown = await panel(club)
    names = [each["value"] for each in lists(shown)[0]["options"]]
    assert {"clock", "misses", "candidates", "champions", "results", "log"} <= {*names}
    names.remove("words")  # no list: a form
    for name in names:
        await club.ann.select(shown, [name], custom_id="server:change")
        change, choices = lists(shown)
        for told in (*labels(change), change["placeholder"], choices.get("placeholder") or ""):
            assert len(told) <= PHONE, told
        for label in labels(choices) if choices["type"] == 3 else ():
            assert len(label) <= PHONE, label
            assert not label.endswith((".", "…"))


async def test_clocks_are_called_by_their_time(club: Club) -> None:
    shown = await panel(club)
    await club.ann.select(shown, ["clock"], custom_id="server:change")
    told = labels(lists(shown)[1])
    assert told == [
        *("No clock", "1 minute", "3 minutes", "5 minutes", "10 minutes"),
        *("12 hours", "24 hours", "72 hours"),
    ]
    await club.ann.select(shown, ["86400"], custom_id="server:set:clock")
    assert "⏱️ Default clock: **24 hours**" in text(shown)


async def test_it_tells_of_the_puzzle_of_the_day(club: Club) -> None:
    off = text(await panel(club))
    assert "📜 Daily puzzle: **off** · </grimoire setup:" in off
    server = GrimoireServer(
        guild_id=club.guild.id,
        channel_id=club.channel.id,
        hour=9,
        minute=5,
        time_zone="Europe/Paris",
        language="en",
        next_at=club.env.now() + timedelta(days=9),
    )
    await club.bot.store.dailies.set_up(server)
    words = text(await panel(club))
    assert f"📜 Daily puzzle: {club.channel.mention} at **09:05** (Europe/Paris) · </" in words
    await club.bot.store.dailies.switch_off(club.guild.id)
    assert text(await panel(club)) == off


async def test_it_tells_of_the_role_of_champions(club: Club) -> None:
    assert "👑 Champions’ role: **none**" in text(await panel(club))
    role = club.guild.create_role("Champions")
    await club.bot.store.servers.set_champion_role(club.guild.id, role.id)
    assert f"👑 Champions’ role: <@&{role.id}>" in text(await panel(club))


async def test_it_tells_who_moderates(club: Club) -> None:
    assert text(await panel(club)).count("Moderators: members with *Manage Messages*\n") == 1
    role = club.guild.create_role("Moderators")
    servers = club.bot.store.servers
    await servers.change_guild_settings(club.guild.id, moderator_role_id=role.id)
    assert f"*Manage Messages*, or the role <@&{role.id}>" in text(await panel(club))


# ------------------------------------------------------------------ the results channel


async def test_a_results_channel_is_named_and_taken_back(club: Club) -> None:
    servers, results = club.bot.store.servers, club.guild.create_text_channel("results")
    shown = await panel(club)
    assert "📣 Results channel: **none**" in text(shown)
    await club.ann.select(shown, ["results"], custom_id="server:change")
    await club.ann.select(shown, [results], custom_id="server:results")
    assert (await servers.server(club.guild.id)).results_channel_id == results.id
    assert f"📣 Results channel: {results.mention}" in text(shown)

    await club.restart()
    assert (await club.bot.store.servers.server(club.guild.id)).results_channel_id == results.id
    await club.ann.select(shown, ["results"], custom_id="server:change")
    assert lists(shown)[1]["default_values"] == [{"id": results.id, "type": "channel"}]
    await club.ann.select(shown, [], custom_id="server:results")
    assert (await club.bot.store.servers.server(club.guild.id)).results_channel_id is None


async def test_a_channel_where_the_bot_may_not_post_is_refused(club: Club) -> None:
    own_role = club.guild.roles[club.guild.me.name]
    silent = discord.PermissionOverwrite(send_messages=False)
    closed = club.guild.create_text_channel("closed", overwrites={own_role: silent})
    shown = await panel(club)
    await club.ann.select(shown, ["results"], custom_id="server:change")

    refused = await club.ann.select(shown, [closed], custom_id="server:results")

    assert f"I can’t post in {closed.mention}" in only_for(refused)
    assert (await club.bot.store.servers.server(club.guild.id)).results_channel_id is None


async def test_moderators_see_that_the_bot_may_post_there_no_more(club: Club) -> None:
    results = club.guild.create_text_channel("results")
    await club.bot.store.servers.change_guild_settings(club.guild.id, results_channel_id=results.id)
    assert "can’t post" not in text(await panel(club))
    club.env.backend.delete_channel(results.id)
    assert f"I can’t post in <#{results.id}>" in text(await panel(club))
    club.permit("manage_guild", False)
    assert "can’t post" not in text(await panel(club))


@pytest.mark.parametrize("chosen", ["1", "channel", "9" * 30])
async def test_what_is_no_channel_here_is_refused(club: Club, chosen: str) -> None:
    refused = await forging.click(club, club.ann, "server:results", [chosen])
    assert "isn’t one of the options" in only_for(refused)
    assert (await club.bot.store.servers.server(club.guild.id)).results_channel_id is None


async def test_nobody_else_names_it(club: Club) -> None:
    club.permit("manage_guild", False)
    refused = await forging.click(club, club.bob, "server:results", [str(club.channel.id)])
    assert "need the Manage Server permission" in only_for(refused)
    assert (await club.bot.store.servers.server(club.guild.id)).results_channel_id is None
