"""What a host meets who invites the bot to a real server: old messages, threads that go into the
archive, places where the bot can't post."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
from known_games import SHORT
from people import Club, Table, buttons, only_for, pictures, text
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

HOUR, DAY = 3600, 86_400


def thread_of(club: Club, table: Table) -> discord.Thread:
    thread = club.bot.get_channel(table.channel.id)
    assert isinstance(thread, discord.Thread)
    return thread


def with_buttons(table: Table) -> list[int]:
    return [each.id for each in table.boards if buttons(each)]


# Threads and their archive


async def test_a_correspondence_match_goes_on_for_days_in_its_thread(club: Club) -> None:
    table = await club.duel()
    assert thread_of(club, table).auto_archive_duration == timedelta(days=7).total_seconds() / 60

    for move in SHORT.moves[:5]:
        await table.type(move)
        await club.wait(DAY)

    assert await table.moves() == list(SHORT.moves[:5])
    assert with_buttons(table) == [table.board.id]
    assert "Turn 3" in pictures(table.board)[0]


async def test_a_quiet_board_is_posted_anew_before_its_thread_is_archived(club: Club) -> None:
    table = await club.duel()
    (first,) = with_buttons(table)

    await club.wait(6 * DAY)
    assert with_buttons(table) == [first]
    await club.wait(DAY * 0.6)
    await club.posted()

    (second,) = with_buttons(table)
    assert second > first
    assert table.board.flags.suppress_notifications, "nobody is pinged for it"
    await table.play(SHORT.moves)
    assert "Ann wins" in pictures(table.board)[0]


async def test_a_match_without_a_move_for_four_weeks_may_go_into_the_archive(club: Club) -> None:
    table = await club.duel()
    for _ in range(4):
        await club.wait(7 * DAY)
    await club.posted()
    last = with_buttons(table)

    await club.wait(7 * DAY)

    assert with_buttons(table) == last
    await table.type(SHORT.moves[0])
    assert await table.moves() == [SHORT.moves[0]]


async def test_who_plays_is_brought_into_the_thread_without_a_ping(club: Club) -> None:
    table = await club.duel()

    members = club.env.backend.channels[table.channel.id].thread_members
    assert members.keys() == {club.me, club.ann.id, club.bob.id}
    pinged = [each.mentions for each in table.channel.history() if not each.flags.silent]
    assert all(len(mentions) <= 1 for mentions in pinged), "but who is called to the first turn"


async def test_a_thread_that_takes_minutes_is_not_waited_for(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def create_thread(message: discord.PartialMessage, **_: Any) -> discord.Thread:
        asked.append(message.id)
        await asyncio.sleep(280)
        raise AssertionError("by then nobody waits")

    monkeypatch.setattr(discord.PartialMessage, "create_thread", create_thread)

    challenge = await club.challenge(deck=SHORT.decks[0])
    await club.bob.select(challenge, [SHORT.decks[1]])
    await club.wait(6)
    table = Table(club, club.channel)

    assert len(with_buttons(table)) == 1
    assert "is played in this channel" in text(club.channel.history()[0])
    again = await club.challenge(deck=SHORT.decks[0])
    await club.bob.select(again, [SHORT.decks[1]])
    assert len(with_buttons(table)) == 2, "the next match does not wait at all"
    assert asked == [challenge.id]

    await club.wait(300)
    later = await club.challenge(deck=SHORT.decks[0])
    await club.bob.select(later, [SHORT.decks[1]])
    await club.wait(6)
    assert asked == [challenge.id, later.id], "after five minutes it is tried again"


# Messages older than an hour


async def test_a_channel_with_ten_matches_keeps_to_the_edits_of_old_messages(club: Club) -> None:
    tables = [await club.match(SHORT, 2) for _ in range(10)]
    ids = [each.id for each in await running(club)]
    assert len(ids) == len(tables) == 10
    await club.wait(2 * HOUR)
    old = club.env.now()
    before = len(club.env.http_requests)

    with club.env._bot_scope():
        for match_id in ids:
            await club.bot.matches.submit(match_id, club.bob.id, SHORT.moves[2])
    await club.posted()
    await club.wait(120)

    edits = edits_of_old(club, old, club.env.http_requests[before:])
    assert len(edits) >= 10, "each old board is brought up to date, or is a line"
    for match in await running(club):
        assert match.row.shown_version == match.version
        assert match.row.former_message_id is None
    boards = [match.row.board_message_id for match in await running(club)]
    assert sorted(with_buttons(tables[0])) == sorted(boards)


async def running(club: Club) -> list[Any]:
    ids = await club.bot.store.running_in(club.channel.id)
    return [await club.bot.matches.as_shown(match_id) for match_id in ids]


def edits_of_old(club: Club, old: Any, requests: Any) -> list[Any]:
    return [
        each
        for each in requests
        if each.method == "PATCH"
        and each.path.startswith(f"/channels/{club.channel.id}/messages/")
        and discord.utils.snowflake_time(int(each.path.rpartition("/")[2])) < old
    ]


# Places


def private_thread(club: Club, *, with_bot: bool) -> ChannelHandle:
    """A private thread of Ann's with Bob in it."""
    backend = club.env.backend
    made = backend.create_thread(
        club.channel.id, "secret", club.ann.id, type=ChannelType.PRIVATE_THREAD
    )
    for user_id in (club.bob.id, *((club.me,) if with_bot else ())):
        backend.add_thread_member(made.id, user_id)
    return ChannelHandle(club.env, club.guild, made)


