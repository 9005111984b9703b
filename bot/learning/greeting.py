"""What newcomers are told once: a server that takes the bot in, a person who begins to play."""

from __future__ import annotations

from datetime import timedelta

import discord
import structlog

from bot.app import App, Interaction
from bot.faults import describe_fault, is_refusal_of_discord, tolerate_discord_faults
from bot.house import game_name, offers
from bot.learning.course import first_lessons, learn_buttons
from bot.lobby.alone import play_now_button
from bot.lobby.options import game_of
from bot.ui.acknowledgement import Answer
from bot.ui.posts import make_nonce
from bot.ui.replies import Layout, respond, tell, texts_for
from bot.ui.router import BLUE, Acts, Button, controls
from texts import texts_in

log = structlog.get_logger()

ACTS = Acts(Answer.UPDATE)
OWED = timedelta(days=3)
"""So long after the bot has joined a server it is still welcomed."""
BEGINNINGS = {
    *("duel", "draft", "league", "lobby", "practice", "solo"),
    *("grimoire daily", "grimoire page", "grimoire random"),
}
"""The commands by which somebody begins to play."""


async def offer_course(interaction: Interaction, command: str) -> None:
    """Offer the course of the game to somebody who has just begun to play for the first time."""
    client, user_id = interaction.client, interaction.user.id
    learning = client.store.learning
    if command not in BEGINNINGS or not await learning.is_new(user_id, interaction.created_at):
        return
    game = (await game_of(interaction, interaction.namespace.game)).game
    if not first_lessons(game) or not await learning.greet(user_id, client.now()):
        return
    texts = texts_for(interaction)
    offered = texts("course-offer", game=game_name(game, texts), count=first_lessons(game))
    no = Button("course:decline", texts("button-no-thanks"))
    with tolerate_discord_faults("course not offered"):
        await tell(interaction, offered, controls(*learn_buttons(game, texts), no))


@ACTS.on("course:decline")
async def _decline(interaction: Interaction) -> None:
    """Say where the course is to be found."""
    command = interaction.client.mention("learn")
    await respond(interaction, texts_for(interaction)("course-declined", command=command))


class Welcomes:
    """What the bot says in a server that has taken it in; a server is told once."""

    def __init__(self, client: App) -> None:
        self._client, self._store = client, client.store.learning

    async def joined(self, guild: discord.Guild) -> None:
        """Say what the bot is for, where the server wants such news.

        A server that takes it in again is not told again.
        """
        if _channel_for_news(guild) is None:
            return
        if await self._store.greet(guild.id, self._client.now(), told=False):
            await self._tell(guild)

    async def catch_up(self) -> None:
        """Welcome servers in which Discord has refused it so far."""
        for guild_id in await self._store.owed(self._client.now() - OWED):
            guild = self._client.get_guild(guild_id)
            if guild is not None and not self._client.refusals.is_blocked(guild_id):
                await self._tell(guild)

    async def _tell(self, guild: discord.Guild) -> None:
        client, channel = self._client, _channel_for_news(guild)
        if channel is None:
            return
        texts = texts_in(str(guild.preferred_locale))
        told = texts(
            "welcome", **{name: client.mention(name) for name in ("duel", "help", "learn")}
        )
        start = Button("start:open", texts("button-play"), BLUE)
        view = Layout(told, controls(start, play_now_button(offers()[0].game, texts)))
        try:
            await channel.send(view=view, nonce=make_nonce("welcome", guild.id))
        except Exception as fault:
            if not is_refusal_of_discord(fault):
                raise
            log.info("welcome not told", guild=guild.id, **describe_fault(fault))
            client.refusals.put_off(fault, guild.id, guild.id)
        else:
            await self._store.record_greeted(guild.id)


def _channel_for_news(guild: discord.Guild) -> discord.TextChannel | None:
    """Return where the server wants news; None where the bot can't say them."""
    channel = guild.system_channel
    can = channel is not None and channel.permissions_for(guild.me).send_messages
    return channel if can else None
