"""The beginning and the end of a turn (castles.md 3)."""

from __future__ import annotations

from dataclasses import replace

from engine.castles import chances, dying
from engine.castles.events import TurnBegan
from engine.castles.state import Board, seat


def begin(board: Board) -> None:
    """Carry out steps 1 to 3 of the active seat's turn.

    Shields end, creatures become ready, a card is drawn, dice are rolled.
    """
    active = board.active
    board.built = board.powered = False
    board.tell(TurnBegan(seat(active), board.turn))
    for cell, creature in list(board.creatures()):
        if creature.owner == active and (creature.shield or creature.activated):
            board.change(cell, shield=False, activated=False)
    chances.draw(board, active, 1)
    if not dying.check(board):
        chances.roll(board, chances.DICE)


def end(board: Board) -> None:
    """Carry out step 5, then begin the next seat's turn.

    Unspent dice and bonuses of this turn are lost; the active seat's creatures are no longer
    stunned.
    """
    active = board.active
    board.dice = ()
    for cell, creature in list(board.creatures()):
        stunned = creature.stunned and creature.owner != active
        passing = creature.bonus_damage or creature.bonus_move or creature.readied
        if passing or stunned != creature.stunned:
            board.cells[cell] = replace(
                creature, bonus_damage=0, bonus_move=0, readied=False, stunned=stunned
            )
    board.turn += 1
    begin(board)
