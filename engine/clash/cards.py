"""The cards: 352 printed ones, loaded and checked once, and made-up ones (`custom`).

Cards never change.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass, fields
from importlib.resources import files
from typing import Final, Literal
from weakref import WeakValueDictionary

from pydantic import Field, TypeAdapter, model_validator

from engine.clash.abilities import BY_ID, Ability, abilities_in, mask_of
from engine.core import record
from engine.documents import Document
from engine.naming import Named, Names

CREATURE: Final = "creature"
INCANTATION: Final = "incantation"
MADE_UP = "custom"
"""The `set` of a card that was never printed; its number is 0."""


@dataclass(frozen=True, slots=True, eq=False, repr=False, weakref_slot=True)
class Card(Named):
    """A printed or made-up card, equal only to itself.

    A made-up card is one object for each content (`interned`).

    `attack` is an incantation's damage, 0 where the print shows X (Vulnerability); `health` is 0
    for incantations; `mask` is the printed abilities, `aura` the one that its neighbours get
    (clash-of-decks.md 7), both as bits. `emblem` and `colour` are the looks of a made-up card
    (`looks`), empty by default.
    """

    id: str
    set: str
    number: int
    is_creature: bool
    names: Names
    cost: int
    attack: int
    health: int
    abilities: tuple[Ability, ...]
    mask: int
    aura: int
    emblem: str = ""
    colour: str = ""

    def __reduce__(self) -> tuple[object, ...]:
        """Unpickle to this very object in a worker process."""
        if self.set != MADE_UP:
            return card, (self.id,)
        return _again, tuple(getattr(self, field.name) for field in fields(self))

    def name(self, language: str = "en") -> str:
        """Return the name in this language, else the English one.

        A made-up card with the English name of a printed one (a mutated creature) has that card's
        name in every language.
        """
        names = dict(self.names)
        if language not in names:
            names = _NAMES_BY_ENGLISH.get(names["en"], names)
        return names.get(language) or names["en"]

    @property
    def aura_ability(self) -> Ability | None:
        """The ability that the card gives its neighbours, if any."""
        return next(iter(abilities_in(self.aura)), None)


@record
class CardSet(Named):
    """A set of 32 cards; names in languages that are not `printed` are our translations."""

    id: str
    names: Names
    printed: tuple[str, ...]


class _Row(Document):
    """A row of cards.json."""

    id: str = Field(pattern=r"^[a-z0-9_]+$")
    set: str
    number: int = Field(ge=1, le=32)
    kind: Literal["creature", "incantation"]
    name: dict[str, str]
    cost: int = Field(ge=0)
    attack: int = Field(ge=0)
    health: int | None = Field(ge=1)
    abilities: list[str]
    aura: str | None

    @model_validator(mode="after")
    def _checked(self) -> _Row:
        if (self.health is None) != (self.kind == INCANTATION):
            raise ValueError(f"{self.id}: creatures have health, incantations none")
        if len(set(self.abilities)) != len(self.abilities):
            raise ValueError(f"{self.id}: an ability twice")
        unknown = {*self.abilities, *([self.aura] if self.aura else [])} - BY_ID.keys()
        if unknown:
            raise ValueError(f"{self.id}: unknown abilities {sorted(unknown)}")
        return self


def _read(name: str) -> str:
    return files(__package__).joinpath("data", name).read_text("utf-8")


def _load_sets() -> tuple[CardSet, ...]:
    return tuple(
        CardSet(row["id"], tuple(row["name"].items()), tuple(row["printed"]))
        for row in _SETS_FILE["sets"]
    )


def _load_cards() -> tuple[Card, ...]:
    rows = TypeAdapter(list[_Row]).validate_json(_read("cards.json"))
    if any(list(row.name) != list(rows[0].name) for row in rows):
        raise ValueError("all cards have names in the same languages, in one order")
    order = {card_set.id: place for place, card_set in enumerate(SETS)}
    rows.sort(key=lambda row: (order[row.set], row.number))
    return tuple(_card(row) for row in rows)


def _card(row: _Row) -> Card:
    return Card(
        is_creature=row.kind == CREATURE,
        names=tuple(row.name.items()),
        **{key: getattr(row, key) for key in ("id", "set", "number", "cost", "attack")},
        health=row.health or 0,
        abilities=tuple(BY_ID[ability] for ability in row.abilities),
        mask=mask_of(tuple(row.abilities)),
        aura=BY_ID[row.aura].bit if row.aura else 0,
    )


_SETS_FILE: Final = json.loads(_read("sets.json"))
SETS = _load_sets()
ALL_SETS: dict[str, str] = _SETS_FILE["all"]
"""The name of all sets together, by language."""
FIRST_STEPS: dict[str, str] = _SETS_FILE["first"]
"""The name of the pages for beginners, whose cards are from all sets, by language."""
GEMS: dict[str, str] = _SETS_FILE["gems"]
"""The name of the pages that were composed for their motifs, by language."""
CARDS = _load_cards()
"""All cards by set and printed number, the order of every card list."""
PRINTED = {printed.id: printed for printed in CARDS}
"""The printed cards by id."""
LANGUAGES = tuple(dict(CARDS[0].names))
"""The languages in which cards have names, English first."""
_NAMES_BY_ENGLISH = {names["en"]: names for names in (dict(printed.names) for printed in CARDS)}
_PRINTED_IN = {card_set.id: card_set.printed for card_set in SETS}
ORDER = {printed: place for place, printed in enumerate(CARDS)}

_MADE_UP: WeakValueDictionary[str, Card] = WeakValueDictionary()
_LATEST: deque[Card] = deque(maxlen=4096)
"""Keeps recent made-up cards alive after their last position, because texts may still name them."""


def card(card_id: str) -> Card:
    """Return the card with this id, printed or made-up and in use.

    For texts about events; `decks.known_card` checks the cards of documents. Raises KeyError.
    """
    return PRINTED.get(card_id) or _MADE_UP[card_id]


def printed_names(printed: Card) -> dict[str, str]:
    """Return the names on the printed cards by language, without our translations."""
    return {language: printed.name(language) for language in _PRINTED_IN[printed.set]}


def interned(made_up: Card) -> Card:
    """Return the one object for this content, whose hash is the id.

    Raises ValueError if another content has this id.
    """
    known = _MADE_UP.setdefault(made_up.id, made_up)
    if any(getattr(known, field.name) != getattr(made_up, field.name) for field in fields(Card)):
        raise ValueError(f"another card has the id {made_up.id}")
    if known is made_up:
        _LATEST.append(known)
    return known


def _again(*content: object) -> Card:
    return interned(Card(*content))  # type: ignore[arg-type]  # as `Card.__reduce__` returned it


def in_print_order(cards: list[Card]) -> tuple[Card, ...]:
    """Return the cards by set and number, then made-up ones by id.

    This order reveals nothing about a hand.
    """
    return tuple(sorted(cards, key=lambda listed: (ORDER.get(listed, len(CARDS)), listed.id)))
