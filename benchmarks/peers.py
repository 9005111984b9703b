"""Compare the speed of the rules with well-known libraries for games: random play on one core.

    python benchmarks/peers.py [SECONDS]

plays whole games with random legal moves and prints moves and games a second of processor time. A
library that isn't installed is left out, with a line that says so. None is a dependency: install
them beside the project, with

    pip install --target DIRECTORY chess rlcard open_spiel gym-locm
    PYTHONPATH=DIRECTORY python benchmarks/peers.py

The games differ, so a figure says how fast a library is at its own game, and the last column says
what it is compared with.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import process_time

import calibration

from engine.games import PLUGINS
from engine.simulation import Simulation

SECONDS = 5.0
MOST_MOVES = 300
"""Random games of chess may last for thousands of moves."""
Play = Callable[[random.Random], int]
"""Plays a game and returns its number of moves."""


def of_ours(simulation: Simulation) -> Play:
    """Play one of this project's games: every move is checked and reports what happened."""
    mode = next(iter(simulation.modes))

    def play(dice: random.Random) -> int:
        state, _ = simulation.begin(mode, 1, dice.randrange(1 << 30))
        moves = 0
        while seats := state.to_act():
            state.apply(seats[0], dice.choice(state.legal_actions(seats[0])))
            moves += 1
        return moves

    return play


def python_chess() -> Play:
    chess = import_module("chess")

    def play(dice: random.Random) -> int:
        board, moves = chess.Board(), 0
        while legal := [*board.legal_moves]:
            board.push(dice.choice(legal))
            moves += 1
            if moves == MOST_MOVES:
                break
        return moves

    return play


def open_spiel() -> Play:
    game = import_module("pyspiel").load_game("gin_rummy")

    def play(dice: random.Random) -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def rlcard() -> Play:
    env = import_module("rlcard").make("uno")

    def play(dice: random.Random) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(dice.choice([*state["legal_actions"]]))
            moves += 1
        return moves

    return play


def gym_locm() -> Play:
    locm = import_module("gym_locm.engine")

    def play(dice: random.Random) -> int:
        state, moves = locm.State(seed=dice.randrange(1 << 30), version="1.2"), 0
        while state.winner is None:
            state.act(dice.choice(state.available_actions))
            moves += 1
        return moves

    return play


PEERS: dict[str, tuple[Callable[[], Play], str]] = {
    "gym-locm": (gym_locm, "a card game with two lanes, in Python: the most similar one"),
    "rlcard (uno)": (
        rlcard,
        "a simple card game, in Python, which also encodes what a learner sees",
    ),
    "open_spiel (gin rummy)": (
        open_spiel,
        "a card game in C++, each move through its Python binding",
    ),
    "python-chess": (
        python_chess,
        "move generation tuned for years, in Python: no cards, small moves",
    ),
}
"""By name: what makes a game of it, and what its figure means."""


def measure(play: Play, seconds: float) -> tuple[float, float]:
    """Return moves and games a second of processor time."""
    dice, games, moves = random.Random(1), 0, 0
    play(dice)  # it loads what it needs
    began = process_time()
    while (took := process_time() - began) < seconds:
        moves += play(dice)
        games += 1
    return moves / took, games / took


def rows() -> Iterator[tuple[str, Callable[[], Play], str]]:
    """Yield every name with what makes a game of it, and what its figure means."""
    for plugin in PLUGINS:
        make: Callable[[], Play] = partial(of_ours, plugin.part("engine").simulation)
        yield plugin.name, make, "ours, as the bot plays it: with checks and events"
    for name, (make, means) in PEERS.items():
        yield name, make, means


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    print(f"calibration loop: {min(calibration.seconds() for _ in range(7)) * 1e3:.2f} ms")
    print(f"{'':28}{'moves a second':>16}{'games a second':>16}")
    for name, make, means in rows():
        try:
            play = make()
        except ImportError:
            print(f"{name:28}{'not installed':>16}")
            continue
        moves, games = measure(play, seconds)
        print(f"{name:28}{moves:>16,.0f}{games:>16,.1f}   {means}")


if __name__ == "__main__":
    main()
