"""The role of champions: who may choose it, which it may be, and to whom it is given.

Nobody gets by it what the person who chose it could not give by hand.
"""

from __future__ import annotations

import discord
import forging
import pytest
from people import Club, only_for, text
from places import thread
from simcord import MemberActor
from simcord.builders import RoleHandle
from test_grimoire_troubles import direct_messages
from test_profiles import played, told

from bot.results.seasons import MODERATING
from bot.store import SeasonLength

MANAGING = discord.Permissions(manage_guild=True, manage_roles=True)


@pytest.fixture(autouse=True)
def crew(club: Club) -> RoleHandle:
    """Cleo manages server and roles; her role stands above the bot's."""
    role = club.guild.create_role("Crew", permissions=MANAGING)
    club.env.backend.reorder_roles(club.guild.id, [{"id": role.id, "position": 8}])
    club.env.backend.add_member_role(club.guild.id, club.cleo.id, role.id)
    return role


async def season_over(club: Club) -> None:
    """Ann wins a month's table of duels."""
    await club.bot.store.servers.change_guild_settings(club.guild.id, season=SeasonLength.MONTH)
    await club.bot.store.seasons.set_length(club.guild.id, SeasonLength.MONTH, club.env.now())
    await played(club, *[(club.ann, club.bob)] * 6)
    await club.wait(32 * 24 * 3600)


def lift(club: Club, role: RoleHandle, position: int) -> None:
    """Somebody puts the role there, the bot's own being above it or below."""
    own = club.guild.roles[club.guild.me.name]
    moved = [{"id": role.id, "position": position}, {"id": own.id, "position": 5}]
    club.env.backend.reorder_roles(club.guild.id, moved)


def roles_of(club: Club, person: MemberActor) -> list[int]:
    return [*club.env.backend.get_guild(club.guild.id).members[person.id].role_ids]


def permit_bot(club: Club, **permissions: bool) -> None:
    """The bot's own role gets permissions, or loses them."""
    own = club.guild.roles[club.guild.me.name]
    allow(club, own, **permissions)


def allow(club: Club, role: RoleHandle, **permissions: bool) -> None:
    """A role gets permissions, or loses them."""
    value = discord.Permissions(role._role.permissions)
    value.update(**permissions)
    club.env.backend.edit_role(club.guild.id, role.id, {"permissions": value.value})


async def name_role(club: Club, role: RoleHandle) -> str:
    """Cleo names the role of champions; what she reads then."""
    panel = (await club.cleo.slash(club.channel, "server")).response
    await club.cleo.select(panel, ["champions"], custom_id="server:change")
    named = await club.cleo.select(panel, [role], custom_id="server:champions")
    return only_for(named) if named.followups else text(panel)


async def test_the_winner_of_a_season_gets_the_role_of_champions(club: Club) -> None:
    role = club.guild.create_role("Champions")
    assert "I need the “Manage Roles” permission" in await name_role(club, role)
    permit_bot(club, manage_roles=True)
    lift(club, role, 9)
    assert "above my own role" in await name_role(club, role)
    assert (await club.bot.store.servers.server(club.guild.id)).champion_role_id is None
    lift(club, role, 1)
    await name_role(club, role)
    assert (await club.bot.store.servers.server(club.guild.id)).champion_role_id == role.id
    await season_over(club)

    assert role.id in roles_of(club, club.ann)
    assert role.id not in roles_of(club, club.bob)
    assert "Season 1: Clash of Decks · duels" in await told(club, club.ann, "profile")
    assert "season 2" in await told(club, club.ann, "ranking")
    assert f"P{club.ann.id}" in await told(club, club.bob, "ranking", season=1)

    await played(club, *[(club.bob, club.ann)] * 6)
    await club.wait(32 * 24 * 3600)
    assert role.id in roles_of(club, club.bob)
    assert role.id not in roles_of(club, club.ann)


