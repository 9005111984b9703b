"""Decks as JSON documents: only their shape is checked, not their names."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine import bounded
from engine.documents import Document, read, versioned

MOST_NAMED = 24
"""The most names in one document: three times a deck."""


class DeckDocument(Document):
    """A deck in a file: its name and its cards, by ids or names."""

    format: Literal[1]
    name: str
    cards: list[str] = Field(max_length=MOST_NAMED)


def read_deck_document(data: bytes) -> DeckDocument:
    """Return the deck document in these bytes.

    Raises `DocumentError`.
    """
    return read(DeckDocument, versioned(bounded.parse(data), "deck"))
