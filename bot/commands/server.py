"""`/server`: the usual game and clock of the matches of a server."""

from __future__ import annotations

from discord import app_commands

from bot.clock import clock_line
from bot.lobby.options import CLOCK_CHOICES, Misses, clock_of, game_name, game_of, suggested_games
from bot.ui.commands import command
from bot.ui.replies import Interaction, managed, tell, texts_for
from bot.ui.words import words

SERVER = app_commands.Group(
    name=words("command-server"), description=words("command-server-about"), guild_only=True
)


@command("command-server-clock", group=SERVER, clock=("option-clock", "option-server-clock-about"))
@app_commands.choices(clock=CLOCK_CHOICES)
async def set_clock(interaction: Interaction, clock: str, misses: Misses | None = None) -> None:
    """Settle the clock for lobbies that do not say which one they want."""
    guild_id = managed(interaction)
    usual = await clock_of(interaction, clock, misses)
    document = usual.document() if usual else None
    await interaction.client.store.servers.set_clock(guild_id, document)
    texts = texts_for(interaction)
    await tell(interaction, texts("server-clock-set", clock=clock_line(usual, texts)))


@command("command-server-game", group=SERVER)
async def set_game(interaction: Interaction, game: str) -> None:
    """Settle the game for commands that do not say which one they want."""
    guild_id = managed(interaction)
    offer, texts = await game_of(interaction, game), texts_for(interaction)
    await interaction.client.store.servers.set_game(guild_id, offer.game)
    await tell(interaction, texts("server-game-set", game=game_name(offer, texts)))


set_game.autocomplete("game")(suggested_games)


@command("command-server-show", group=SERVER)
async def show(interaction: Interaction) -> None:
    """Tell everybody who asks what is settled."""
    texts = texts_for(interaction)
    usual = await clock_of(interaction, None)
    game = game_name(await game_of(interaction, None), texts)
    lines = (
        texts("server-game-is", game=game),
        texts("server-clock-is", clock=clock_line(usual, texts)),
    )
    await tell(interaction, "\n".join(lines))
