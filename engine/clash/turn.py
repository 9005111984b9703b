"""The turn: fatigue and regeneration before the summoning phase, and the end of turn.

The end follows the assault (clash-of-decks.md 3, 12).
"""

from __future__ import annotations

from typing import Final

from engine.clash import ai_deck, endings, stronghold
from engine.clash.abilities import CATALYST
from engine.clash.events import Removed, TurnBegan, TurnEnded
from engine.clash.state import Board
from engine.core import SEATS

CATALYST_MANA: Final = 2
FATIGUE_AFTER: Final = 8
"""The number of turns of a seat before fatigue begins (12)."""


def begin(board: Board) -> None:
    """Begin the active seat's turn: fatigue, then regeneration."""
    board.phase = "regeneration"
    player = board.players[board.active]
    if player.ai is not None:
        player.ai.last_turn = not player.hand
    elif board.rules.fatigue and player.turns_taken >= FATIGUE_AFTER:
        removed = player.hand.pop()
        board.events.append(Removed(SEATS[board.active], removed.id, player.health))
        stronghold.check(board, board.active, board.active)
    # Phase 1: one mana for each card in hand, the stronghold included, and Catalyst (3).
    catalysts = sum(1 for lane in player.lanes for creature in lane if creature.mask & CATALYST)
    if player.ai is not None:
        base = ai_deck.mana(board, board.active, player.ai)
    elif board.turn <= len(board.seating.first_turns):
        base = board.seating.first_turns[board.turn - 1]
    else:
        base = len(player.hand) + 1
    board.mana = max(0, base + CATALYST_MANA * catalysts)
    if not board.silent:
        board.events.append(TurnBegan(SEATS[board.active], board.turn, board.mana))
    board.phase = "summoning"


def end(board: Board) -> None:
    """End the turn: all creatures regain their health, marks are cleared, the turn passes (3).

    Raises `GameOver` if an AI has lost or the turn limit is reached.
    """
    for player in board.players:
        for lane in player.lanes:
            for creature in lane:
                creature.damage = 0
                creature.bonus = 0
                creature.used = 0
    board.mana = 0
    player = board.players[board.active]
    player.turns_taken += 1
    if not board.silent:
        board.events.append(TurnEnded(SEATS[board.active], board.turn))
    if player.ai is not None and player.ai.last_turn:
        endings.lose(board, board.active, board.active, "fort")
    limit = board.rules.turn_limit
    if limit and all(player.turns_taken >= limit for player in board.players):
        endings.end(board, (), "turn_limit")  # Ruling 21
    board.active = (board.active + 1) % len(board.players)
    board.turn += 1
