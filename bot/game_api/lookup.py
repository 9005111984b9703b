"""What a game provides to look up its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from images.picture import Drawing
from texts import Texts


@dataclass(frozen=True, slots=True)
class CardPage:
    """An explanation: its name and facts, a picture, and the text below it."""

    heading: str
    drawing: Drawing
    below: str = ""


class CardBook(Protocol):
    """The cards of a game, as users look them up."""

    @property
    def cards(self) -> Sequence[tuple[str, Mapping[str, str]]]:
        """The ids of all cards, each with its names by language."""

    def label(self, card_id: str, texts: Texts) -> str:
        """Return the label of a card in a list: its name first, then what distinguishes it."""

    def brief(self, card_id: str, texts: Texts) -> str:
        """Return the small print below the label in a list; may be empty."""
        return ""

    def page(self, card_id: str, texts: Texts) -> CardPage:
        """Return the explanation of a card."""
