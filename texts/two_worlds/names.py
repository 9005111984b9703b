"""Names of warriors, spells, cells and rows."""

from __future__ import annotations

from collections.abc import Iterable

from engine.two_worlds.board import as_shown
from engine.two_worlds.cards import SPELL, WARRIOR
from texts import Texts


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence. Raises KeyError for an unknown id."""
    return f"**{(WARRIOR.get(card_id) or SPELL[card_id]).name(texts.language)}**"


def on_cell(card_id: str, cell: str, texts: Texts) -> str:
    """Name a warrior in a sentence, with its cell (given by its stored name)."""
    return f"{named(card_id, texts)} ({as_shown(cell)})"


def all_on_cells(ids: Iterable[str], cells: Iterable[str], texts: Texts) -> str:
    """Name warriors with their cells, separated by commas."""
    pairs = zip(ids, cells, strict=True)
    return ", ".join(on_cell(card_id, cell, texts) for card_id, cell in pairs)


def row_name(row: str, texts: Texts) -> str:
    """Return the name of the row `u` or `l`."""
    return texts(f"two-worlds-row-{row}")
