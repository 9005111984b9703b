"""The command `/deck`, under which everything about saved decks is found."""

from __future__ import annotations

from discord import app_commands

from bot.ui.words import words

DECK = app_commands.Group(name=words("command-deck"), description=words("command-deck-about"))
