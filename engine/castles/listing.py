"""The cards as a list, race by race (docs/formats.md, Command line)."""

from __future__ import annotations

from engine.castles.cards import CARDS, Card, written
from engine.core import JsonObject
from engine.listing import CardList, ListedCard


def _listed() -> list[ListedCard]:
    return [ListedCard(card.race, _document(card), _row(card)) for card in CARDS]


def _document(card: Card) -> JsonObject:
    left_out = ("source", "booklet_facts", "race")
    facts = {key: value for key, value in written(card).items() if key not in left_out}
    return {"set": card.race, **facts}


def _row(card: Card) -> tuple[str, ...]:
    kind = "legend" if card.is_legend else "creature" if card.is_creature else "magic"
    figures = (card.activation, card.move, card.range, card.damage, card.life)
    numbers = tuple(map(str, figures)) if card.is_creature else ("",) * len(figures)
    return card.race, card.id, card.name(), kind, str(card.copies), str(card.price), *numbers


CARD_LIST = CardList(
    heads=(
        *("Race", "Id", "Name", "Kind", "Copies", "Cost"),
        *("Activation", "Move", "Range", "Damage", "Life"),
    ),
    figures=frozenset({"Copies", "Cost", "Activation", "Move", "Range", "Damage", "Life"}),
    cards=_listed,
)
