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
from bot.game_api.offer import Chosen, Offer
from bot.lobby.alone import begin_practice
from bot.lobby.opening import invite, play_anybody
from bot.lobby.options import Begin, clock_of, game_of, make_offer_command, strength_name, terms_of
from bot.lobby.wish import STRENGTH, strength_option
from bot.ui.acknowledgement import Choices, autocomplete, filter_choices
from bot.ui.commands import Command
from bot.ui.replies import texts_for
from opponents.thinkers import STRENGTHS, strengths_of


def make_commands() -> Sequence[Command]:
    """Make the commands, with the options that the games offer."""
    own = {STRENGTH: str, "private": bool}
    practice = make_offer_command("practice", _practice, optional=own, timed=False)
    practice.autocomplete(STRENGTH)(_suggested_strengths)
    return (
        make_offer_command("duel", _duel, optional={"opponent": discord.Member}),
        *(make_offer_command(name, _opens(name)) for name in ("draft", "league", "lobby")),
        practice,
        make_offer_command("solo", _solo, optional={"private": bool}),
    )


async def _duel(interaction: Interaction, offer: Offer, chosen: Chosen) -> None:
    """Challenge a member, or open a challenge for any player.

    The bot accepts at once and plays without a clock by default.
    """
    opponent = chosen.get("opponent")
    against_bot = opponent is not None and opponent.id == interaction.client.me.id
    clock = chosen.get("clock", NO_CLOCK if against_bot else None)
    time = await clock_of(interaction, clock, chosen.get("misses"))
    pick = offer.pick(chosen)
    if against_bot:
        await begin_practice(interaction, offer.terms("duel", chosen, time), pick=pick)
        return
    terms = await terms_of(interaction, offer, "duel", chosen, time)
    if opponent is None:
        await play_anybody(interaction, terms, pick)
    else:
        await invite(interaction, opponent, terms, pick)


def _opens(command: str) -> Begin:
    async def begin(interaction: Interaction, offer: Offer, chosen: Chosen) -> None:
        """Open a lobby for any players.

        If a lobby for two with these terms is open, the player joins it instead.
        """
        if command != "lobby" and not any(command in option.commands for option in offer.options):
            game = game_name(offer.game, texts_for(interaction))
            instead = interaction.client.mention("lobby")
            raise Refusal("refused-no-such-table", game=game, command=instead)
        time = await clock_of(interaction, chosen.get("clock"), chosen.get("misses"))
        await play_anybody(interaction, await terms_of(interaction, offer, command, chosen, time))

    return begin


@autocomplete
async def _suggested_strengths(interaction: Interaction, typed: str) -> Choices:
    """Suggest the bot's strengths in the chosen game."""
    texts = texts_for(interaction)
    try:
        offer = await game_of(interaction, dict(iter(interaction.namespace)).get("game"))
    except Refusal:  # the command itself will say so
        return []
    game = offer.game
    named = [(strength_name(game, each, texts), each) for each in strengths_of(game)]
    return filter_choices(typed, named)


async def _practice(interaction: Interaction, offer: Offer, chosen: Chosen) -> None:
    """Play against the bot."""
    terms = offer.terms("practice", chosen, None)
    typed = chosen.get(STRENGTH)
    strength = strength_option(STRENGTHS).value(typed) if typed else None
    pick, private = offer.pick(chosen), chosen.get("private")
    await begin_practice(interaction, terms, strength, pick, private)


async def _solo(interaction: Interaction, offer: Offer, chosen: Chosen) -> None:
    """Play against the game itself."""
    opens = offer.solo()
    if opens is None:
        raise Refusal("refused-no-solo", game=game_name(offer.game, texts_for(interaction)))
    await opens(interaction, chosen)