async def test_a_role_that_can_not_be_given_any_more_is_told_to_moderators(club: Club) -> None:
    role = club.guild.create_role("Champions")
    permit_bot(club, manage_roles=True)
    lift(club, role, 1)
    await name_role(club, role)
    permit_bot(club, manage_roles=False)
    await season_over(club)
    assert role.id not in roles_of(club, club.ann)
    panel = (await club.cleo.slash(club.channel, "server")).response
    assert "I need the “Manage Roles” permission" in text(panel)

    permit_bot(club, manage_roles=True)
    await club.sweep()
    assert role.id in roles_of(club, club.ann)


@pytest.mark.parametrize(("code", "most"), [(60003, 4), (50013, 4), (0, 11)])
async def test_a_role_that_discord_refuses_is_not_asked_for_at_every_sweep(
    club: Club, code: int, most: int
) -> None:
    """Nor if the refusal looks like one of the whole app, which other requests belie; nor because
    threads are locked and unlocked."""
    role = club.guild.create_role("Champions")
    permit_bot(club, manage_roles=True)
    lift(club, role, 1)
    await name_role(club, role)
    club.fault("PUT", "/guilds/*/members/*/roles/*", 403, code=code, times=None)
    await season_over(club)
    since, busy = len(club.env.http_requests), thread(club, club.ann)
    for minute in range(120):
        club.env.backend.edit_channel(busy.id, {}, thread_metadata={"locked": minute % 2 == 0})
        await club.wait(60)
        await club.ann.slash(club.channel, "server")  # Discord takes other requests
    asked = [each for each in club.env.http_requests[since:] if "/roles/" in each.path]
    assert len(asked) <= most, "minutes at first, then longer"
    assert role.id not in roles_of(club, club.ann)

    club.env.backend.faults.clear()
    await club.wait(13 * 3600)
    assert role.id in roles_of(club, club.ann)


# ------------------------------------------------------------------ who may choose which role


async def ready(club: Club) -> RoleHandle:
    """A role that the bot can give."""
    role = club.guild.create_role("Champions")
    permit_bot(club, manage_roles=True)
    lift(club, role, 1)
    return role


async def chosen(club: Club) -> int | None:
    return (await club.bot.store.servers.server(club.guild.id)).champion_role_id


async def test_who_can_not_give_roles_chooses_none(club: Club, crew: RoleHandle) -> None:
    """Neither by the panel nor by hand, nor with the permission in one channel alone."""
    role = await ready(club)
    allow(club, crew, manage_roles=False)
    here = discord.PermissionOverwrite(manage_roles=True)
    room = club.guild.create_text_channel("room", overwrites={crew: here})
    assert "you need the permission “Manage Roles”" in await name_role(club, role)
    refused = await forging.click(club, club.cleo, "server:champions", [str(role.id)])
    assert "you need the permission “Manage Roles”" in only_for(refused)
    panel = (await club.cleo.slash(room, "server")).response
    await club.cleo.select(panel, ["champions"], custom_id="server:change")
    refused = await club.cleo.select(panel, [role], custom_id="server:champions")
    assert "you need the permission “Manage Roles”" in only_for(refused)
    assert await chosen(club) is None


async def test_a_role_that_is_not_below_ones_own_is_refused(club: Club, crew: RoleHandle) -> None:
    role = await ready(club)
    lift(club, crew, 1)
    lift(club, role, 2)
    assert "isn’t below your highest role" in await name_role(club, role)
    assert "isn’t below your highest role" in await name_role(club, crew)
    assert await chosen(club) is None
    club.env.backend.get_guild(club.guild.id).owner_id = club.cleo.id
    club.bot.get_guild(club.guild.id).owner_id = club.cleo.id
    await name_role(club, role)
    assert await chosen(club) == role.id, "the owner may give any"


