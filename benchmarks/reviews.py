"""Measure how long the review of a match takes, what it finds, and whether complete search agrees.

    python benchmarks/reviews.py [--game ID] [--matches N] [--seed S]

The bot plays against itself, sides alternating between its two weaker strengths. Each match is
analysed as usual in a review. Then every turn is searched again, without the limits of a review,
for wins that the review has missed. It asserts nothing.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from engine.core import Seat, State
from engine.documents import DocumentError
from engine.games import PLUGINS, game_ai_of, game_named, grimoire_of
from engine.simulation import Simulation
from opponents.matches import moves
from opponents.thinkers import STRENGTHS
from puzzles.analysis import Analysis, analyse
from puzzles.solver import PUBLISHED, solve

MATCHES = 50
Played = tuple[State, list[tuple[Seat, str]], State, list[list[Seat]]]
"""A match: its first state, its moves, its last state, the sides."""


def main() -> None:
    """Print seconds per match, and what was found."""
    simulations: dict[str, Simulation] = {
        part.games[0].id: part.simulation
        for part in (plugin.part("engine") for plugin in PLUGINS)
        if part.simulation is not None and game_ai_of(part.games[0].id) is not None
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=simulations, default=next(iter(simulations)))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    seconds, misses, overlooked, undecided = list[float](), list[tuple[str, int]](), 0, 0
    for number in range(asked.matches):
        first, made, last, sides = play(asked.game, simulations[asked.game], asked.seed, number)
        outcome = last.outcome()
        assert outcome is not None, "played to its end"
        began = perf_counter()
        found = analyse(asked.game, first.copy(), made, sides, outcome.winners)
        seconds.append(perf_counter() - began)
        misses += [(miss.goal["kind"], miss.ideas) for miss in found.misses]
        more, open_ones = compare(asked.game, first.copy(), made, found)
        overlooked, undecided = overlooked + more, undecided + open_ones
    seconds.sort()
    print(
        f"{asked.game}: {asked.matches} matches, seconds p50 {seconds[len(seconds) // 2]:.2f}, "
        f"p95 {seconds[int(0.95 * len(seconds))]:.2f}, most {seconds[-1]:.2f}"
    )
    for kind in sorted({kind for kind, _ in misses}):
        ideas = [count for name, count in misses if name == kind]
        unique = sum(count == 1 for count in ideas)
        print(f"  {kind}: {len(ideas)} missed, {unique} of them with one idea")
    print(f"  complete search finds {overlooked} wins more, and leaves {undecided} turns open")


def play(game: str, simulation: Simulation, seed: int, number: int) -> Played:
    """Play the match of this number."""
    mode, sides = next(iter(simulation.modes.items()))
    state, luck = simulation.begin(mode, seed, number)
    strengths = [*STRENGTHS.values()][:2]
    players = {seat: strengths[(number >> place) & 1] for place, seat in enumerate(state.seats)}
    first = state.copy()
    made = [(seat, str(action)) for seat, action, _ in moves(game, state, players, luck)]
    return first, made, state, [[seat for seat in state.seats if seat in side] for side in sides]


def compare(
    game: str, state: State, made: list[tuple[Seat, str]], found: Analysis
) -> tuple[int, int]:
    """Return the number of turns with a win that the analysis lacks, and of undecided turns.

    The turn that won the match doesn't count.
    """
    rules, grimoire = game_named(game), grimoire_of(game)
    known = {miss.turn_number for miss in found.misses}
    last = found.evaluations[-2].turn_number
    overlooked, undecided, turn_number = 0, 0, -1
    for seat, text in made:
        if rules.turn_number(state) != turn_number and seat not in rules.asked(state):
            turn_number = rules.turn_number(state)
            try:
                position = grimoire.load(rules.dump(state))
            except DocumentError:
                continue
            assert grimoire.mine is not None
            if (
                turn_number not in known
                and turn_number != last
                and grimoire.mine.looked_at(position)
            ):
                solved = solve(grimoire.mine.canonical(position), grimoire.urgent[0], PUBLISHED)
                overlooked += bool(solved.lines)
                undecided += not solved.proved
        state.apply(seat, rules.read_move(state, text)[0])
    return overlooked, undecided


if __name__ == "__main__":
    main()
