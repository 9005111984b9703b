"""How the strengths of the bot do against each other, and how long they think.

    python benchmarks/players.py [--game ID] [--games N] [--seed S] [--pairs STRONGER:WEAKER ...]

Without `--game`, in every game that can be simulated. Every deal is played twice, with the sides
changed, and all of them think with a guess of what is hidden from them. A draw counts half. The
interval is that of 95 %. Thinking time is the processor's, of all that a seat thinks in a turn, its
own or another's. It asserts nothing.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from math import sqrt
from time import process_time

from engine.games import ROOMS, mind_of
from engine.simulation import Simulation
from opponents.matches import played
from opponents.stretch import Line, Stretch
from opponents.thinkers import STRENGTHS

GAMES = 200
PAIRS = ("medium:easy", "hard:easy", "hard:medium")

Times = dict[str, list[float]]


def main() -> None:
    """Print a line for each pair, then one for each strength."""
    simulations: dict[str, Simulation] = {
        part.games[0].id: part.simulation
        for part in (room.part("engine") for room in ROOMS)
        if part.simulation is not None and mind_of(part.games[0].id) is not None
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=simulations, action="append")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", nargs="+", default=PAIRS)
    asked = parser.parse_args()
    for game in asked.game or simulations:
        times: Times = defaultdict(list)
        for pair in asked.pairs:
            stronger, weaker = pair.split(":")
            won = Counter(
                outcome(game, simulations[game], asked.seed, number, (stronger, weaker), times)
                for number in range(asked.games)
            )
            print(f"{game} {stronger} against {weaker}: {score(won, asked.games)}", flush=True)
        for strength, turns in times.items():
            print(f"{game} {strength}, processor time a turn: {spread(turns)}", flush=True)


def outcome(
    game: str, simulation: Simulation, seed: int, number: int, pair: tuple[str, str], times: Times
) -> float:
    """Play the game of this number: 1 for a victory of the first of the pair, half for a draw."""
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
    """A player, and the times that its seats think in each turn of a game."""

    def __init__(self, player: Callable[[Stretch], Line], times: list[float]) -> None:
        self._player, self._times = player, times
        self._turns: dict[tuple[int, str], float] = defaultdict(float)

    def __call__(self, stretch: Stretch) -> Line:
        """Return the line of the player."""
        began = process_time()
        line = self._player(stretch)
        self._turns[stretch.chapter, stretch.seat] += process_time() - began
        return line

    def note(self) -> None:
        """Note that the game is over."""
        self._times += self._turns.values()


def score(won: Counter[float], games: int) -> str:
    """Victories, draws and defeats of the first, and what part of the points it has."""
    points = sum(each * count for each, count in won.items()) / games
    squares = sum(each * each * count for each, count in won.items()) / games
    error = 1.96 * sqrt(max(squares - points * points, 0.0) / games)
    counts = " ".join(f"{won[each]}{sign}" for each, sign in ((1.0, "+"), (0.5, "="), (0.0, "-")))
    return f"{counts}, {points:.1%} (95 %: {points - error:.1%} to {points + error:.1%})"


def spread(times: Iterable[float]) -> str:
    """Return the median, the longest of 95 %, and the longest."""
    ms = sorted(1000 * each for each in times)
    figures = [ms[len(ms) // 2], ms[len(ms) * 95 // 100], ms[-1]]
    return "p50 {:.0f} ms, p95 {:.0f} ms, longest {:.0f} ms".format(*figures)


if __name__ == "__main__":
    main()
