"""Measure the cost of every game's pictures, with empty caches ("cold") and full ones ("warm").

    python benchmarks/tables.py [GAME [MODE]]

For each mode it draws the board, the hand and the animation of a turn in the middle of a match.
Times are processor times, the best of several runs. Animations are measured cold only once, because
that takes long. It asserts nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from time import process_time

from bot.game_api import GAME_UIS
from engine.core import SEATS
from engine.games import PLUGINS, game_named
from engine.simulation import Simulation
from images.picture import Drawing, Picture
from opponents.greedy import greedy
from opponents.matches import moves
from texts import texts_in

RUNS = 5
TURN = 9
MOST_MOVES = 400
NAMES = dict(zip(SEATS, ("Ann", "Bernard", "Cécile", "Дарья"), strict=True))
EN = texts_in("en")


def main() -> None:
    """Print a line for each picture of each mode."""
    print(f"{'picture':<44}{'cold ms':>9}{'warm ms':>9}{'KiB':>7}")
    for plugin in PLUGINS:
        rules = plugin.part("engine")
        if rules.games[0].id not in (sys.argv[1:] or [rules.games[0].id]):
            continue
        modes = rules.simulation.modes if rules.simulation else ()
        for mode in sys.argv[2:] or modes:
            _measure(rules.games[0].id, rules.simulation, mode)


def _measure(game: str, simulation: Simulation, mode: str) -> None:
    ui, rules = GAME_UIS[game], game_named(game)
    state, luck = simulation.begin(mode, 5, 1)
    players = dict.fromkeys(state.seats, greedy)
    before, line, turn_number = state.copy(), list[str](), rules.turn_number(state)
    for _, action, _ in islice(moves(game, state, players, luck), MOST_MOVES):
        line.append(str(action))
        if rules.turn_number(state) != turn_number:
            if turn_number == TURN:
                break
            before, line, turn_number = state.copy(), [], rules.turn_number(state)
    seat = state.seats[0]
    drawings: dict[str, Callable[[], Drawing | None]] = {
        "board": partial(ui.board, state.view(None), [], NAMES, EN),
        "hand": partial(ui.hand, state.view(seat), NAMES, EN),
    }
    if ui.animation is not None:
        drawings["film of a turn"] = partial(ui.animation.draw, before, line, NAMES, EN)
    for what, drawing in drawings.items():
        drawn = drawing()
        if drawn is not None:
            _tell(f"{game} {mode}: {what}", drawn.draw)


def _tell(what: str, draw: Callable[[], Picture]) -> None:
    began = process_time()
    picture = draw()
    cold = process_time() - began
    warm = min(_timed(draw) for _ in range(RUNS))
    print(f"{what:<44}{cold * 1e3:>9.1f}{warm * 1e3:>9.1f}{len(picture.data) / 1024:>7.0f}")


def _timed(draw: Callable[[], Picture]) -> float:
    began = process_time()
    draw()
    return process_time() - began


if __name__ == "__main__":
    main()
