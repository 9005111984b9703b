"""Moves by a spell or ability (two-worlds.md 8)."""

from __future__ import annotations

from engine.two_worlds.board import ahead, cell_name
from engine.two_worlds.events import Moved
from engine.two_worlds.state import Fighter, Position, seat


def path(position: Position, cell: int, distance: int) -> tuple[tuple[int, int], ...] | None:
    """Return what moves if the warrior in a cell goes `distance` cells forward (negative: back).

    The result is pairs of cells, from and to: first the warrior itself, then those that it pushes
    back. None if the move is impossible.
    """
    fighter = position.at(cell)
    owner, cells = fighter.owner, position.cells
    target = ahead(owner, cell, distance)
    if target is None:
        return None
    step = 1 if target > cell else -1
    for between in range(cell + step, target + step, step):
        there = cells[between]
        if there is not None and there.owner != owner:
            return None
    moved = [(cell, target)]
    pushed = target
    while pushed != cell and cells[pushed] is not None:
        behind = ahead(owner, pushed, -1)
        if behind is None:
            return None
        moved.append((pushed, behind))
        pushed = behind
    return tuple(moved)


def go(position: Position, moved: tuple[tuple[int, int], ...], by: str) -> None:
    """Move warriors along a `path`: the first is lifted, the others are pushed."""
    lifted: list[tuple[int, int, Fighter]] = []
    for cell, to in moved:
        lifted.append((cell, to, position.at(cell)))
    for cell, _, _ in lifted:
        position.cells[cell] = None
    for place, (cell, to, fighter) in enumerate(lifted):
        position.cells[to] = fighter
        how = by if place == 0 else "pushed"
        facts = (seat(fighter.owner), fighter.card.id, cell_name(cell), cell_name(to), how)
        position.emit(Moved(*facts))
    position.eventful = True


def can_shift(position: Position, cell: int) -> bool:
    """Return whether the warrior in a cell can use `shift` now, in either direction."""
    fighter = position.cells[cell]
    return (
        fighter is not None
        and not fighter.shifted
        and fighter.has("shift")
        and (path(position, cell, 1) is not None or path(position, cell, -1) is not None)
    )


def may_shift(position: Position) -> bool:
    """Return whether any warrior of the active seat can use `shift` now."""
    active = position.active
    return any(can_shift(position, cell) for cell, _ in position.fighters(active))
