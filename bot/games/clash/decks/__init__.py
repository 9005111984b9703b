"""Decks that people save, over all servers: `/deck`."""

from bot.games.clash.decks import saving
from bot.games.clash.decks.showing import DECKS

__all__ = ["ACTS", "DECKS"]

ACTS = DECKS.acts, saving.ACTS
