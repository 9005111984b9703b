"""The command `/grimoire`, under which everything about pages is found."""

from __future__ import annotations

from discord import app_commands

from bot.ui.words import words

GRIMOIRE = app_commands.Group(
    name=words("grimoire"),
    description=words("grimoire-about"),
    guild_only=True,
)
