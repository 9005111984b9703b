"""Measure the speed of each game's rules on one core: random matches, actions, copies, views.

    python benchmarks/matches.py [MATCHES]

Positions for copies and views are from the middle of matches. Times are the best of several rounds.
It asserts nothing.
"""

from __future__ import annotations

import sys
from time import perf_counter

from engine import chance
from engine.core import State
from engine.games import PLUGINS
from engine.simulation import Simulation

MATCHES = 300
ROUNDS = 3
REPEATS = 50
MIDDLE = 40
"""The number of actions after which a position is in the middle of a match."""


def main() -> None:
    """Print a line for each mode of each game that can be simulated."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    for plugin in PLUGINS:
        simulation = plugin.part("engine").simulation
        for mode in simulation.modes if simulation else ():
            _measure(plugin.name, simulation, mode, matches)


def _measure(game: str, simulation: Simulation, mode: str, matches: int) -> None:
    seconds, actions, turns = min(_played(simulation, mode, matches) for _ in range(ROUNDS))
    positions = [_middle(simulation, mode, number) for number in range(20)]
    copies = min(_copied(positions) for _ in range(ROUNDS))
    views = min(_viewed(positions) for _ in range(ROUNDS))
    print(
        f"{game} {mode}: {matches / seconds:,.0f} matches a second of {turns / matches:.0f} turns"
        f" and {actions / matches:.0f} actions, {seconds / actions * 1e6:.1f} us an action;"
        f" copy {copies * 1e6:.1f} us, view {views * 1e6:.1f} us"
    )


def _played(simulation: Simulation, mode: str, matches: int) -> tuple[float, int, int]:
    """Play random matches; return seconds, actions and turns."""
    actions = turns = 0
    began = perf_counter()
    for number in range(matches):
        state, luck = simulation.begin(mode, 0, number)
        actions += _play(state, luck, None)
        turns += simulation.turns(state)
    return perf_counter() - began, actions, turns


def _play(state: State, luck: int, most: int | None) -> int:
    """Play at random, at most `most` actions; return their number."""
    actions = 0
    while (to_act := state.to_act()) and actions != most:
        legal = state.legal_actions(to_act[0])
        chosen, luck = chance.draw(luck, len(legal))
        state.apply(to_act[0], legal[chosen])
        actions += 1
    return actions


def _middle(simulation: Simulation, mode: str, number: int) -> State:
    state, luck = simulation.begin(mode, 1, number)
    _play(state, luck, MIDDLE)
    return state


def _copied(positions: list[State]) -> float:
    began = perf_counter()
    for _ in range(REPEATS):
        for position in positions:
            position.copy()
    return (perf_counter() - began) / REPEATS / len(positions)


def _viewed(positions: list[State]) -> float:
    began = perf_counter()
    for _ in range(REPEATS):
        for position in positions:
            position.view(position.seats[0])
    return (perf_counter() - began) / REPEATS / len(positions)


if __name__ == "__main__":
    main()
