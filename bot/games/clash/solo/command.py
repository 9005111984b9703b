"""`/solo`: opens the panel."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.completing import decks, matching
from bot.errors import Refusal
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.sets import completed_sets, sets_in
from bot.games.clash.solo.beginning import terms_of
from bot.games.clash.solo.panel import SoloPanel
from bot.games.clash.solo.wish import DECKS, DRAFT, Wish
from bot.games.clash.terms import known_sets
from bot.lobby.clocks import NO_CLOCK
from bot.lobby.options import clock_of, options
from bot.ui.door import Choices, offered
from bot.ui.harmless import harmless
from bot.ui.replies import Interaction, texts_for
from bot.ui.words import words
from engine.clash.position_documents import Ruleset

NEWEST: Ruleset = "1.2"


@app_commands.command(name=words("command-solo"), description=words("command-solo-about"))
@app_commands.describe(deck=words("command-solo-deck-about"))
@options("ruleset", "deck", "sets", "clock", "fatigue", "champion")
@app_commands.guild_only()
async def solo(
    interaction: Interaction,
    ruleset: str = NEWEST,
    deck: str | None = None,
    sets: str = "",
    clock: str = NO_CLOCK,
    fatigue: bool = False,
    champion: bool = False,
) -> None:
    """Show the panel: with the quick game, which has no champions, else with a custom AI."""
    named, rules = sets_in(sets), _ruleset(ruleset)
    chosen = deck or (DRAFT if named else RANDOM)
    if chosen not in DECKS:
        raise Refusal("refused-unknown-deck", deck=harmless(chosen))
    if chosen == DRAFT and rules != NEWEST:
        named = named or known_sets(rules)
    time = await clock_of(interaction, clock)
    wish = Wish(rules, chosen, named, fatigue, champion, clock=time)
    if not wish.may_be_quick:
        wish = wish.custom()
    terms_of(wish).check()
    view = SoloPanel(wish, interaction.user.id, texts_for(interaction))
    await interaction.edit_original_response(view=view)


@solo.autocomplete("deck")
@offered
async def _decks(interaction: Interaction, typed: str) -> Choices:
    """The preconstructed decks with their cards, and the draft."""
    texts = texts_for(interaction)
    return [*await decks(interaction, typed), *matching(typed, [(texts("choice-draft"), DRAFT)])]


@solo.autocomplete("sets")
@offered
async def _sets(interaction: Interaction, typed: str) -> Choices:
    known = known_sets(_ruleset(interaction.namespace.ruleset))
    return completed_sets(typed, texts_for(interaction), known)


def _ruleset(chosen: str | None) -> Ruleset:
    """The one that is chosen, else the newest."""
    return "1.0" if chosen == "1.0" else NEWEST


COMMANDS: tuple[app_commands.Command[Any, ..., Any], ...] = (solo,)
