"""Players and cards of Clash of Decks in lines, of matches and of setup matches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.clash.cards import card
from texts.telling import Telling


def bold(name: str) -> str:
    """Return a name in bold."""
    return f"**{name}**"


class ClashLines(Telling):
    """The shared part of all descriptions of Clash of Decks."""

    keys = "story"

    def fact(self, name: str, value: Any) -> dict[str, Any]:
        match name:
            case "owner":
                return {name: self.names[value]}
            case "card":
                return {name: self.card(value)}
            case "cards" if not isinstance(value, int):
                return {name: self.cards(value)}
        return super().fact(name, value)

    def join(self, text: str) -> None:
        """Add a consequence to the open line; without one, open a line with it."""
        if self.open is None:
            self.begin(text)
        else:
            super().join(text)

    def card(self, card_id: str) -> str:
        """Name a card."""
        return bold(card(card_id).name(self.texts.language))

    def cards(self, ids: Iterable[str]) -> str:
        """Name several cards."""
        return ", ".join(map(self.card, ids))
