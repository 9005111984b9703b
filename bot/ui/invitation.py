"""Make the link that adds the bot to a server, with the permissions that it needs."""

from __future__ import annotations

import discord

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""All permissions that the bot asks for; docs/hosting/README.md says why."""
SCOPES = ("bot", "applications.commands")


def invitation_link(application_id: int, guild_id: int | None = None) -> str:
    """Return the link that adds the bot to this server, or to one that the user chooses."""
    guild = discord.Object(guild_id) if guild_id is not None else discord.utils.MISSING
    return discord.utils.oauth_url(
        application_id, permissions=PERMISSIONS, scopes=SCOPES, guild=guild
    )
