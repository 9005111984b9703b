"""What newcomers are told, once: a person who begins to play, a server that takes the bot in."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from people import Club, buttons, only_for, text
from simcord import GuildHandle, InteractionResult, MemberActor, ResponseMessage

from bot.learning.greeting import Welcomes


def newcomer(club: Club, name: str = "Eve") -> MemberActor:
    """Somebody who has never played."""
    return club.guild.add_member(club.env.create_user(name.lower(), global_name=name))


def offer_in(result: InteractionResult) -> ResponseMessage | None:
    """The offer of a course that came with an answer."""
    return next((each for each in result.followups if "New here?" in text(each)), None)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("duel", {}),
        ("practice", {}),
        ("practice", {"game": "castles"}),
        ("lobby", {"mode": "free_for_all"}),
        ("grimoire random", {}),
        ("solo", {}),
    ],
)
async def test_who_begins_for_the_first_time_is_offered_the_course_once(
    club: Club, command: str, options: dict[str, Any]
) -> None:
    eve = newcomer(club)

    offer = offer_in(await eve.slash(club.channel, command, **options))

    assert offer is not None
    assert offer.ephemeral
    assert list(buttons(offer)) == ["Learn by playing", "No, thanks"]
    game = "Battle of the Castles" if options.get("game") else "Clash of Decks"
    assert f"short lessons teach {game}" in text(offer)
    assert offer_in(await eve.slash(club.channel, "duel", game="two_worlds")) is None
    await club.restart()
    assert offer_in(await eve.slash(club.channel, "grimoire random")) is None


async def test_the_offer_leads_to_the_first_lesson(club: Club) -> None:
    eve = newcomer(club)
    offer = offer_in(await eve.slash(club.channel, "duel"))
    assert offer is not None

    await eve.click(offer, label="Learn by playing")

    assert "lesson 1 of" in text(offer)


async def test_no_thanks_says_where_the_course_is(club: Club) -> None:
    eve = newcomer(club)
    offer = offer_in(await eve.slash(club.channel, "duel"))
    assert offer is not None

    await eve.click(offer, label="No, thanks")

    assert "learn" in text(offer)
    assert buttons(offer) == {}


async def test_who_has_played_or_learned_before_is_offered_nothing(club: Club) -> None:
    eve, fay = newcomer(club), newcomer(club, "Fay")
    await eve.slash(club.channel, "learn")
    challenged = await club.ann.slash(club.channel, "duel", opponent=fay)
    await fay.click(challenged.response, label="Accept (random deck)")
    await club.env.advance_time(60)

    for person in (eve, fay):
        assert offer_in(await person.slash(club.channel, "practice")) is None


async def test_what_is_refused_offers_nothing(club: Club) -> None:
    eve = newcomer(club)
    refused = await eve.slash(club.channel, "duel", opponent=eve)
    assert "yourself" in only_for(refused)
    assert offer_in(refused) is None
    assert offer_in(await eve.slash(club.channel, "duel")) is not None


async def test_who_only_looks_something_up_is_offered_nothing_yet(club: Club) -> None:
    eve = newcomer(club)
    assert offer_in(await eve.slash(club.channel, "help")) is None
    assert offer_in(await eve.slash(club.channel, "duel")) is not None


async def test_two_first_commands_at_once_bring_one_offer(club: Club) -> None:
    eve = newcomer(club)

    results = await club.together(
        lambda: eve.slash(club.channel, "practice"),
        lambda: eve.slash(club.channel, "grimoire random"),
    )

    assert sum(offer_in(each) is not None for each in results) == 1


async def test_a_challenge_can_be_tried_first_against_the_bot(club: Club) -> None:
    eve = newcomer(club)
    challenged = await club.ann.slash(club.channel, "duel", opponent=eve)

    await eve.click(challenged.response, label="Try it first")

    (match,) = await club.playing(eve)
    assert match.row.private
    assert [seat.thinks for seat in match.row.seats if seat.thinks] == ["easy"]
    assert "Accept (random deck)" in buttons(challenged.response)


def managing(club: Club, guild: GuildHandle, name: str) -> MemberActor:
    """Somebody new who manages a server."""
    manager = guild.add_member(club.env.create_user(name.lower(), global_name=name))
    role = guild.create_role(name, permissions=discord.Permissions(manage_guild=True))
    guild._guild.members[manager.id].role_ids.append(role.id)
    return manager


def introduction_in(result: InteractionResult) -> ResponseMessage | None:
    """What those who manage a server are told, if it came with an answer."""
    return next((each for each in result.followups if "manage this server" in text(each)), None)


async def test_the_first_manager_hears_of_the_commands_for_them_once(club: Club) -> None:
    guild = club.env.create_guild("Quiet")
    channel = guild.create_text_channel("general")
    await club.env.settle()
    eve = guild.add_member(club.env.create_user("eve", global_name="Eve"))
    faye, gus = managing(club, guild, "Faye"), managing(club, guild, "Gus")
    assert introduction_in(await eve.slash(channel, "help")) is None

    told = introduction_in(await faye.slash(channel, "help"))

    assert told is not None
    assert told.ephemeral
    for command in ("server", "grimoire setup", "moderate"):
        assert f"</{command}:" in text(told)
    assert introduction_in(await gus.slash(channel, "help")) is None
    await club.restart()
    assert introduction_in(await gus.slash(channel, "help")) is None


async def test_an_introduction_that_discord_refuses_comes_later(club: Club) -> None:
    guild = club.env.create_guild("Quiet")
    channel = guild.create_text_channel("general")
    await club.env.settle()
    faye = managing(club, guild, "Faye")
    club.fault("POST", "/webhooks/*", 503, times=None)
    assert introduction_in(await faye.slash(channel, "help")) is None
    club.env.backend.faults.clear()
    assert introduction_in(await faye.slash(channel, "help")) is not None


async def test_a_welcome_in_a_channel_introduces_the_commands_too(club: Club) -> None:
    _, (message,) = await joined(club)
    assert "If you manage this server" in text(message)
    assert message.guild is not None
    assert await club.bot.store.hosting.is_introduced(message.guild.id)


async def joined(club: Club, *, speaks: bool = True) -> tuple[MemberActor, list[discord.Message]]:
    """A server takes the bot in: somebody there, and what the bot says in its channel for news."""
    guild = club.env.create_guild("Neighbours")
    channel = guild.create_text_channel("general")
    club.env.backend.edit_guild(guild.id, {"system_channel_id": channel.id})
    if not speaks:
        for role in (guild.roles[guild.me.name]._role, guild.default_role._role):
            permissions = discord.Permissions(role.permissions)
            permissions.update(send_messages=False)
            club.env.backend.edit_role(guild.id, role.id, {"permissions": permissions.value})
    await club.env.settle()
    seen = club.bot.get_guild(guild.id)
    assert seen is not None
    for _ in range(2):  # it may take the bot in again
        await club.bot_does(club.bot.part(Welcomes).on_guild_join(seen))
    eve = guild.add_member(club.env.create_user("eve", global_name="Eve"))
    return eve, [each for each in channel.history() if each.author.id == club.me]


async def test_a_server_is_welcomed_once_where_it_wants_news(club: Club) -> None:
    eve, (message,) = await joined(club)

    assert "Card games and puzzles" in text(message)
    assert "*Server Settings → Integrations*" in text(message)
    assert [*buttons(message)] == ["Play now", "More ways to play …"]
    opened = await eve.click(message, label="More ways to play …")
    assert "What would you like to play?" in only_for(opened)


async def test_a_server_without_room_for_the_bot_hears_nothing(club: Club) -> None:
    _, told = await joined(club, speaks=False)
    assert told == []


async def test_a_welcome_that_discord_refuses_comes_later_once(club: Club) -> None:
    club.fault("POST", "/channels/*/messages", 503, times=None)
    _, told = await joined(club)
    assert told == []

    since = len(club.env.http_requests)
    club.env.backend.faults.clear()
    await club.restart()
    await club.wait(2 * 3600)

    sent = [
        each
        for each in club.env.http_requests[since:]
        if each.method == "POST" and each.path.endswith("/messages")
    ]
    assert len(sent) == 1
    assert "Card games and puzzles" in str(sent[0].json)
