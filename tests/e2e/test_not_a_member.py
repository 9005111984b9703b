"""In a server without the bot, what needs the server leads to the link that adds the bot."""

from __future__ import annotations

import pytest
from people import Club, only_for, parts, text
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.backend import serializers

WORDS = {
    "en-US": "I’m not a member of this server",
    "ru": "Меня нет на этом сервере",
    "fr": "Je ne suis pas membre de ce serveur",
}


def elsewhere(club: Club) -> tuple[ChannelHandle, MemberActor]:
    """A server that has the commands alone: its channel, and Eve."""
    guild = club.env.create_guild("Neighbours")
    channel = guild.create_text_channel("general")
    eve = guild.add_member(club.env.create_user("eve", global_name="Eve"))
    club.rules.installs.remove_bot(guild.id, commands_stay=True)
    return channel, eve


def link_in(result: InteractionResult) -> str:
    """Where the only button of the private answer leads."""
    assert result.response is not None
    (link,) = [each["url"] for each in parts(result.response) if each.get("url")]
    return str(link)


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("command", ["duel", "grimoire setup", "grimoire daily", "server"])
async def test_a_command_leads_to_the_link_that_adds_the_bot(
    club: Club, command: str, language: str
) -> None:
    channel, eve = elsewhere(club)
    club.languages[eve.id] = language
    await club.env.settle()

    answer = await eve.slash(channel, command)

    assert only_for(answer).startswith(WORDS[language])
    link = link_in(answer)
    assert f"guild_id={channel._channel.guild_id}" in link
    assert "permissions=309237746688" in link
    assert "scope=bot+applications.commands" in link
    assert channel.history() == []
    assert await club.bot.store.lobbies.open_of(eve.id) == 0


async def test_a_button_that_is_left_over_leads_there_too(club: Club) -> None:
    posted = await club.challenge()
    said = text(posted)
    club.rules.installs.remove_bot(club.guild.id, commands_stay=True)
    await club.env.settle()

    answer = await club.bob.click(posted, label="Decline")

    assert only_for(answer).startswith(WORDS["en-US"])
    assert text(posted) == said
    assert await club.bot.store.lobbies.open_of(club.ann.id) == 1


async def test_a_server_that_is_not_available_is_none_of_those(club: Club) -> None:
    backend, guild = club.env.backend, club.env.backend.get_guild(club.guild.id)
    backend.emit("GUILD_DELETE", {"id": str(guild.id), "unavailable": True})
    await club.env.settle()
    answer = await club.ann.slash(club.channel, "help")
    assert answer.response is not None
    assert "not a member" not in text(answer.response)
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
    await club.env.settle()


async def test_in_direct_messages_all_is_as_ever(club: Club) -> None:
    answer = await club.ann.user.slash("help")
    assert answer.response is not None
    assert "not a member" not in text(answer.response)
