"""The slash commands that find players: `/duel`, `/draft`, `/league`, `/lobby`.

Also the commands for one player: `/practice`, `/solo`.
"""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.app import Interaction
from bot.clock import NO_CLOCK
from bot.errors import Refusal
from bot.game_api import game_name
from bot.game_api.match_options import Chosen, MatchOptions
from bot.lobby.alone import begin_practice
from bot.lobby.match_request import STRENGTH, strength_option
from bot.lobby.opening import invite, play_anybody
from bot.lobby.options import (
    Begin,
    clock_of,
    game_of,
    make_match_command,
    settings_of,
    strength_name,
)
from bot.ui.acknowledgement import Choices, autocomplete, filter_choices
from bot.ui.commands import Command
from bot.ui.replies import texts_for
from opponents.thinkers import STRENGTHS, strengths_of


def make_commands() -> Sequence[Command]:
    """Make the commands, with the options that the games offer."""
    own = {STRENGTH: str, "private": bool}
    practice = make_match_command(
        "practice", _practice, optional=own, timed=False, in_servers_only=False
    )
    practice.autocomplete(STRENGTH)(_suggested_strengths)
    return (
        make_match_command("duel", _duel, optional={"opponent": discord.Member}),
        *(make_match_command(name, _opens(name)) for name in ("draft", "league", "lobby")),
        practice,
        make_match_command("solo", _solo, optional={"private": bool}, in_servers_only=False),
    )


async def _duel(interaction: Interaction, match_options: MatchOptions, chosen: Chosen) -> None:
    """Challenge a member, or open a challenge for any player.

    The bot accepts at once and plays without a clock by default.
    """
    opponent = chosen.get("opponent")
    against_bot = opponent is not None and opponent.id == interaction.client.me.id
    clock = chosen.get("clock", NO_CLOCK if against_bot else None)
    time = await clock_of(interaction, clock, chosen.get("misses"))
    pick = match_options.pick(chosen)
    if against_bot:
        await begin_practice(interaction, match_options.settings("duel", chosen, time), pick=pick)
        return
    settings = await settings_of(interaction, match_options, "duel", chosen, time)
    if opponent is None:
        await play_anybody(interaction, settings, pick)
    else:
        await invite(interaction, opponent, settings, pick)


def _opens(command: str) -> Begin:
    async def begin(interaction: Interaction, match_options: MatchOptions, chosen: Chosen) -> None:
        """Open a lobby for any players.

        If a lobby for two with these settings is open, the player joins it instead.
        """
        if command != "lobby" and not any(
            command in option.commands for option in match_options.options
        ):
            game = game_name(match_options.game, texts_for(interaction))
            instead = interaction.client.mention("lobby")
            raise Refusal("refused-no-such-table", game=game, command=instead)
        time = await clock_of(interaction, chosen.get("clock"), chosen.get("misses"))
        await play_anybody(
            interaction, await settings_of(interaction, match_options, command, chosen, time)
        )

    return begin


@autocomplete
async def _suggested_strengths(interaction: Interaction, typed: str) -> Choices:
    """Suggest the bot's strengths in the chosen game."""
    texts = texts_for(interaction)
    try:
        match_options = await game_of(interaction, dict(iter(interaction.namespace)).get("game"))
    except Refusal:  # the command itself will say so
        return []
    game = match_options.game
    named = [(strength_name(game, each, texts), each) for each in strengths_of(game)]
    return filter_choices(typed, named)


async def _practice(interaction: Interaction, match_options: MatchOptions, chosen: Chosen) -> None:
    """Play against the bot."""
    settings = match_options.settings("practice", chosen, None)
    typed = chosen.get(STRENGTH)
    strength = strength_option(STRENGTHS).value(typed) if typed else None
    pick, private = match_options.pick(chosen), chosen.get("private")
    await begin_practice(interaction, settings, strength, pick, private)


async def _solo(interaction: Interaction, match_options: MatchOptions, chosen: Chosen) -> None:
    """Play against the game itself."""
    opens = match_options.solo()
    if opens is None:
        raise Refusal("refused-no-solo", game=game_name(match_options.game, texts_for(interaction)))
    await opens(interaction, chosen)
