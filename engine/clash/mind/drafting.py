"""A sensible choice of cards, for a player who does not answer.

It weighs how often decks win that contain a card (a made-up card: what it is worth for its cost,
measured by benchmarks/cards.py), and how it fits the cards that are there. Equal cards always
bring an equal choice."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from engine.clash import custom
from engine.clash.cards import CREATURE, INCANTATION, Card

_FILE: Final = files("engine.clash").joinpath("data", "win_rates.json")
WIN_RATES: Final[Mapping[str, float]] = {
    card: thousandths / 1000 for card, thousandths in json.loads(_FILE.read_text("utf-8")).items()
}
"""By the id of each printed card; half of all decks win."""


CREATURES = 0.7
"""The share of creatures that a deck does best with."""
COST = 4.0
"""The cost that the cards of a deck should have on average."""
OUT_OF_BALANCE = 1.0
"""What a creature, or an incantation, too many takes from the value of a card, in mana."""
OFF_COST = 0.25
"""What a mana takes by which the cards are too dear, or too cheap, together."""
BY_WINS = 20.0
"""What a card is worth in mana with which every deck wins, beyond one with which half of them do:
so much more than a misfit weighs that of common cards the better one is taken."""
SAME_COST = 0.2
"""What each card takes that costs as much."""


def best_card(offered: Sequence[Card], own: Sequence[Card]) -> Card:
    """Return the card to take, bring or choose next to the own ones."""

    def merit(card: Card) -> tuple[float, int, str]:
        return _value(card) - _misfit([*own, card]), card.cost, card.id

    return max(offered, key=merit)


def best_champion(offered: Sequence[Card]) -> Card:
    """Return the creature to name as a champion.

    It is worth more than its cost, which should be one that many cards have, for these make it
    cheaper and restore it.
    """
    return best_card(offered, ())


def _value(card: Card) -> float:
    """Return what the card is worth beyond its cost: by measured wins, else by its price (13)."""
    if card.id in WIN_RATES:
        return BY_WINS * (WIN_RATES[card.id] - 0.5)
    kind: custom.Kind = CREATURE if card.is_creature else INCANTATION
    worth = custom.price(kind, card.attack, card.health, card.abilities, card.aura_ability)
    return worth - card.cost


def _misfit(cards: Sequence[Card]) -> float:
    """How far such cards are from a good deck; the last one is the one in question."""
    latest = cards[-1]
    creatures = sum(card.is_creature for card in cards)
    cost = sum(card.cost for card in cards)
    same = sum(card.cost == latest.cost for card in cards[:-1])
    return (
        OUT_OF_BALANCE * abs(creatures - CREATURES * len(cards))
        + OFF_COST * abs(cost - COST * len(cards))
        + SAME_COST * same
    )
