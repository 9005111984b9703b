"""`/solo`: opens the panel; what it shows begins."""

from __future__ import annotations

from bot.clock import NO_CLOCK
from bot.errors import Refusal
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.sets import sets_in
from bot.games.clash.solo.beginning import terms_of
from bot.games.clash.solo.panel import SoloPanel
from bot.games.clash.solo.setup import DECKS, DRAFT, SoloSetup
from bot.games.clash.terms import known_sets
from bot.games.offer import Chosen
from bot.lobby.options import clock_of
from bot.ui.harmless import harmless
from bot.ui.replies import Interaction, texts_for
from engine.clash.position_documents import Ruleset

NEWEST: Ruleset = "1.2"


async def open_solo(interaction: Interaction, chosen: Chosen) -> None:
    """Show the panel: with the quick game, which has no champions, else with a custom AI."""
    sets = sets_in(chosen.get("sets", ""))
    ruleset: Ruleset = "1.0" if chosen.get("ruleset") == "1.0" else NEWEST
    deck = chosen.get("deck") or (DRAFT if sets else RANDOM)
    if deck not in DECKS:
        raise Refusal("refused-unknown-deck", deck=harmless(deck))
    if deck == DRAFT and ruleset != NEWEST:
        sets = sets or known_sets(ruleset)
    clock = await clock_of(interaction, chosen.get("clock", NO_CLOCK), chosen.get("misses"))
    fatigue, champion = chosen.get("fatigue", False), chosen.get("champion", False)
    wish = SoloSetup(ruleset, deck, sets, fatigue, champion, clock=clock)
    if not wish.may_be_quick:
        wish = wish.custom()
    terms_of(wish).check()
    view = SoloPanel(wish, interaction.user.id, texts_for(interaction))
    await interaction.edit_original_response(view=view)
