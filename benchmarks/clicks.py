"""Count the clicks of a turn on a panel, and the moves that are merely procedural.

    python benchmarks/clicks.py [--game ID] [--games N] [--seed S]

The bot plays every game against itself, and each move is searched on the panel. A button is one
click and a select two (it is opened); a confirmation adds one. A move is procedural if it needs no
choice (`GameUI.steps`) or can be left as an order (`GameUI.orders`). Two moves of one button count
as one. If a game has lasting orders, the same matches are also counted with each order left by all
players: a move that it makes needs no click and is not counted. It asserts nothing.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence

from bot.boards.move_panel import Step
from bot.game_api import GAME_UIS, game_name
from bot.store import OrderKind
from engine.core import SEATS, Seat, State
from engine.games import PLUGINS, game_ai_of, game_named
from engine.simulation import Simulation
from opponents.matches import moves
from opponents.searching import searching
from texts import texts_in

GAMES = 10
MOST_MOVES = 2000
NAMES = dict(zip(SEATS, ("Ann", "Bob", "Cleo", "Dan"), strict=True))
EN = texts_in("en")
NO_ORDER = "no order"


def main() -> None:
    """Print a row for each game, and one for each of its lasting orders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="the only game, by its id")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(
        f"{'game':28}{'orders':10}{'turns':>7}{'moves':>7}{'clicks':>8}{'a turn':>8}{'lead on':>9}"
    )
    for plugin in PLUGINS:
        part = plugin.part("engine")
        game = part.games[0].id
        if part.simulation is None or game_ai_of(game) is None or game != (asked.game or game):
            continue
        for order, found in _counted(game, part.simulation, asked.seed, asked.games).items():
            turns, made, clicks = found["turns"], found["moves"], found["clicks"]
            print(
                f"{game_name(game, EN):28}{order:10}{turns:7}{made:7}{clicks:8}"
                f"{clicks / turns:8.2f}{found['procedural'] / made:9.0%}"
            )


def _counted(game: str, simulation: Simulation, seed: int, games: int) -> dict[str, Counter[str]]:
    """Count turns, moves, clicks and procedural moves, by the order that all players have left."""
    orders: list[str] = [NO_ORDER]
    standing = GAME_UIS[game].orders
    if standing is not None and standing.can_last:
        orders += [OrderKind.UNLESS_LOSS, OrderKind.ALWAYS]
    found = {order: Counter[str]() for order in orders}
    for number in range(games):
        state, luck = simulation.begin(next(iter(simulation.modes)), seed, number)
        for count in found.values():
            count["turns"] -= game_named(game).turn_number(state)
        awaited = ""
        for seat, before, move in _played(game, state, luck):
            if move == awaited:  # the button before has made it
                awaited = ""
                continue
            clicks, leads_on = _clicks_to(game, before, seat, move)
            steps = GAME_UIS[game].steps(before, seat, EN)
            awaited = next((step.then for step in steps if step.move == move and step.then), "")
            for order, count in found.items():
                if not _is_answered(game, before, seat, order):
                    count["moves"] += 1
                    count["clicks"] += clicks
                    count["procedural"] += leads_on
        for count in found.values():
            count["turns"] += game_named(game).turn_number(state)
    return found


def _played(game: str, state: State, luck: int) -> Iterator[tuple[Seat, State, str]]:
    """Yield who moves, the state before it, and the move."""
    before = state.copy()
    for number, (seat, action, _) in enumerate(
        moves(game, state, dict.fromkeys(state.seats, searching), luck)
    ):
        yield seat, before, str(action)
        if number == MOST_MOVES:
            return
        before = state.copy()


def _is_answered(game: str, state: State, seat: Seat, order: str) -> bool:
    """Return whether an order of this kind acts for the seat."""
    orders = GAME_UIS[game].orders
    if order == NO_ORDER or orders is None or orders.offer(state, seat, EN) is None:
        return False
    return order == OrderKind.ALWAYS or not orders.would_lose(state.view(None), seat)


def _clicks_to(game: str, state: State, seat: Seat, move: str) -> tuple[int, bool]:
    """Return the clicks to a move, and whether it is procedural."""
    ui = GAME_UIS[game]
    doubts = bool(ui.confirmations and ui.confirmations.doubt(state, seat, move, EN))
    order = ui.orders.offer(state, seat, EN) if ui.orders is not None else None
    if any(step.move == move for step in ui.steps(state, seat, EN)):
        return 1 + doubts, True
    leads_on = order is not None and order.move == move
    return (_way_to(game, state, seat, move, ()) or 1) + doubts, leads_on


def _way_to(game: str, state: State, seat: Seat, move: str, chosen: Sequence[str]) -> int:
    """Return the clicks of the questions before a move; 0 if they don't lead to it."""
    question = GAME_UIS[game].question(state, seat, tuple(chosen), NAMES, EN)
    clicks = 1 if Step(question, tuple(chosen)).has_buttons else 2
    if question.most > 1:
        return clicks
    for choice in question.choices:
        if choice.move == move:
            return clicks
    for choice in question.choices:
        if choice.possible and not choice.move:
            further = _way_to(game, state, seat, move, (*chosen, choice.value))
            if further:
                return clicks + further
    return 0


if __name__ == "__main__":
    main()
