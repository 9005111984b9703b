"""The preconstructed decks, the checks of a deck (clash-of-decks.md 2, 8), decks in files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field

from engine import bounded
from engine.clash.abilities import OF_VERSION_1_0, abilities_in
from engine.clash.cards import PRINTED, Card
from engine.documents import Document, DocumentError, read, versioned

SIZE = 8
AI_SIZE = 24
"""The number of cards in an AI's deck (9)."""
NONE_MADE_UP: Mapping[str, Card] = {}

PRECONSTRUCTED: dict[str, tuple[str, ...]] = {
    number: tuple(cards.split())
    for number, cards in {
        "1": "annihilation baron boom brute carapace partisan revenant troll",
        "2": "abomination alpha combustion lieutenant microctopus ogre scribe shaman",
        "3": "brigand disciple gnome grrr martyr meteorite parasite vortex",
        "4": "aberration assassin carnivore cyclone machine mutant reptile zombie",
    }.items()
}
"""The four decks of the Initiation Pack, by number."""


def known_card(
    card_id: object, path: str, ruleset: str = "1.2", made_up: Mapping[str, Card] = NONE_MADE_UP
) -> Card:
    """Return the printed card with this id, or the made-up one that the document contains.

    Raises `DocumentError` for an unknown card, or one with abilities that the ruleset lacks.
    """
    known = (PRINTED.get(card_id) or made_up.get(card_id)) if isinstance(card_id, str) else None
    if known is None:
        raise DocumentError(path, f"there is no card {str(card_id)[:40]!r}")
    if ruleset == "1.0" and (unknown := (known.mask | known.aura) & ~OF_VERSION_1_0):
        names = ", ".join(ability.name() for ability in abilities_in(unknown))
        raise DocumentError(path, f"{known.name()} has {names}, which ruleset 1.0 does not know")
    return known


def read_deck(
    ids: Sequence[object],
    path: str = "deck",
    ruleset: str = "1.2",
    made_up: Mapping[str, Card] = NONE_MADE_UP,
    size: int = SIZE,
) -> list[Card]:
    """Return the `size` different cards with these ids.

    Raises `DocumentError` with the path of the first fault.
    """
    if len(ids) != size:
        raise DocumentError(path, f"a deck has {size} cards, not {len(ids)}")
    deck: list[Card] = []
    for index, card_id in enumerate(ids):
        known = known_card(card_id, f"{path}[{index}]", ruleset, made_up)
        if known in deck:
            raise DocumentError(f"{path}[{index}]", f"{known.name()} is in the deck twice")
        deck.append(known)
    return deck


MOST_NAMED = 24
"""The most names in one document: three times a deck."""


class DeckDocument(Document):
    """A deck in a file: its name and its cards, by ids or names."""

    format: Literal[1]
    name: str
    cards: list[str] = Field(max_length=MOST_NAMED)


def read_deck_document(data: bytes) -> DeckDocument:
    """Return the deck document in these bytes. Raises `DocumentError`."""
    return read(DeckDocument, versioned(bounded.parse(data), "deck"))
