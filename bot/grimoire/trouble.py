"""What is wrong with the channel of a server's daily pages, in words."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.app import App
from bot.store import Daily, GrimoireServer, Trouble
from texts import Texts

NEEDED = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
"""Without these the bot can't post a page in a channel."""


def pages_in(place: GrimoireServer | Daily) -> int:
    """Return the id under which refusals of the pages of a channel are kept.

    They are posted once a day, so they are tried less often than its other messages.
    """
    return -place.channel_id


async def daily_trouble(client: App, guild_id: int, texts: Texts) -> str:
    """Say why a server's daily pages can't be posted, and since when; empty if they can."""
    server = await client.store.dailies.server(guild_id)
    if server is None or not server.enabled:
        return ""
    seen, kept = _trouble_seen(client, server), server.trouble
    if (
        seen is None
        and kept is not Trouble.BLOCKED
        and not client.refusals.is_blocked(pages_in(server))
    ):
        return ""  # a moderator has fixed it
    trouble = seen or kept
    return trouble_line(client, server, trouble, server.trouble_since, texts) if trouble else ""


def trouble_line(
    client: App, server: GrimoireServer, trouble: Trouble, since: datetime | None, texts: Texts
) -> str:
    """Say what is wrong with the channel, since when if that is known, and what helps."""
    facts = {"channel": f"<#{server.channel_id}>", "command": client.mention("grimoire setup")}
    line = texts(f"daily-trouble-{trouble}", **facts)
    if since is None:
        return line
    return f"{line} {texts('daily-trouble-since', when=discord.utils.format_dt(since, 'R'))}"


def _trouble_seen(client: App, server: GrimoireServer) -> Trouble | None:
    """Return what is wrong as far as the bot knows the server, without asking Discord."""
    guild = client.get_guild(server.guild_id)
    if guild is None or guild.unavailable:
        return None
    channel = guild.get_channel(server.channel_id)
    if channel is None:
        return Trouble.GONE
    can_post = isinstance(channel, discord.TextChannel)
    return None if can_post and channel.permissions_for(guild.me) >= NEEDED else Trouble.CLOSED
