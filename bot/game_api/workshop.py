"""What a game provides so that users make cards of their own on a web page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol, TypeAlias

from bot.errors import Refusal
from bot.store import Store
from images.picture import Drawing
from texts import Texts

Asked: TypeAlias = "Mapping[str, Sequence[str]]"
"""What a form holds: the values of each field. A field may be missing."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value that a field can have, with its label and what it means."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class FormField:
    """A field of the form: a text of at most `longest` characters, or else choices.

    If `several`, any number of them can be chosen, otherwise one.
    """

    name: str
    label: str
    text: str = ""
    longest: int = 0
    choices: Sequence[Choice] = ()
    several: bool = False


@dataclass(frozen=True, slots=True)
class Design:
    """A card as far as it has been made.

    Attributes:
        fields: The form, filled in.
        query: What the form holds, for an address.
        prices: What its parts cost and what it costs, in lines of Markdown.
        fault: Why it can't be saved like this; None if it can.
        name: The card's name; empty as long as that isn't valid.
        drawing: The card; None if no card can be like this.
        file: The same as PNG.
        command: What brings it to Discord, as users type it; empty if it can't be saved.
    """

    fields: Sequence[FormField]
    query: Asked
    prices: Sequence[str]
    fault: Refusal | None
    name: str
    drawing: Drawing | None
    file: Drawing | None
    command: str


class CardWorkshop(Protocol):
    """Makes cards from what a form holds. Raises `Refusal` for what no form sends."""

    def design(self, asked: Asked, texts: Texts) -> Design:
        """Return the card as far as it has been made."""

    async def save(
        self, asked: Asked, owner_id: int, guild_id: int, store: Store, now: datetime
    ) -> None:
        """Store the card for a user in this server. Raises `Refusal` if that can't be."""

    async def is_saved(self, design: Design, owner_id: int, store: Store) -> bool:
        """Return whether the user has stored just this card."""
