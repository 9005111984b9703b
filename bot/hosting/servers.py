"""The servers that have the bot: those that its host has blocked are left, the others listed."""

from __future__ import annotations

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
        """Read the blocks before the first interaction, and what is known of servers."""
        await self._read_blocks()
        servers = await self._store.hosting.servers()
        self._noted = {each.guild_id: (each.name, each.members) for each in servers}

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
        """Store what has changed: new, renamed, grown and former servers."""
        now, here = self._client.now(), self._client.guilds
        for guild_id in self._noted.keys() - {guild.id for guild in here}:
            await self._store.hosting.note_left(guild_id, now)
            del self._noted[guild_id]
        facts = {
            guild.id: (shorten_name(guild.name, 100), guild.member_count or 0)
            for guild in here
            if not guild.unavailable and guild.name
        }
        changed = [guild for guild in here if guild.id in facts]
        changed = [each for each in changed if facts[each.id] != self._noted.get(each.id)]
        for first in range(0, len(changed), AT_ONCE):
            rows = [
                KnownServer(
                    guild_id=guild.id,
                    name=facts[guild.id][0],
                    members=facts[guild.id][1],
                    added_at=guild.me.joined_at or now,
                    left_at=None,
                )
                for guild in changed[first : first + AT_ONCE]
            ]
            await self._store.hosting.note_servers(rows)
            self._noted |= {row.guild_id: facts[row.guild_id] for row in rows}
