"""How what a solo panel shows begins."""

from __future__ import annotations

from bot.faults import left_undone
from bot.games.clash.preconstructed import RANDOM
from bot.games.clash.solo.setup import DRAFT, SoloSetup
from bot.games.clash.terms import ClashTerms
from bot.lobby.alone import begin_solo
from bot.ui.replies import Interaction, TextView, texts_for


async def begin_wish(interaction: Interaction, wish: SoloSetup) -> None:
    """Begin what a panel shows (acknowledged); then the panel is done. Raises `Refusal`."""
    deck = RANDOM if wish.deck == DRAFT else wish.deck
    await begin_solo(interaction, terms_of(wish), deck)
    started = texts_for(interaction)("solo-started")
    with left_undone("solo panel not put away"):  # the game has begun all the same
        await interaction.edit_original_response(view=TextView(started))


def terms_of(wish: SoloSetup) -> ClashTerms:
    """What is going to be played."""
    return ClashTerms(
        format="draft" if wish.deck == DRAFT else "preconstructed",
        mode="solo",
        ruleset=wish.ruleset,
        sets=wish.sets,
        champion=wish.champion,
        fatigue=wish.fatigue,
        ai=None if wish.quick else wish.ai,
        clock=wish.clock,
    )
