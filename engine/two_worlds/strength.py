"""The current reach, damage and health of warriors (two-worlds.md 4, 10)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.two_worlds.board import COLUMNS, apart
from engine.two_worlds.cards import Ability, Modify
from engine.two_worlds.state import Fighter, Position


def flies(fighter: Fighter) -> bool:
    """Return whether it flies: silence removes printed flying, but not Flight (Ruling 17)."""
    if fighter.enchantments:
        if any(lies.spell.id == "flight" for lies in fighter.enchantments):
            return True
        if fighter.is_silenced:
            return False
    return fighter.looks.flying


def is_hidden(fighter: Fighter) -> bool:
    """Return whether attacks from afar and enemy spells do not reach it."""
    return any(lies.spell.id == "invisibility" for lies in fighter.enchantments)


def modified(fighter: Fighter) -> int:
    """Return how much Blessings and Curses add to damage and to health."""
    total = 0
    for lies in fighter.enchantments:
        for effect in lies.spell.effects:
            if isinstance(effect, Modify):
                total += effect.damage
    return total


def _neighbours(position: Position, cell: int) -> Iterator[Fighter]:
    """Yield the warriors at distance 1 in the row of a cell."""
    column = cell % COLUMNS
    if column > 0 and (left := position.cells[cell - 1]) is not None:
        yield left
    if column < COLUMNS - 1 and (right := position.cells[cell + 1]) is not None:
        yield right


def _own_beside(position: Position, cell: int, fighter: Fighter, ability: Ability) -> int:
    return sum(
        near.owner == fighter.owner and near.has(ability) for near in _neighbours(position, cell)
    )


def health(position: Position, cell: int) -> int:
    """Return a warrior's health without damage, at least 1."""
    fighter = position.at(cell)
    own = fighter.looks.health + _own_beside(position, cell, fighter, "bulwark")
    return max(1, own + modified(fighter))


def damage(position: Position, cell: int, distance: int, fighters: int = 1) -> int | None:
    """Return a warrior's damage at a distance, as one of this many attackers (`fighters`).

    None if it has no attack at that distance.
    """
    fighter = position.at(cell)
    printed = fighter.looks.strikes(distance)
    if printed is None:
        return None
    total = printed + modified(fighter) + _own_beside(position, cell, fighter, "rally")
    total += fighters > 1 and fighter.has("pack")
    for near in _neighbours(position, cell):
        total -= near.owner != fighter.owner and near.has("dread")
    return max(0, total)


def reaches(position: Position, cell: int, target: int) -> bool:
    """Return whether an attack of a warrior reaches the target, regardless of its damage."""
    distance = apart(cell, target)
    if distance is None or distance == 0:
        return False
    fighter, aimed = position.at(cell), position.at(target)
    if fighter.looks.strikes(distance) is None:
        return False
    if distance == 1:
        return not flies(aimed) or flies(fighter) or fighter.has("reach_flyers")
    return not is_hidden(aimed)
