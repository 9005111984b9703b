"""Decks that people save, over all servers: `/deck`."""

from __future__ import annotations

from bot.games.clash.decks import saving
from bot.games.clash.decks.showing import DECKS

__all__ = ["ACTS", "DECK"]

DECK = DECKS.group
DECK.add_command(saving.save)
DECK.add_command(saving.import_deck)

ACTS = DECKS.acts, saving.ACTS
