"""A duel: the battle of two players, across both lanes (clash-of-decks.md 2)."""

from __future__ import annotations

from engine.clash.battle import Battle


class Duel(Battle):
    """A battle of the mode `duel`."""
