"""Chance events: draws, rolls, shuffles (castles.md 11)."""

from __future__ import annotations

from engine import chance
from engine.castles.cards import Card
from engine.castles.events import Drew, Rolled
from engine.castles.state import Board, seat
from engine.naming import in_order

DICE = 4
SIDES = 6


def draw(board: Board, number: int, count: int) -> None:
    """Draw up to `count` cards from the top of a seat's deck into its hand."""
    drawn = board.decks[number][:count]
    board.decks[number] = board.decks[number][count:]
    board.hands[number] += drawn
    board.tell(Drew(seat(number), len(drawn), len(board.decks[number])))


def roll(board: Board, count: int, *, again: bool = False) -> None:
    """Roll `count` dice in place of the active seat's unspent ones; `again`: it is a reroll."""
    dice = []
    for _ in range(count):
        value, board.chance = chance.draw(board.chance, SIDES)
        dice.append(value + 1)
    board.dice = tuple(sorted(dice, reverse=True))
    board.tell(Rolled(seat(board.active), board.dice, again))


def shuffle(board: Board, number: int, cards: tuple[Card, ...]) -> None:
    """Make these cards the seat's whole deck: in the order of the list, then shuffled."""
    deck, board.shuffles[number] = chance.shuffle(in_order(cards), board.shuffles[number])
    board.decks[number] = tuple(deck)
