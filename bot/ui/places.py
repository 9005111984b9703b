"""Check what a user can see and where the bot can post."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Protocol

import discord

from bot.errors import Refusal
from bot.faults import is_refusal_of_discord
from bot.logs import Placed
from bot.store.personal import is_former
from bot.ui.client import Client, Interaction
from bot.ui.refusals import Scope, describe_refusal, scope_of
from bot.ui.replies import ServerNeeded, texts_for
from texts import dashed


class InChannel(Placed, Protocol):
    """A row of something that is shown in a channel of a server: a match, a lobby."""

    @property
    def channel_id(self) -> int:
        """The id of the channel or thread."""


def link_to(row: InChannel, message_id: int | None) -> str:
    """Return the address of a message in the channel of this row; None: of the channel."""
    channel = f"https://discord.com/channels/{row.guild_id or '@me'}/{row.channel_id}"
    return f"{channel}/{message_id}" if message_id else channel


def check_place(interaction: Interaction, row: InChannel) -> None:
    """Raise `Refusal` unless the user acts in the channel of this row."""
    if (interaction.guild_id, interaction.channel_id) != (row.guild_id, row.channel_id):
        raise Refusal("refused-elsewhere")


class NotInServer(Refusal):
    """A user isn't a member of the interaction's server."""

    def __init__(self) -> None:
        super().__init__("refused-not-in-server")


async def member_of(interaction: Interaction, user_id: int | None) -> discord.Member:
    """Return a member of the interaction's server.

    Raises `NotInServer` if the user isn't one, and `Refusal` outside servers or if `user_id` is
    None.
    """
    if interaction.guild is None or user_id is None:
        raise ServerNeeded(interaction)
    member = None if is_former(user_id) else await find_member(interaction.guild, user_id)
    if member is None:
        raise NotInServer
    return member


async def find_member(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """Ask Discord for a member of a server; None if the user isn't one.

    Raises what Discord raises if it doesn't answer that.
    """
    try:
        return await guild.fetch_member(user_id)
    except discord.HTTPException as fault:
        if scope_of(fault) is not Scope.PERSON:
            raise
        return None


async def has_left(client: Client, guild_id: int | None, user_id: int) -> bool:
    """Return whether a user isn't in a server; False also if Discord doesn't answer."""
    guild = client.get_guild(guild_id or 0)
    if guild is None:
        return False
    try:
        return await find_member(guild, user_id) is None
    except Exception as fault:
        if not is_refusal_of_discord(fault):
            raise
        return False


def can_look_into(interaction: Interaction, channel_id: int) -> bool | None:
    """Return whether the acting user can see this channel or thread of their server.

    None if only Discord knows: archived threads, and the members of private threads.
    """
    if channel_id == interaction.channel_id:
        return True  # a user who acts in a private thread is a member of it
    channel = interaction.guild and interaction.guild.get_channel_or_thread(channel_id)
    return can_see(channel, interaction.user) if channel else None


async def may_look_into(interaction: Interaction, channel_id: int) -> bool:
    """Return whether the acting user can see this channel or thread; never None.

    Discord is asked if needed, but not again for a minute after it has said no.
    """
    known, guild, user = (
        can_look_into(interaction, channel_id),
        interaction.guild,
        interaction.user,
    )

    async def ask() -> bool:
        assert guild is not None
        channel = guild.get_thread(channel_id) or await guild.fetch_channel(channel_id)
        found = can_see(channel, user)
        if found is None and isinstance(channel, discord.Thread):
            await channel.fetch_member(user.id)
            return True
        return found or False

    if known is not None or guild is None:
        return known or False
    return await _ask_once(interaction.client, (channel_id, user.id), ask)


async def _ask_once(
    client: Client, question: tuple[int, int], ask: Callable[[], Awaitable[bool]]
) -> bool:
    """Ask Discord whether a user can see a channel, unless it has just said no.

    `question` is the channel's id and the user's. A channel that the bot can't see counts as a no.
    """
    if question in client.shut_out:
        return False
    try:
        if await ask():
            return True
    except discord.InvalidData:  # it belongs to another server
        pass
    except discord.HTTPException as fault:
        if scope_of(fault) in (Scope.OUTAGE, Scope.APP):  # that doesn't answer it
            raise
    client.shut_out[question] = True
    return False


async def check_can_look_on(interaction: Interaction, user: discord.Member | discord.User) -> None:
    """Raise `Refusal` if another user can't see the channel of the interaction."""
    channel = interaction.channel
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return
    sees = can_see(channel, user)
    if sees is None and isinstance(channel, discord.Thread):
        sees = await _is_in(interaction.client, channel, user.id)
    if not sees:
        raise Refusal("refused-cannot-look-on", player=user.mention)


