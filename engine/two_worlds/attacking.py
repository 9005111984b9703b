"""Announcing and resolving attacks (two-worlds.md 5)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from engine.core import IllegalAction
from engine.two_worlds import falling, moving
from engine.two_worlds.actions import Attack
from engine.two_worlds.board import ahead, apart, cell_name
from engine.two_worlds.cards import Ability
from engine.two_worlds.events import Announced, Fizzled, Reaped
from engine.two_worlds.state import AttackItem, Position, seat
from engine.two_worlds.strength import damage, reaches


def attacks(position: Position) -> Iterator[Attack]:
    """Yield all attacks that the active seat can make."""
    if position.attacked:
        return
    active = position.active
    seen = position.seen_from(active)
    own = [cell for cell, fighter in seen if fighter.owner == active]
    for target in [cell for cell, fighter in seen if fighter.owner != active]:
        reaching = [cell for cell in own if reaches(position, cell, target)]
        for count in range(1, len(reaching) + 1):
            for chosen in combinations(reaching, count):
                cells = tuple(sorted(chosen))
                if total(position, cells, target) is None:
                    continue
                yield Attack(cells, target)
                if not _is_silent(position, cells):
                    yield Attack(cells, target, hold=True)


def total(position: Position, cells: tuple[int, ...], target: int) -> int | None:
    """Return the damage of these attackers together; None if one of them would deal none."""
    summed = 0
    for cell in cells:
        distance = apart(cell, target)
        dealt = None if distance is None else damage(position, cell, distance, len(cells))
        if not dealt:
            return None
        summed += dealt
    return summed


def _is_silent(position: Position, cells: tuple[int, ...]) -> bool:
    return any(position.at(cell).has("silent") for cell in cells)


def check(position: Position, action: Attack) -> None:
    """Raise `IllegalAction` for an attack that can't be made."""
    if position.attacked:
        raise IllegalAction("two_worlds_attacked")
    active = position.active
    aimed = position.cells[action.target]
    if aimed is None or aimed.owner == active:
        raise IllegalAction("two_worlds_no_enemy", cell=cell_name(action.target))
    if not action.cells or list(action.cells) != sorted(set(action.cells)):
        raise IllegalAction("two_worlds_who_attacks")
    for cell in action.cells:
        fighter = position.cells[cell]
        if fighter is None or fighter.owner != active:
            raise IllegalAction("two_worlds_no_own_warrior", cell=cell_name(cell))
        if not reaches(position, cell, action.target):
            facts = {"cell": cell_name(cell), "target": cell_name(action.target)}
            raise IllegalAction("two_worlds_out_of_reach", card=fighter.card.id, **facts)
    if total(position, action.cells, action.target) is None:
        raise IllegalAction("two_worlds_no_damage")
    if action.hold and _is_silent(position, action.cells):
        raise IllegalAction("two_worlds_silent_hold")


def announce(position: Position, action: Attack) -> None:
    """Put the attack on the stack."""
    position.attacked = True
    fighters = [position.at(cell) for cell in action.cells]
    aimed = position.at(action.target)
    numbers = tuple([fighter.no for fighter in fighters])
    position.stack = (*position.stack, AttackItem(position.active, aimed.no, numbers, action.hold))
    position.emit(
        Announced(
            seat(position.active),
            tuple(map(cell_name, action.cells)),
            tuple([fighter.card.id for fighter in fighters]),
            cell_name(action.target),
            aimed.card.id,
            total(position, action.cells, action.target) or 0,
            action.hold,
        )
    )


def is_silent(position: Position, item: AttackItem) -> bool:
    """Return whether the attack opens no windows."""
    cells = [cell for no in item.fighters if (cell := position.where(no)) is not None]
    return _is_silent(position, tuple(cells))


def resolve(position: Position, item: AttackItem) -> None:
    """Resolve an attack with everything computed from the current position (Rulings 14, 15).

    Attackers that still take part deal their damage; then their abilities apply.
    """
    target = position.where(item.target)
    counting = () if target is None else _counting(position, item, target)
    if target is None or not counting:
        position.emit(Fizzled(seat(item.by), ""))
        return
    aimed = position.at(target)
    abilities: tuple[Ability, ...] = ("splash", "knockback", "reap")
    used = {name for name in abilities if any(position.at(c).has(name) for c in counting)}
    dealt = sum(_dealt(position, cell, target, len(counting)) for cell in counting)
    behind = _behind(position, target) if "splash" in used else None
    falling.hit(position, target, dealt - aimed.has("armour"), "attack")
    if behind is not None:
        falling.hit(position, behind, 1 - position.at(behind).has("armour"), "splash")
    falling.destroyed(position)
    if position.where(item.target) is not None:
        if "knockback" in used:
            _knock_back(position, item.target)
    elif "reap" in used:
        _reap(position, item.by)
    falling.check(position)


def _counting(position: Position, item: AttackItem, target: int) -> tuple[int, ...]:
    cells = [position.where(no) for no in item.fighters]
    return tuple(
        cell
        for cell in cells
        if cell is not None
        and position.at(cell).owner == item.by
        and reaches(position, cell, target)
    )


def _dealt(position: Position, cell: int, target: int, fighters: int) -> int:
    distance = apart(cell, target)
    assert distance is not None, "in one row"
    return damage(position, cell, distance, fighters) or 0


def _behind(position: Position, target: int) -> int | None:
    owner = position.at(target).owner
    cell = ahead(owner, target, -1)
    if cell is None:
        return None
    there = position.cells[cell]
    return cell if there is not None and there.owner == owner else None


def _knock_back(position: Position, no: int) -> None:
    cell = position.where(no)
    assert cell is not None, "it has survived"
    moved = moving.path(position, cell, -1)
    if moved is not None:
        moving.go(position, moved, "knockback")
        falling.destroyed(position)


def _reap(position: Position, number: int) -> None:
    """Put the latest regular warrior of a seat's fallen under its deck."""
    fallen = position.fallen[number]
    for place, card in enumerate(fallen):
        if card.rank == "regular":
            position.fallen[number] = (*fallen[:place], *fallen[place + 1 :])
            position.warriors[number] = (*position.warriors[number], card)
            position.eventful = True
            position.emit(Reaped(seat(number), card.id))
            return
