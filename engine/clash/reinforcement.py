"""Reinforcement: a card that comes back calls another (clash-of-decks.md 7, Ruling 39)."""

from __future__ import annotations

from engine.clash import ai, summoning
from engine.clash.abilities import REINFORCEMENT
from engine.clash.events import Called, CalledNobody
from engine.clash.state import Board, Step
from engine.core import SEATS

DEAREST = 4
"""The highest printed cost that is called (7, reinforcement)."""
MOST_CALLS = 100
"""Calls that one action can bring about (docs/rulings.md, 49)."""


def call(board: Board, seat: int, lane: int) -> Step:
    """Play the seat's leftmost available creature card at once, free and in this lane.

    It costs 4 or less as printed and has no Reinforcement as printed; without such a card nothing
    happens.
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
