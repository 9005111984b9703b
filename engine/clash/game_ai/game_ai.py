"""The game AI: evaluation, and hidden information, filled in with cards in a random order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine import chance
from engine.clash import returning
from engine.clash.abilities import MERCENARY
from engine.clash.battle import Battle
from engine.clash.cards import Card, in_print_order
from engine.clash.events import Event
from engine.clash.game_ai.evaluation import evaluate, tally
from engine.clash.position_documents import cards_of
from engine.core import SEATS, Seat
from engine.game_ai import GameAI


def determinize(battle: Battle, seat: int, seed: int) -> Battle:
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
        plugin = [ai for ai in ais if not elsewhere[ai, card]]
        if together[card] == len(plugin) and not card.mask & MERCENARY:
            for ai in plugin:
                dealt[ai].append(card)
        else:
            free += [card] * together[card]
    free = chance.shuffled(free, stream)
    for ai, deck in dealt.items():
        missing = len(battle.players[ai].hand) - len(deck)
        deck += free[:missing]
        free = free[missing:]
    return dealt


class ClashAI(GameAI):
    """The game AI of battles of any mode."""

    clear = 15.0
    scale, tempo = 46.0, 23.0
    strengths = MappingProxyType({"easy": 1500, "medium": 1910, "hard": 2170})

    def evaluate(self, state: Battle, seat: Seat) -> float:
        """Return how good the position is for the seat; it works best at the end of a turn."""
        return evaluate(state, SEATS.index(seat))

    def determinize(self, state: Battle, seat: Seat, seed: int) -> Battle:
        """Return a copy with the other hands, and the decks of AIs, in a random order.

        In the copy no seat is asked in which order cards return (14).
        """
        return determinize(state, SEATS.index(seat), seed).imagined()

    def is_plain(self, state: Battle, seat: Seat) -> bool:
        """Return whether the seat is asked for an order; it is that of section 4 then."""
        return returning.question(state) is not None

    def tally(self, state: Battle, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        """Count what the events brought the seat (`worth.tally`)."""
        return tally(state, seat, events)
