"""Who looks at a match without playing in it: by every command, button and suggestion, also by
controls that nobody has shown them."""

from __future__ import annotations

from typing import Any

import discord
import forging
import pytest
from known_games import SHORT
from people import Club, Table, buttons, custom_id, files_of, only_for, pictures, text
from promises import Promise
from simcord import ChannelHandle, MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

COMMANDS = ("board", "log", "replay")
CONTROLS = [
    ("match:told:1:1", None),
    ("told:1:1", None),
    ("match:signs:1", None),
    ("match:replay:1", None),
    ("replay:1:0:on", None),
    ("replay:turn:1", ["0"]),
    ("replay:share:1", None),
    ("match:hand:1", None),
    ("match:open", ["1"]),
]
"""What shows a match, or the part of who plays it: by its number."""
UNSEEN = discord.PermissionOverwrite(view_channel=False)


def thread(club: Club, *members: MemberActor, private: bool = True) -> ChannelHandle:
    """A thread of Ann's with the bot and Bob in it, and these."""
    backend = club.env.backend
    kind = ChannelType.PRIVATE_THREAD if private else ChannelType.PUBLIC_THREAD
    made = backend.create_thread(club.channel.id, "secret", club.ann.id, type=kind)
    for user_id in (club.me, club.bob.id, *(member.id for member in members)):
        backend.add_thread_member(made.id, user_id)
    return ChannelHandle(club.env, club.guild, made)


async def archive(club: Club, place: ChannelHandle) -> None:
    """Discord puts a thread away, and after a restart the bot isn't told of it."""
    club.env.backend.edit_channel(place.id, {}, thread_metadata={"archived": True})
    await club.restart()
    guild = club.bot.get_guild(club.guild.id)
    assert guild is not None
    guild._remove_thread(discord.Object(place.id))


def hide(club: Club, place: ChannelHandle, person: MemberActor) -> None:
    """Somebody can't see a channel any more."""
    unseen = Overwrite(person.id, OverwriteType.MEMBER, 0, discord.Permissions.view_channel.flag)
    club.env.backend.edit_channel(place.id, {}, overwrites=[unseen])


def somewhere_else(club: Club) -> tuple[ChannelHandle, MemberActor]:
    """Another server with the bot, and Cleo in it."""
    guild = club.env.create_guild("Elsewhere")
    return guild.create_text_channel("lobby"), guild.add_member(club.cleo.user)


async def looks(
    club: Club, person: MemberActor, channel: ChannelHandle
) -> list[tuple[str, str, int]]:
    """What somebody is told who tries all that shows match 1, and how many files they get."""
    found = []
    for command in COMMANDS:
        answer = await person.slash(channel, command, match="1")
        found.append((command, only_for(answer), files(answer)))
    for custom_id_, values in CONTROLS:
        answer = await forging.click(club, person, custom_id_, values, channel=channel)
        found.append((custom_id_, only_for(answer), files(answer)))
    return found


def files(answer: Any) -> int:
    return sum(len(files_of(each)) for each in (answer.response, *answer.followups) if each)


async def sees_nothing(club: Club, person: MemberActor, channel: ChannelHandle) -> None:
    """Nothing is offered or shown of match 1, and nobody is told that it is there."""
    for command in ("board", "log"):
        assert await person.autocomplete(channel, command, "match", "") == []
    before = len(channel.history())
    for what, told, count in await looks(club, person, channel):
        assert "no longer exists" in told, what
        assert not count, what
    assert [each for each in channel.history()[before:] if pictures(each)] == []


async def over(table: Table) -> None:
    """The match comes to its end."""
    await table.play(SHORT.moves[(await table.match()).version :])


@pytest.mark.parametrize("ended", [False, True])
@pytest.mark.parametrize("archived", [False, True])
async def test_a_private_thread_is_closed_to_others(
    club: Club, ended: bool, archived: bool
) -> None:
    table = await club.match(SHORT, 4, channel=thread(club))
    if ended:
        await over(table)
    if archived:
        await archive(club, table.channel)

    await sees_nothing(club, club.cleo, club.channel)
    assert "You aren’t playing" in only_for(await club.cleo.slash(club.channel, "board"))


async def test_whoever_is_in_a_private_thread_looks_from_everywhere(club: Club) -> None:
    table = await club.match(SHORT, 4, channel=thread(club, club.dan))

    inside = await club.dan.autocomplete(table.channel, "board", "match", "")
    assert [each["value"] for each in inside] == ["1"]
    assert pictures((await club.dan.slash(table.channel, "board")).response)
    assert pictures((await club.dan.slash(club.channel, "board", match="1")).response)
    answer = await forging.click(club, club.dan, "match:told:1:4")
    assert "**Ann** plays **Brute**" in only_for(answer)

    club.env.backend.remove_thread_member(table.channel.id, club.dan.id)
    assert "no longer exists" in only_for(await club.dan.slash(club.channel, "log", match="1"))
    assert "no longer exists" in only_for(await forging.click(club, club.dan, "told:1:1"))


