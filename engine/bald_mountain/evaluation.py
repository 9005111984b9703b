"""Evaluates positions for their seats."""

from __future__ import annotations

from engine.bald_mountain.battle import Battle
from engine.bald_mountain.seating import side_of
from engine.core import SEATS, Seat

WON = 1000.0
ENERGY, GEM, CARD, ALTAR, WONDER = 1.0, 1.6, 0.45, 1.0, 1.0
"""The worth of one of each; altars and wonders count for the side that controls them."""
PERIL = 6.0
"""How much the last points of energy, and the last gems before 15, count in addition."""


def evaluate(state: Battle, seat: Seat) -> float:
    """Return the energy, gems, cards and altars of the seat's side minus those of the other."""
    side = side_of(SEATS.index(seat))
    if state.ended is not None:
        if not state.ended.winners:
            return 0.0
        return WON if seat in state.ended.winners else -WON
    return _evaluate(state, side) - _evaluate(state, 1 - side)


def _evaluate(state: Battle, side: int) -> float:
    energy, gems = state.energy[side], state.gems[side]
    evaluation = ENERGY * min(energy, 10) + 0.5 * max(0, energy - 10) + GEM * gems
    evaluation -= PERIL / (energy + 0.5)
    evaluation += PERIL / (15.5 - gems)
    evaluation += CARD * sum(min(len(hand), 7) for hand in state.hands[side::2])
    for stack in state.altars:
        if stack and stack[0].side == side:
            evaluation += ALTAR + (WONDER if stack[0].card.is_wonder else 0)
    return evaluation
