"""A table, and a challenge, are in one channel: whoever acts anywhere else, by a control that was
never shown there, changes nothing."""

from __future__ import annotations

from typing import Any

import discord
import forging
import pytest
from known_games import SHORT
from people import Club, custom_id, only_for, text
from simcord import ChannelHandle, MemberActor, ResponseMessage

from bot.store import LobbyState

TABLE = {"format": "preconstructed", "mode": "two_against_two"}
AT_A_TABLE = [
    ("lobby:join:1", None),
    ("lobby:ac:1", None),
    ("lobby:leave:1", None),
    ("lobby:cancel:1", None),
    ("lobby:deck:1", ["2"]),
    ("lobby:bot:1", ["easy:B"]),
    ("lobby:bot:1", ["easy:all"]),
    ("lobby:bot:1", ["none"]),
]
OF_A_CHALLENGE = [
    ("lobby:accept:1", None),
    ("lobby:deck:1", ["2"]),
    ("lobby:decline:1", None),
    ("lobby:withdraw:1", None),
]
PEOPLE = ("ann", "bob", "cleo")
"""The host, who sits there too or is challenged, and somebody else."""


async def opened(club: Club, command: str, **options: Any) -> ResponseMessage:
    """What Ann has opened."""
    message = (await club.ann.slash(club.channel, command, **options)).response
    assert message is not None
    assert not message.ephemeral
    return message


async def facts(club: Club, message: ResponseMessage) -> Any:
    """All that there is to be changed."""
    lobby = await club.bot.store.lobbies.lobby(1)
    assert lobby is not None
    seats = [(seat.seat, seat.user_id, seat.pick) for seat in lobby.seats]
    matches = [match.id for match in await club.playing(club.ann)]
    return lobby.state, lobby.version, lobby.bots, lobby.host_id, seats, matches, text(message)


def places(club: Club) -> dict[str, tuple[ChannelHandle, dict[str, MemberActor]]]:
    """Another channel, in which everybody may do everything, and another server; with people."""
    everything = discord.PermissionOverwrite.from_pair(
        discord.Permissions.all(), discord.Permissions.none()
    )
    people = {name: getattr(club, name) for name in PEOPLE}
    own = club.guild.create_text_channel(
        "own", overwrites=dict.fromkeys(people.values(), everything)
    )
    other = club.env.create_guild("Elsewhere")
    there = other.create_text_channel("lobby")
    return {
        "channel": (own, people),
        "server": (there, {name: other.add_member(each.user) for name, each in people.items()}),
    }


@pytest.mark.parametrize("place", ["channel", "server"])
@pytest.mark.parametrize("of_a_challenge", [False, True])
async def test_nobody_does_anything_from_elsewhere(
    club: Club, place: str, of_a_challenge: bool
) -> None:
    if of_a_challenge:
        message = await opened(club, "duel", opponent=club.bob, deck="1")
    else:
        message = await opened(club, "lobby", **TABLE)
        await club.bob.click(message, label="Join B + D")
    before = await facts(club, message)
    channel, people = places(club)[place]

    for person in people.values():
        for control, values in OF_A_CHALLENGE if of_a_challenge else AT_A_TABLE:
            clicked = await forging.click(club, person, control, values, channel=channel)
            assert only_for(clicked) == "You can only use this in the channel where it was posted."
            assert await facts(club, message) == before, control
    assert channel.history() == [], "nobody was told anything else"


async def test_who_looks_after_the_channel_of_a_table_closes_it_there(club: Club) -> None:
    message = await opened(club, "lobby", **TABLE)
    permissions = discord.Permissions(manage_messages=True)
    role = club.guild.create_role("Moderator", permissions=permissions)
    club.env.backend.add_member_role(club.guild.id, club.cleo.id, role.id)
    await club.cleo.click(message, label="Cancel")
    lobby = await club.bot.store.lobbies.lobby(1)
    assert lobby is not None
    assert lobby.state == LobbyState.CLOSED


async def test_a_lobby_that_has_run_out_is_left_alone_elsewhere(club: Club) -> None:
    message = await opened(club, "lobby", **TABLE)
    club.bot._sweep.cancel()  # the bot has not noticed yet
    await club.wait(club.bot.settings.lobby_minutes * 60 + 60)
    before = await facts(club, message)
    channel, people = places(club)["server"]

    await forging.click(club, people["cleo"], "lobby:join:1", channel=channel)

    assert await facts(club, message) == before


async def test_a_rematch_is_asked_for_where_the_match_was(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.type(SHORT.moves[-1])
    rematch = custom_id(table.board, "Rematch")

    for channel, people in places(club).values():
        clicked = await forging.click(club, people["ann"], rematch, channel=channel)
        assert only_for(clicked) == "You can only use this in the channel where it was posted."
        assert channel.history() == []
    assert await club.bot.store.lobbies.open_of(club.ann.id) == 0


async def test_a_rematch_accepts_no_challenge_of_another_channel(club: Club) -> None:
    table = await club.match(SHORT, len(SHORT.moves) - 1)
    await table.type(SHORT.moves[-1])
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.ann.slash(elsewhere, "duel", opponent=club.bob)

    refused = await club.bob.click(table.board, label="Rematch")

    assert "already have an open challenge" in only_for(refused)
    assert await club.playing(club.bob) == []


async def test_a_click_on_another_message_leaves_that_one_as_it_is(club: Club) -> None:
    first = await opened(club, "lobby", **TABLE)
    second = await opened(club, "lobby", **TABLE)
    said = text(second)

    await forging.click(club, club.bob, "lobby:bd:1", private=False)

    assert f"<@{club.bob.id}>" in text(first), "what it is about shows it"
    assert text(second) == said
    assert "seat B" not in text(club.channel.history()[-1])
