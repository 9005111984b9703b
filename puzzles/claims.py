"""The claims about why a puzzle is solved like this."""

from __future__ import annotations

from pydantic import ConfigDict, Field

from engine.core import JsonObject
from engine.documents import Document

ORDER, PLACES = "order", "places"
"""Motifs in every game: plays solve the puzzle in one order alone; each card has its one place."""
REACH, UNCOVERING = "reach", "uncovering"
"""Motifs in every game: a card can only be played after others; a play only brings others into
reach."""


class Named(Document):
    """What the sentence about a motif names: ids of cards and of rules, and a number."""

    cards: list[str] = Field(default_factory=list)
    rules: list[str] = Field(default_factory=list)
    count: int | None = None


class Explanation(Document):
    """What is claimed of a puzzle.

    `motifs`: tactical patterns of the solution (`shapes` in documents); `named`: what is named of
    them, where anything is. `rules`: without any one of
    these it fails. `tried`: a tempting line that fails; `reply`: the moves that refute it, where it
    takes any; `spoilers`: without any one of these rules the try would reach the goal. `in_view` is
    the number of rules on the puzzle, `plays` that of the plays that it needs.
    """

    model_config = ConfigDict(populate_by_name=True)

    motifs: list[str] = Field(alias="shapes")
    named: dict[str, Named] = Field(default_factory=dict)
    rules: list[str]
    tried: list[str]
    reply: list[str]
    spoilers: list[str]
    in_view: int
    plays: int

    def written(self) -> JsonObject:
        """Return it as JSON."""
        return self.model_dump(by_alias=True, exclude_defaults=True)

    @property
    def themes(self) -> list[str]:
        """Return the themes by which the puzzle can be found: motifs, then rules."""
        return [*self.motifs, *self.rules]
