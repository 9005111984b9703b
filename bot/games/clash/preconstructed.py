"""The preconstructed decks that people choose among."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import Refusal
from bot.ui.harmless import harmless
from engine.clash.cards import card
from engine.clash.decks import PRECONSTRUCTED
from texts import Texts

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class DeckChoice:
    """A deck that can be chosen by its id; `about` names its cards."""

    id: str
    label: str
    about: str


def deck_choices(texts: Texts) -> list[DeckChoice]:
    """A random one, then the four of the Initiation Pack."""
    return [
        DeckChoice(RANDOM, texts("deck-random"), ""),
        *(
            DeckChoice(
                number,
                texts("deck-number", number=number),
                ", ".join(card(card_id).name(texts.language) for card_id in deck),
            )
            for number, deck in PRECONSTRUCTED.items()
        ),
    ]


def deck_told(deck: str, texts: Texts, *, cards: bool = True) -> str:
    """A deck as messages name it, with its cards or without."""
    chosen = next(each for each in deck_choices(texts) if each.id == deck)
    return f"**{chosen.label}**" + (f" ({chosen.about})" if chosen.about and cards else "")


def must_know(deck: str) -> None:
    """Raises `Refusal` where there is no such deck."""
    if deck != RANDOM and deck not in PRECONSTRUCTED:
        raise Refusal("refused-unknown-deck", deck=harmless(deck))
