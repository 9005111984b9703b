"""The cards of a game as lists: documents for programs, a table for readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core import JsonObject, record


@record
class ListedCard:
    """A printed card: the id of its set, its document (`docs/formats.md`) and its table row."""

    set: str
    document: JsonObject
    row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardList:
    """The cards of a game in the order of their sets.

    `heads` are the column headings of the table; `figures` are those whose columns contain numbers.
    """

    heads: tuple[str, ...]
    figures: frozenset[str]
    cards: Callable[[], Sequence[ListedCard]]
