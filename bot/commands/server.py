"""`/server`: the usual game and clock of the matches of a server."""

from __future__ import annotations

from discord import app_commands

from bot.clock import clock_line
from bot.errors import Refusal
from bot.games import offers
from bot.grimoire.server import may_manage
from bot.lobby.options import CLOCK_CHOICES, Misses, clock_of, completed_games, game_name, game_of
from bot.ui.door import Choices, offered
from bot.ui.replies import Interaction, tell, texts_for
from bot.ui.words import words

SERVER = app_commands.Group(
    name=words("command-server"), description=words("command-server-about"), guild_only=True
)


@SERVER.command(name=words("command-server-clock"), description=words("command-server-clock-about"))
@app_commands.rename(clock=words("option-clock"), misses=words("option-misses"))
@app_commands.describe(
    clock=words("option-server-clock-about"), misses=words("option-misses-about")
)
@app_commands.choices(clock=CLOCK_CHOICES)
async def set_clock(interaction: Interaction, clock: str, misses: Misses | None = None) -> None:
    """Settle the clock for lobbies that do not say which one they want."""
    may_manage(interaction)
    if interaction.guild_id is None:
        raise Refusal("refused-wrong-place")
    usual = await clock_of(interaction, clock, misses)
    document = usual.document() if usual else None
    await interaction.client.store.servers.set_clock(interaction.guild_id, document)
    texts = texts_for(interaction)
    await tell(interaction, texts("server-clock-set", clock=clock_line(usual, texts)))


@SERVER.command(name=words("command-server-game"), description=words("command-server-game-about"))
@app_commands.rename(game=words("option-game"))
@app_commands.describe(game=words("option-game-about"))
async def set_game(interaction: Interaction, game: str) -> None:
    """Settle the game for commands that do not say which one they want."""
    may_manage(interaction)
    if interaction.guild_id is None:
        raise Refusal("refused-wrong-place")
    offer, texts = await game_of(interaction, game), texts_for(interaction)
    await interaction.client.store.servers.set_game(interaction.guild_id, offer.game)
    await tell(interaction, texts("server-game-set", game=game_name(offer, texts)))


@set_game.autocomplete("game")
@offered
async def _games(interaction: Interaction, typed: str) -> Choices:
    return completed_games(offers(), typed, texts_for(interaction))


@SERVER.command(name=words("command-server-show"), description=words("command-server-show-about"))
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
