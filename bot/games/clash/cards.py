"""The face of a card of Clash of Decks as a picture."""

from __future__ import annotations

from functools import partial

from engine.clash.cards import Card
from images.clash.card import alt_text, face
from images.picture import Drawing
from texts import Texts


def face_of(card: Card, texts: Texts) -> Drawing:
    """The face of a card."""
    key = ("clash card", card, texts.language)
    return Drawing(key, partial(face, card, texts), partial(alt_text, card, texts))
