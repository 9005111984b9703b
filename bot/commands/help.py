"""`/help`: a game in one minute."""

from __future__ import annotations

from bot.lobby.options import game_of, suggested_games
from bot.ui.commands import command
from bot.ui.replies import Interaction, put, texts_for


@command("command-help")
async def help_command(interaction: Interaction, game: str | None = None) -> None:
    """The game in one minute."""
    offer = await game_of(interaction, game)
    await put(interaction, offer.help(texts_for(interaction), interaction.client.mention))


help_command.autocomplete("game")(suggested_games)
