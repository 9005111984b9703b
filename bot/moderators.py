"""Decide who is a moderator, and which names are allowed: for the whole bot, in one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.store import Action, Moderation, Store, Subject
from bot.ui.escaping import escape_markdown, shorten_name
from bot.ui.names import find_refused
from bot.ui.places import can_look_into
from bot.ui.replies import server_of

LONGEST_NAME = 200
"""The most characters of all names in a line of the log."""


async def is_moderator(interaction: Interaction, channel_id: int | None = None) -> bool:
    """Return whether the acting user moderates a channel, by default that of the interaction.

    Moderators see the channel, and have *Manage Messages* there or the role that the server has
    chosen. A channel that the bot doesn't know doesn't count.
    """
    allowed, guild, user = interaction.permissions, interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return False
    if channel_id is not None and channel_id != interaction.channel_id:
        channel = guild.get_channel_or_thread(channel_id)
        if channel is None or not can_look_into(interaction, channel_id):
            return False
        allowed = channel.permissions_for(user)
    if allowed.manage_messages or allowed.administrator:
        return True
    role_id = (await interaction.client.store.servers.server(guild.id)).moderator_role_id
    return role_id is not None and user.get_role(role_id) is not None


async def check_moderator(interaction: Interaction) -> int:
    """Return the id of the server if the user moderates this channel. Raises `Refusal`."""
    guild_id = server_of(interaction)
    if not await is_moderator(interaction):
        raise Refusal("refused-not-moderator", command=interaction.client.mention("server"))
    return guild_id


def make_entry(
    interaction: Interaction,
    action: Action,
    subject: Subject,
    key: str | int,
    names: Sequence[str] = (),
    **facts: Any,
) -> Moderation:
    """Make the line of the log for what the acting user does; it is not stored yet.

    `names` are what the subject, or who is in it, is called; `facts` are further columns.
    """
    who = {"guild_id": server_of(interaction), "by": interaction.user.id}
    name = shorten_name(" – ".join(names), LONGEST_NAME) if names else ""
    what = {"action": action, "subject": subject, "key": str(key), "name": name}
    return Moderation(**who, **what, at=interaction.client.now(), **facts)


async def check_name(interaction: Interaction, *names: str) -> None:
    """Raise `Refusal` if a name contains a word that the server refuses, in any case or accent."""
    await check_name_in(interaction.client.store, interaction.guild_id, *names)


async def check_name_in(store: Store, guild_id: int | None, *names: str) -> None:
    """Check names as `check_name` does, in the server with this id."""
    words = await store.servers.refused_words(guild_id)
    for name in names:
        if (word := find_refused(name, words)) is not None:
            raise Refusal("refused-word", word=escape_markdown(word))
