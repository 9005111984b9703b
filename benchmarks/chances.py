"""Measure how well the chances of an analysis agree with how matches end.

    python benchmarks/chances.py [--game ID ...] [--games N] [--seed S]

The bot plays against itself, sides alternating between its two weaker strengths; each beginning of
a turn is a prediction (`puzzles.analysis`). It prints ten bins of predictions with their number,
their mean, and how often the side won (a draw counts half), then the scale and tempo that would
have fitted best (`GameAI.scale`, `GameAI.tempo`). It asserts nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import product
from math import exp, log

from engine.games import PLUGINS, game_ai_of, game_named
from engine.simulation import Simulation
from opponents.matches import moves
from opponents.thinkers import STRENGTHS

GAMES = 100
BINS = 10
SCALES = [round(1.15**power, 1) for power in range(5, 40)]
TEMPI = [0.0, 1.0, *(round(1.3**power, 1) for power in range(2, 16))]

Prediction = tuple[float, int, float]
"""A side's lead in worth, whether it was to act (1) or the other side (-1), and its result: 1 for a
win, 0.5 for a draw, 0 for a loss.
"""


def main() -> None:
    """Print the bins of each game, and the scale that fits."""
    simulations: dict[str, Simulation] = {
        part.games[0].id: part.simulation
        for part in (plugin.part("engine") for plugin in PLUGINS)
        if part.simulation is not None and game_ai_of(part.games[0].id) is not None
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=simulations, action="append")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for game in asked.game or simulations:
        found = [
            prediction
            for number in range(asked.games)
            for prediction in predictions(game, simulations[game], asked.seed, number)
        ]
        game_ai = game_ai_of(game)
        assert game_ai is not None
        now = game_ai.scale, game_ai.tempo
        print(f"{game}: {len(found)} turns of {asked.games} matches, scale and tempo {now}")
        for line in bins(found, *now):
            print(f"  {line}")
        best = min(product(SCALES, TEMPI), key=lambda fit: loss(found, *fit))
        print(f"  loss {loss(found, *now):.4f}; {loss(found, *best):.4f} with {best}", flush=True)


def predictions(game: str, simulation: Simulation, seed: int, number: int) -> Iterator[Prediction]:
    """Play the match of this number and yield its predictions for one side."""
    mode, sides = next(iter(simulation.modes.items()))
    state, luck = simulation.begin(mode, seed, number)
    game_ai, strengths = game_ai_of(game), [*STRENGTHS.values()][:2]
    assert game_ai is not None
    strengths_of = {
        seat: strengths[(number >> place) & 1] for place, seat in enumerate(state.seats)
    }
    own, other = (next(seat for seat in state.seats if seat in side) for side in sides)
    turn_number, leads = -1, []
    rules = game_named(game)
    for _ in moves(game, state, strengths_of, luck):
        if rules.turn_number(state) != turn_number and state.outcome() is None:
            turn_number = rules.turn_number(state)
            lead = game_ai.evaluate(state, own) - game_ai.evaluate(state, other)
            leads.append((lead, 1 if state.to_act()[0] in sides[0] else -1))
    outcome = state.outcome()
    assert outcome is not None, "played to its end"
    won = 0.5 if not outcome.winners else float(own in outcome.winners)
    yield from ((lead, to_act, won) for lead, to_act in leads)


def bins(found: list[Prediction], scale: float, tempo: float) -> Iterator[str]:
    """Yield a line for each tenth of the chances."""
    chances = [(chance(lead, to_act, scale, tempo), won) for lead, to_act, won in found]
    for number in range(BINS):
        inside = [each for each in chances if min(BINS - 1, int(each[0] * BINS)) == number]
        if inside:
            said, came = (sum(column) / len(inside) for column in zip(*inside, strict=True))
            tenth = f"{number / BINS:.1f} to {(number + 1) / BINS:.1f}"
            yield f"{tenth}: {len(inside):5} predicted {said:.2f}, won {came:.2f}"


def chance(lead: float, to_act: int, scale: float, tempo: float) -> float:
    """Return the chance of a side with this lead."""
    return 1 / (1 + exp(-max(-60.0, min(60.0, (lead + to_act * tempo) / scale))))


def loss(found: list[Prediction], scale: float, tempo: float) -> float:
    """Return the mean logarithmic loss: lower is better."""
    total = 0.0
    for lead, to_act, won in found:
        expected = min(1 - 1e-9, max(1e-9, chance(lead, to_act, scale, tempo)))
        total -= won * log(expected) + (1 - won) * log(1 - expected)
    return total / len(found)


if __name__ == "__main__":
    main()
