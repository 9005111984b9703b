"""Cards in the text alternatives of the formats: in many words, in few, or by name."""

from __future__ import annotations

from collections.abc import Iterable

from engine.clash.cards import Card
from images.clash.card import aura_text, damage_text
from texts import Texts


def card_words(card: Card, texts: Texts, *, abilities: bool = True) -> str:
    """Return a card's name with its cost, its figures, and its abilities and aura."""
    words: list[str] = []
    if abilities:
        words += [texts.named(ability.names) for ability in card.abilities]
        if card.aura_ability is not None:
            words.append(aura_text(card.aura_ability, texts))
    return texts(
        "alt-draft-creature" if card.is_creature else "alt-draft-incantation",
        card=card.name(texts.language),
        cost=card.cost,
        attack=damage_text(card),
        health=card.health,
        abilities=texts("list-separator") + ", ".join(words) if words else "",
    )


def short_card(card: Card, texts: Texts) -> str:
    """Return a card's name with its cost and figures, in as few words as possible."""
    return texts(
        "alt-short-creature" if card.is_creature else "alt-short-incantation",
        card=card.name(texts.language),
        cost=card.cost,
        attack=damage_text(card),
        health=card.health,
    )


def listed(cards: Iterable[Card], texts: Texts) -> str:
    """Return the names of cards as a list."""
    return ", ".join(card.name(texts.language) for card in cards)
