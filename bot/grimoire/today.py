"""`/grimoire daily`: today's page of the server, for one's own eyes."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.grimoire.post import DailyView
from bot.grimoire.session import draw
from bot.ui.pictures import files_of
from bot.ui.replies import Interaction, texts_for
from bot.ui.words import words


@app_commands.command(name=words("grimoire-daily"), description=words("grimoire-daily-about"))
async def daily(interaction: Interaction) -> None:
    """The page, with the way to the own panel."""
    client, texts = interaction.client, texts_for(interaction)
    store, now = client.store.dailies, client.now()
    row = await store.open_daily(interaction.guild_id or 0, now)
    if row is None:
        server = await store.server(interaction.guild_id or 0)
        if server is None or not server.enabled:
            raise Refusal("refused-no-daily", command=client.mention("grimoire setup"))
        when = discord.utils.format_dt(max(server.next_at, now), "R")
        raise Refusal("refused-no-daily-yet", when=when)
    page = await client.store.grimoire.any_page(row.page_id)
    if page is None:
        raise Refusal("refused-no-such-page")
    await client.store.grimoire.solving(interaction.user.id, page.id, interaction.created_at)
    picture = await draw(client, page, page.state(), texts)
    view = DailyView(row, page, picture, texts)
    await interaction.edit_original_response(view=view, attachments=files_of(picture))
