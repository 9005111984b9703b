"""The chances after a turn, and matches that begin with it: for every game with a game AI.

Positions that the seat to move can't tell apart give the same, whatever is hidden in them.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine import record
from engine.beginning import POSITION, begin
from engine.core import Game, Seat, State
from engine.games import PLUGINS, game_ai_of
from engine.simulation import Simulation
from opponents.action_sequence import ActionSequence, default_move
from opponents.chances import win_chances
from opponents.turn_chances import turn_chances

TURNS = 5
MODES: dict[str, tuple[Game, Simulation, str]] = {
    f"{plugin.name}-{mode}": (given.games[0], given.simulation, mode)
    for plugin in PLUGINS
    if (given := plugin.part("engine")).simulation is not None
    for mode in given.simulation.modes
    if mode not in ("solo", "coop")  # an AI of the game has a seat
}
each_mode = pytest.mark.parametrize("name", MODES)


def reached(name: str) -> tuple[Game, State, Seat]:
    """Return a state in which a turn begins, and its seat."""
    game, simulation, mode = MODES[name]
    state, _ = simulation.begin(mode, 5, 1)
    choose = default_move(game.id)
    while game.turn_number(state) <= TURNS or game.asked(state) or len(state.to_act()) > 1:
        seat = state.to_act()[0]
        legal = state.legal_actions(seat)
        state.apply(seat, legal[len(legal) // 2] if len(legal) > 2 else choose(state, seat))
    return game, state, state.to_act()[0]


def hidden_otherwise(game: Game, state: State, seat: Seat) -> tuple[State, State]:
    """Return two positions that the seat can't tell from this one."""
    game_ai = game_ai_of(game.id)
    assert game_ai is not None
    one, other = (game_ai.determinize(state, seat, seed) for seed in (1, 2))
    assert game.dump(one) != game.dump(other)
    assert one.view(seat) == other.view(seat) == state.view(seat)
    return one, other


@each_mode
def test_chances_depend_on_what_the_seat_sees_alone(name: str) -> None:
    game, state, seat = reached(name)
    sides = [*MODES[name][1].modes[MODES[name][2]]]
    lines = [(), *([str(action)] for action in state.legal_actions(seat)[:3])]
    before = game.dump(state)
    found = [
        turn_chances(game.id, each, seat, lines, [[*side] for side in sides])  # type: ignore[misc]
        for each in (state, *hidden_otherwise(game, state, seat))
    ]
    assert found[0] == found[1] == found[2]
    assert game.dump(state) == before
    for chances in found[0]:
        assert [*chances] == sides
        assert sum(chances.values()) == pytest.approx(1)
    assert len(found[0]) == 1 + len(lines)


def test_the_state_itself_would_tell_more() -> None:
    """The evaluations of the review use what was hidden, which is why these don't."""
    told = []
    for name in MODES:
        game, state, seat = reached(name)
        sides: Any = [[*side] for side in MODES[name][1].modes[MODES[name][2]]]
        game_ai = game_ai_of(game.id)
        assert game_ai is not None
        states = hidden_otherwise(game, state, seat)
        told.append(len({str(win_chances(game_ai, each, sides)) for each in states}))
    assert max(told) > 1


@each_mode
def test_a_match_begins_with_the_position_and_is_replayed_from_it(name: str) -> None:
    game, state, seat = reached(name)
    position = game.dump(hidden_otherwise(game, state, seat)[0])
    setup = {POSITION: position}
    first, events = begin(game, setup, seed=1)
    again, _ = begin(game, setup, seed=2)
    assert events == ()
    assert first.key() == again.key()
    assert first.view(seat) == state.view(seat)
    moves = []
    while first.outcome() is None and len(moves) < 40:
        mover = first.to_act()[0]
        action = ActionSequence.of(game.id, first, mover).default(first, mover)
        moves.append(f"{mover} {action}")
        first.apply(mover, action)
    document = record.write(game, setup, 1, {}, moves, first.outcome())
    replay = record.Replay(document)
    assert len([*replay]) == 1 + len(moves)
    assert replay.state.key() == first.key()
