"""`/privacy`: what the bot keeps, as a file for the user, and how to delete it."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from collections import defaultdict
from typing import Any, Literal

import discord

from bot.app import Interaction
from bot.errors import Refusal
from bot.privacy.job import Erasures
from bot.ui.acknowledgement import Answer
from bot.ui.commands import command
from bot.ui.replies import Layout, check_manager, respond, texts_for, while_answerable
from bot.ui.router import BLUE, RED, Button, Handlers, controls

HANDLERS = Handlers(Answer.PANEL)
LARGEST_FILE = 8_000_000
"""The most bytes of a file that Discord takes everywhere, with room for the rest."""
LARGEST_EXPORT = 10 * LARGEST_FILE
"""The most characters that are collected; compressed they are about a tenth."""

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
            name, data = await _file_of(interaction)
        view = Layout(texts("privacy-exported"), discord.ui.File[Any](f"attachment://{name}"))
        await interaction.edit_original_response(
            view=view, attachments=[discord.File(io.BytesIO(data), name)]
        )


async def _file_of(interaction: Interaction) -> tuple[str, bytes]:
    """Return the name and content of the user's file. Raises `Refusal` if it is too large."""
    pages, length = defaultdict[str, list[str]](list), 0
    async for table, page in interaction.client.store.erasures.rows_of(interaction.user.id):
        pages[table].append(page)
        length += len(page)
        if length > LARGEST_EXPORT:
            raise Refusal("refused-export-large")
    rows = {table: ",\n".join(found) for table, found in pages.items()}
    tables = ",\n".join([f"{json.dumps(table)}: [\n{inside}\n]" for table, inside in rows.items()])
    data = f"{{{tables}}}\n".encode()
    if len(data) <= LARGEST_FILE:
        return "bridgekeeper.json", data
    data = await asyncio.to_thread(gzip.compress, data)
    if len(data) > LARGEST_FILE:
        raise Refusal("refused-export-large")
    return "bridgekeeper.json.gz", data


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
