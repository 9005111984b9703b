"""Decks that people hand on as JSON documents: their shape, not what the names mean."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine import bounded
from engine.documents import Document, read, versioned

MOST_NAMED = 24
"""Names that are looked up at once: three times a deck."""


class DeckDocument(Document):
    """A deck in a file: its name and its cards, by ids or names."""

    format: Literal[1]
    name: str
    cards: list[str] = Field(max_length=MOST_NAMED)


def read_deck_document(data: bytes) -> DeckDocument:
    """Read the deck that these bytes are.

    Raises `DocumentError`.
    """
    return read(DeckDocument, versioned(bounded.parse(data), "deck"))
