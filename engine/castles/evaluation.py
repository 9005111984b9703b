"""Evaluates positions for their seats."""

from __future__ import annotations

from collections.abc import Iterator

from engine.castles.board import COLUMNS, distance, side_of, steps_to_castle
from engine.castles.cards import Card
from engine.castles.dying import FALLEN
from engine.castles.match import Match
from engine.castles.state import Board, Creature
from engine.core import SEATS, Seat

WON = 1000.0
WOUND = (0.0, 5.0, 11.0, 18.0, 27.0, 40.0)
"""The worth of 0 to 5 wounds of the enemy castle."""
STANDS, LIFE, DAMAGE, REACH, FORWARD = 1.5, 1.0, 1.6, 0.6, 0.35
"""For a creature: its presence, each point of life, damage and range, each column forward."""
CARD, BUILDING, TILE = 0.8, 4.0, 1.0
DANGER = 0.5
"""Which part of what enemies can destroy in their next turn counts as lost. Without it the bot runs
into the first attack, and moving first is an advantage."""


def evaluate(state: Match, seat: Seat) -> float:
    """Return how much better the position is for the seat's side than for the other.

    It counts wounds of castles, creatures, cards, buildings and tiles, less what is in danger.
    """
    side = side_of(SEATS.index(seat))
    if state.ended is not None:
        return WON if seat in state.ended.winners else -WON
    evaluation = 0.0
    for number in range(len(state.wounds)):
        own = 1.0 if side_of(number) == side else -1.0
        evaluation += own * _evaluate(state, number)
    for cell, creature in state.creatures():
        own = 1.0 if side_of(creature.owner) == side else -1.0
        evaluation += own * _of_creature(state, cell, creature)
    for tile in state.tiles:
        if tile is not None:
            evaluation += TILE if side_of(tile.owner) == side else -TILE
    return evaluation - DANGER * _in_danger(state, side)


def _evaluate(board: Board, number: int) -> float:
    evaluation = -WOUND[min(board.wounds[number], FALLEN - 1)]
    evaluation += CARD * min(len(board.hands[number]), 8)
    evaluation += BUILDING * len(board.buildings[number])
    return evaluation - 12.0 / (len(board.decks[number]) + 1)


def _of_creature(board: Board, cell: int, creature: Creature) -> float:
    card = creature.card
    left = board.life(creature) - creature.wounds
    evaluation = STANDS + LIFE * left + DAMAGE * card.damage + REACH * card.range
    evaluation += card.activation == 1
    evaluation += 0.5 * creature.shield - 0.8 * creature.stunned
    enemies = [n for n in range(len(board.wounds)) if side_of(n) != side_of(creature.owner)]
    forward = COLUMNS - min(steps_to_castle(number, cell) for number in enemies)
    return evaluation + FORWARD * forward


def _in_danger(board: Board, side: int) -> float:
    """Return what the strongest attack in reach would destroy of each creature of a side."""
    enemies = [
        (cell, card.move + card.range, card.damage) for cell, card in _awake(board, 1 - side)
    ]
    lost = 0.0
    for cell, creature in board.creatures():
        if side_of(creature.owner) != side or creature.shield:
            continue
        blows = [damage for at, reach, damage in enemies if distance(at, cell) <= reach]
        if not blows:
            continue
        if max(blows) < board.life(creature) - creature.wounds:
            lost += LIFE * max(blows)
        else:
            lost += _of_creature(board, cell, creature)
            lost += 0 if creature.card.no_wound else _of_a_wound(board, creature.owner)
    return lost


def _awake(board: Board, side: int) -> Iterator[tuple[int, Card]]:
    for cell, creature in board.creatures():
        if side_of(creature.owner) == side and not creature.stunned:
            yield cell, creature.card


def _of_a_wound(board: Board, number: int) -> float:
    wounds = min(board.wounds[number], FALLEN - 1)
    return WOUND[min(wounds + 1, FALLEN - 1)] - WOUND[wounds]
