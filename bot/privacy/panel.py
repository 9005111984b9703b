"""`/privacy`: what the bot keeps, as a file for the user, and how to delete it."""

from __future__ import annotations

from typing import Any, Literal

import discord

from bot.app import Interaction
from bot.privacy.export import export_of
from bot.privacy.job import Erasures
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.files import file_of
from bot.ui.replies import Layout, check_manager, respond, texts_for, while_answerable
from bot.ui.router import BLUE, RED, Button, Handlers, controls

HANDLERS = Handlers(Answer.PANEL)

_COLUMN = {"user": "user_id", "server": "guild_id"}


@command("command-privacy")
async def privacy(interaction: Interaction) -> None:
    """Show what is kept, and what the user can do about it."""
    await _show(interaction)


@HANDLERS.on("privacy:show")
async def _show(interaction: Interaction) -> None:
    texts = texts_for(interaction)
    buttons = [
        Button("privacy:export", texts("button-privacy-export"), BLUE),
        Button("privacy:delete:ask:user", texts("button-privacy-user"), RED),
    ]
    if interaction.guild_id is not None and interaction.permissions.manage_guild:
        buttons.append(Button("privacy:delete:ask:server", texts("button-privacy-server"), RED))
    await respond(interaction, texts("privacy-about"), controls(*buttons))


@HANDLERS.on("privacy:export")
async def _export(interaction: Interaction) -> None:
    """Send the user everything that names them, as a file."""
    client, user_id, texts = interaction.client, interaction.user.id, texts_for(interaction)
    with client.quotas.exporting(user_id):
        async with while_answerable(interaction), client.locks["export",]:  # one at a time
            name, data = await export_of(client.store, user_id)
        view = Layout(texts("privacy-exported"), discord.ui.File[Any](f"attachment://{name}"))
        await interaction.edit_original_response(view=view, attachments=[file_of(data, name)])


@HANDLERS.on("privacy:delete:{step}:{whose}")
async def _delete(
    interaction: Interaction,
    step: Literal["ask", "sure", "now"],
    whose: Literal["user", "server"],
) -> None:
    """Ask twice, then have everything of the user, or of the server, deleted."""
    texts, client = texts_for(interaction), interaction.client
    number = check_manager(interaction) if whose == "server" else interaction.user.id
    if step == "now":
        with client.quotas.deleting(number):
            await client.part(Erasures).begin(**{_COLUMN[whose]: number})
        await respond(interaction, texts(f"privacy-now-{whose}"))
        return
    following = {"ask": "sure", "sure": "now"}[step]
    label = texts(f"button-privacy-{following}")
    buttons = [
        Button(f"privacy:delete:{following}:{whose}", label, RED),
        Button("privacy:show", texts("button-cancel")),
    ]
    if step == "sure":  # a second click on the same spot deletes nothing
        buttons.reverse()
    await respond(interaction, texts(f"privacy-{step}-{whose}"), controls(*buttons))


COMMANDS = (privacy,)
