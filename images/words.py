"""Words that pictures of all games and their text alternatives have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from engine.core import Outcome
from engine.record import ABANDONED
from images.picture import Names
from texts import Texts


class Named(Protocol):
    """A card."""

    def name(self, language: str = ...) -> str:
        """Return its name in a language."""


def named(cards: Iterable[Named], texts: Texts) -> str:
    """Return the names of cards as a list."""
    return ", ".join(card.name(texts.language) for card in cards)


def sentence(words: str) -> str:
    """Return the words with a full stop, unless they end a sentence already."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def written(key: str, texts: Texts) -> str:
    """Return the text with this key; empty if there is none."""
    return texts(key) if texts.has(key) else ""


def result_text(outcome: Outcome, names: Names, texts: Texts) -> str:
    """Return who has won, by the names of the seats, or that it is a draw or was abandoned."""
    winners = [names[seat] for seat in outcome.winners]
    if not winners:
        return texts("picture-no-winner" if outcome.reason == ABANDONED else "picture-draw")
    if len(winners) > 1:
        return texts("picture-win-together", players=" + ".join(winners))
    return texts("picture-wins", player=winners[0])
