"""Tell whether the bot and the users in a channel can reach each other.

They can't while Discord does not answer, the connection to its gateway is down, the server is
unavailable or has removed the bot, or the bot can't write in the channel.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any, TypeVar

import discord

from bot.store.database import TIME_BITS
from bot.ui.client import Client
from bot.ui.places import can_post_in
from bot.ui.refusals import GONE_PLACES

Key = TypeVar("Key")

LOCKED = 160005
PATIENCE = timedelta(minutes=1)
"""Shorter outages are ignored: connections drop at times and are resumed."""


class Reach:
    """Knows since when users of a shard, a server or a channel can't be reached."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._shards: dict[int, datetime] = {}
        self._servers: dict[int, datetime] = {}
        self._channels: dict[tuple[int | None, int], datetime] = {}
        self._changed: set[int] = set()

    # Events of Discord

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that the connection of a shard is down."""
        self._shards.setdefault(shard, self._client.now())

    async def on_shard_connect(self, shard: int) -> None:
        """Note that the connection of a shard is up."""
        self._shards.pop(shard, None)

    on_shard_resumed = on_shard_connect

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Check a server again: the bot's membership or an outage has changed."""
        self._server_changed(guild)

    on_guild_remove = on_guild_available = on_guild_unavailable = on_guild_join

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        """Check a server again: it has changed."""
        self._server_changed(after)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check a server again: a role was deleted."""
        self._server_changed(role.guild)

    async def on_member_update(
        self, _before: object, after: discord.Member | discord.Role | discord.abc.GuildChannel
    ) -> None:
        """Check a server again; of members, Discord reports only changes of the bot itself."""
        self._server_changed(after.guild)

    on_guild_role_update = on_guild_channel_update = on_member_update

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Note that a thread may have been locked or unlocked."""
        self._thread_changed(changed.thread_id, changed.guild_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Note that the bot may have joined a private thread."""
        self._thread_changed(thread.id, thread.guild.id)

    def _server_changed(self, guild: discord.Guild) -> None:
        self._client.refusals.try_again_in(guild.id)
        self._changed.add(guild.id)

    def _thread_changed(self, thread_id: int, guild_id: int) -> None:
        """Allow requests about this thread only: threads change often."""
        self._client.refusals.try_again(thread_id)
        self._changed.add(guild_id)

    def channel_gone(self, channel_id: int, guild_id: int) -> None:
        """Note that a channel or thread was deleted."""
        self._client.refusals.block(channel_id, next(iter(GONE_PLACES)), guild_id)

    # What follows from these events

    def away_since(self) -> datetime | None:
        """Return since when Discord has taken no requests at all; None if it takes them."""
        refusals = self._client.refusals
        moments = refusals.app_refused_since, refusals.failing_since
        return min((each for each in moments if each is not None), default=None)

    def is_down(self) -> bool:
        """Return whether Discord has taken no requests for a while, so that most aren't worth
        sending.

        `ask` finds out when it takes them again.
        """
        since = self.away_since()
        return since is not None and self._client.now() - since >= PATIENCE

    def server_away_since(self, guild_id: int | None) -> datetime | None:
        """Return since when the members of a server can't be reached; None if they can."""
        client, moments = self._client, [self.away_since()]
        if guild_id is not None:
            guild = client.get_guild(guild_id)
            is_away = guild is None or guild.unavailable
            shard = (guild_id >> TIME_BITS) % (client.shard_count or 1)
            moments += [self._shards.get(shard), self._since(self._servers, guild_id, is_away)]
        return min((each for each in moments if each is not None), default=None)

    def channel_away_since(self, guild_id: int | None, channel_id: int) -> datetime | None:
        """Return since when the players in a channel can't be reached; None if they can.

        A channel that isn't known may be an archived thread: it counts as open.
        """
        away = self.server_away_since(guild_id)
        return away if away is not None else self._closed_since(guild_id, channel_id)

    def can_send(self, guild_id: int | None, channel_id: int) -> bool:
        """Return whether sending to a channel is likely to succeed, as far as is known."""
        if self._client.refusals.app_refused_since is not None:
            return False  # `ask` finds out when that is over
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        is_away = guild_id is not None and (guild is None or guild.unavailable)
        return not is_away and self._closed_since(guild_id, channel_id) is None

    def _closed_since(self, guild_id: int | None, channel_id: int) -> datetime | None:
        refused = self._client.refusals.find(channel_id)
        if refused is not None and (
            refused.code in GONE_PLACES or self._client.refusals.is_blocked(channel_id)
        ):
            return refused.since
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
        is_closed = channel is not None and not can_post_in(channel)
        return self._since(self._channels, (guild_id, channel_id), is_closed)

    def _since(self, known: dict[Key, datetime], about: Key, is_away: bool) -> datetime | None:
        if is_away:
            return known.setdefault(about, self._client.now())
        known.pop(about, None)
        return None

    def doubtful_servers(self) -> Collection[int] | None:
        """Return the servers whose users may be out of reach; None for all of them.

        The next call doesn't return changed servers again.
        """
        changed, self._changed = self._changed, set()
        if self._shards or self.away_since() is not None:
            return None
        refused = self._client.refusals.servers
        closed = {guild_id for guild_id, _ in self._channels if guild_id is not None}
        return {*changed, *self._servers, *closed, *refused}

    async def ask_for(self, guild_id: int | None, channel_id: int) -> None:
        """Ask Discord for a channel, to learn whether Discord answers and the channel exists."""
        try:
            channel: Any = await self._client.http.get_channel(channel_id)
        except (discord.HTTPException, OSError) as fault:
            self._client.refusals.note(fault, channel_id, guild_id)
            return
        if channel.get("thread_metadata", {}).get("locked"):
            self._client.refusals.block(channel_id, LOCKED, guild_id)

    async def ask(self) -> None:
        """Send Discord a request, to learn whether it answers."""
        try:
            await self._client.fetch_user(self._client.me.id)
        except (discord.HTTPException, OSError) as fault:
            self._client.refusals.note(fault, self._client.me.id)
