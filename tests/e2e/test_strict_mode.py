"""The tests' Discord is as strict as the real one: an example of each rule."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from datetime import datetime
from io import BytesIO
from typing import Any
from unittest import mock

import discord
import pytest
from outside import Visitor, direct, foreign_server, group_chat, server_with_commands
from people import Club, pictures
from places import announcement_thread, forum_post, private_thread, thread, voice_channel
from promises import Promise, broken
from simcord import ChannelHandle, MemberActor
from simcord.backend.errors import SetupError
from strict_discord import ATTEMPTS
from strict_time import CLICK, WAY

HOUR = 3600.0


def at(club: Club, place: ChannelHandle) -> discord.PartialMessageable:
    """A channel as the bot uses it."""
    return club.bot.get_partial_messageable(place.id, guild_id=club.guild.id)


async def say(club: Club, place: ChannelHandle, *said: str) -> list[discord.Message]:
    """The bot says this, one thing after the other."""

    async def send() -> list[discord.Message]:
        return [await at(club, place).send(each) for each in said]

    return await club.bot_does(send())  # type: ignore[no-any-return]


async def edit(club: Club, message: discord.Message, times: int = 1) -> None:
    """The bot edits one of its messages, and again."""

    async def edits() -> None:
        for number in range(times):
            await message.edit(content=f"said {number}")

    await club.bot_does(edits())


def events(club: Club, name: str) -> list[Any]:
    """What Discord has told the bot of this."""
    return [
        about
        for where, what, about in club.env.backend.transcript
        if (where, what) == ("GATEWAY", name)
    ]


# Messages


async def test_a_picture_that_a_component_shows_is_no_attachment(club: Club) -> None:
    board = (await club.match()).board
    assert pictures(board)
    read = await club.bot_does(at(club, club.channel).fetch_message(board.id))
    assert read.attachments == board.attachments == []
    file = discord.File(__file__, "text.txt")
    sent = await club.bot_does(at(club, club.channel).send(file=file))
    assert [each.filename for each in sent.attachments] == ["text.txt"]


async def test_what_others_write_is_kept_from_the_bot(club: Club) -> None:
    told = await club.ann.send(club.channel, "A secret")
    called = await club.ann.send(club.channel, f"<@{club.me}> hello")
    read = {each.id: each.content for each in await club.bot_does(_history(club))}
    assert (read[told.id], read[called.id]) == ("", f"<@{club.me}> hello")


async def _history(club: Club) -> list[discord.Message]:
    return [each async for each in at(club, club.channel).history()]


async def test_a_second_message_with_the_same_nonce_is_the_first_one(club: Club) -> None:
    once = {"content": "once", "nonce": "7", "enforce_nonce": True}
    first, second = [await club.bot_does(_post(club, once)) for _ in range(2)]
    assert first["id"] == second["id"]
    await club.wait(400)
    assert (await club.bot_does(_post(club, once)))["id"] != first["id"]


async def _post(club: Club, body: dict[str, Any]) -> Any:
    route = discord.http.Route(
        "POST", "/channels/{channel_id}/messages", channel_id=club.channel.id
    )
    return await club.bot.http.request(route, json=body)


# Limits


async def test_a_channel_takes_five_messages_in_five_seconds(club: Club) -> None:
    began = club.env.now()
    sent = await say(club, club.channel, *map(str, range(6)))
    assert [(each.created_at - began).total_seconds() < 5 for each in sent] == [True] * 5 + [False]
    (elsewhere,) = await say(club, voice_channel(club), "at once")
    assert (elsewhere.created_at - sent[-1].created_at).total_seconds() < 1
    assert not club.discord.limits.refused, "discord.py reads what the answers tell"


async def test_a_channel_takes_five_edits_in_five_seconds(club: Club) -> None:
    (message,) = await say(club, club.channel, "said")
    began = club.env.now()
    await edit(club, message, 4)
    assert (club.env.now() - began).total_seconds() < 5
    await edit(club, message, 2)
    assert (club.env.now() - began).total_seconds() >= 5
    assert not club.discord.limits.refused


async def test_who_does_not_know_of_others_is_refused_and_asks_again(club: Club) -> None:
    """Another process has sent as much as the channel takes."""
    club.excuse(Promise.LIMITS, "the other process")
    path = f"/channels/{club.channel.id}/messages"
    for _ in range(5):
        club.discord.limits.taken("POST", path, club.env._virtual_time)
    began = club.env.now()
    (sent,) = await say(club, club.channel, "late")
    assert (sent.created_at - began).total_seconds() >= 5
    assert club.discord.limits.refused == {"user": 1}


async def test_old_messages_of_a_channel_take_three_edits_in_six_seconds(club: Club) -> None:
    club.excuse(Promise.LIMITS, "no header tells of this one")
    first, second = await say(club, club.channel, "one", "two")
    await club.wait(HOUR + 60)
    began = club.env.now()
    await edit(club, first, 2)
    await edit(club, second)
    assert not club.discord.limits.refused
    await edit(club, second)
    assert (club.env.now() - began).total_seconds() >= 6
    assert club.discord.limits.refused == {"shared": 1}


async def test_fifty_requests_a_second_are_for_the_token_of_the_bot_alone(club: Club) -> None:
    club.excuse(Promise.LIMITS, "another process has asked for all of them")
    limits = club.discord.limits
    await club.wait(1)
    for _ in range(50):
        assert limits.taken("GET", "/users/@me", club.env._virtual_time)[1] is None
    began = club.env.now()
    with club.frozen():  # all of it has to be in that second
        helped = await club.ann.slash(club.channel, "help")
        assert helped.response is not None
        assert club.env.now() == began
        await say(club, club.channel, "late")
    assert 1 <= (club.env.now() - began).total_seconds() < 2
    assert limits.refused == {"global": 1}


async def test_the_bot_has_its_own_pace_below_that(club: Club) -> None:
    began = club.env.now()
    message = (await say(club, club.channel, "here"))[0]

    async def read() -> None:
        await asyncio.gather(*(at(club, club.channel).fetch_message(message.id) for _ in range(60)))

    await club.bot_does(read())
    assert (club.env.now() - began).total_seconds() > 1
    assert not club.discord.limits.refused


async def test_waiting_for_a_turn_is_seen_where_messages_are_read_one_by_one(club: Club) -> None:
    async def read() -> None:
        await asyncio.gather(*(_history(club) for _ in range(10)))

    async with asyncio.timeout(30):
        await club.bot_does(read())
    assert not club.discord.limits.refused


async def test_time_goes_on_for_limits_while_a_test_waits_for_the_bot_itself(club: Club) -> None:
    began = club.env.now()
    async with asyncio.timeout(30):
        for number in range(6):
            await at(club, club.channel).send(str(number))
    assert (club.env.now() - began).total_seconds() >= 5


async def test_limits_do_not_end_by_the_clock_of_the_machine(club: Club) -> None:
    club.discord.uplink.bytes_a_second = 1000.0
    club.env._begin_operation("hold")  # nobody lets the time pass
    asked = asyncio.create_task(at(club, club.channel).send("x" * 20))
    await asyncio.sleep(0.3)
    assert not asked.done()
    club.env._end_operation()
    async with asyncio.timeout(30):
        await asked


async def test_a_thread_can_have_to_wait_for_minutes(club: Club) -> None:
    (message,) = await say(club, club.channel, "here")
    club.discord.slow_down_threads(280)
    with pytest.raises(TimeoutError):
        await club.bot_does(message.create_thread(name="late"))
    assert club.channel.threads == []
    await club.wait(281)
    assert len(club.channel.threads) == 1


async def test_where_discord_fails_it_is_asked_again(club: Club) -> None:
    club.env.inject_error("POST", "/channels/*/messages", status=500, times=ATTEMPTS - 1)
    assert await say(club, club.channel, "at last")
    club.fault("POST", "/channels/*/messages", 500)
    with pytest.raises(discord.DiscordServerError):
        await say(club, club.channel, "never")


# Threads


async def test_a_thread_archives_itself_unless_somebody_writes(club: Club) -> None:
    place = thread(club, club.ann, minutes=60)
    (message,) = await say(club, place, "here")
    await club.wait(HOUR - 60)
    await say(club, place, "still here")
    await club.wait(HOUR - 60)
    await edit(club, message)
    assert not is_archived(club, place)
    await club.wait(120)
    assert is_archived(club, place), "an edit is no activity"
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    assert guild.get_thread(place.id) is None, "the bot is told"


async def test_another_time_to_archive_is_activity(club: Club) -> None:
    place = thread(club, club.ann, minutes=60)
    await club.wait(HOUR - 60)
    club.env.backend.edit_channel(place.id, {}, thread_metadata={"auto_archive_duration": 1440})
    await club.wait(23.5 * HOUR)
    assert not is_archived(club, place)
    await club.wait(HOUR)
    assert is_archived(club, place)


async def test_nothing_is_edited_in_an_archived_thread(club: Club) -> None:
    place = thread(club, club.ann, minutes=60)
    (message,) = await say(club, place, "here")
    await club.wait(HOUR + 60)
    with pytest.raises(discord.HTTPException) as refused:
        await edit(club, message)
    assert (refused.value.status, refused.value.code) == (400, 50083)
    with pytest.raises(SetupError, match="archived"):
        await club.ann.slash(place, "help")
    assert is_archived(club, place)


async def test_a_message_brings_an_archived_thread_back_unless_it_is_locked(club: Club) -> None:
    place = thread(club, club.ann, minutes=60)
    await club.wait(HOUR + 60)
    (message,) = await say(club, place, "here")
    assert not is_archived(club, place)
    await edit(club, message)
    closed = {"archived": True, "locked": True}
    club.env.backend.edit_channel(place.id, {}, thread_metadata=closed)
    with pytest.raises(discord.HTTPException) as refused:
        await say(club, place, "here")
    assert refused.value.code == 50083


async def test_in_a_locked_thread_only_moderators_write_and_edit(club: Club) -> None:
    place = thread(club, club.ann)
    (message,) = await say(club, place, "here")
    club.env.backend.edit_channel(place.id, {}, thread_metadata={"locked": True})
    for doing in (say(club, place, "there"), edit(club, message)):
        with pytest.raises(discord.Forbidden) as refused:
            await doing
        assert refused.value.code == 160005
    club.permit("manage_threads", True)
    await edit(club, message)
    await say(club, place, "there")


def is_archived(club: Club, place: ChannelHandle) -> bool:
    metadata = club.env.backend.get_thread(place.id).thread_metadata
    return metadata is not None and metadata.archived


async def test_a_private_thread_is_closed_to_the_bot_until_it_is_added(club: Club) -> None:
    place = private_thread(club, club.ann, club.bob)
    await club.ann.send(place, "Psst")
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    assert guild.get_thread(place.id) is None
    assert [
        each for each in events(club, "MESSAGE_CREATE") if each["channel_id"] == str(place.id)
    ] == []
    with pytest.raises(discord.Forbidden) as refused:
        await say(club, place, "hello")
    assert refused.value.code == 50001

    club.env.backend.add_thread_member(place.id, club.me)

    told = [
        what
        for where, what, about in club.env.backend.transcript
        if where == "GATEWAY" and what.startswith("THREAD") and about["id"] == str(place.id)
    ]
    assert told == ["THREAD_CREATE", "THREAD_MEMBERS_UPDATE"]
    assert guild.get_thread(place.id) is not None
    assert await say(club, place, "hello")


async def test_a_new_connection_is_told_of_open_threads_that_the_bot_sees(club: Club) -> None:
    seen, unseen = private_thread(club, club.ann, bot=True), private_thread(club, club.ann)
    old = thread(club, club.ann, minutes=60)
    await club.wait(HOUR + 60)
    await club.restart()
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    assert [guild.get_thread(each.id) is not None for each in (seen, unseen, old)] == [
        True,
        False,
        False,
    ]


async def test_of_others_in_a_thread_the_bot_hears_nothing(club: Club) -> None:
    place = private_thread(club, club.ann, bot=True)
    before = len(events(club, "THREAD_MEMBERS_UPDATE"))
    club.env.backend.add_thread_member(place.id, club.bob.id)
    assert len(events(club, "THREAD_MEMBERS_UPDATE")) == before
    club.env.backend.remove_thread_member(place.id, club.me)
    assert len(events(club, "THREAD_MEMBERS_UPDATE")) == before + 1


# Places and permissions


async def test_the_bot_can_write_in_posts_voice_channels_and_below_announcements(
    club: Club,
) -> None:
    below = await announcement_thread(club, club.ann)
    post = await forum_post(club, club.ann)
    kinds = []
    for place in (post, voice_channel(club), below):
        await say(club, place, "here")
        kinds.append((await club.bot_does(club.bot.fetch_channel(place.id))).type)
    of = discord.ChannelType
    assert kinds == [of.public_thread, of.voice, of.news_thread]


async def test_no_thread_begins_in_a_voice_channel_or_in_a_thread(club: Club) -> None:
    for place in (voice_channel(club), thread(club, club.ann)):
        (message,) = await say(club, place, "here")
        with pytest.raises(discord.HTTPException) as refused:
            await club.bot_does(
                club.bot.http.start_thread_with_message(
                    place.id, message.id, name="no", auto_archive_duration=60
                )
            )
        assert refused.value.code == 50024


@pytest.mark.parametrize("allowed", [True, False])
async def test_an_interaction_tells_what_the_bot_may_do_where_it_came_from(
    club: Club, allowed: bool
) -> None:
    club.permit("attach_files", allowed)
    await club.ann.slash(club.channel, "help")
    payload = events(club, "INTERACTION_CREATE")[-1]
    may = discord.Permissions(int(payload["app_permissions"]))
    assert (may.send_messages, may.attach_files) == (True, allowed)
    assert payload["authorizing_integration_owners"] == {"0": str(club.guild.id)}
    assert payload["attachment_size_limit"] == 10 * 1024 * 1024


# Where the app is installed


@pytest.mark.parametrize(
    ("place", "context", "owners"),
    [
        (direct, 1, {"0": "0"}),
        (group_chat, 2, {"1": "user"}),
        (foreign_server, 0, {"1": "user"}),
        (server_with_commands, 0, {"0": "server"}),
    ],
)
async def test_an_interaction_tells_by_whose_installation_it_is_allowed(
    club: Club, place: Callable[[Club], Visitor], context: int, owners: dict[str, str]
) -> None:
    visitor = place(club)
    await visitor.slash("help")
    payload = events(club, "INTERACTION_CREATE")[-1]
    ids = {"user": str(visitor.who.id), "server": payload.get("guild_id")}
    named = {kind: ids.get(whose, whose) for kind, whose in owners.items()}
    assert payload["authorizing_integration_owners"] == named
    assert payload["context"] == context
    assert payload["app_permissions"] == "0"


async def test_commands_are_offered_only_to_those_who_have_installed_them(club: Club) -> None:
    visitor = server_with_commands(club, commands_stay=False)
    assert visitor.commands() == set()
    club.rules.installs.install_for(visitor.who.id)
    assert "practice" in visitor.commands()
    assert "duel" not in visitor.commands()


@pytest.mark.parametrize("place", [group_chat, foreign_server])
async def test_an_app_reaches_no_channel_without_its_bot(
    club: Club, place: Callable[[Club], Visitor]
) -> None:
    club.expects_faults = True
    visitor = place(club)
    with pytest.raises(discord.Forbidden) as refused:
        await say(club, visitor.channel, "here")
    assert refused.value.code == 50001
    heard = len(events(club, "MESSAGE_CREATE"))
    if isinstance(visitor.who, MemberActor):
        await visitor.who.send(visitor.channel, "unheard")
    assert len(events(club, "MESSAGE_CREATE")) == heard


async def test_a_user_installed_app_sends_five_followups(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    club.expects_faults = True
    sent = list[str]()

    async def many(interaction: Any, *_: Any, **__: Any) -> None:
        await interaction.edit_original_response(content="first")
        for _ in range(5):
            await interaction.followup.send("more", ephemeral=True)
            sent.append("more")
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.followup.send("too much", ephemeral=True)
        assert refused.value.code == 40094

    motion = club.bot.tree.get_command("motion")
    monkeypatch.setattr(motion, "_callback", many)
    await foreign_server(club).slash("motion", motion="still")
    assert len(sent) == 5


# The uplink


async def test_an_answer_counts_when_its_last_byte_has_arrived(club: Club) -> None:
    began = club.env.now()
    club.discord.uplink.bytes_a_second = 1000.0
    with club.frozen():  # what remains is the upload
        helped = await club.ann.slash(club.channel, "help", find="mana")
    assert helped.response is not None
    assert 0.5 < (club.env.now() - began).total_seconds() < 3


async def test_three_seconds_are_three_seconds(club: Club) -> None:
    club.expects_faults = True
    club.discord.uplink.bytes_a_second = 5.0
    helped = await club.ann.slash(club.channel, "help")
    assert helped.response is None
    assert [each for each in club.rules.refused if "/callback" in each]


@pytest.mark.parametrize(("kilobytes_a_second", "fast"), [(40, False), (400, True)])
async def test_the_bot_measures_the_uplink_in_simulated_time(
    club: Club, kilobytes_a_second: int, fast: bool
) -> None:
    club.discord.uplink.bytes_a_second = kilobytes_a_second * 1000.0
    files = [discord.File(BytesIO(bytes(60_000)), "large.txt") for _ in range(2)]
    await club.bot_does(at(club, club.channel).send(file=files[0]))
    assert club.bot.first_answers.uplink.is_fast_enough(files[1:]) is fast


# Time


async def test_an_interaction_is_made_before_the_bot_has_it(club: Club) -> None:
    clock, ages = club.bot.clock, list[float]()
    with mock.patch.object(clock, "arrived", lambda made: ages.append(seconds_since(club, made))):
        for _ in range(3):
            await club.ann.slash(club.channel, "help")
        await club.together(*[lambda: club.bob.slash(club.channel, "help")] * 3)
        with club.frozen():
            await club.ann.slash(club.channel, "help")
    *passing, frozen = ages
    assert len({*passing}) == 4, "those who act together are heard together"
    assert all(CLICK[0] <= age <= CLICK[1] for age in passing)
    assert frozen < 0.001, "Discord's times are whole milliseconds"


async def test_those_who_act_together_act_in_the_same_moment(club: Club) -> None:
    made = []
    with mock.patch.object(club.bot.clock, "arrived", made.append):
        await club.together(*[lambda: club.ann.slash(club.channel, "help")] * 3)
    assert len(made) == 3
    assert len({*made}) == 1


async def test_a_request_takes_its_time(club: Club) -> None:
    for slow in (True, False):
        with nullcontext() if slow else club.frozen():
            began = club.env.now()
            (message,) = await say(club, club.channel, "here")
        took = seconds_since(club, began)
        assert (WAY[0] <= took <= WAY[1]) if slow else took == 0
        there = (message.created_at - began).total_seconds()
        assert (0 < there < took) if slow else abs(there) < 0.001


def seconds_since(club: Club, moment: datetime) -> float:
    return (club.env.now() - moment).total_seconds()


# Promises


async def test_a_match_without_a_board_is_noticed(club: Club) -> None:
    table = await club.match()
    assert await broken(club) == []
    del club.env.backend.messages[club.channel.id][table.board.id]
    (found,) = await broken(club)
    assert found.startswith(Promise.BOARD.value)
    club.excuse(Promise.BOARD, "somebody has deleted it")
    assert await broken(club) == []


async def test_an_excuse_that_is_not_needed_is_noticed(club: Club) -> None:
    club.excuse(Promise.LIMITS, "once upon a time")
    (found,) = await broken(club)
    assert "kept, though it was excused (once upon a time)" in found
    del club.excused[Promise.LIMITS]


async def test_who_asks_again_for_what_is_refused_for_good_is_noticed(club: Club) -> None:
    place = private_thread(club, club.ann)
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await say(club, place, "hello")
    (found,) = await broken(club)
    assert found.startswith(f"{Promise.TAKES_NO.value}: 2 times 403 POST")
    club.excuse(Promise.TAKES_NO, "on purpose")


async def test_who_asks_too_often_is_noticed(club: Club) -> None:
    for _ in range(6):
        club.discord.limits.taken("POST", "/channels/7/messages", 0.0)
    (found,) = await broken(club)
    assert found == f"{Promise.LIMITS.value}: 1 times too many (user)"
    club.excuse(Promise.LIMITS, "on purpose")
