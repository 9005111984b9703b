"""Who may look at a match without playing in it."""

from __future__ import annotations

import discord

from bot.store import Match
from bot.ui.replies import Interaction


def may_watch(interaction: Interaction, row: Match) -> bool:
    """May the person look into the channel where a match is played?"""
    guild, member = interaction.guild, interaction.user
    if row.private or guild is None or row.guild_id != guild.id:
        return False
    if row.channel_id == interaction.channel_id:
        return True
    channel = guild.get_channel_or_thread(row.channel_id) or guild.get_channel(
        row.origin_channel_id
    )
    if channel is None or not isinstance(member, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    return channel.permissions_for(member).view_channel
