"""Commands in the context menu that Discord shows for a member."""

from __future__ import annotations

import discord

from bot.app import Interaction
from bot.commands.start import show_challenge
from bot.lobby.options import game_of
from bot.results.profile import show_profile
from bot.ui.commands import menu


@menu("menu-profile")
async def _profile(interaction: Interaction, member: discord.Member) -> None:
    """Show this member's profile."""
    await show_profile(interaction, member)


@menu("menu-challenge", begins=True)
async def _challenge(interaction: Interaction, member: discord.Member) -> None:
    """Show the options of a challenge of this member, for the server's default game."""
    await show_challenge(interaction, (await game_of(interaction, None)).game, member)


MENUS = (_profile, _challenge)
