"""The cards as a list, colour by colour, by number (docs/formats.md, Command line)."""

from __future__ import annotations

from engine.bald_mountain.cards import CARDS, SET, Card, written
from engine.core import JsonObject
from engine.listing import CardList, ListedCard


def _listed() -> list[ListedCard]:
    return [ListedCard(SET, _document(card), _row(card)) for card in CARDS]


def _document(card: Card) -> JsonObject:
    keys = ("id", "number", "colour", "wonder", "name", "text", "cost", "effect", "optional")
    row = written(card)
    return {"set": SET, **{key: row[key] for key in keys if key in row}}


def _row(card: Card) -> tuple[str, ...]:
    kind = "wonder" if card.is_wonder else "spell"
    return card.colour, str(card.number), card.id, card.name(), kind, written(card)["text"]["en"]


CARD_LIST = CardList(
    heads=("Colour", "No.", "Id", "Name", "Kind", "Text"),
    figures=frozenset({"No."}),
    cards=_listed,
)
