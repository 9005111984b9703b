"""The preconstructed decks that people choose among."""

from __future__ import annotations

from bot.errors import Refusal
from bot.games.clash.names import card_names
from bot.games.offer import Pick
from bot.ui.harmless import harmless
from engine.clash.cards import card
from engine.clash.decks import PRECONSTRUCTED
from texts import Texts

RANDOM = "random"


def deck_picks(texts: Texts) -> list[Pick]:
    """A random one, then the four of the Initiation Pack."""
    printed = [
        Pick(number, texts("deck-number", number=number), card_names(map(card, deck), texts))
        for number, deck in PRECONSTRUCTED.items()
    ]
    return [Pick(RANDOM, texts("deck-random"), ""), *printed]


def must_know(deck: str) -> None:
    """Raises `Refusal` where there is no such deck."""
    if deck != RANDOM and deck not in PRECONSTRUCTED:
        raise Refusal("refused-unknown-deck", deck=harmless(deck))
