"""The preconstructed decks that players choose from."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Refusal
from bot.game_api.match_options import Pick
from bot.games.clash.names import card_names
from bot.ui.escaping import escape_markdown
from engine.clash.cards import Card, card
from engine.clash.decks import PRECONSTRUCTED
from images.clash.ready_decks import named
from texts import Texts

RANDOM = "random"


def deck_picks(texts: Texts) -> list[Pick]:
    """Return a random deck, then the four decks of the Initiation Pack."""
    printed = [
        Pick(
            number, named(number, texts), f"{texts(f'deck-style-{number}')}. {_cards(deck, texts)}"
        )
        for number, deck in PRECONSTRUCTED.items()
    ]
    return [Pick(RANDOM, texts("deck-random"), ""), *printed]


def _cards(deck: Sequence[str], texts: Texts) -> str:
    return card_names(map(card, deck), texts)


def called(cards: Sequence[Card], texts: Texts) -> str:
    """Return the name of the preconstructed deck with these cards; empty if there is none."""
    return deck_name([card.id for card in cards], texts)


def deck_name(deck: Sequence[str], texts: Texts) -> str:
    """Return the name of the preconstructed deck with these cards (ids); empty if there is none."""
    same = (number for number, ids in PRECONSTRUCTED.items() if {*ids} == {*deck})
    return next((named(number, texts) for number in same), "")


def must_know(deck: str) -> None:
    """Raise `Refusal` if there is no such deck."""
    if deck != RANDOM and deck not in PRECONSTRUCTED:
        raise Refusal("refused-unknown-deck", deck=escape_markdown(deck))
