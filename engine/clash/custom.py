"""Made-up cards: prices, checks, and one object for each content (13).

A price is in mana (clash-of-decks.md 13): for a creature (attack + health) / 2 - 1, for an
incantation damage / 2 + 0.5, plus the prices of its abilities. Vulnerability replaces the attack.
An aura costs 1 more than its ability, unless that is a drawback. The cost is the price rounded to a
whole number, halves to the even one, at least 0. This matches the printed cost of 338 of the 352
printed cards and is 1 mana off for the others (rounding halves always up or always down: 335).
"""

from __future__ import annotations

import json
import unicodedata
from base64 import b32encode
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from typing import Literal

from pydantic import Field

from engine.clash import cards, looks
from engine.clash.abilities import BY_ID, VULNERABILITY, Ability, mask_of
from engine.core import JsonObject
from engine.documents import Document, DocumentError, refuse

Kind = Literal["creature", "incantation"]

MOST_ABILITIES = 5
"""The most abilities of one card, including its aura: as printed (and Ruling 17)."""
LONGEST_NAME = 40
MOST_CARDS = 64
"""The most made-up cards of one document; two decks with laboratories and champions have 34."""
AURAS = frozenset(card.aura_ability for card in cards.CARDS if card.aura_ability)
"""The allowed auras: only printed ones, because most others would do nothing for a neighbour."""

_PUNCTUATION = frozenset(" '-!?.")
_ID_LENGTH = 16
_LONGEST_ID = 40


class CardDocument(Document):
    """A made-up card in a document."""

    kind: Kind = cards.CREATURE
    name: dict[str, str] = Field(description="by language; `en` is needed")
    attack: int = 0
    health: int | None = Field(None, description="of a creature")
    abilities: list[str] = Field(default_factory=list)
    aura: str | None = None
    cost: int | None = Field(None, description="if it is not the price's")
    emblem: str | None = Field(None, description="how it looks, with the colour")
    colour: str | None = None


def price(
    kind: Kind, attack: int, health: int, abilities: Iterable[Ability], aura: Ability | None
) -> float:
    """Return the price of such a card in mana, before rounding."""
    creature = kind == cards.CREATURE
    there = list(abilities)
    if any(ability.bit == VULNERABILITY for ability in there):
        attack = 0
    total = (attack + health) / 2 - 1 if creature else attack / 2 + 0.5
    for ability in there:
        total += (ability.creature_price if creature else ability.incantation_price) or 0
    if aura is not None:
        total += aura.creature_price + (aura.creature_price > 0)
    return total


def cost_of(price: float) -> int:
    """Return the cost for a price, in whole mana: halves to the even number, at least 0."""
    return max(0, round(price))


def make(
    names: Mapping[str, str],
    *,
    kind: Kind = cards.CREATURE,
    attack: int = 0,
    health: int | None = None,
    abilities: Sequence[str] = (),
    aura: str | None = None,
    cost: int | None = None,
    emblem: str | None = None,
    colour: str | None = None,
    path: str = "card",
) -> cards.Card:
    """Return the one made-up card with this content.

    Args:
        names: The names by language; `en` is required.
        cost: None for the cost that follows from its price (a mutated creature has another).
        path: The path of the card in its document, for errors.

    Raises `DocumentError` with the path of the wrong value and the reason.
    """
    named = _names(names, f"{path}.name")
    _check_numbers(kind, attack, health, cost, path)
    there = _abilities(kind, abilities, path)
    given = _aura(kind, aura, len(there), path)
    if attack and any(ability.bit == VULNERABILITY for ability in there):
        raise DocumentError(f"{path}.attack", "with Vulnerability it is 0")
    worth = cost_of(price(kind, attack, health or 0, there, given))
    _check_range(kind, "cost", worth if cost is None else cost, f"{path}.cost")
    looks.check(emblem, colour, path)
    content = cards.Card(
        id="",
        set=cards.MADE_UP,
        number=0,
        is_creature=kind == cards.CREATURE,
        names=named,
        cost=worth if cost is None else cost,
        attack=attack,
        health=health or 0,
        abilities=there,
        mask=mask_of(tuple(ability.id for ability in there)),
        aura=given.bit if given else 0,
        emblem=emblem or "",
        colour=colour or "",
    )
    return _with_id(content, path)


def document(made_up: cards.Card) -> JsonObject:
    """Return the card as a `CardDocument` without default values."""
    aura = made_up.aura_ability
    kind: Kind = cards.CREATURE if made_up.is_creature else cards.INCANTATION
    worth = cost_of(price(kind, made_up.attack, made_up.health, made_up.abilities, aura))
    return CardDocument.document_of(
        made_up,
        always=("attack",),
        kind=kind,
        name=dict(made_up.names),
        health=made_up.health if made_up.is_creature else None,
        abilities=[ability.id for ability in made_up.abilities],
        aura=aura and aura.id,
        cost=None if made_up.cost == worth else made_up.cost,
        emblem=made_up.emblem or None,
        colour=made_up.colour or None,
    )


def looking(
    made_up: cards.Card, *, emblem: str | None = None, colour: str | None = None
) -> cards.Card:
    """Return the card with another emblem, another colour, or both.

    Raises `DocumentError` for an unknown one.
    """
    row = CardDocument(**document(made_up))
    changes = {"emblem": emblem or row.emblem, "colour": colour or row.colour}
    return _made(row.model_copy(update=changes), "card")


def _made(row: CardDocument, path: str) -> cards.Card:
    values = {name: getattr(row, name) for name in CardDocument.model_fields if name != "name"}
    return make(row.name, path=path, **values)


