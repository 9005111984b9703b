"""The signs of a match or of cards: what a legend or an explanation names."""

from __future__ import annotations

from collections.abc import Iterable

from engine.clash.abilities import ABILITIES, Ability
from engine.clash.cards import Card
from engine.clash.view import BattleView, PlayerView

Signs = list[tuple[Ability, bool]]
"""Abilities in the order of the rule book; True means an aura."""


def signs_of(view: BattleView) -> Signs:
    """Return the signs of all cards and creatures of a match, each once, auras last."""
    cards = [card for player in view.players for card in player.hand.cards]
    return _signs(view, cards)


def signs_in_sight(view: BattleView, player: PlayerView | None) -> Signs:
    """Return the signs of all creatures in play, and of this seat's hand."""
    return _signs(view, player.hand.cards if player else ())


def signs_of_cards(cards: Iterable[Card]) -> Signs:
    """Return the signs on these cards."""
    chips, rings = _printed(cards)
    return _in_order(chips, rings)


def _signs(view: BattleView, cards: Iterable[Card]) -> Signs:
    champions = [player.champion for player in view.players if player.champion is not None]
    chips, rings = _printed([*cards, *champions])
    for player in view.players:
        for creature in (*player.upper, *player.lower):
            chips.update(creature.abilities, creature.borrowed)
            rings.update(creature.auras)
    return _in_order(chips, rings)


def _printed(cards: Iterable[Card]) -> tuple[set[Ability], set[Ability]]:
    chips: set[Ability] = set()
    rings: set[Ability] = set()
    for card in cards:
        chips.update(card.abilities)
        if card.aura_ability is not None:
            rings.add(card.aura_ability)
    return chips, rings


def _in_order(chips: set[Ability], rings: set[Ability]) -> Signs:
    return [(ability, False) for ability in ABILITIES if ability in chips] + [
        (ability, True) for ability in ABILITIES if ability in rings
    ]
