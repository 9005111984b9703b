"""Decks as text that people hand on: a line to paste, or a file."""

from __future__ import annotations

import json
from typing import Literal

import discord
from pydantic import Field

from bot.errors import Refusal
from bot.games.clash.decks.reading import MOST_NAMED, checked, named_cards, read_cards, read_name
from bot.games.clash.names import card_names
from bot.ui.harmless import harmless
from bot.ui.sent import attached
from engine import bounded
from engine.clash.cards import Card
from engine.documents import Document, DocumentError, read, versioned
from texts import Texts

FILE = "deck.json"
LARGEST = 64 * 1024
"""Bytes of a file; a deck has some 250."""
_FAULT_SHOWN = 300


class DeckDocument(Document):
    """A deck in a file: its name and its cards, by ids or names."""

    format: Literal[1]
    name: str
    cards: list[str] = Field(max_length=MOST_NAMED)


def line(name: str, cards: list[Card], texts: Texts) -> str:
    """The deck as a line that stays whole wherever it is pasted."""
    return f"{name}: {card_names(cards, texts)}"


def document(name: str, cards: list[Card]) -> bytes:
    """The deck as a file."""
    deck = {"format": 1, "name": name, "cards": [card.id for card in cards]}
    return json.dumps(deck, ensure_ascii=False, indent=1).encode()


def read_text(typed: str, texts: Texts) -> tuple[str | None, list[Card]]:
    """The name, where one is told, and the cards of a line or document. Raises `Refusal`."""
    text = typed.strip().strip("`").strip()
    if text.startswith("{") and text.endswith("}"):
        return _read_document(text.encode(), texts)
    name, colon, cards = text.rpartition(":")
    return (read_name(name) if colon else None), read_cards(cards, texts)


async def read_file(file: discord.Attachment, texts: Texts) -> tuple[str | None, list[Card]]:
    """The same for a file. Raises `Refusal`."""
    data = await attached(file, LARGEST, "refused-deck-file-too-large")
    try:
        return read_text(bounded.decode(data), texts)
    except DocumentError as fault:
        raise _refusal_of(fault) from None


def _read_document(data: bytes, texts: Texts) -> tuple[str, list[Card]]:
    try:
        deck = read(DeckDocument, versioned(bounded.parse(data), "deck"))
    except DocumentError as fault:
        raise _refusal_of(fault) from None
    return read_name(deck.name), checked(named_cards(deck.cards, texts), texts)


def _refusal_of(fault: DocumentError) -> Refusal:
    return Refusal("refused-deck-file", fault=harmless(str(fault), _FAULT_SHOWN))
