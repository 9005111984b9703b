"""The signs of a match or of cards: what a legend or an explanation names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.clash.abilities import ABILITIES, Ability
from engine.clash.cards import Card
from engine.clash.view import BattleView, PlayerView

Signs = list[tuple[Ability, bool]]
"""Abilities in the order of the rule book; True means an aura."""


def signs_of(view: BattleView) -> Signs:
    """Return the signs of all cards and creatures of a match, each once, auras last."""
    return _signs([card for player in view.players for card in player.hand.cards], view.players)


def signs_in_sight(view: BattleView, player: PlayerView | None) -> Signs:
    """Return the signs of all creatures in play, and of this seat's hand."""
    return _signs(player.hand.cards if player else (), view.players)


def signs_of_cards(cards: Iterable[Card]) -> Signs:
    """Return the signs on these cards."""
    return _signs(cards)


def _signs(cards: Iterable[Card], players: Sequence[PlayerView] = ()) -> Signs:
    champions = [player.champion for player in players if player.champion is not None]
    chips: set[Ability] = set()
    rings: set[Ability | None] = set()
    for card in (*cards, *champions):
        chips.update(card.abilities)
        rings.add(card.aura_ability)
    for player in players:
        for creature in (*player.upper, *player.lower):
            chips.update(creature.abilities, creature.borrowed)
            rings.update(creature.auras)
    found = ((chips, False), (rings, True))
    return [(each, aura) for signs, aura in found for each in ABILITIES if each in signs]
