"""The command `/champion`, under which everything about made-up champions is found."""

from __future__ import annotations

from discord import app_commands

from bot.ui.words import words

CHAMPION = app_commands.Group(
    name=words("command-champion"), description=words("command-champion-about")
)
