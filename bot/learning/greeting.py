"""What newcomers are told once: a server that takes the bot in, a person who begins to play."""

from __future__ import annotations

import discord

from bot.app import App, Interaction
from bot.faults import tolerate_discord_faults
from bot.house import game_name, offers
from bot.learning.course import first_lessons, learn_buttons
from bot.lobby.alone import play_now_button
from bot.lobby.options import game_of
from bot.ui.acknowledgement import Answer
from bot.ui.replies import Layout, respond, tell, texts_for
from bot.ui.router import BLUE, Acts, Button, controls
from texts import texts_in

ACTS = Acts(Answer.UPDATE)
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


async def welcome(client: App, guild: discord.Guild) -> None:
    """Say in a server that has taken the bot in what it is for, where the server wants such news.

    A server that takes it in again is not told again.
    """
    channel = guild.system_channel
    if channel is None or not channel.permissions_for(guild.me).send_messages:
        return
    if not await client.store.learning.greet(guild.id, client.now()):
        return
    texts = texts_in(str(guild.preferred_locale))
    told = texts("welcome", **{name: client.mention(name) for name in ("duel", "help", "learn")})
    start = Button("start:open", texts("button-play"), BLUE)
    view = Layout(told, controls(start, play_now_button(offers()[0].game, texts)))
    with tolerate_discord_faults("welcome not told", guild=guild.id, channel=channel.id):
        await channel.send(view=view)
