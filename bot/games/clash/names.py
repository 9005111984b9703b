"""The cards, abilities and sets of Clash of Decks by their names."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.ui.names import Names
from engine.clash.abilities import ABILITIES
from engine.clash.cards import CARDS, PRINTED, SETS, Card
from texts import Texts

CARD_NAMES = Names((card, card.id, dict(card.names)) for card in CARDS)
ABILITY_NAMES = Names((ability, ability.id, dict(ability.names)) for ability in ABILITIES)
SET_NAMES = Names((card_set, card_set.id, dict(card_set.names)) for card_set in SETS)


def card_names(cards: Iterable[Card], texts: Texts) -> str:
    """These cards by their names."""
    return ", ".join(card.name(texts.language) for card in cards)


def set_names_of(ids: Collection[str], texts: Texts) -> list[str]:
    """The names of these sets, in the order in which they came out."""
    return [texts.named(card_set.names) for card_set in SETS if card_set.id in ids]


def printed(ids: Iterable[str]) -> list[Card]:
    """The printed cards with these ids."""
    return [PRINTED[card_id] for card_id in ids]
