"""Slash commands as Discord sends them: acknowledgement, checks and errors."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import logs
from bot.errors import Refusal
from bot.ui.acknowledgement import Answer, admit, check_not_barred, let_go
from bot.ui.client import Client, Interaction
from bot.ui.commands import BEGINS, IN_SERVERS
from bot.ui.received import check_options, explain_wrong_option, read_data
from bot.ui.replies import answer_error, forget_foreign_server, is_late, server_of


class Commands(app_commands.CommandTree[Client]):
    """The slash commands; their errors are answered in one place."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Acknowledge the interaction and check its options; return False if it must not run."""
        logs.bind_context(interaction=interaction.id, **logs.place_of(interaction))
        forget_foreign_server(interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            read_data(interaction)
            is_blocked = interaction.user.id in interaction.client.host_blocks
            return not is_late(interaction) and not is_blocked
        command = interaction.command
        if command is None:  # discord.py reports it
            return await admit(interaction, Answer.PRIVATE)
        if not await admit(interaction, command.extras.get("answer", Answer.PRIVATE)):
            return False
        try:
            if command.extras.get(IN_SERVERS):
                server_of(interaction)
            if isinstance(command, app_commands.Command):
                check_options(interaction, command)
            if command.extras.get(BEGINS):
                await check_not_barred(interaction)
        except Refusal as refusal:
            await answer_error(interaction, refusal)
            return False
        return True

    async def _call(self, interaction: Interaction) -> None:
        try:
            await super()._call(interaction)
        finally:
            let_go(interaction)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the user what is wrong."""
        cause: Exception = error
        if isinstance(error, app_commands.CommandInvokeError):
            cause = error.original
        elif isinstance(error, app_commands.TransformerError):
            cause = explain_wrong_option(error)
        elif isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        ):
            cause = Refusal("refused-unknown-command")
        if interaction.type is not discord.InteractionType.autocomplete:
            await answer_error(interaction, cause)
