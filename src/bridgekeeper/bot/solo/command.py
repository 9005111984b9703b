"""`/solo`: opens the panel."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from ...engine.clash.position_documents import Ruleset
from ..door import Choices, offered
from ..errors import Refusal
from ..harmless import harmless
from ..lobby.clocks import NO_CLOCK
from ..lobby.decks import RANDOM
from ..lobby.options import clock_of, options
from ..lobby.sets import completed_sets, sets_in
from ..lobby.terms import known_sets
from ..play.completing import decks, matching
from ..replies import Interaction, texts_for
from ..words import words
from .beginning import terms_of
from .panel import SoloButton, SoloPanel, SoloSelect
from .wish import DECKS, DRAFT, Wish

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
DYNAMIC_ITEMS = (SoloButton, SoloSelect)
