"""Rankings that stay in a channel: one message each, which is edited when the ranking changes.

What is to be shown is compared with what is shown, so nothing is edited in vain; which messages to
compare is in the database (`bot/store/kept_rankings.py`). A message that someone deletes is not
posted again.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from hashlib import blake2s

import discord
import structlog

from bot.app import Interaction
from bot.errors import Refusal
from bot.faults import describe_fault
from bot.features import Worker
from bot.moderators import check_moderator
from bot.owed_posts import HOLD, STALE, check_posts_channel, pause_after_failure
from bot.rate_limiter import Turn, pacing
from bot.results.ranking import draw_ranking, page_of, read_pool, show_ranking
from bot.store.kept_rankings import BETWEEN, MOST
from bot.store.rating_book import Pool
from bot.store.result_tables import KeptRanking
from bot.ui.acknowledgement import Answer
from bot.ui.pictures import draw_picture, files_of, gallery
from bot.ui.places import check_bot_can_post
from bot.ui.posts import Edit, custom_ids, edit_owed, find_sent, make_nonce
from bot.ui.replies import Layout, respond, texts_for
from bot.ui.router import Button, Handlers, controls
from images.picture import Picture
from images.ranking import Ranking
from images.renderer import Urgency
from texts import Texts, texts_in

log = structlog.get_logger()

HANDLERS = Handlers(Answer.PANEL)


class KeptRankings(Worker[int], name="kept rankings", about="ranking"):
    """Posts the rankings that are kept in a channel, and edits them when they have changed."""

    async def catch_up(self) -> None:
        """Request work on those that may have changed."""
        self.work.catch_up(await self._store.kept_rankings.due(self._client.now()))

    async def place_gone(self, channel_id: int, messages: Collection[int] = ()) -> None:
        """Forget rankings that were deleted, or whose channel was."""
        await self._store.kept_rankings.drop_in(channel_id, messages)

    async def _work(self, number: int) -> None:
        client, store, now = self._client, self._store.kept_rankings, self._client.now()
        row = await store.find(number)
        guild = client.get_guild(row.guild_id) if row is not None else None
        if row is None or guild is None:
            return
        never_sent = row.message_id is None and row.created_at + STALE <= now
        if row.channel_id in client.refusals.gone_places or never_sent:
            await store.drop(number)
            return
        if client.refusals.is_blocked(row.channel_id) or not await store.take(row, now, now + HOLD):
            return
        with pacing(Turn.DAILY):
            await self._bring_up_to_date(row, guild, now)

    async def _bring_up_to_date(
        self, row: KeptRanking, guild: discord.Guild, now: datetime
    ) -> None:
        """Post or edit a message that this process holds, unless it shows the ranking already."""
        client, store = self._client, self._store.kept_rankings
        texts = texts_in(guild.preferred_locale.value)
        season = await self._store.seasons.current(guild.id)
        number = season.number if season is not None else 0
        pool, former = Pool(guild.id, row.game, row.kind), row.shows
        row.newest = await store.newest_result()
        shown = page_of(await self._store.results.table(pool, number, now), 0, texts)
        row.shows = _mark(shown, texts)
        if row.message_id is not None and row.shows == former:
            await store.record_shown(row, row.message_id, now, now)
            return
        picture = await draw_picture(client, draw_ranking(shown, texts), Urgency.REPLAY)
        view = _view(row, picture, number, now, texts)
        channel = client.get_partial_messageable(row.channel_id, guild_id=guild.id)
        if row.message_id is None:
            await self._post(row, channel, view, picture)
            return
        event, files = "kept ranking not edited", files_of(picture)
        edit = await edit_owed(client, channel, row.message_id, view, event, files, ranking=row.id)
        if edit is Edit.DONE:
            await store.record_shown(row, row.message_id, now, now + BETWEEN)
        elif edit is Edit.GONE:
            await store.drop(row.id)
        else:
            await store.put_off(row.id, now + BETWEEN, sent=True)

    async def _post(
        self,
        row: KeptRanking,
        channel: discord.PartialMessageable,
        view: Layout,
        picture: Picture,
    ) -> None:
        """Post the message, unless an attempt that died has sent it."""
        client, store, now = self._client, self._store.kept_rankings, self._client.now()
        stop = f"ranking:stop:{row.id}"
        try:
            message = row.tries and await find_sent(
                client, channel, row.created_at, lambda each: stop in custom_ids(each.components)
            )
            if not message:
                nonce = make_nonce("ranking", row.id, row.channel_id)
                with client.refusals.noting(row.channel_id, row.guild_id):
                    message = await channel.send(
                        view=view, files=files_of(picture), silent=True, nonce=nonce
                    )
        except Exception as fault:
            log.warning("kept ranking not posted", ranking=row.id, **describe_fault(fault))
            pause, sent = pause_after_failure(fault, row.tries)
            await store.put_off(row.id, now + pause, sent=sent)
        else:
            await store.record_shown(row, message.id, now, now + BETWEEN)


def _mark(shown: Ranking, texts: Texts) -> str:
    """Return what tells two rankings apart, in 32 characters."""
    return blake2s(f"{texts.language} {shown}".encode(), digest_size=16).hexdigest()


def _view(row: KeptRanking, picture: Picture, season: int, now: datetime, texts: Texts) -> Layout:
    whole = f"table:here:{row.game}:{row.kind}:{season}:0:kept"
    buttons = (
        Button(whole, texts("button-ranking-whole")),
        Button(f"ranking:stop:{row.id}", texts("button-ranking-stop")),
    )
    when = texts("ranking-kept-since", when=discord.utils.format_dt(now, "R"))
    return Layout(gallery(picture), f"-# {when}", controls(*buttons))


@HANDLERS.on("ranking:keep:{game}:{kind}")
async def _keep(interaction: Interaction, game: str, kind: str) -> None:
    """Keep a ranking in this channel; if it was kept elsewhere, it is deleted there."""
    guild_id, texts = await check_moderator(interaction), texts_for(interaction)
    client, now = interaction.client, interaction.client.now()
    pool = read_pool(guild_id, f"{game}:{kind}")
    if pool is None:
        raise Refusal("refused-unknown-button")
    channel_id = interaction.channel_id or 0
    check_posts_channel(interaction.guild, channel_id)
    await check_bot_can_post(interaction)
    names = {"guild_id": guild_id, "game": pool.game, "kind": pool.kind}
    row = KeptRanking(**names, channel_id=channel_id, created_at=now)
    try:
        former = await client.store.kept_rankings.keep(row)
    except ValueError:
        raise Refusal("refused-rankings-kept", count=MOST) from None
    if former is not None:
        await _delete(interaction, former)
    client.part(KeptRankings).work.request(row.id)
    await show_ranking(interaction, pool, texts("ranking-kept"))


@HANDLERS.on("ranking:stop:{number}")
async def _stop(interaction: Interaction, number: int) -> None:
    """Delete the message, which isn't kept up to date any more."""
    guild_id, store = await check_moderator(interaction), interaction.client.store.kept_rankings
    row = await store.find(number)
    if row is None or row.guild_id != guild_id:
        raise Refusal("refused-unknown-button")
    await store.drop(row.id)
    await _delete(interaction, row)
    await respond(interaction, texts_for(interaction)("ranking-stopped"))


async def _delete(interaction: Interaction, row: KeptRanking) -> None:
    """Delete the message of a ranking, if Discord lets the bot do that now."""
    client = interaction.client
    if row.message_id is not None:
        channel = client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        await edit_owed(
            client, channel, row.message_id, None, "ranking not deleted", ranking=row.id
        )
