"""The results channel of a server: a line for each match between players, and the ends of seasons.

Pending posts are in the database (`bot/store/result_posts.py`) until Discord has them, and each is
sent by one process. A message carries a nonce, by which Discord recognises a second attempt for
some minutes. A later attempt first searches the channel for the message.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import timedelta

import discord
import structlog

from bot.boards.publisher import Publisher
from bot.errors import Refusal
from bot.faults import describe_fault
from bot.features import Worker
from bot.rate_limiter import Turn, pacing
from bot.results.people import game_and_format, pool_name
from bot.store import MatchResult, Outline
from bot.store.result_tables import ResultPost, SeatOutcome
from bot.store.results import ResultLine
from bot.store.seasons import First, Table
from bot.ui.escaping import escape_markdown
from bot.ui.posts import make_nonce
from bot.ui.refusals import Scope, pause_after, scope_of
from bot.ui.replies import Layout
from texts import Texts, texts_in

log = structlog.get_logger()

NEEDED = discord.Permissions(view_channel=True, send_messages=True)
"""The permissions that the bot needs to post in a channel."""
HOLD = timedelta(minutes=1)
"""How long a process holds a post while sending it. After that it counts as dead."""
STALE = timedelta(days=1)
"""The age after which a result is not posted any more."""
LOOKED_THROUGH = 100
"""How many messages are searched for one that may have been sent."""
CLOCKS_APART = timedelta(minutes=5)
"""How far Discord's clock may be behind ours."""
MEDALS = ("🥇", "🥈", "🥉")
MOST_TABLES = 12
"""The most rankings in a post about a season: a message has 4,000 characters."""


class ResultPosts(Worker[int], name="result posts", about="guild"):
    """Sends pending posts to results channels, one server per job."""

    def match_finished(self, match: Outline, _result: MatchResult) -> None:
        """Post the result of a match, and show it in the message of its draft, if any."""
        if match.guild_id is not None and match.guild_id in self._client.settings.share:
            self.work.request(match.guild_id)
            if match.parent_id is not None:  # a draft: its message shows the results of its matches
                self._client.part(Publisher).request(match.parent_id)

    async def catch_up(self) -> None:
        """Request work for all servers with pending posts."""
        self.work.catch_up(await self._store.result_posts.owing(self._client.now()))

    async def _work(self, guild_id: int) -> None:
        channel_id = await self._store.servers.results_channel(guild_id)
        guild = self._client.get_guild(guild_id)
        for post in await self._store.result_posts.owed_to(guild_id, self._client.now()):
            is_gone = channel_id in self._client.refusals.gone_places
            if channel_id is None or is_gone or post.created_at + STALE <= self._client.now():
                await self._store.result_posts.settle(post)
            elif guild is not None and not self._client.refusals.is_blocked(channel_id):
                with pacing(Turn.DAILY):
                    await self._post(post, guild, channel_id)

    async def _post(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> None:
        """Send a post while holding it in the database."""
        now = self._client.now()
        if not await self._store.result_posts.take(post, now, now + HOLD):
            return
        try:
            text = await self._post_text(post, guild, channel_id)
            if text and not await self._was_sent(post, text, guild, channel_id):
                channel = self._client.get_partial_messageable(channel_id, guild_id=guild.id)
                with self._client.refusals.noting(channel_id, guild.id):
                    nonce = make_nonce("result", post.id, channel_id)
                    await channel.send(view=Layout(text), silent=True, nonce=nonce)
        except Exception as fault:
            scope = scope_of(fault)
            log.warning("result not posted", post=post.id, **describe_fault(fault))
            if scope is Scope.PLACE:  # `refusals` knows when to ask again
                await self._store.result_posts.put_off(post, now, sent=False)
            else:
                until = now + pause_after(scope, post.tries)
                await self._store.result_posts.put_off(post, until, sent=scope is Scope.OUTAGE)
            return
        await self._store.result_posts.settle(post)

    async def _post_text(self, post: ResultPost, guild: discord.Guild, channel_id: int) -> str:
        """Return the text of a post; empty if some who see the channel may not know the result."""
        texts, store = texts_in(guild.preferred_locale.value), self._client.store
        if post.match_id is None:
            number = post.season or 0
            tables = await store.seasons.first_three(guild.id, number)
            return _season_text(number, tables, texts)
        match = await self._store.result_posts.ended_match(post.match_id)
        places = {match.origin_channel_id}
        if match.channel_id != match.origin_message_id:  # it has left its thread, or had none
            places.add(match.channel_id)
        for place in places - {channel_id}:
            if not await _is_seen_by_all(guild, place):
                return ""
        result = await store.results.of_match(post.match_id)
        return "" if result is None else _result_text(result, match.channel_id, texts)

    async def _was_sent(
        self, post: ResultPost, text: str, guild: discord.Guild, channel_id: int
    ) -> bool:
        """Return whether an attempt that died has sent the post."""
        if not post.tries:
            return False
        after = discord.Object(discord.utils.time_snowflake(post.created_at - CLOCKS_APART))
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild.id)
        with suppress(discord.Forbidden):  # then only the nonce protects
            async for message in channel.history(limit=LOOKED_THROUGH, after=after):
                shown = [getattr(each, "content", "") for each in message.components]
                if message.author.id == self._client.me.id and shown == [text]:
                    return True
        return False