async def test_a_role_of_moderators_is_refused(club: Club) -> None:
    role = await ready(club)
    for power in (name for name, has in MODERATING if has):
        allow(club, role, **{power: True})
        refused = await forging.click(club, club.cleo, "server:champions", [str(role.id)])
        assert "has permissions of moderators" in only_for(refused), power
        allow(club, role, **{power: False})
    assert await chosen(club) is None


async def test_what_everyone_may_do_anyway_makes_no_moderator(club: Club) -> None:
    role = await ready(club)
    allow(club, role, mention_everyone=True, send_messages=True)
    allow(club, club.guild.default_role, mention_everyone=True)
    await name_role(club, role)
    assert await chosen(club) == role.id


async def test_everyones_role_and_a_managed_one_are_refused(club: Club) -> None:
    role = await ready(club)
    for other in (club.guild.default_role.id, role.id):
        club.guild.roles["Champions"]._role.managed = True
        allow(club, role)
        refused = await forging.click(club, club.cleo, "server:champions", [str(other)])
        assert "can’t be assigned to people" in only_for(refused)
    assert await chosen(club) is None


async def test_a_role_that_has_become_one_of_moderators_is_not_given(club: Club) -> None:
    """`/server` says so, and who chose it hears it once; it is taken from former winners."""
    role = await ready(club)
    await name_role(club, role)
    await season_over(club)
    assert role.id in roles_of(club, club.ann)
    allow(club, role, kick_members=True)
    await played(club, *[(club.bob, club.ann)] * 6)
    await club.wait(32 * 24 * 3600)

    assert role.id not in roles_of(club, club.bob)
    assert role.id not in roles_of(club, club.ann)
    (message,) = direct_messages(club.cleo)
    assert "I can’t give it to the winner" in message
    assert "has permissions of moderators" in message
    panel = (await club.cleo.slash(club.channel, "server")).response
    assert "has permissions of moderators" in text(panel)

    allow(club, role, kick_members=False)
    await club.sweep()
    assert role.id in roles_of(club, club.bob)
    assert len(direct_messages(club.cleo)) == 1


# ------------------------------------------------------------------ the same for channels


@pytest.mark.parametrize("denied", ["view_channel", "send_messages"])
async def test_the_bot_posts_for_no_one_where_they_can_not(club: Club, denied: str) -> None:
    no, yes = (discord.PermissionOverwrite(**{denied: each}) for each in (False, True))
    own = club.guild.roles[club.guild.me.name]
    overwrites = {club.guild.default_role: no, own: yes}
    closed = club.guild.create_text_channel("closed", overwrites=overwrites)
    results = await forging.click(club, club.cleo, "server:results", [str(closed.id)])
    assert f"You can’t post in {closed.mention} yourself" in only_for(results)
    if denied == "send_messages":  # Discord offers no channel that is hidden
        daily = await club.cleo.slash(club.channel, "grimoire setup", channel=closed)
        assert f"You can’t post in {closed.mention} yourself" in only_for(daily)
    assert (await club.bot.store.servers.server(club.guild.id)).results_channel_id is None
    assert await club.bot.store.dailies.server(club.guild.id) is None


async def test_who_may_begin_no_threads_has_none_begun(club: Club) -> None:
    no, yes = (discord.PermissionOverwrite(create_public_threads=each) for each in (False, True))
    own = club.guild.roles[club.guild.me.name]
    overwrites = {club.guild.default_role: no, own: yes}
    calm = club.guild.create_text_channel("calm", overwrites=overwrites)
    refused = await club.cleo.slash(club.channel, "grimoire setup", channel=calm, thread=True)
    assert "yourself" in only_for(refused)
    await club.cleo.slash(club.channel, "grimoire setup", channel=calm)
    server = await club.bot.store.dailies.server(club.guild.id)
    assert server is not None
    assert not server.threads
    await club.cleo.slash(club.channel, "grimoire setup", hour=7)
    refused = await club.cleo.slash(club.channel, "grimoire setup", thread=True)
    assert "yourself" in only_for(refused)
