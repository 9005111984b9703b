"""Decks as text to share: a line to paste, or a file."""

from __future__ import annotations

import json

import discord

from bot.errors import Refusal
from bot.games.clash.decks.reading import checked, named_cards, read_cards, read_name
from bot.games.clash.names import card_names
from bot.ui.escaping import escape_markdown
from bot.ui.received import read_attachment
from engine import bounded
from engine.clash.cards import Card
from engine.clash.decks import DeckDocument, read_deck_document
from engine.documents import DocumentError
from texts import Texts
from workers import Asker, Workers

FILE = "deck.json"
LARGEST = 64 * 1024
"""The most bytes of a file; a deck has about 250."""
_FAULT_SHOWN = 300


def line(name: str, cards: list[Card], texts: Texts) -> str:
    """Return the deck as one line of text."""
    return texts.pair(name, card_names(cards, texts))


def document(name: str, cards: list[Card]) -> bytes:
    """Return the deck as the bytes of a JSON file."""
    deck = {"format": 1, "name": name, "cards": [card.id for card in cards]}
    return json.dumps(deck, ensure_ascii=False, indent=1).encode()


def read_text(typed: str, texts: Texts) -> tuple[str | None, list[Card]]:
    """Return the name, if there is one, and the cards of a line or document. Raises `Refusal`."""
    text = _without_quotes(typed)
    if not _is_document(text):
        return _read_line(text, texts)
    try:
        return _deck_of(read_deck_document(text.encode()), texts)
    except DocumentError as fault:
        raise _refusal_of(fault) from None


async def read_file(
    file: discord.Attachment, readers: Workers, asker: Asker, texts: Texts
) -> tuple[str | None, list[Card]]:
    """Return the name, if there is one, and the cards of a file, as `read_text`.

    A worker process parses it, because it may be much longer than a line. Raises `Refusal`.
    """
    data = await read_attachment(file, LARGEST, "refused-deck-file-too-large")
    try:
        text = _without_quotes(bounded.decode(data))
        if not _is_document(text):
            return _read_line(text, texts)
        deck = await readers.read(read_deck_document, text.encode(), asker=asker)
    except DocumentError as fault:
        raise _refusal_of(fault) from None
    return _deck_of(deck, texts)


def _without_quotes(typed: str) -> str:
    return typed.strip().strip("`").strip()


def _is_document(text: str) -> bool:
    return text.startswith("{") and text.endswith("}")


def _read_line(text: str, texts: Texts) -> tuple[str | None, list[Card]]:
    name, colon, cards = text.rpartition(":")
    return (read_name(name) if colon else None), read_cards(cards, texts)


def _deck_of(deck: DeckDocument, texts: Texts) -> tuple[str, list[Card]]:
    return read_name(deck.name), checked(named_cards(deck.cards, texts), texts)


def _refusal_of(fault: DocumentError) -> Refusal:
    return Refusal("refused-deck-file", fault=escape_markdown(str(fault), _FAULT_SHOWN))
