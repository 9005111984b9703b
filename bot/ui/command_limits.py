"""Limits that a server sets for commands, in Discord's *Server Settings → Integrations*.

Discord applies them to commands only. The bot reads them to apply them to buttons that do the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import discord
import structlog
from discord import AppCommandPermissionType as Kind

from bot.faults import LASTING, describe_fault, is_refusal_of_discord

log = structlog.get_logger()

Target: TypeAlias = "tuple[int, int]"
"""The kind and the id of a role, a user or a channel."""
Overwrites: TypeAlias = "Mapping[Target, bool]"
"""For whom, or where, a command is allowed or not."""
Limits: TypeAlias = "Mapping[int, Overwrites]"
"""By the id of a command; by that of the application for those that a command doesn't set."""
_ROLE, _USER, _CHANNEL = Kind.role.value, Kind.user.value, Kind.channel.value


class CommandLimits:
    """Remembers the limits of each server, until Discord reports a change."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: dict[int, asyncio.Task[Limits]] = {}

    async def can_use(self, interaction: discord.Interaction[Any], command_id: int | None) -> bool:
        """Return whether the acting user may use a command in the channel of the interaction.

        True also outside servers, for administrators, and if the limits can't be read.
        """
        user, channel = interaction.user, interaction.channel
        if not isinstance(user, discord.Member) or interaction.permissions.administrator:
            return True
        guild_id = user.guild.id
        known = self._known.get(guild_id)
        if known is None:
            known = self._known[guild_id] = asyncio.create_task(self._load(guild_id))
        limits = await asyncio.shield(known)
        levels = [limits.get(each or 0, {}) for each in (command_id, self._client.application_id)]
        place = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
        all_channels, everyone = guild_id - 1, (_ROLE, guild_id)
        roles = [(_ROLE, role.id) for role in user.roles if not role.is_default()]
        return _first(levels, [(_CHANNEL, place or 0)], [(_CHANNEL, all_channels)]) and _first(
            levels, [(_USER, user.id)], roles, [everyone]
        )

    async def _load(self, guild_id: int) -> Limits:
        """Read the limits of a server. If Discord refuses, there are none."""
        http, application_id = self._client.http, self._client.application_id or 0
        try:
            found = await http.get_guild_application_command_permissions(application_id, guild_id)
        except Exception as fault:
            if getattr(fault, "status", None) not in LASTING:
                self._known.pop(guild_id, None)  # the next click asks again
            if not is_refusal_of_discord(fault):
                raise
            log.info("limits of commands not read", guild=guild_id, **describe_fault(fault))
            return {}
        return {
            int(of["id"]): {
                (each["type"], int(each["id"])): each["permission"] for each in of["permissions"]
            }
            for of in found
        }

    # Events of Discord

    async def on_raw_app_command_permissions_update(
        self, changed: discord.RawAppCommandPermissionsUpdateEvent
    ) -> None:
        """Forget the limits of a server, which have changed."""
        self._known.pop(changed.guild.id, None)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Forget the limits of a server without the bot."""
        self._known.pop(guild.id, None)

    async def on_shard_ready(self, _shard: int) -> None:
        """Forget all limits: a new session has missed events."""
        self._known.clear()


def _first(levels: Sequence[Overwrites], *groups: Sequence[Target]) -> bool:
    """Return what is set first: by the command before the application, then in order of groups.

    Of several roles, one that allows it is enough. True if nothing is set.
    """
    for level in levels:
        for group in groups:
            said = [level[target] for target in group if target in level]
            if said:
                return any(said)
    return True