async def _is_in(client: Client, thread: discord.Thread, user_id: int) -> bool:
    """Ask Discord whether a user is in a private thread."""

    async def ask() -> bool:
        await thread.fetch_member(user_id)
        return True

    return await _ask_once(client, (thread.id, user_id), ask)


def check_user_can_post(interaction: Interaction, channel_id: int, **more: bool) -> None:
    """Raise `Refusal` unless the acting user may post in a channel chosen for the bot's posts.

    `more` names further permissions that they need there.
    """
    channel = interaction.guild and interaction.guild.get_channel(channel_id)
    needed = discord.Permissions(view_channel=True, send_messages=True, **more)
    user = interaction.user
    if not channel or not isinstance(user, discord.Member):
        raise Refusal("refused-unknown-choice")
    if not channel.permissions_for(user) >= needed:
        raise Refusal("refused-channel-not-yours", channel=channel.mention)


async def check_bot_can_post(interaction: Interaction) -> None:
    """Raise `Refusal` if the bot lacks permissions that a match needs in the interaction's channel.

    The refusal names the permissions and says how to grant them.
    """
    channel, allowed = interaction.channel, interaction.app_permissions
    if interaction.guild is None:
        return
    missing = [name for name in _needed(channel) if not getattr(allowed, name)]
    if missing:
        texts = texts_for(interaction)
        names = ", ".join(texts(f"permission-{dashed(name)}") for name in missing)
        raise Refusal("refused-bot-cannot-post", permissions=names)
    thread = channel if isinstance(channel, discord.Thread) and channel.is_private() else None
    if thread is not None and not await _is_bot_in(interaction, thread):
        raise Refusal("refused-bot-not-in-thread", bot=interaction.client.me.mention)


def check_not_refused(interaction: Interaction) -> None:
    """Raise `Refusal` while Discord refuses the bot's posts in the channel of the interaction.

    The bot has the permissions, so the cause is another one. The refusal names it if it is known,
    and says when the bot tries again.
    """
    refused = interaction.client.refusals.find(interaction.channel_id or 0)
    if refused is None or not interaction.client.refusals.is_blocked(interaction.channel_id or 0):
        return
    texts, when = texts_for(interaction), discord.utils.format_dt(refused.next_at, "R")
    raise Refusal("refused-by-discord", why=describe_refusal(refused, texts), when=when)


def can_post_in(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether the bot may show a match in a channel or thread, as far as it knows."""
    me = channel.guild.me
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return False
    allowed = channel.permissions_for(me)
    locked = isinstance(channel, discord.Thread) and channel.locked and not allowed.manage_threads
    return not locked and all(getattr(allowed, name) for name in _needed(channel))


def _needed(channel: object) -> Iterator[str]:
    """Yield the permissions that a match needs in a channel of this kind."""
    yield "view_channel"
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        yield "connect"  # without it everything else in the channel is denied too
    is_thread = isinstance(channel, discord.Thread)
    yield "send_messages_in_threads" if is_thread else "send_messages"
    yield "attach_files"


async def _is_bot_in(interaction: Interaction, thread: discord.Thread) -> bool:
    """Return whether the bot is in a private thread; ask Discord if that isn't known."""
    known = interaction.guild and interaction.guild.get_thread(thread.id)
    if interaction.app_permissions.manage_threads or (known and known.me):
        return True
    return await _is_in(interaction.client, thread, interaction.client.me.id)


def can_see(
    channel: discord.abc.GuildChannel | discord.Thread, user: discord.User | discord.Member
) -> bool | None:
    """Return whether a user can see a channel or thread.

    None for a private thread: only Discord knows its members.
    """
    if not isinstance(user, discord.Member):
        return False
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(user).view_channel
    if channel.parent is None:
        return False
    permissions = channel.permissions_for(user)  # those of the parent
    if channel.is_private() and permissions.view_channel and not permissions.manage_threads:
        return None
    return permissions.view_channel
