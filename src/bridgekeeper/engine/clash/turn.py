"""The turn: regeneration before the summoning phase, the end of turn after the assault
(clash-of-decks.md 3)."""

from __future__ import annotations

from ..core import SEATS
from . import stronghold
from .events import TurnBegan, TurnEnded
from .state import Board

FIRST_TURN_MANA = 6
"""What the first player gets on the first turn (2.2)."""


def regeneration(board: Board) -> None:
    """Phase 1: one mana for each card in hand, the stronghold included (3)."""
    board.phase = "regeneration"
    board.mana = len(board.players[board.active].hand) + 1
    if board.turn == 1:
        board.mana = FIRST_TURN_MANA
    board.events.append(TurnBegan(SEATS[board.active], board.turn, board.mana))
    board.phase = "summoning"


def end_of_turn(board: Board) -> None:
    """All creatures regain their health, marks of the turn go, the turn passes (3)."""
    for player in board.players:
        for lane in player.lanes:
            for creature in lane:
                creature.damage = 0
                creature.bonus = 0
                creature.protection_used = False
    board.mana = 0
    board.players[board.active].turns_taken += 1
    board.events.append(TurnEnded(SEATS[board.active], board.turn))
    limit = board.turn_limit
    if limit and all(player.turns_taken >= limit for player in board.players):
        stronghold.end(board, (), "turn_limit")  # Ruling 21
    board.active = 1 - board.active
    board.turn += 1
