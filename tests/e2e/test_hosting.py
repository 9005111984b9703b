"""Blocked users and servers stay out, servers are listed, and every night is backed up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from known_games import SHORT
from people import Club, only_for
from simcord import GuildHandle
from sqlalchemy import Row
from sqlalchemy.engine import make_url

from bot.hosting.servers import Servers
from bot.store import Blocked, HostBlock


async def block(club: Club, kind: Blocked, blocked_id: int) -> None:
    facts = {"reason": "spam", "at": club.env.now()}
    await club.bot.store.hosting.block(HostBlock(kind=kind, blocked_id=blocked_id, **facts))


async def neighbours(club: Club) -> GuildHandle:
    """Return a server that has just added the bot."""
    guild = club.env.create_guild("Neighbours")
    await club.env.settle()
    return guild


# ------------------------------------------------------------------ blocks


async def test_a_blocked_user_can_use_nothing_until_the_block_is_lifted(club: Club) -> None:
    table = await club.match(SHORT, 2)
    await block(club, Blocked.USER, club.ann.id)
    await club.sweep()

    for refused in (
        await club.ann.slash(club.channel, "duel"),
        await club.ann.slash(club.channel, "help"),
        await club.ann.click(table.board, label="My hand"),
        await club.ann.context_menu(club.channel, "Profile", club.bob),
    ):
        assert "its host has blocked you" in only_for(refused)
    assert await table.moves() == [*SHORT.moves[:2]]
    await club.restart()
    assert "has blocked you" in only_for(await club.ann.slash(club.channel, "help"))
    assert "has blocked you" not in only_for(await club.bob.slash(club.channel, "help"))

    assert await club.bot.store.hosting.unblock(club.ann.id)
    await club.sweep()
    assert "has blocked you" not in only_for(await club.ann.slash(club.channel, "help"))


async def test_a_blocked_user_is_offered_no_choices(club: Club) -> None:
    assert await club.ann.autocomplete(club.channel, "card", "name", "ogre")
    await block(club, Blocked.USER, club.ann.id)
    await club.sweep()
    assert not await club.ann.autocomplete(club.channel, "card", "name", "ogre")


async def test_a_blocked_server_is_left_within_a_minute(club: Club) -> None:
    guild = await neighbours(club)
    await block(club, Blocked.SERVER, guild.id)
    await club.sweep()
    assert club.bot.get_guild(guild.id) is None
    assert club.bot.get_guild(club.guild.id) is not None


async def test_a_blocked_server_is_left_when_it_adds_the_bot(club: Club) -> None:
    number = 10**18
    await block(club, Blocked.SERVER, number)
    club.env.create_guild("Neighbours", id=number)
    await club.env.settle()
    seen = club.bot.get_guild(number)
    assert seen is not None
    await club.bot_does(club.bot.part(Servers).on_guild_join(seen))
    assert club.bot.get_guild(number) is None


async def test_a_blocked_server_is_left_at_the_start(club: Club) -> None:
    guild = await neighbours(club)
    await block(club, Blocked.SERVER, guild.id)
    await club.restart()
    assert club.bot.get_guild(guild.id) is None


# ------------------------------------------------------------------ servers


async def servers(club: Club) -> Sequence[Row[Any]]:
    return await club.bot.store.hosting.activity(club.env.now())


async def test_servers_are_listed_as_long_as_they_have_the_bot(club: Club) -> None:
    guild = await neighbours(club)
    await club.sweep()
    known = {each.guild_id: each for each in await servers(club)}
    assert known[guild.id].name == "Neighbours"
    assert known[guild.id].members == len(guild._guild.members)

    club.env.backend.edit_guild(guild.id, {"name": "Friends"})
    await club.env.settle()
    await club.sweep()
    (name,) = (each.name for each in await servers(club) if each.guild_id == guild.id)
    assert name == "Friends"

    await block(club, Blocked.SERVER, guild.id)
    for _ in range(2):
        await club.sweep()
    assert [each.guild_id for each in await servers(club)] == [club.guild.id]


# ------------------------------------------------------------------ backups


@pytest.fixture
def backups(club: Club) -> Path:
    """Return the database file, to which the names of backups are added."""
    url = make_url(club.bot.settings.database_url)
    if url.get_backend_name() != "sqlite":
        pytest.skip("PostgreSQL's programs may be missing; tests/bot/test_backups.py uses them")
    return Path(str(url.database))


async def test_every_night_is_backed_up_once_and_three_are_kept(club: Club, backups: Path) -> None:
    await club.restart(club.bot.settings.model_copy(update={"backup_hour": 3}))
    for _ in range(5):
        await club.wait(24 * 3600)
    await club.restart()
    kept = sorted(backups.parent.glob(f"{backups.name}.nightly-*"))
    assert len(kept) == 3
    assert kept[-1].name.endswith(str((club.env.now() - timedelta(hours=3)).date()))


async def test_without_the_setting_nothing_is_backed_up(club: Club, backups: Path) -> None:
    await club.wait(24 * 3600)
    assert [*backups.parent.glob("*nightly*")] == []
