"""Wounds, deaths and the end of a match (castles.md 5)."""

from __future__ import annotations

from engine.castles import events as e
from engine.castles.board import cell_name, seats_of_side, side_of
from engine.castles.cards import Card
from engine.castles.state import Board, seat
from engine.core import Outcome

FALLEN = 6
"""The number of wounds at which a castle falls."""


def wound(board: Board, cell: int, amount: int) -> int:
    """Wound the creature in a cell; return the wounds that it suffers.

    A shield takes a whole hit instead (0). The creature dies only when `bury` is called.
    """
    creature = board.at(cell)
    facts = (seat(creature.owner), creature.card.id, cell_name(cell))
    if creature.shield:
        board.change(cell, shield=False)
        board.emit(e.ShieldBroken(*facts))
        return 0
    wounds = creature.wounds + amount
    board.change(cell, wounds=wounds)
    board.emit(e.Wounded(*facts, amount, max(0, board.life(creature) - wounds)))
    return amount


def bury(board: Board, killed: tuple[int, ...] = (), *, wounds_castle: bool = True) -> None:
    """Resolve all deaths at once, then all wounds, then tombstones, then the end (Ruling 25).

    The creatures in the cells `killed` die regardless of wounds; `wounds_castle` is whether that
    wounds their castles.
    """
    dead = [
        cell
        for cell, creature in board.creatures()
        if cell in killed or creature.wounds >= board.life(creature)
    ]
    hurt = [0] * len(board.wounds)
    stones = []
    for cell in dead:
        creature = board.at(cell)
        if not creature.card.no_wound and (wounds_castle or cell not in killed):
            hurt[creature.owner] += 1
        if _leaves_a_tombstone(board, cell):
            stones.append(cell)
        _remove(board, cell)
    for number, count in enumerate(hurt):
        if count:
            board.wounds[number] += count
            board.emit(e.CastleWounded(seat(number), count, board.wounds[number]))
    for cell in stones:
        put_tombstone(board, cell)
    check(board)


def _leaves_a_tombstone(board: Board, cell: int) -> bool:
    """Return whether the creature is not undead and an enemy plays the undead (Ruling 32)."""
    creature = board.at(cell)
    return creature.card.race != "undead" and any(
        race == "undead" and side_of(number) != side_of(creature.owner)
        for number, race in enumerate(board.races)
    )


def _remove(board: Board, cell: int) -> None:
    creature = board.at(cell)
    board.cells[cell] = None
    revealed: list[Card] = []
    if creature.under is not None:
        revealed.append(creature.under)
        _discard(board, creature.owner, creature.under)
    else:
        _discard(board, creature.owner, creature.card)
    if creature.boost is not None:
        revealed.append(creature.boost.card)
        _discard(board, creature.boost.seat, creature.boost.card)
    ids = tuple([card.id for card in revealed])
    board.emit(e.Died(seat(creature.owner), creature.card.id, cell_name(cell), ids))


def _discard(board: Board, number: int, card: Card) -> None:
    board.discards[number] = (card, *board.discards[number])


def put_tombstone(board: Board, cell: int) -> None:
    """Put a tombstone on a cell, unless it has one."""
    if cell not in board.tombstones:
        board.tombstones |= {cell}
        board.emit(e.TombstonePlaced(cell_name(cell)))


def check(board: Board) -> bool:
    """End the match if a deck is empty (first, Ruling 50) or a castle fell; return whether."""
    if board.ended is not None:
        return True
    empty = [number for number, deck in enumerate(board.decks) if not deck]
    if empty:
        sides = {side_of(number) for number in empty}
        loses = sides.pop() if len(sides) == 1 else side_of(board.active)
        return _end(board, loses, "deck")
    fallen = [max(board.wounds[side::2]) for side in (0, 1)]
    if max(fallen) < FALLEN:
        return False
    if min(fallen) < FALLEN:
        return _end(board, fallen.index(max(fallen)), "castle")
    if fallen[0] == fallen[1]:
        return _end(board, side_of(board.active), "castle")
    return _end(board, fallen.index(max(fallen)), "castle")


def _end(board: Board, loses: int, reason: str) -> bool:
    winners = seats_of_side(board.mode, 1 - loses)
    board.ended = Outcome(winners, reason)
    board.emit(e.Ended(winners, reason))
    return True
