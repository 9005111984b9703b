"""The cards as a list: warriors by rank, then spells (docs/formats.md, Command line)."""

from __future__ import annotations

from engine.core import JsonObject
from engine.listing import CardList, ListedCard
from engine.two_worlds.cards import SET, SPELLS, WARRIORS, Spell, Warrior, written


def _listed() -> list[ListedCard]:
    cards: tuple[Warrior | Spell, ...] = (*WARRIORS, *SPELLS)
    return [ListedCard(SET, _document(card), _row(card)) for card in cards]


def _document(card: Warrior | Spell) -> JsonObject:
    kind = "warrior" if isinstance(card, Warrior) else "spell"
    left_out = ("source", "from_booklet", "price")
    facts = {key: value for key, value in written(card).items() if key not in left_out}
    return {"set": SET, "kind": kind, **facts}


def _row(card: Warrior | Spell) -> tuple[str, ...]:
    text = written(card)["text"]
    if isinstance(card, Spell):
        timing = card.timing.replace("_", " ")
        return timing, card.id, card.name(), str(card.copies), "", "", "", text
    ranged = ", ".join(f"{far}: {damage}" for far, damage in card.ranged)
    melee = "" if card.melee is None else str(card.melee)
    return card.rank, card.id, card.name(), str(card.copies), str(card.health), melee, ranged, text


CARD_LIST = CardList(
    heads=("Kind", "Id", "Name", "Copies", "Health", "Melee", "Ranged", "Text"),
    figures=frozenset({"Copies", "Health", "Melee"}),
    cards=_listed,
)
"""The kind of a spell is its timing."""