async def test_whoever_looks_after_threads_sees_private_ones(club: Club) -> None:
    await club.match(SHORT, 4, channel=thread(club))
    permissions = discord.Permissions(manage_threads=True)
    role = club.guild.create_role("Moderator", permissions=permissions)
    club.env.backend.add_member_role(club.guild.id, club.cleo.id, role.id)

    offered = await club.cleo.autocomplete(club.channel, "log", "match", "")
    assert [each["value"] for each in offered] == ["1"]
    assert "**Ann** plays **Brute**" in only_for(
        await club.cleo.slash(club.channel, "log", match="1")
    )


async def test_suggestions_ask_discord_nothing(club: Club) -> None:
    for _ in range(3):
        await club.match(SHORT, channel=thread(club))
    before = len(club.env.http_requests)

    assert await club.cleo.autocomplete(club.channel, "board", "match", "") == []

    asked = [each.path for each in club.env.http_requests[before:] if each.method == "GET"]
    assert asked == []


async def test_a_private_thread_that_is_gone_stays_closed(club: Club) -> None:
    club.excuse(Promise.BOARD, "nobody has told the bot yet to play on elsewhere")
    table = await club.match(SHORT, 4, channel=thread(club))
    club.env.backend.delete_channel(table.channel.id)

    await sees_nothing(club, club.cleo, club.channel)
    for person in (club.ann, club.bob):
        assert pictures((await person.slash(club.channel, "board", match="1")).response)


@pytest.mark.parametrize("gone", [False, True])
async def test_the_thread_that_the_bot_made_is_open_to_the_channel(club: Club, gone: bool) -> None:
    table = await club.duel(SHORT)
    await table.type("brute:u")
    if gone:
        club.env.backend.delete_channel(table.channel.id)
    else:
        await archive(club, table.channel)

    offered = await club.cleo.autocomplete(club.channel, "board", "match", "")
    assert [each["value"] for each in offered] == ["1"]
    assert pictures((await club.cleo.slash(club.channel, "board", match="1")).response)
    answer = await forging.click(club, club.cleo, "match:told:1:4")
    assert "**Ann** plays **Brute**" in only_for(answer)


async def test_an_archived_thread_that_people_made_is_as_open_as_its_channel(club: Club) -> None:
    table = await club.match(SHORT, 4, channel=thread(club, private=False))
    await archive(club, table.channel)

    assert pictures((await club.cleo.slash(club.channel, "board", match="1")).response)


async def test_a_match_that_has_moved_on_to_a_hidden_channel_is_not_shown_where_it_began(
    club: Club,
) -> None:
    await club.duel(SHORT)
    hidden = club.guild.create_text_channel("hidden", overwrites={club.cleo: UNSEEN})
    await forging.click(club, club.ann, "match:move:1", channel=hidden)
    await club.posted()

    assert pictures((await club.dan.slash(club.channel, "board")).response)
    assert "You aren’t playing" in only_for(await club.cleo.slash(club.channel, "board"))
    await sees_nothing(club, club.cleo, club.channel)


@pytest.mark.parametrize("ended", [False, True])
async def test_another_server_is_told_nothing(club: Club, ended: bool) -> None:
    table = await club.match(SHORT, 4)
    if ended:
        await over(table)
    place, cleo = somewhere_else(club)

    await sees_nothing(club, cleo, place)


async def test_a_panel_tells_no_more_than_its_person_may_see_now(club: Club) -> None:
    hidden = club.guild.create_text_channel("hidden")
    table = await club.match(SHORT, 9, channel=hidden)
    log = (await club.cleo.slash(club.channel, "log", match="1")).response
    await table.type("end")
    replay = (await club.cleo.slash(club.channel, "replay", match="1")).response
    board = (await club.cleo.slash(club.channel, "board", match="1")).response
    assert "What happened" in buttons(board)
    hide(club, hidden, club.cleo)

    assert "no longer exists" in only_for(await club.cleo.click(board, label="What happened"))
    for label in ("Next ▶", "🎞️ Share animation"):
        assert "no longer exists" in only_for(
            await forging.click(club, club.cleo, custom_id(replay, label))
        )
    assert "### Ann – Bob" in text(log), "what was shown stays"
    await sees_nothing(club, club.cleo, club.channel)
