"""What a game gives to those who look its cards up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from images.picture import Drawing
from texts import Texts


@dataclass(frozen=True, slots=True)
class CardPage:
    """Something explained: its name and facts, a picture, and what there is to say below it."""

    heading: str
    drawing: Drawing
    below: str = ""


class CardBook(Protocol):
    """The cards of a game, as people look them up."""

    @property
    def cards(self) -> Sequence[tuple[str, Mapping[str, str]]]:
        """The ids of all cards, each with its names by language."""

    def label(self, card_id: str, texts: Texts) -> str:
        """Return a card in a list: its name first, then what tells it from others."""

    def brief(self, card_id: str, texts: Texts) -> str:
        """Return what stands below it in a list, in small print; empty for nothing."""
        return ""

    def page(self, card_id: str, texts: Texts) -> CardPage:
        """Explain a card."""
