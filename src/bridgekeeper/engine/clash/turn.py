"""The turn: fatigue and regeneration before the summoning phase, the end of turn after the
assault (clash-of-decks.md 3, 12)."""

from __future__ import annotations

from ..core import SEATS
from . import stronghold
from .abilities import CATALYST
from .events import Removed, TurnBegan, TurnEnded
from .state import Board

FIRST_TURN_MANA = 6
"""What the first player gets on the first turn (2.2)."""
CATALYST_MANA = 2
FATIGUE_AFTER = 8
"""Own turns before fatigue sets in (12)."""


def begin(board: Board) -> None:
    """The start of the active seat's turn: fatigue, then regeneration."""
    board.phase = "regeneration"
    player = board.players[board.active]
    if board.fatigue and player.turns_taken >= FATIGUE_AFTER:
        removed = player.hand.pop()
        board.events.append(Removed(SEATS[board.active], removed.id, player.health))
        stronghold.check(board, board.active)
    # Phase 1: one mana for each card in hand, the stronghold included, and Catalyst (3).
    catalysts = sum(1 for lane in player.lanes for creature in lane if creature.mask & CATALYST)
    base = FIRST_TURN_MANA if board.turn == 1 else len(player.hand) + 1
    board.mana = base + CATALYST_MANA * catalysts
    board.events.append(TurnBegan(SEATS[board.active], board.turn, board.mana))
    board.phase = "summoning"


def end(board: Board) -> None:
    """All creatures regain their health, marks of the turn go, the turn passes (3)."""
    for player in board.players:
        for lane in player.lanes:
            for creature in lane:
                creature.damage = 0
                creature.bonus = 0
                creature.used = 0
    board.mana = 0
    board.players[board.active].turns_taken += 1
    board.events.append(TurnEnded(SEATS[board.active], board.turn))
    limit = board.turn_limit
    if limit and all(player.turns_taken >= limit for player in board.players):
        stronghold.end(board, (), "turn_limit")  # Ruling 21
    board.active = board.across(board.active)
    board.turn += 1
