"""Measure how the bot's strengths do against each other, and how long they think.

    python benchmarks/players.py [--game ID] [--games N] [--seed S] [--pairs STRONGER:WEAKER ...]

Without `--game`, it plays every game that can be simulated: every strength against every other,
including those that the game does not offer. Every deal is played twice with sides changed, and all
of them think with a guess of hidden information. A draw counts half. The interval is that of 95 %.
Thinking time is the processor time that a seat uses in a turn, its own or another's. Ratings are
the Elo ratings that fit the results best, with the weakest strength at 0. It asserts nothing.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from math import log10, sqrt
from time import process_time
from typing import TypeAlias

from engine import compiled
from engine.games import PLUGINS, game_ai_of
from engine.simulation import Simulation
from opponents.action_sequence import ActionSequence, Line
from opponents.matches import played
from opponents.thinkers import STRENGTHS

GAMES = 200
PAIRS = tuple(f"{stronger}:{weaker}" for weaker, stronger in combinations(STRENGTHS, 2))

Pair: TypeAlias = "tuple[str, str]"
Times: TypeAlias = "dict[str, list[float]]"
Results: TypeAlias = "Counter[float]"
"""How often the first of a pair won (1.0), drew (0.5), lost (0.0)."""


def main() -> None:
    """Print a row for each pair of each game, then one for each strength."""
    simulations: dict[str, Simulation] = {
        part.games[0].id: part.simulation
        for part in (plugin.part("engine") for plugin in PLUGINS)
        if part.simulation is not None and game_ai_of(part.games[0].id) is not None
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=simulations, action="append")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", nargs="+", default=PAIRS)
    asked = parser.parse_args()
    print(f"the rules are {'compiled' if compiled.IN_USE else 'plain Python'}, seed {asked.seed}")
    for game in asked.game or simulations:
        print(f"\n{game:22} won drawn lost  score   95 %")
        times: Times = defaultdict(list)
        results: dict[Pair, Results] = {}
        for named in asked.pairs:
            stronger, weaker = named.split(":")
            pair = stronger, weaker
            results[pair] = Counter(
                outcome(game, simulations[game], asked.seed, number, pair, times)
                for number in range(asked.games)
            )
            print(f"  {stronger:>8} : {weaker:8} {score(results[pair])}", flush=True)
        print(f"{'':21} rating  time of a turn, ms: p50   p95   max", flush=True)
        for strength, rating in ratings(results).items():
            print(f"{strength:>20} {rating:7.0f} {spread(times[strength])}", flush=True)


def outcome(
    game: str, simulation: Simulation, seed: int, number: int, pair: Pair, times: Times
) -> float:
    """Play the game of this number. Return 1 if the first player wins, 0.5 for a draw, else 0."""
    mode, sides = next(iter(simulation.modes.items()))
    state, luck = simulation.begin(mode, seed, number // 2)
    first = sides[number % 2]
    timed = {strength: Timed(STRENGTHS[strength], times[strength]) for strength in pair}
    players = {seat: timed[pair[seat not in first]] for seat in state.seats}
    for _ in played(game, state, players, luck):
        pass
    for each in timed.values():
        each.note()
    ended = state.outcome()
    assert ended is not None, "played to its end"
    return 0.5 if not ended.winners else float(ended.winners[0] in first)


class Timed:
    """A player that records how long its seats think in each turn of a game."""

    def __init__(self, player: Callable[[ActionSequence], Line], times: list[float]) -> None:
        self._player, self._times = player, times
        self._turns: dict[tuple[int, str], float] = defaultdict(float)

    def __call__(self, action_sequence: ActionSequence) -> Line:
        """Return the line of the player."""
        began = process_time()
        line = self._player(action_sequence)
        self._turns[action_sequence.turn_number, action_sequence.seat] += process_time() - began
        return line

    def note(self) -> None:
        """Record the times of a finished game."""
        self._times += self._turns.values()


def points(won: Results) -> float:
    """Return the points of the first player in all its games."""
    return sum(each * count for each, count in won.items())


def score(won: Results) -> str:
    """Return wins, draws and losses of the first player, and its share of the points."""
    games = won.total()
    share = points(won) / games
    squares = sum(each * each * count for each, count in won.items()) / games
    error = 1.96 * sqrt(max(squares - share * share, 0.0) / games)
    counts = f"{won[1.0]:4} {won[0.5]:5} {won[0.0]:4}"
    return f"{counts}  {share:5.1%}  {share - error:.1%} to {share + error:.1%}"


def ratings(results: Mapping[Pair, Results]) -> dict[str, float]:
    """Return the rating of each strength (Bradley-Terry model, on Elo's scale).

    One draw against each opponent is added, because no strength is certain to win.
    """
    players = [each for each in STRENGTHS if any(each in pair for pair in results)]
    strong = dict.fromkeys(players, 1.0)
    for _ in range(1000):
        for player in players:
            gained = expected = 0.0
            for (one, other), won in results.items():
                if player in (one, other):
                    games, own = won.total(), points(won)
                    gained += 0.5 + (own if player == one else games - own)
                    expected += (games + 1) / (strong[one] + strong[other])
            strong[player] = gained / expected
    rated = {player: 400 * log10(strong[player]) for player in players}
    return {player: rating - min(rated.values()) for player, rating in rated.items()}


def spread(times: Iterable[float]) -> str:
    """Return the median, the 95th percentile and the maximum."""
    ms = sorted(1000 * each for each in times)
    figures = [ms[len(ms) // 2], ms[len(ms) * 95 // 100], ms[-1]]
    return "{:24.0f} {:5.0f} {:5.0f}".format(*figures)


if __name__ == "__main__":
    main()
