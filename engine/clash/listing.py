"""The printed cards as a list, by set and number (docs/formats.md, Command line)."""

from __future__ import annotations

from engine.clash.cards import CARDS, Card
from engine.core import JsonObject
from engine.listing import CardList, ListedCard


def _listed() -> list[ListedCard]:
    return [ListedCard(card.set, _document(card), _row(card)) for card in CARDS]


def _document(card: Card) -> JsonObject:
    aura = card.aura_ability
    return {
        "id": card.id,
        "set": card.set,
        "number": card.number,
        "kind": "creature" if card.is_creature else "incantation",
        "name": dict(card.names),
        "cost": card.cost,
        "attack": card.attack,
        "health": card.health if card.is_creature else None,
        "abilities": [ability.id for ability in card.abilities],
        "aura": aura and aura.id,
    }


def _row(card: Card) -> tuple[str, ...]:
    abilities = [ability.name() for ability in card.abilities]
    if card.aura_ability is not None:
        abilities.append(f"aura of {card.aura_ability.name()}")
    return (
        card.set,
        str(card.number),
        card.id,
        card.name(),
        str(card.cost),
        str(card.attack),
        str(card.health) if card.is_creature else "",
        ", ".join(abilities),
    )


CARD_LIST = CardList(
    heads=("Set", "No.", "Id", "Name", "Cost", "Attack", "Health", "Abilities"),
    figures=frozenset({"No.", "Cost", "Attack", "Health"}),
    cards=_listed,
)
