"""`/help`: how a game is played."""

from __future__ import annotations

from discord import app_commands

from bot.app import Interaction
from bot.commands.finding import game_meant
from bot.errors import Refusal
from bot.game_api import guide_of
from bot.learning.help import find_rules, show_help, show_rules
from bot.lobby.options import suggested_games
from bot.ui.acknowledgement import Choices, autocomplete, shown
from bot.ui.commands import command
from bot.ui.replies import texts_for


@autocomplete
async def _suggested_rules(interaction: Interaction, typed: str) -> Choices:
    """Suggest the rules whose title or text has all typed words."""
    try:
        guide = guide_of(await game_meant(interaction, interaction.namespace.game))
    except Refusal:  # the command itself will say so
        return []
    rules = find_rules(guide, typed, texts_for(interaction))
    return shown((f"{rule.title} · {rule.number}", rule.key) for rule in rules)


@command("command-help")
@app_commands.autocomplete(find=_suggested_rules)
async def help_command(
    interaction: Interaction, game: str | None = None, find: str | None = None
) -> None:
    """Explain a game: show its panel of topics, or the rules that match `find`."""
    meant = await game_meant(interaction, game)
    if find is None:
        await show_help(interaction, meant)
    else:
        await show_rules(interaction, meant, find)


help_command.autocomplete("game")(suggested_games)


COMMANDS = (help_command,)
