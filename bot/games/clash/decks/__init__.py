"""Decks that people save, over all servers: `/deck`."""

from __future__ import annotations

from bot.games.clash.decks import commands, saving
from bot.games.clash.decks.group import DECK

__all__ = ["ACTS", "DECK"]

ACTS = commands.ACTS, saving.ACTS