def forum_post(club: Club) -> ChannelHandle:
    """A post of Ann's in a forum."""
    forum = club.guild.create_forum_channel("games")
    made = club.env.backend.create_thread(forum.id, "A duel?", club.ann.id)
    return ChannelHandle(club.env, club.guild, made)


PLACES: dict[str, Callable[[Club], ChannelHandle]] = {
    "private thread": lambda club: private_thread(club, with_bot=True),
    "forum post": forum_post,
    "voice channel": lambda club: club.guild.create_voice_channel("Lounge"),
    "announcements": lambda club: club.guild.create_news_channel("News"),
}


@pytest.mark.parametrize("place", PLACES)
async def test_a_duel_is_played_where_people_are(club: Club, place: str) -> None:
    club.seed, channel = SHORT.seed, PLACES[place](club)

    asked = {"opponent": club.bob, "deck": SHORT.decks[0]}
    challenge = await club.ann.slash(channel, "duel", **asked)
    assert challenge.response is not None
    await club.bob.select(challenge.response, [SHORT.decks[1]])

    own_thread = club.env.backend.channels.get(challenge.response.id)
    table = Table(club, ChannelHandle(club.env, club.guild, own_thread) if own_thread else channel)
    assert len(with_buttons(table)) == 1
    await table.play(SHORT.moves)
    assert "Ann wins" in pictures(table.board)[0]


async def test_no_duel_begins_in_a_private_thread_without_the_bot(club: Club) -> None:
    club.permit("manage_threads", allowed=False)
    channel = private_thread(club, with_bot=False)

    for _ in range(3):
        refused = await club.ann.slash(channel, "duel", opponent=club.bob)
        assert "I am not in this private thread" in only_for(refused)
        assert f"<@{club.me}>" in only_for(refused)

    assert await club.bot.store.lobbies.open_tables(club.guild.id) == []
    club.env.backend.add_thread_member(channel.id, club.me)
    await club.wait(61)
    begun = await club.ann.slash(channel, "duel", opponent=club.bob, deck="1")
    assert begun.response is not None
    assert not begun.response.ephemeral


@pytest.mark.parametrize(
    ("command", "options"), [("duel", {}), ("practice", {"private": False}), ("draft", {})]
)
async def test_nothing_begins_where_the_bot_lacks_a_permission(
    club: Club, command: str, options: dict[str, Any]
) -> None:
    club.permit("attach_files", allowed=False)

    refused = await club.ann.slash(club.channel, command, **options)

    assert "I lack: Attach Files." in only_for(refused)
    assert await club.playing(club.ann) == []
    assert await club.bot.store.lobbies.open_tables(club.guild.id) == []
    assert club.channel.history() == []


async def test_a_challenge_waits_until_the_bot_can_post_again(club: Club) -> None:
    challenge = await club.challenge()
    club.permit("attach_files", allowed=False)

    refused = await club.bob.select(challenge, ["2"])
    assert "Attach Files" in only_for(refused)
    assert await club.playing(club.bob) == []

    club.permit("attach_files", allowed=True)
    await club.bob.select(challenge, ["2"])
    assert len(await club.playing(club.bob)) == 1


async def test_no_match_moves_to_where_the_bot_cannot_post(club: Club) -> None:
    table = await club.match(SHORT, 2)
    elsewhere = club.guild.create_text_channel("elsewhere")
    unseen = Overwrite(
        club.me, OverwriteType.MEMBER, 0, discord.Permissions(send_messages=True).value
    )
    club.env.backend.edit_channel(elsewhere.id, {}, overwrites=[unseen])

    looked = await club.ann.slash(elsewhere, "board", match="1")
    assert looked.response is not None
    refused = await club.ann.click(looked.response, label="Move the match here")

    assert "I lack: Send Messages." in only_for(refused)
    assert (await table.match()).row.channel_id == club.channel.id


async def test_a_voice_channel_that_the_bot_cannot_join_is_named(club: Club) -> None:
    voice = club.guild.create_voice_channel("Lounge")
    closed = Overwrite(club.me, OverwriteType.MEMBER, 0, discord.Permissions(connect=True).value)
    club.env.backend.edit_channel(voice.id, {}, overwrites=[closed])

    refused = await club.ann.slash(voice, "duel", opponent=club.bob)

    assert "Connect" in only_for(refused)


async def test_without_the_right_to_write_in_threads_the_match_is_in_the_channel(
    club: Club,
) -> None:
    club.permit("send_messages_in_threads", allowed=False)

    challenge = await club.challenge(deck=SHORT.decks[0])
    await club.bob.select(challenge, [SHORT.decks[1]])

    assert club.channel.threads == []
    assert len(with_buttons(Table(club, club.channel))) == 1
