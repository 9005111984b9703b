"""What a host meets who invites the bot to a real server: old messages, threads that go into the
archive, places where the bot can't post."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from known_games import SHORT
from people import Club, Table, buttons, only_for, pictures, text
from places import announcement_thread, forum_post, private_thread, voice_channel
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

HOUR, DAY = 3600, 86_400
MEGABIT = 1_000_000 / 8
"""Bytes a second."""


def is_archived(club: Club, table: Table) -> bool:
    metadata = club.env.backend.get_thread(table.channel.id).thread_metadata
    assert metadata is not None
    return metadata.archived


def with_buttons(table: Table) -> list[int]:
    return [each.id for each in table.boards if buttons(each)]


# Threads and their archive


async def test_a_correspondence_match_goes_on_for_days_in_its_thread(club: Club) -> None:
    table = await club.duel()

    for move in SHORT.moves[:5]:
        await club.wait(1.3 * DAY)
        assert not is_archived(club, table)
        await table.type(move)
        assert table.shows(await table.match())

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
    await club.wait(3 * DAY)

    assert not is_archived(club, table)
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
    assert is_archived(club, table)
    player = await table.player()  # from elsewhere: in an archived thread nobody can use a command
    await player.slash(club.channel, "play", card=SHORT.moves[0], match="1")
    assert await table.moves() == [SHORT.moves[0]]
    assert not is_archived(club, table), "the move has brought it back"
    assert len(with_buttons(table)) == 1


async def test_who_plays_is_brought_into_the_thread_without_a_ping(club: Club) -> None:
    table = await club.duel()

    members = club.env.backend.channels[table.channel.id].thread_members
    assert members.keys() == {club.me, club.ann.id, club.bob.id}
    pinged = [each.mentions for each in table.channel.history() if not each.flags.silent]
    assert all(len(mentions) <= 1 for mentions in pinged), "but who is called to the first turn"


async def test_a_thread_that_takes_minutes_is_not_waited_for(club: Club) -> None:
    club.discord.slow_down_threads(280)

    challenge = await club.challenge(deck=SHORT.decks[0])
    await club.bob.select(challenge, [SHORT.decks[1]])
    await club.wait(6)
    table = Table(club, club.channel)

    assert len(with_buttons(table)) == 1
    assert "starts in this channel" in text(club.channel.history()[0])
    again = await club.challenge(deck=SHORT.decks[0])
    await club.bob.select(again, [SHORT.decks[1]])
    assert len(with_buttons(table)) == 2, "the next match does not wait at all"

    await club.wait(300)
    later = await club.duel()
    assert [each.id for each in club.channel.threads] == [later.channel.id], (
        "after five minutes it is tried again"
    )


# Messages older than an hour


async def test_a_channel_with_ten_matches_keeps_to_the_edits_of_old_messages(club: Club) -> None:
    await club.settle(place="channel")
    tables = [await club.match(SHORT, 2) for _ in range(10)]
    ids = [each.id for each in await running(club)]
    assert len(ids) == len(tables) == 10
    await club.wait(2 * HOUR)
    old = club.env.now()
    before = len(club.env.http_requests)

    with club.discord.time.simulated():
        for match_id in ids:
            await club.bot.matches.submit(match_id, club.bob.id, SHORT.moves[2])
    await club.posted()
    await club.wait(120)

    edits = edits_of_old(club, old, club.env.http_requests[before:])
    assert len(edits) >= 10, "each old board is brought up to date, or is a line"
    for match in await running(club):
        assert match.row.board.shown_version == match.version
        assert match.row.board.former_message_id is None
    boards = [match.row.board.message_id for match in await running(club)]
    assert sorted(with_buttons(tables[0])) == sorted(boards)


async def test_tables_that_were_open_for_an_hour_keep_to_them_too(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(club.bot.settings.__dict__, "lobby_minutes", 70)
    for person in (club.ann, club.bob, club.cleo, club.dan, club.ann):
        await person.slash(club.channel, "lobby", format="preconstructed", mode="free_for_all")
    assert len(club.channel.history()) == 5

    await club.wait(71 * 60)
    await club.wait(60)

    assert all("Join" not in buttons(each) for each in club.channel.history())


async def running(club: Club) -> list[Any]:
    ids = await club.bot.store.running_in(club.channel.id)
    return [await club.bot.matches.load_shown(match_id) for match_id in ids]


def edits_of_old(club: Club, old: Any, requests: Any) -> list[Any]:
    return [
        each
        for each in requests
        if each.method == "PATCH"
        and each.path.startswith(f"/channels/{club.channel.id}/messages/")
        and discord.utils.snowflake_time(int(each.path.rpartition("/")[2])) < old
    ]


# Places


async def in_a_post(club: Club) -> ChannelHandle:
    """A post in a forum."""
    return await forum_post(club, club.ann)


async def in_a_voice_channel(club: Club) -> ChannelHandle:
    """The text of a voice channel."""
    return voice_channel(club)


async def in_an_announcement_channel(club: Club) -> ChannelHandle:
    """A channel whose threads are announcement threads."""
    return club.guild.create_news_channel("news")


async def below_news(club: Club) -> ChannelHandle:
    """A thread below an announcement."""
    return await announcement_thread(club, club.ann)


async def in_a_private_thread(club: Club) -> ChannelHandle:
    """A private thread in which the bot is."""
    return private_thread(club, club.ann, club.bob, bot=True)


PLACES = [
    in_a_post,
    in_a_voice_channel,
    in_an_announcement_channel,
    below_news,
    in_a_private_thread,
]


@pytest.mark.parametrize("place", PLACES)
async def test_a_duel_is_played_where_people_are(
    club: Club, place: Callable[[Club], Awaitable[ChannelHandle]]
) -> None:
    club.seed, channel = SHORT.seed, await place(club)

    asked = {"opponent": club.bob, "deck": SHORT.decks[0]}
    challenge = await club.ann.slash(channel, "duel", **asked)
    assert challenge.response is not None
    await club.bob.select(challenge.response, [SHORT.decks[1]])

    begun = [each for each in channel.threads if each.id == challenge.response.id]
    table = Table(club, begun[0] if begun else channel)
    assert len(with_buttons(table)) == 1
    await table.play(SHORT.moves)
    assert "Ann wins" in pictures(table.board)[0]


async def test_no_duel_begins_in_a_private_thread_without_the_bot(club: Club) -> None:
    channel = private_thread(club, club.ann, club.bob)

    for _ in range(3):
        refused = await club.ann.slash(channel, "duel", opponent=club.bob)
        assert "I’m not in this private thread" in only_for(refused)
        assert f"<@{club.me}>" in only_for(refused)

    assert await club.bot.store.lobbies.open_lobbies(club.guild.id) == []
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

    assert "Missing permissions: Attach Files." in only_for(refused)
    assert await club.playing(club.ann) == []
    assert await club.bot.store.lobbies.open_lobbies(club.guild.id) == []
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

    assert "Missing permissions: Send Messages." in only_for(refused)
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


@pytest.mark.parametrize("label", ["My hand", "What happened"])
async def test_a_slow_uplink_lets_nobody_wait_in_vain(club: Club, label: str) -> None:
    table = await club.match(SHORT, 3)
    club.discord.uplink.bytes_a_second = MEGABIT

    clicked = await club.bob.click(table.board, label=label)

    assert clicked.response is not None
    assert text(clicked.response)
