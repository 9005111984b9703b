"""`/help`: a game in one minute."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.games import offers
from bot.lobby.options import completed_games, game_of
from bot.ui.door import Choices, offered
from bot.ui.replies import Interaction, TextView, texts_for
from bot.ui.words import words


@app_commands.command(name=words("command-help"), description=words("command-help-about"))
@app_commands.rename(game=words("option-game"))
@app_commands.describe(game=words("option-game-about"))
async def help_command(interaction: Interaction, game: str | None = None) -> None:
    """The game in one minute."""
    offer = await game_of(interaction, game)
    view = TextView(offer.help(texts_for(interaction), interaction.client.mention))
    await interaction.edit_original_response(view=view)


@help_command.autocomplete("game")
@offered
async def _games(interaction: Interaction, typed: str) -> Choices:
    return completed_games(offers(), typed, texts_for(interaction))


HELP: app_commands.Command[Any, ..., Any] = help_command
