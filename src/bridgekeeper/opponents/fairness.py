"""What a seat may reckon with: the position with the hidden cards in an order that is a guess."""

from __future__ import annotations

from ..engine import chance
from ..engine.clash.cards import in_print_order
from ..engine.clash.duel import Duel


def guess(duel: Duel, seat: int, seed: int) -> Duel:
    """The position as this seat may imagine it: the other's hand shuffled, for which cards it
    holds is public and their order is not (clash-of-decks.md 1)."""
    imagined = duel.copy()
    other = imagined.players[imagined.across(seat)]
    known = in_print_order(other.hand)
    other.hand = chance.shuffled(known, chance.stream(seed, f"guess {duel.turn}"))
    return imagined
