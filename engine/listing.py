"""The cards of a game as lists: for programs as documents, for people as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core import JsonObject, record


@record
class ListedCard:
    """A printed card: the id of its set, its document (`docs/formats.md`), and its row."""

    set: str
    document: JsonObject
    row: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardList:
    """The cards of a game in the order of their sets.

    `heads` stand over the columns of the table, `figures` are those of them that hold numbers.
    """

    heads: tuple[str, ...]
    figures: frozenset[str]
    cards: Callable[[], Sequence[ListedCard]]
