"""Fills in hidden information: the position with the hidden cards in a random order."""

from __future__ import annotations

from collections import Counter

from engine import chance
from engine.clash.abilities import MERCENARY
from engine.clash.battle import Battle
from engine.clash.cards import Card, in_print_order
from engine.clash.position_documents import cards_of
from engine.core import SEATS


def guess(battle: Battle, seat: int, seed: int) -> Battle:
    """Return a copy of the position with the other hands shuffled, as this seat may know it.

    Which cards they hold is public, their order is not (clash-of-decks.md 1). Of AIs even the
    decks' cards are hidden, and how a discard pile will be shuffled.
    """
    imagined = battle.copy()
    dealt = _deal(battle, chance.stream(seed, f"guess decks {battle.turn}"))
    for number, player in enumerate(imagined.players):
        if number == seat:
            continue
        known = dealt.get(number, player.hand)
        stream = chance.stream(seed, f"guess {SEATS[number]} {battle.turn}")
        player.hand = chance.shuffled(in_print_order(known), stream)
        if player.ai is not None:
            player.ai.chance = stream
    return imagined


def _deal(battle: Battle, stream: int) -> dict[int, list[Card]]:
    """Deal all cards of the AIs' decks again, at random, to decks of equal size.

    A card that an AI has elsewhere, or that is there twice, goes to a deck that can have it: no
    deck has doubles (2).
    """
    ais = battle.seating.ai
    if not ais:
        return {}
    together = Counter([card for ai in ais for card in battle.players[ai].hand])
    elsewhere = Counter([(owner, card) for _, owner, card in cards_of(battle)])
    for ai in ais:
        elsewhere.subtract((ai, card) for card in battle.players[ai].hand)
    dealt: dict[int, list[Card]] = {ai: [] for ai in ais}
    free: list[Card] = []
    for card in in_print_order(list(together)):
        room = [ai for ai in ais if not elsewhere[ai, card]]
        if together[card] == len(room) and not card.mask & MERCENARY:
            for ai in room:
                dealt[ai].append(card)
        else:
            free += [card] * together[card]
    free = chance.shuffled(free, stream)
    for ai, deck in dealt.items():
        missing = len(battle.players[ai].hand) - len(deck)
        deck += free[:missing]
        free = free[missing:]
    return dealt
