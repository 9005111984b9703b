"""What the bot knows of the game: what a position is worth, and what may be hidden in it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import chance
from engine.core import Seat
from engine.minds import Mind
from house.engine.toll.moves import END, REFUSE, ROADS, Move, Word
from house.engine.toll.rules import KEEPER, Toll

WON = 1000.0


def default(state: Toll, _seat: Seat) -> Move:
    """For who does not answer: over the plank, no coins, and nothing more in a turn."""
    if state.active is None:
        return Word("plank")
    return REFUSE if state.asked else END


class TollMind(Mind):
    """The face of `engine.minds.Mind`."""

    def seats(self, state: Toll) -> Sequence[Seat]:
        """Who sits at it."""
        return state.seats

    def worth(self, state: Toll, seat: Seat) -> float:
        """Health, and a little for what one has."""
        outcome = state.outcome()
        if outcome is not None and outcome.winners:
            return WON if seat in outcome.winners else -WON
        own = state.number(seat)
        worth = state.health[0] - 2.0 * min(state.health[1:]) - 0.5 * sum(state.health[1:])
        worth = worth if seat == KEEPER else -worth
        return worth + 0.2 * state.coins[own] + 0.4 * len(state.stones[own])

    def guess(self, state: Toll, seat: Seat, seed: int) -> Toll:
        """Other seats' stones and secret roads, the die and the bag are made up."""
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
