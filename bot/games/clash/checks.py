"""What `bridgekeeper doctor` looks at of Clash of Decks."""

from __future__ import annotations

from engine.clash.cards import CARDS, SETS
from images.clash.card import face
from texts import LANGUAGES, texts_in


def cards() -> str:
    """Can the cards be read?"""
    return f"{len(CARDS)} cards in {len(SETS)} sets"


def pictures() -> str:
    """Can a card be drawn in every language?"""
    for language in LANGUAGES:
        face(CARDS[0], texts_in(language))
    return "fonts, icons and encoder work"
