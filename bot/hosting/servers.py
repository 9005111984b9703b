"""The servers that have the bot: those that its host has blocked are left, the others listed."""

from __future__ import annotations

from datetime import datetime

import discord
import structlog

from bot.app import App
from bot.faults import tolerate_discord_faults
from bot.features import Part
from bot.store import KnownServer
from bot.ui.escaping import shorten_name

log = structlog.get_logger()

AT_ONCE = 100
"""The most servers that are noted in one transaction."""


class Servers(Part):
    """Reads the host's blocks twice a minute, leaves blocked servers, and notes the others."""

    def __init__(self, client: App) -> None:
        super().__init__(client)
        self._noted: dict[int, tuple[str, int]] = {}

    async def start(self) -> None:
        """Read the blocks before the first interaction."""
        await self._read_blocks()

    async def catch_up(self) -> None:
        """Do what the host and Discord have changed."""
        await self._read_blocks()
        for guild in self._client.guilds:
            if guild.id in self._client.host_blocks:
                await self._leave(guild)
        await self._note()

    async def on_guild_join(self, _guild: discord.Guild) -> None:
        """Leave a blocked server at once, and note another one."""
        await self.catch_up()

    async def _read_blocks(self) -> None:
        blocks = await self._store.hosting.blocks()
        self._client.host_blocks = frozenset(each.blocked_id for each in blocks)

    async def _leave(self, guild: discord.Guild) -> None:
        with tolerate_discord_faults("blocked server not left", guild=guild.id):
            await guild.leave()
            log.info("blocked server left", guild=guild.id)

    async def _note(self) -> None:
        """Store what has changed: new, renamed and grown servers."""
        here = [each for each in self._client.guilds if each.name and not each.unavailable]
        found = {each.id: (each.name, each.member_count or 0) for each in here}
        changed = [each for each in here if self._noted.get(each.id) != found[each.id]]
        for first in range(0, len(changed), AT_ONCE):
            some = [_row_of(each, self._client.now()) for each in changed[first : first + AT_ONCE]]
            await self._store.hosting.note_servers(some)
        self._noted = found


def _row_of(guild: discord.Guild, now: datetime) -> KnownServer:
    """Return the row of a server; `introduced` keeps its value."""
    facts = {"name": shorten_name(guild.name, 100), "members": guild.member_count or 0}
    joined = guild.me.joined_at or now
    return KnownServer(guild_id=guild.id, added_at=joined, **facts)
