"""Names of warriors, spells and cells for sentences and buttons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.ui.escaping import escape_markdown
from engine.two_worlds.board import cell_name, shown_cell
from engine.two_worlds.cards import SPELL, WARRIOR, Spell, Warrior
from engine.two_worlds.state import Position
from engine.two_worlds.strength import flies, health
from engine.two_worlds.view import AttackView, SpellView, WorldsView
from texts import Texts, dashed
from texts.two_worlds import names

NEAREST, FARTHEST = 2, 4
"""The distances of ranged attacks."""
_BETWEEN = " · "


def card_with(card_id: str) -> Warrior | Spell | None:
    """Return the warrior or spell of this id; None if there is none."""
    return WARRIOR.get(card_id) or SPELL.get(card_id)


def named(card_id: str, texts: Texts) -> str:
    """Name the card in a sentence; return an unknown id escaped, as users may have typed it."""
    return names.named(card_id, texts) if card_with(card_id) else escape_markdown(card_id)


def all_named(ids: Iterable[str], texts: Texts) -> str:
    """Name several cards in a sentence."""
    return ", ".join(named(card_id, texts) for card_id in ids)


def seen_at(view: WorldsView, cell: int, texts: Texts) -> str:
    """Name the warrior in a cell in a sentence, or an empty cell."""
    there = view.at(cell)
    if there is None:
        return shown_cell(cell)
    return names.on_cell(there.card.id, cell_name(cell), texts)


def card_label(card: Warrior, texts: Texts) -> str:
    """Return a warrior's label on a button: its name, its numbers and its ability."""
    numbers = [f"❤️{card.health}"]
    if card.melee is not None:
        numbers.append(f"⚔️{card.melee}")
    if card.ranged:
        numbers.append(f"🏹{ranged_numbers(card.ranged)}")
    parts = [card.name(texts.language), " ".join(numbers)]
    if card.flying:
        parts.append(texts("two-worlds-ability-flying"))
    if card.ability is not None:
        parts.append(texts(f"two-worlds-ability-{dashed(card.ability)}"))
    return _BETWEEN.join(parts)


def ranged_numbers(ranged: Sequence[tuple[int, int]]) -> str:
    """Return the damage at distance 2, 3 and 4, up to its range."""
    dealt = dict(ranged)
    reach = range(NEAREST, max(dealt) + 1)
    return "/".join(str(dealt[far]) if far in dealt else "–" for far in reach)


def cell_label(position: Position, cell: int, texts: Texts) -> str:
    """Return a cell's label on a button, with its warrior and the health left."""
    fighter = position.cells[cell]
    if fighter is None:
        return shown_cell(cell)
    left = health(position, cell) - fighter.damage
    text = f"{shown_cell(cell)} {fighter.card.name(texts.language)} ❤️{left}"
    return f"{text} 🪶" if flies(fighter) else text


def fighter_label(position: Position, cell: int, texts: Texts) -> str:
    """Return a warrior's label on a button: cell and name."""
    return f"{shown_cell(cell)} {position.at(cell).card.name(texts.language)}"


def aim_of(item: SpellView, view: WorldsView, texts: Texts) -> str:
    """Name the targets of a spell on the stack; empty if it is the item below.

    Targets that have left the board are skipped.
    """
    cells = [*item.targets] if item.cell < 0 else [item.cell]
    return ", ".join(seen_at(view, cell, texts) for cell in cells if cell >= 0)


def attackers_of(item: AttackView, view: WorldsView, texts: Texts) -> str:
    """Name the attackers of an attack on the stack."""
    return ", ".join(seen_at(view, cell, texts) for cell in item.cells)


def ability_text(warrior: Warrior, texts: Texts) -> str:
    """Return what the ability of a warrior does; empty if it has none."""
    ability = warrior.ability
    return texts(f"two-worlds-ability-{dashed(ability)}-about") if ability else ""


def card_text(spell: Spell, texts: Texts, *, theirs: bool = False) -> str:
    """Return what a spell does, for its owner or (with `theirs`) for the opponent."""
    name = dashed(spell.id)
    return texts(f"two-worlds-their-card-{name}" if theirs else f"two-worlds-card-{name}")
