"""Matches where Discord is as hard as the real one: slow threads, long silences, closed places."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from known_games import SHORT
from people import Club, Table, only_for, pictures, text
from places import announcement_thread, forum_post, private_thread, voice_channel
from promises import SOON, Promise
from simcord import ChannelHandle

MEGABIT = 1_000_000 / 8
HOUR = 3600.0


async def begin(club: Club, place: ChannelHandle) -> Table:
    """Ann and Bob begin a duel there."""
    club.seed = SHORT.seed
    options = {"opponent": club.bob, "deck": SHORT.decks[0]}
    challenged = await club.ann.slash(place, "duel", **options)
    assert challenged.response is not None
    await club.bob.select(challenged.response, [SHORT.decks[1]])
    threads = [each for each in place.threads if each.id == challenged.response.id]
    return Table(club, threads[0] if threads else place)


async def in_a_post(club: Club) -> ChannelHandle:
    """A post in a forum."""
    return await forum_post(club, club.ann)


async def in_a_voice_channel(club: Club) -> ChannelHandle:
    """The text of a voice channel."""
    return voice_channel(club)


async def below_news(club: Club) -> ChannelHandle:
    """A thread below an announcement."""
    return await announcement_thread(club, club.ann)


async def in_a_private_thread(club: Club) -> ChannelHandle:
    """A private thread in which the bot is."""
    return private_thread(club, club.ann, club.bob, bot=True)


@pytest.mark.parametrize("place", [in_a_post, in_a_voice_channel, below_news, in_a_private_thread])
async def test_a_whole_duel_is_played_wherever_people_write(
    club: Club, place: Callable[[Club], Awaitable[ChannelHandle]]
) -> None:
    table = await begin(club, await place(club))
    await table.play(SHORT.moves)
    assert "Ann wins" in pictures(table.board)[0]


@pytest.mark.xfail(reason="the bot has to look whether it is in a private thread before a match")
async def test_no_match_begins_in_a_private_thread_without_the_bot(club: Club) -> None:
    place = private_thread(club, club.ann, club.bob)
    asked = await club.ann.slash(place, "duel", opponent=club.bob, deck="1")
    assert only_for(asked), "what is missing"
    assert [each for each in place.history() if not each.flags.ephemeral] == []


@pytest.mark.xfail(reason="the bot has to look at app_permissions before a match")
async def test_no_match_begins_where_the_bot_may_not_attach_files(club: Club) -> None:
    club.permit("attach_files", False)
    asked = await club.ann.slash(club.channel, "duel", opponent=club.bob, deck="1")
    assert only_for(asked), "what is missing"


@pytest.mark.xfail(reason="the bot has to play in the channel when a thread takes over 5 s")
async def test_a_match_does_not_wait_for_minutes_for_its_thread(club: Club) -> None:
    club.discord.slow_down_threads(280)
    began = club.env.now()
    table = await begin(club, club.channel)
    await club.wait(SOON)
    assert (club.env.now() - began).total_seconds() < 3 * SOON
    assert table.boards


@pytest.mark.xfail(reason="the bot has to keep threads open: 10080 minutes, and new boards in time")
async def test_a_match_by_correspondence_stays_open_for_days(club: Club) -> None:
    table = await begin(club, club.channel)
    for move in SHORT.moves[:5]:
        await club.wait(30 * HOUR)
        metadata = club.env.backend.get_thread(table.channel.id).thread_metadata
        assert metadata is not None
        assert not metadata.archived
        await table.type(move)
        assert table.shows(await table.match())
    assert "Turn 3" in pictures(table.board)[0]


async def test_ten_matches_in_a_channel_go_on_after_an_hour(club: Club) -> None:
    club.excuse(Promise.LIMITS, "the bot has to edit old messages at their own pace")
    await club.settle(place="channel")
    tables = [await club.match(SHORT) for _ in range(10)]
    await club.wait(HOUR + 60)
    with club.discord.time.simulated():
        for match in await club.playing(club.ann):
            await club.bot.matches.submit(match.id, club.ann.id, SHORT.moves[0])
    await club.posted()
    assert len(tables[0].boards) >= 10


@pytest.mark.parametrize("label", ["My hand", "What happened"])
async def test_a_slow_uplink_lets_nobody_wait_in_vain(club: Club, label: str) -> None:
    table = await club.match(SHORT, 3)
    club.discord.uplink.bytes_a_second = MEGABIT
    clicked = await club.bob.click(table.board, label=label)
    assert clicked.response is not None
    assert text(clicked.response)
