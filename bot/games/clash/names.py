"""The cards, abilities and sets of Clash of Decks by their names."""

from __future__ import annotations

from bot.ui.names import Names
from engine.clash.abilities import ABILITIES
from engine.clash.cards import CARDS, SETS

CARD_NAMES = Names((card, card.id, dict(card.names)) for card in CARDS)
ABILITY_NAMES = Names((ability, ability.id, dict(ability.names)) for ability in ABILITIES)
SET_NAMES = Names((card_set, card_set.id, dict(card_set.names)) for card_set in SETS)
