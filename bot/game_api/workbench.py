"""What a game gives so that its puzzles can be built card by card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

from pydantic import Field

from engine.core import JsonObject
from engine.documents import Document
from texts import Texts

MOST_IN_ZONE = 40


@dataclass(frozen=True, slots=True)
class Zone:
    """A row of cards, under a heading; `own` if it is the solver's.

    Its cards have the `marks` of the workbench if `marked`. `fixed` is the name of a piece that can
    be moved within the zone only and is always there: its card is `FIXED`, and the number of cards
    after it is shown on it.
    """

    id: str
    label: str
    own: bool
    marked: bool = False
    fixed: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """Something to set: a number up to `most`, one of `choices` (value, label), a card, a switch.

    Numbers have the default `least`, choices the first one, cards and switches none.
    """

    id: str
    label: str
    least: int = 0
    most: int = 0
    choices: Sequence[tuple[str, str]] = ()
    is_card: bool = False


Word = Annotated[str, Field(max_length=80)]
Facts = dict[Word, Any]
FIXED = ""


class Draft(Document):
    """A position while it is edited.

    `zones` have their pieces by zone: each has a `card` and its marks with their
    values. `kept` has what the workbench doesn't show; it comes back as it was.
    """

    game: Word
    zones: dict[Word, Annotated[list[Facts], Field(max_length=MOST_IN_ZONE)]]
    settings: dict[Word, bool | int | Word]
    kept: dict[Word, Facts]


class Workbench(Protocol):
    """Turns drafts into positions of a game and back.

    The cards are those of the game's `CardBook`.
    """

    def zones(self, texts: Texts) -> Sequence[Zone]:
        """Return the zones, from top to bottom."""

    def settings(self, texts: Texts) -> Sequence[Setting]:
        """Return what can be set for the whole position."""

    def marks(self, texts: Texts) -> Sequence[Setting]:
        """Return what can be set for a piece in a zone that is `marked`."""

    def empty(self) -> Draft:
        """Return a draft without cards."""

    def position(self, draft: Draft) -> JsonObject:
        """Return the document of the position, which the game has not checked yet.

        Raises `Refusal` if the position isn't complete yet.
        """

    def draft(self, position: JsonObject) -> Draft | None:
        """Return the draft of a position in canonical form; None if it can't be edited here."""
