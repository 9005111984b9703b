"""What can be done with a person by the menu that Discord shows for them."""

from __future__ import annotations

import discord

from bot.app import Interaction
from bot.commands.start import show_challenge
from bot.lobby.options import game_of
from bot.results.profile import show_profile
from bot.ui.commands import person_menu


@person_menu("menu-profile")
async def _profile(interaction: Interaction, person: discord.Member) -> None:
    """Show how this person has done."""
    await show_profile(interaction, person)


@person_menu("menu-challenge")
async def _challenge(interaction: Interaction, person: discord.Member) -> None:
    """Show what can be settled before this person is challenged to the usual game."""
    await show_challenge(interaction, (await game_of(interaction, None)).game, person)


MENUS = (_profile, _challenge)
