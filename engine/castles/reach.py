"""Where creatures can move, and what they can attack (castles.md 4, 5)."""

from __future__ import annotations

from engine.castles.board import (
    COLUMNS,
    castle_lines,
    distance,
    line_of,
    neighbours,
    side_of,
    steps_to_castle,
)
from engine.castles.state import Board, Creature

# Moving


def destinations(board: Board, cell: int) -> tuple[int, ...]:
    """Return the cells where a creature can end its move, its current cell first.

    It passes over free cells, a flying one over any. A gate of its side under it gives a step
    (Ruling 27).
    """
    creature = board.at(cell)
    steps = steps_of(board, cell, creature)
    return (cell, *within_steps(board, cell, steps, flying=creature.card.flying))


def steps_of(board: Board, cell: int, creature: Creature) -> int:
    """Return how many steps the creature in a cell can move."""
    gate = _stands_on(board, cell, creature, "gate")
    return creature.card.move + creature.bonus_move + gate


def within_steps(board: Board, cell: int, steps: int, *, flying: bool = False) -> tuple[int, ...]:
    """Return the free cells at most `steps` orthogonal steps away, in the active seat's order."""
    seen, border = {cell}, [cell]
    for _ in range(steps):
        border = [
            near
            for here in border
            for near in neighbours(board.mode, here)
            if near not in seen and (flying or board.cells[near] is None)
        ]
        border = list(dict.fromkeys(border))
        seen.update(border)
        if not border:
            break
    return board.as_seen(found for found in seen if board.cells[found] is None)


def _stands_on(board: Board, cell: int, creature: Creature, kind: str) -> bool:
    """Return whether the creature is on a tile of this kind and of its side."""
    tile = board.tiles[cell]
    return tile is not None and tile.kind == kind and side_of(tile.owner) == side_of(creature.owner)


# Attacking


def range_from(board: Board, creature: Creature, cell: int) -> int:
    """Return the creature's range from a cell; a tower of its side adds 1."""
    return creature.card.range + _stands_on(board, cell, creature, "tower")


def castle_distance(board: Board, creature: Creature, cell: int, seat: int) -> int | None:
    """Return the smallest distance at which a creature in a cell can attack an enemy castle.

    Any legal route counts (Ruling 24); None without one.
    """
    reach = range_from(board, creature, cell)
    routes = []
    line = line_of(cell)
    if line in castle_lines(board.mode, seat) and not _is_walled(board, cell, line, seat):
        routes.append(steps_to_castle(seat, cell))
    for place, tile in enumerate(board.tiles):
        if tile is None or tile.owner != seat or tile.kind == "wall":
            continue
        if not (line_of(place) == line and _is_walled(board, cell, line, seat)):
            routes.append(distance(cell, place))
    legal = [route for route in routes if route <= reach]
    return min(legal) if legal else None


def _is_walled(board: Board, cell: int, line: int, seat: int) -> bool:
    """Return whether a wall of the seat's side blocks an attacker in this cell, on this line."""
    column = 1 if side_of(seat) == 0 else COLUMNS - 2
    tile = board.tiles[line * COLUMNS + column]
    if tile is None or tile.kind != "wall" or side_of(tile.owner) != side_of(seat):
        return False
    return steps_to_castle(seat, cell) > 2


def strength(board: Board, creature: Creature, far: int) -> int:
    """Return the damage of a creature's attack at a distance.

    A card of the orcs under it counts at distance 1 (Ruling 34).
    """
    boost = creature.boost
    armed = boost is not None and far <= 1 and board.races[boost.seat] == "orcs"
    return creature.card.damage + creature.bonus_damage + armed
