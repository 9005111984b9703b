"""What cards cost now, as a view tells it (clash-of-decks.md 5.1; 7, lucidity; 12)."""

from __future__ import annotations

from ...engine.clash.abilities import LUCIDITY, PRICE_OF_BLOOD
from ...engine.clash.cards import Card
from ...engine.clash.summoning import LUCID_DISCOUNT
from ...engine.clash.view import DuelView


def cost_in_hand(card: Card, place: int) -> int:
    """The cost of the card at this place of a hand (0 is leftmost, no stronghold counted)."""
    if place == 0 and card.mask & LUCIDITY:
        return max(0, card.cost - LUCID_DISCOUNT)
    return card.cost


def cost_of_champion(view: DuelView, champion: Card) -> int:
    """1 less for each creature in play with the same printed cost (a pair once)."""
    alike = [
        creature
        for player in view.players
        for creature in (*player.upper, *player.lower)
        if champion.cost in {creature.card.cost, (creature.symbiote or creature.card).cost}
    ]
    return max(0, champion.cost - len(alike))


def payable(card: Card, cost: int, mana: int) -> bool:
    """Is there mana enough, or may the rest be paid in blood?"""
    return cost <= mana or bool(card.mask & PRICE_OF_BLOOD)
