"""Names of castles, cards, buildings, creatures and dice."""

from __future__ import annotations

from collections.abc import Iterable

from engine.castles.cards import CARD, RACE, RACES, TILE_NAMES, Building, Card, Race
from texts import Texts, dashed

BUILDING: dict[str, Building] = {
    building.id: building for race in RACES for building in RACE[race].buildings
}
"""The buildings of all races, by their ids."""
RACE_OF: dict[str, Race] = {
    building.id: race for race in RACES for building in RACE[race].buildings
}
"""The race of each building."""


def card_name(card_id: str, texts: Texts) -> str:
    """Name the card. Raises KeyError for an unknown id."""
    return CARD[card_id].name(texts.language)


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence."""
    return f"**{card_name(card_id, texts)}**"


def on_cell(card_id: str, cell: str, texts: Texts) -> str:
    """Name a creature with its cell in a sentence."""
    return texts("castles-standing", creature=named(card_id, texts), cell=cell)


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Name several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)


def built_name(thing: str, texts: Texts) -> str:
    """Name a building, or a kind of tile."""
    if thing in BUILDING:
        return BUILDING[thing].name(texts.language)
    return texts.named(TILE_NAMES[thing])


def race_name(race: Race, texts: Texts) -> str:
    return RACE[race].name(texts.language)


def ability_name(card: Card, texts: Texts) -> str:
    """Name the ability of a creature."""
    assert card.ability is not None, "it has one"
    return card.ability.name(texts.language)


def effect_text(card: Card, texts: Texts) -> str:
    """Return what a magic or a creature's ability does; empty for a creature without one."""
    if card.ability is None:
        return ""
    if card.is_creature:
        return texts(f"castles-ability-{dashed(card.id)}")
    return texts(f"castles-card-{dashed(card.id)}")


def dice_text(dice: Iterable[int], texts: Texts) -> str:
    """Return dice as numbers; without dice, return the text that says so."""
    return " ".join(map(str, dice)) or texts("castles-no-dice")


def payment_text(dice: Iterable[int]) -> str:
    """Return the dice of a payment: `2+4`."""
    return "+".join(map(str, dice))
