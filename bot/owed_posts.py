"""Posts that a channel of a server is owed: they are in the database until Discord has them.

Each is sent by one process. A message carries a nonce, by which Discord recognises a second attempt
for some minutes. A later attempt first searches the channel for the message.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from typing import ClassVar

import discord
import structlog

from bot.errors import Refusal
from bot.faults import describe_fault
from bot.features import Worker
from bot.rate_limiter import Turn, pacing
from bot.store.result_posts import Owed
from bot.store.result_tables import ResultPost
from bot.ui.pictures import files_of
from bot.ui.posts import find_sent, make_nonce
from bot.ui.refusals import Scope, pause_after, scope_of
from bot.ui.replies import Layout, Part
from images.picture import Picture

log = structlog.get_logger()

NEEDED = discord.Permissions(view_channel=True, send_messages=True)
"""The permissions that the bot needs to post in a channel."""
HOLD = timedelta(minutes=1)
"""How long a process holds a post while sending it. After that it counts as dead."""
STALE = timedelta(days=1)
"""The age after which a post is not sent any more."""


@dataclass(frozen=True, slots=True)
class Content:
    """A post: a text by which it is found again, and what comes below it, with its pictures."""

    text: str = ""
    more: tuple[Part, ...] = ()
    pictures: tuple[Picture, ...] = ()


class OwedPosts(Worker[int], name="owed posts", about="guild"):
    """Sends pending posts to one channel of each server, one server per job."""

    kind: ClassVar[Owed] = Owed.RESULTS
    """What the posts that it sends are about."""
    column: ClassVar[str]
    """The column of `Server` that says in which channel, if any."""

    async def text_of(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> str:
        """Return the text of a post; empty if it must not be sent."""
        raise NotImplementedError

    async def content_of(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> Content:
        """Return all of a post, by default its text alone; empty if it must not be sent."""
        return Content(await self.text_of(post, guild, channel_id))

    def is_stale(self, post: ResultPost) -> bool:
        """Return whether a post is too old to be sent."""
        return post.created_at + STALE <= self._client.now()

    async def catch_up(self) -> None:
        """Request work for all servers with pending posts."""
        now, posts = self._client.now(), self._store.result_posts
        self.work.catch_up(await posts.owing(now, self.kind))

    async def _work(self, guild_id: int) -> None:
        server = await self._store.servers.server(guild_id)
        channel_id: int | None = getattr(server, self.column)
        guild, now = self._client.get_guild(guild_id), self._client.now()
        posts = self._store.result_posts
        for post in await posts.owed_to(guild_id, now, self.kind):
            is_gone = channel_id in self._client.refusals.gone_places
            if channel_id is None or is_gone or self.is_stale(post):
                await posts.settle(post)
            elif guild is not None and not self._client.refusals.is_blocked(channel_id):
                with pacing(Turn.DAILY):
                    await self._post(post, guild, channel_id)

    async def _post(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> None:
        """Send a post while holding it in the database."""
        now = self._client.now()
        if not await self._store.result_posts.take(post, now, now + HOLD):
            return
        try:
            content = await self.content_of(post, guild, channel_id)
            channel = self._client.get_partial_messageable(channel_id, guild_id=guild.id)
            text, files = content.text, files_of(*content.pictures)
            if text and not (post.tries and await self._was_sent(post, text, channel)):
                with self._client.refusals.noting(channel_id, guild.id):
                    nonce, view = (
                        make_nonce("result", post.id, channel_id),
                        Layout(text, *content.more),
                    )
                    await channel.send(view=view, files=files, silent=True, nonce=nonce)
        except Exception as fault:
            log.warning("owed post not sent", post=post.id, **describe_fault(fault))
            pause, sent = pause_after_failure(fault, post.tries)
            await self._store.result_posts.put_off(post, now + pause, sent=sent)
            return
        await self._store.result_posts.settle(post)

    async def _was_sent(
        self, post: ResultPost, text: str, channel: discord.PartialMessageable
    ) -> bool:
        """Return whether an attempt that died has sent the post."""

        def is_it(message: discord.Message) -> bool:
            return [getattr(each, "content", "") for each in message.components][:1] == [text]

        return await find_sent(self._client, channel, post.created_at, is_it) is not None


def pause_after_failure(fault: Exception, tries: int) -> tuple[timedelta, bool]:
    """Return how long to wait before a message is sent again, and whether it may have been sent.

    `tries` are earlier attempts.
    """
    scope = scope_of(fault)
    if scope is Scope.PLACE:  # `refusals` knows when to ask again
        return timedelta(), False
    return pause_after(scope, tries), scope is Scope.OUTAGE


async def is_seen_by_all(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether all members of the server can see a channel or a public thread."""
    if guild.get_channel_or_thread(channel_id) is not None:
        return is_known_to_all(guild, channel_id)
    with suppress(discord.NotFound, discord.Forbidden, discord.InvalidData):
        return _is_public(guild, await guild.fetch_channel(channel_id))
    return False


def is_known_to_all(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether all members of the server can see it, without asking Discord.

    False for what only Discord knows, such as an archived thread.
    """
    return _is_public(guild, guild.get_channel_or_thread(channel_id))


def _is_public(
    guild: discord.Guild, place: discord.abc.GuildChannel | discord.Thread | None
) -> bool:
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent
    return place is not None and place.permissions_for(guild.default_role).view_channel


def check_posts_channel(guild: discord.Guild | None, channel_id: int) -> None:
    """Raise `Refusal` unless this is a text channel in which the bot can post."""
    channel = guild.get_channel(channel_id) if guild is not None else None
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refused-unknown-choice")
    if not can_post_to(guild, channel_id):
        raise Refusal("refused-results-channel", channel=channel.mention)


def can_post_to(guild: discord.Guild | None, channel_id: int) -> bool:
    """Return whether the channel exists and the bot can post in it."""
    channel = guild.get_channel(channel_id) if guild is not None else None
    return channel is not None and channel.permissions_for(channel.guild.me) >= NEEDED
