"""One-time messages for new servers and new players."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
import structlog
from discord import app_commands

from bot.app import Interaction
from bot.faults import describe_fault, is_refusal_of_discord, tolerate_discord_faults
from bot.features import Worker
from bot.game_api import all_match_options, game_name
from bot.game_api.plugin import Command
from bot.learning.course import first_lessons, learn_buttons
from bot.lobby.alone import play_now_button
from bot.lobby.options import game_of
from bot.ui.acknowledgement import Answer
from bot.ui.posts import make_nonce
from bot.ui.replies import Layout, notify, respond, texts_for
from bot.ui.router import Button, Handlers, controls
from puzzles.course import courses
from texts import Texts, texts_in

log = structlog.get_logger()

HANDLERS = Handlers(Answer.UPDATE)
OWED = timedelta(days=3)
"""How long after it joined a server the bot still tries to post its welcome."""
BEGINNINGS = {
    *("duel", "draft", "league", "lobby", "practice", "solo"),
    *("grimoire daily", "grimoire puzzle", "grimoire random"),
}
"""The commands with which a player begins to play."""


@HANDLERS.on("course:decline")
async def _decline(interaction: Interaction) -> None:
    """Say where to find the course."""
    command = interaction.client.mention("learn")
    await respond(interaction, texts_for(interaction)("course-declined", command=command))


class Welcomes(Worker[int], name="welcome", about="guild"):
    """What the bot says once to a server that has added it, and to a player who begins to play."""

    async def start(self) -> None:
        """Read the courses, which takes a while, before a player is offered one."""
        await asyncio.to_thread(courses)

    async def on_app_command_completion(
        self, interaction: Interaction, command: Command | app_commands.ContextMenu
    ) -> None:
        """Offer the course of the game to a player who has just begun their first match.

        Tell the first member who manages the server which commands are for them.
        """
        await self._introduce(interaction)
        user_id, now, store = interaction.user.id, self._client.now(), self._store.learning
        is_beginning = command.qualified_name in BEGINNINGS
        if not is_beginning or not await store.is_new(user_id, interaction.created_at):
            return
        game = (await game_of(interaction, interaction.namespace.game)).game
        if not first_lessons(game) or not await store.greet(user_id, now):
            return
        texts = texts_for(interaction)
        offered = texts("course-offer", game=game_name(game, texts), count=first_lessons(game))
        no = Button("course:decline", texts("button-no-thanks"))
        with tolerate_discord_faults("course not offered"):
            await notify(interaction, offered, controls(*learn_buttons(game, texts), no))

    async def _introduce(self, interaction: Interaction) -> None:
        """Tell members who manage a server of the commands for them, once, without a channel."""
        hosting, guild = self._store.hosting, self._client.get_guild(interaction.guild_id or 0)
        if guild is None or not interaction.permissions.manage_guild:
            return
        async with self._client.locks["introduction", guild.id]:
            if await hosting.is_introduced(guild.id):
                return
            with tolerate_discord_faults("commands not introduced"):
                await notify(interaction, self._for_managers(texts_for(interaction)))
                await hosting.record_introduced(guild.id, self._client.now())

    def _for_managers(self, texts: Texts) -> str:
        names = {"server": "server", "setup": "grimoire setup", "moderate": "moderate"}
        facts = {fact: self._client.mention(name) for fact, name in names.items()}
        return texts("welcome-managers", **facts)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Introduce the bot in the server's system channel.

        A server that adds the bot again gets no second message.
        """
        if _channel_for_news(guild) is None or guild.id in self._client.host_blocks:
            return
        if await self._store.learning.greet(guild.id, self._client.now(), told=False):
            await self._notify(guild)

    async def catch_up(self) -> None:
        """Retry the welcome in servers where Discord has refused it."""
        self.work.catch_up(await self._store.learning.owed(self._client.now() - OWED))

    async def _work(self, guild_id: int) -> None:
        guild = self._client.get_guild(guild_id)
        if guild is not None and not self._client.refusals.is_blocked(guild_id):
            await self._notify(guild)

    async def _notify(self, guild: discord.Guild) -> None:
        client, channel = self._client, _channel_for_news(guild)
        if channel is None:
            return
        texts = texts_in(str(guild.preferred_locale))
        text = texts(
            "welcome", **{name: client.mention(name) for name in ("duel", "help", "learn")}
        )
        play_now = play_now_button(all_match_options()[0].game, texts)
        more = Button("start:open", texts("button-more-to-play"))
        view = Layout(text, self._for_managers(texts), controls(play_now, more))
        try:
            await channel.send(view=view, nonce=make_nonce("welcome", guild.id))
        except Exception as fault:
            if not is_refusal_of_discord(fault):
                raise
            log.info("welcome not told", guild=guild.id, **describe_fault(fault))
            client.refusals.put_off(fault, guild.id, guild.id)
        else:
            await self._store.learning.record_greeted(guild.id)
            await self._store.hosting.record_introduced(guild.id, client.now())


def _channel_for_news(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the server's system channel; None if the bot can't post in it."""
    channel = guild.system_channel
    can = channel is not None and channel.permissions_for(guild.me).send_messages
    return channel if can else None
