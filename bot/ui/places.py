"""Where the person who acts is, and which channels of the server they can look into."""

from __future__ import annotations

from typing import Protocol

import discord

from bot.errors import Refusal
from bot.ui.replies import Interaction


class Placed(Protocol):
    """A row of what is shown in a channel of a server: a match, a lobby."""

    guild_id: int | None
    channel_id: int


def check_place(interaction: Interaction, row: Placed) -> None:
    """Raise `Refusal` where somebody acts anywhere else than in the channel of this row."""
    if (interaction.guild_id, interaction.channel_id) != (row.guild_id, row.channel_id):
        raise Refusal("refused-elsewhere")


def can_look_into(interaction: Interaction, channel_id: int) -> bool | None:
    """Can the person who acts see what is in this channel or thread of their server? None where
    Discord has to be asked: of a thread in an archive, and of who is in a private one."""
    if channel_id == interaction.channel_id:
        return True  # whoever acts in a private thread is in it
    channel = interaction.guild and interaction.guild.get_channel_or_thread(channel_id)
    return _can_look_into(channel, interaction.user) if channel else None


async def may_look_into(interaction: Interaction, channel_id: int) -> bool:
    """The same for sure: Discord is asked where it has to be."""
    known, guild = can_look_into(interaction, channel_id), interaction.guild
    if known is not None or guild is None:
        return known or False
    try:
        channel = guild.get_thread(channel_id) or await guild.fetch_channel(channel_id)
        known = _can_look_into(channel, interaction.user)
        if known is None and isinstance(channel, discord.Thread):
            await channel.fetch_member(interaction.user.id)
            return True
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return False  # it is gone, or hidden from the bot too; or the person is not in it
    return known or False


def _can_look_into(
    channel: discord.abc.GuildChannel | discord.Thread, person: discord.User | discord.Member
) -> bool | None:
    """None of a private thread: its members are known to Discord alone."""
    if not isinstance(person, discord.Member):
        return False
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(person).view_channel
    if channel.parent is None:
        return False
    permissions = channel.permissions_for(person)  # those of the parent
    if channel.is_private() and permissions.view_channel and not permissions.manage_threads:
        return None
    return permissions.view_channel
