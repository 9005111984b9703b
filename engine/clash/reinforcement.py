"""Reinforcement: a card that returns calls another one (clash-of-decks.md 7, Ruling 39)."""

from __future__ import annotations

from typing import Final

from engine.clash import ai, summoning
from engine.clash.abilities import REINFORCEMENT
from engine.clash.events import Called, CalledNobody
from engine.clash.state import Board, Step
from engine.core import SEATS

DEAREST: Final = 4
"""The highest printed cost of a called card (7, reinforcement)."""
MOST_CALLS: Final = 100
"""The most calls that one action can cause (docs/rulings.md, 49)."""


def call(board: Board, seat: int, lane: int) -> Step:
    """Play the seat's leftmost available creature card that may be called, free and in this lane.

    It must have a printed cost of 4 or less and no printed Reinforcement; without such a card
    nothing happens.
    """
    if board.calls == MOST_CALLS:
        return
    if board.players[seat].ai is not None:
        yield ai.call(board, seat, lane)
        return
    for index, card in enumerate(summoning.available_cards(board, seat)):
        if card.is_creature and card.cost <= DEAREST and not card.mask & REINFORCEMENT:
            board.calls += 1
            board.events.append(Called(SEATS[seat], card.id))
            further = summoning.play_creature(board, seat, card, lane, index)
            if further is not None:
                yield further
            return
    board.events.append(CalledNobody(SEATS[seat]))
