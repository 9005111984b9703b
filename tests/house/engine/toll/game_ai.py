"""The game AI: how good a position is, and what may be hidden in it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import chance
from engine.core import Seat
from engine.game_ai import GameAI
from house.engine.toll.moves import END, REFUSE, ROADS, Move, Word
from house.engine.toll.rules import KEEPER, Toll

WON = 1000.0


def default(state: Toll, _seat: Seat) -> Move:
    """Return the move of a seat that does not answer: the plank, no coins, the end of a turn."""
    if state.active is None:
        return Word("plank")
    return REFUSE if state.asked else END


class TollAI(GameAI):
    """Implements `engine.game_ai.GameAI`."""

    def seats(self, state: Toll) -> Sequence[Seat]:
        """Return all seats."""
        return state.seats

    def evaluate(self, state: Toll, seat: Seat) -> float:
        """Return the health, and a little for coins and stones."""
        outcome = state.outcome()
        if outcome is not None and outcome.winners:
            return WON if seat in outcome.winners else -WON
        own = state.number(seat)
        value = state.health[0] - 2.0 * min(state.health[1:]) - 0.5 * sum(state.health[1:])
        value = value if seat == KEEPER else -value
        return value + 0.2 * state.coins[own] + 0.4 * len(state.stones[own])

    def determinize(self, state: Toll, seat: Seat, seed: int) -> Toll:
        """Return a state with made-up stones and secret roads of other seats, die and bag."""
        guess = state.copy()
        guess.bag = chance.stream(seed, f"guess bag {seat}")
        roads = chance.stream(seed, f"guess roads {seat}")
        for other in state.seats:
            number = state.number(other)
            if other == seat:
                continue
            count, guess.stones[number] = len(state.stones[number]), ()
            guess.draw(number, count)
            if state.active is None and state.roads[number] is not None:
                road, roads = chance.draw(roads, len(ROADS))
                guess.roads[number] = ROADS[road]
        guess.dice = chance.stream(seed, f"guess dice {seat}")
        return guess
