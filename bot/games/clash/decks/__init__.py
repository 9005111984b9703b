"""Decks that people save, over all servers: `/deck`."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.clash.decks import commands, saving  # noqa: F401 - each adds its commands and buttons
from bot.games.clash.decks.buttons import OwnButton, OwnSelect
from bot.games.clash.decks.group import DECK

__all__ = ["DECK", "DYNAMIC_ITEMS"]

DYNAMIC_ITEMS: list[type[discord.ui.DynamicItem[Any]]] = [OwnButton, OwnSelect]
"""Buttons and selects that work after a restart; those of champions too."""
