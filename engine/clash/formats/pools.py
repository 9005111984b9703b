"""Pools: the cards that can be drafted, brought or named (clash-of-decks.md 8, 11, 12)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.clash.abilities import OF_VERSION_1_0
from engine.clash.cards import CARDS, SETS, Card
from engine.clash.decks import known_card
from engine.documents import DocumentError, refuse


def known_to(ruleset: str, cards: Iterable[Card]) -> list[Card]:
    """Return the cards whose abilities the ruleset knows (14)."""
    if ruleset != "1.0":
        return list(cards)
    return [card for card in cards if not (card.mask | card.aura) & ~OF_VERSION_1_0]


def size_of(sets: Iterable[str]) -> int:
    """Return the number of cards in these sets together."""
    wanted = set(sets)
    return sum(card.set in wanted for card in CARDS)


def cards_of(sets: list[str], ruleset: str, wanted: int) -> list[Card]:
    """Return the cards of these sets in print order.

    Args:
        ruleset: The ruleset that must know all their abilities.
        wanted: The least number of cards.

    Raises `DocumentError` for an unknown or repeated set, one that the ruleset does not know, or
    too few cards.
    """
    for index, set_id in enumerate(sets):
        path = f"config.sets[{index}]"
        refuse(set_id not in [known.id for known in SETS], path, f"there is no set {set_id[:40]!r}")
        refuse(set_id in sets[:index], path, f"{set_id} is named twice")
        for card in CARDS:
            if card.set == set_id:
                known_card(card.id, path, ruleset)
    found = [card for card in CARDS if card.set in sets]
    if len(found) < wanted:
        raise DocumentError("config.sets", f"{len(found)} cards, and {wanted} are needed")
    return found


def read_cards(ids: list[str], path: str, allowed: list[Card], seen: set[Card]) -> list[Card]:
    """Return the cards with these ids, and add them to `seen`.

    Raises `DocumentError` for a card that is not `allowed` or was `seen` before.
    """
    found = []
    for index, card_id in enumerate(ids):
        card = known_card(card_id, f"{path}[{index}]")
        refuse(card not in allowed, f"{path}[{index}]", f"{card.name()} is in none of the sets")
        refuse(card in seen, f"{path}[{index}]", f"{card.name()} is there twice")
        seen.add(card)
        found.append(card)
    return found