def documents(made_up: Iterable[cards.Card]) -> JsonObject:
    """Return made-up cards as documents by id: the `cards` of a position or a match's config."""
    return {card.id: document(card) for card in sorted(made_up, key=lambda card: card.id)}


def read_cards(rows: Mapping[str, CardDocument], path: str) -> dict[str, cards.Card]:
    """Return the made-up cards of a document, by the ids that it gives them.

    Such an id may be any (`iron_ogre`) but a printed card's; one that begins with `custom_` must be
    the card's real id. Raises `DocumentError`.
    """
    refuse(len(rows) > MOST_CARDS, path, f"more than {MOST_CARDS} made-up cards")
    found = {}
    for card_id, row in rows.items():
        if not _is_id(card_id):
            raise DocumentError(f"{path}.{card_id[:_LONGEST_ID]}", "an id has a to z, 0 to 9 and _")
        refuse(card_id in cards.PRINTED, f"{path}.{card_id}", "a printed card has this id")
        made_up = _made(row, f"{path}.{card_id}")
        if card_id.startswith(f"{cards.MADE_UP}_") and card_id != made_up.id:
            raise DocumentError(f"{path}.{card_id}", f"the id of this card is {made_up.id}")
        found[card_id] = made_up
    return found


def _is_id(text: str) -> bool:
    fits = 0 < len(text) <= _LONGEST_ID and text.isascii() and text == text.lower()
    return fits and text.replace("_", "").isalnum()


def _names(names: Mapping[str, str], path: str) -> tuple[tuple[str, str], ...]:
    refuse("en" not in names, f"{path}.en", "this key is missing")
    for language in names:
        refuse(language not in cards.LANGUAGES, f"{path}.{language[:LONGEST_NAME]}", "unknown key")
    return tuple(
        (language, _name(names[language], f"{path}.{language}"))
        for language in cards.LANGUAGES
        if language in names
    )


def _name(typed: str, path: str) -> str:
    """Return the name in normal form: names that look equal are equal, and moves can contain it."""
    if len(typed) <= LONGEST_NAME:  # check the length before any expensive work
        typed = " ".join(unicodedata.normalize("NFKC", typed).replace("’", "'").split())
    refuse(not 1 <= len(typed) <= LONGEST_NAME, path, f"a name has 1 to {LONGEST_NAME} characters")
    strange = [
        character for character in typed if not (character.isalnum() or character in _PUNCTUATION)
    ]
    if strange:
        raise DocumentError(path, f"a name has no {strange[0]!a}")
    refuse(not any(character.isalpha() for character in typed), path, "a name has a letter")
    refuse(typed.lower().split()[0] in ("end", "go"), path, "a name begins with no move (end, go)")
    return typed


def _check_numbers(
    kind: Kind, attack: int, health: int | None, cost: int | None, path: str
) -> None:
    for name, value in (("attack", attack), ("health", health), ("cost", cost)):
        if value is not None and type(value) is not int:
            raise DocumentError(f"{path}.{name}", "a whole number")
    if kind == cards.CREATURE and health is None:
        raise DocumentError(f"{path}.health", "a creature has health")
    if kind == cards.INCANTATION and health is not None:
        raise DocumentError(f"{path}.health", "an incantation has none")
    _check_range(kind, "attack", attack, f"{path}.attack")
    if health is not None:
        _check_range(kind, "health", health, f"{path}.health")


def _check_range(kind: Kind, name: str, value: int, path: str) -> None:
    least, most = _printed(kind, name)
    refuse(not least <= value <= most, path, f"{value}; printed {kind}s have {least} to {most}")


@cache
def _printed(kind: Kind, name: str) -> tuple[int, int]:
    values = [
        getattr(card, name) for card in cards.CARDS if card.is_creature == (kind == cards.CREATURE)
    ]
    return min(values), max(values)


def _abilities(kind: Kind, ids: Sequence[str], path: str) -> tuple[Ability, ...]:
    found: list[Ability] = []
    for index, ability_id in enumerate(ids):
        at = f"{path}.abilities[{index}]"
        refuse(index == MOST_ABILITIES, at, f"a card has at most {MOST_ABILITIES} abilities")
        ability = _known(ability_id, at)
        refuse(ability in found, at, f"{ability.name()} stands twice")
        if kind == cards.INCANTATION and ability.incantation_price is None:
            raise DocumentError(at, f"no incantation has {ability.name()}")
        found.append(ability)
    return tuple(found)


def _aura(kind: Kind, aura: str | None, abilities: int, path: str) -> Ability | None:
    if aura is None:
        return None
    path = f"{path}.aura"
    ability = _known(aura, path)
    refuse(kind == cards.INCANTATION, path, "an incantation has none")
    refuse(ability not in AURAS, path, f"no card has an aura of {ability.name()}")
    if abilities == MOST_ABILITIES:
        raise DocumentError(path, f"a card has at most {MOST_ABILITIES} abilities, its aura one")
    return ability


def _known(ability_id: str, path: str) -> Ability:
    refuse(ability_id not in BY_ID, path, f"no ability {ability_id[:40]!r}")
    return BY_ID[ability_id]


def _with_id(content: cards.Card, path: str) -> cards.Card:
    """Return the one card with this content; its id is the content's hash."""
    row = {**document(content), "cost": content.cost}
    hashed = sha256(json.dumps(row, sort_keys=True).encode()).digest()
    card_id = f"{cards.MADE_UP}_{b32encode(hashed).decode().lower()[:_ID_LENGTH]}"
    values = {name: getattr(content, name) for name in cards.Card.__match_args__}
    try:
        return cards.interned(cards.Card(**{**values, "id": card_id}))
    except ValueError as error:
        raise DocumentError(path, str(error)) from None
