"""The beginning and the end of a turn; draws, rolls and shuffles (castles.md 3, 11)."""

from __future__ import annotations

from dataclasses import replace

from engine import chance
from engine.castles import dying
from engine.castles.cards import Card
from engine.castles.events import Drew, Rolled, TurnBegan
from engine.castles.state import Board, seat
from engine.naming import in_order

DICE = 4
SIDES = 6


def draw(board: Board, number: int, count: int) -> None:
    """Draw up to `count` cards from the top of a seat's deck into its hand."""
    drawn = board.decks[number][:count]
    board.decks[number] = board.decks[number][count:]
    board.hands[number] += drawn
    board.emit(Drew(seat(number), len(drawn), len(board.decks[number])))


def roll(board: Board, count: int, *, again: bool = False) -> None:
    """Roll `count` dice in place of the active seat's unspent ones; `again`: it is a reroll."""
    dice = []
    for _ in range(count):
        value, board.chance = chance.draw(board.chance, SIDES)
        dice.append(value + 1)
    board.dice = tuple(sorted(dice, reverse=True))
    board.emit(Rolled(seat(board.active), board.dice, again))


def shuffle(board: Board, number: int, cards: tuple[Card, ...]) -> None:
    """Make these cards the seat's whole deck: in the order of the list, then shuffled."""
    deck, board.shuffles[number] = chance.shuffle(in_order(cards), board.shuffles[number])
    board.decks[number] = tuple(deck)


def begin(board: Board) -> None:
    """Carry out steps 1 to 3 of the active seat's turn.

    Shields end, creatures become ready, a card is drawn, dice are rolled.
    """
    active = board.active
    board.built = board.powered = False
    board.emit(TurnBegan(seat(active), board.turn))
    for cell, creature in list(board.creatures()):
        if creature.owner == active and (creature.shield or creature.activated):
            board.change(cell, shield=False, activated=False)
    draw(board, active, 1)
    if not dying.check(board):
        roll(board, DICE)


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