async def _is_seen_by_all(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether all members of the server can see a channel or a public thread."""
    place = guild.get_channel_or_thread(channel_id)
    if place is None:
        with suppress(discord.NotFound, discord.Forbidden, discord.InvalidData):
            place = await guild.fetch_channel(channel_id)
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent
    return place is not None and place.permissions_for(guild.default_role).view_channel


def check_results_channel(guild: discord.Guild | None, channel_id: int) -> None:
    """Raise `Refusal` unless this is a text channel in which the bot can post."""
    channel = guild.get_channel(channel_id) if guild is not None else None
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("refused-unknown-choice")
    if not can_post_results(guild, channel_id):
        raise Refusal("refused-results-channel", channel=channel.mention)


def can_post_results(guild: discord.Guild | None, channel_id: int) -> bool:
    """Return whether the channel exists and the bot can post in it."""
    channel = guild.get_channel(channel_id) if guild is not None else None
    return channel is not None and channel.permissions_for(channel.guild.me) >= NEEDED


def _result_text(result: ResultLine, channel_id: int, texts: Texts) -> str:
    """Return the line of a match. Its number is an argument of `/replay`."""
    names = [f"**{escape_markdown(seat.name)}**" for seat in result.seats]
    won = [seat.outcome is SeatOutcome.WON for seat in result.seats]
    facts = {
        "game": game_and_format(result.game, result.format, texts),
        "where": f"<#{channel_id}>",
        "number": str(result.match_id),
    }
    if not any(won):
        return texts("result-drawn", players=" – ".join(names), **facts)
    winners = ", ".join(name for name, has_won in zip(names, won, strict=True) if has_won)
    losers = ", ".join(name for name, has_won in zip(names, won, strict=True) if not has_won)
    return texts("result-won", player=winners, loser=losers, count=sum(won), **facts)


def _season_text(number: int, tables: Mapping[Table, Sequence[First]], texts: Texts) -> str:
    """Return the text of a season's end: the first three of each ranking. Empty if no one won."""
    lines = [texts("season-ended", season=number + 1)] if tables else []
    for (game, kind), people in [*tables.items()][:MOST_TABLES]:
        first = [
            f"{medal} **{escape_markdown(line.name)}** {line.points}"
            for medal, line in zip(MEDALS, people, strict=False)
        ]
        lines.append(texts.pair(pool_name(game, kind, texts), " · ".join(first)))
    return "\n".join(lines)
