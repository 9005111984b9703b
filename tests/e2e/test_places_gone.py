"""What waits in a message or a channel that is deleted, or for somebody who has left, is closed."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from people import MESSAGE, Club, buttons, only_for, text
from places import private_thread, thread
from promises import Promise
from simcord import ChannelHandle, ResponseMessage

from bot.lobby.seating import Expiry
from bot.store import LobbyState

OWED = "what is owed is asked for again, minutes and then hours later"


async def opened(club: Club, channel: ChannelHandle, **options: Any) -> ResponseMessage:
    """What Ann has opened there: she waits for anybody, or for an opponent."""
    message = (await club.ann.slash(channel, "duel", **options)).response
    assert message is not None
    assert not message.ephemeral
    return message


async def state(club: Club, lobby_id: int = 1) -> LobbyState:
    """What has become of a lobby."""
    lobby = await club.bot.store.lobbies.lobby(lobby_id)
    assert lobby is not None
    return lobby.state


def is_deleted(club: Club, message: ResponseMessage) -> bool:
    return message.id not in club.env.backend.messages[message.channel_id]


def delete(club: Club, message: ResponseMessage) -> None:
    """A moderator deletes a message."""
    club.env.backend.delete_message(message.channel_id, message.id)


# ------------------------------------------------------------------ lobbies and challenges


async def test_who_waited_in_a_deleted_message_can_wait_again(club: Club) -> None:
    delete(club, await opened(club, club.channel))
    await club.env.settle()
    assert await state(club) == LobbyState.CANCELLED

    again = await opened(club, club.channel)

    await club.bob.click(again, label="Join")
    assert len(await club.playing(club.ann)) == 1


async def test_a_deleted_challenge_can_be_made_again(club: Club) -> None:
    delete(club, await club.challenge())
    await club.env.settle()
    assert await state(club) == LobbyState.WITHDRAWN
    await opened(club, club.channel, opponent=club.bob)
    assert await state(club, 2) == LobbyState.OPEN


@pytest.mark.parametrize("what", ["channel", "thread", "channel of the thread"])
async def test_a_lobby_closes_with_its_channel(club: Club, what: str) -> None:
    other = club.guild.create_text_channel("other")
    made = club.env.backend.create_thread(other.id, "thread", club.ann.id)
    inside = ChannelHandle(club.env, club.guild, made)
    await opened(club, other if what == "channel" else inside)

    club.env.backend.delete_channel(inside.id if what == "thread" else other.id)
    await club.env.settle()

    if what == "channel of the thread":  # found at the latest when its message is to be changed
        await club.ann.slash(club.channel, "duel")
    assert await state(club) == LobbyState.CANCELLED


async def test_many_messages_deleted_at_once(club: Club) -> None:
    first, second = await opened(club, club.channel), await club.challenge()
    club.env.backend.emit(
        "MESSAGE_DELETE_BULK",
        {
            "ids": [str(first.id), str(second.id)],
            "channel_id": str(club.channel.id),
            "guild_id": str(club.guild.id),
        },
    )
    await club.env.settle()
    assert [await state(club, each) for each in (1, 2)] == ["cancelled", "withdrawn"]


async def test_another_message_that_is_deleted_closes_nothing(club: Club) -> None:
    await opened(club, club.channel)
    said = await club.bob.send(club.channel, "Hello")
    club.env.backend.delete_message(club.channel.id, said.id)
    await club.env.settle()
    assert await state(club) == LobbyState.OPEN


@pytest.mark.parametrize("against_bob", [False, True])
async def test_a_message_deleted_while_the_bot_was_away(club: Club, against_bob: bool) -> None:
    options = {"opponent": club.bob} if against_bob else {}
    gone = await opened(club, club.channel, **options)
    club.bot.part(Expiry).place_gone = ignored  # type: ignore[method-assign]
    club.expects_faults = True
    delete(club, gone)
    await club.env.settle()
    assert await state(club) == LobbyState.OPEN

    await opened(club, club.channel, **options)

    assert await state(club) != LobbyState.OPEN
    assert await state(club, 2) == LobbyState.OPEN


async def ignored(*_: object) -> None:
    """Nobody hears of it."""


@pytest.mark.parametrize("against_bob", [False, True])
async def test_who_waits_already_can_cancel_it_from_the_refusal(
    club: Club, against_bob: bool
) -> None:
    options = {"opponent": club.bob} if against_bob else {}
    first, other = await opened(club, club.channel, **options), club.guild.create_text_channel("o")

    refused = (await club.ann.slash(other, "duel", **options)).response
    assert refused is not None
    assert refused.ephemeral
    assert list(buttons(refused)) == ["Cancel it"]
    await club.ann.click(refused, label="Cancel it")

    assert text(refused) == "Cancelled. You aren’t waiting any more."
    assert is_deleted(club, first)
    await opened(club, other, **options)


async def test_who_was_challenged_is_offered_no_button(club: Club) -> None:
    await club.challenge()
    refused = (await club.bob.slash(club.channel, "duel", opponent=club.ann)).response
    assert refused is not None
    assert "already have an open challenge" in text(refused)
    assert buttons(refused) == {}


# ------------------------------------------------------------------ who can't see it, who has left


async def test_a_challenger_is_told_that_the_opponent_cannot_see_the_channel(club: Club) -> None:
    hidden = discord.PermissionOverwrite(view_channel=False)
    staff = club.guild.create_text_channel("staff", overwrites={club.bob: hidden})

    refused = only_for(await club.ann.slash(staff, "duel", opponent=club.bob))

    assert refused == (
        f"<@{club.bob.id}> can’t see this channel. Choose one that you both can see."
    )
    assert staff.history() == []
    assert await club.bot.store.lobbies.lobby(1) is None


@pytest.mark.parametrize("is_in", [False, True])
async def test_a_private_thread_is_seen_by_who_is_in_it(club: Club, is_in: bool) -> None:
    people = (club.ann, club.bob) if is_in else (club.ann,)
    where = private_thread(club, club.ann, *people, bot=True)
    challenged = await club.ann.slash(where, "duel", opponent=club.bob)
    assert challenged.response is not None
    assert challenged.response.ephemeral is not is_in


async def test_a_public_thread_is_seen_by_all(club: Club) -> None:
    message = await opened(club, thread(club, club.ann), opponent=club.bob)
    assert await state(club) is LobbyState.OPEN
    assert "Accept (random deck)" in buttons(message)


@pytest.mark.parametrize("against_bob", [False, True])
async def test_nobody_plays_with_a_host_who_has_left(club: Club, against_bob: bool) -> None:
    options = {"opponent": club.bob} if against_bob else {}
    message = await opened(club, club.channel, **options)
    club.guild.remove_member(club.ann)

    clicked = await club.bob.click(message, label="Accept (random deck)" if against_bob else "Join")

    assert "The host has left the server" in only_for(clicked)
    assert await state(club) == (LobbyState.WITHDRAWN if against_bob else LobbyState.CANCELLED)
    assert await club.playing(club.bob) == []
    assert is_deleted(club, message)


async def test_a_lobby_closes_some_time_after_its_host_has_left(club: Club) -> None:
    await club.restart(club.bot.settings.model_copy(update={"lobby_minutes": 60}))
    message = await opened(club, club.channel)
    club.guild.remove_member(club.ann)
    await club.wait(7 * 60)
    assert await state(club) == LobbyState.CANCELLED
    assert is_deleted(club, message)


async def test_a_table_goes_on_with_the_next_host(club: Club) -> None:
    table = {"format": "preconstructed", "mode": "two_against_two"}
    message = (await club.ann.slash(club.channel, "lobby", **table)).response
    assert message is not None
    await club.bob.click(message, label="Join B + D")
    club.guild.remove_member(club.ann)

    await club.cleo.click(message, label="Join A + C")

    lobby = await club.bot.store.lobbies.lobby(1)
    assert lobby is not None
    assert lobby.host_id == club.bob.id
    assert {seat.user_id for seat in lobby.seats} == {club.bob.id, club.cleo.id}


# ------------------------------------------------------------------ ends that are shown later


@pytest.mark.parametrize(("status", "code"), [(503, 0), (403, 0), (403, 50001)])
async def test_the_end_of_a_lobby_is_shown_when_discord_takes_it_again(
    club: Club, status: int, code: int
) -> None:
    if status == 403:
        club.excuse(Promise.TAKES_NO, "a restart forgets what was refused")
    message = await opened(club, club.channel)
    club.fault("PATCH", MESSAGE, status, code, times=None)
    await club.wait(club.bot.settings.lobby_minutes * 60 + 60)
    assert await state(club) == LobbyState.EXPIRED
    assert "Join" in buttons(message), "it could not be shown"
    await club.restart()

    club.env.backend.faults.clear()
    await club.wait(20 * 60)

    assert buttons(message) == {}
    edits = len(club.env.http_requests)
    await club.wait(20 * 60)
    assert len(club.env.http_requests) == edits, "nothing is owed any more"


async def test_it_is_shown_at_once_when_a_permission_is_given_back(club: Club) -> None:
    message = await opened(club, club.channel)
    club.fault("PATCH", MESSAGE, 403, 50001, times=None)
    await club.wait(club.bot.settings.lobby_minutes * 60 + 3600)
    club.env.backend.faults.clear()
    club.permit("add_reactions", True)
    await club.sweep()
    assert buttons(message) == {}
