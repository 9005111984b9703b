"""What is accepted as a position that somebody has written is accepted again after every move.

A written position is one of a match at random in which some values were changed: numbers and flags,
which cards lie where, what stands where. Most of these are refused; the others are played on.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from every_state import assert_reads_back
from hypothesis import given
from hypothesis import strategies as st
from long import examples

from engine import chance, games
from engine.core import Game, Seat, State
from engine.documents import DocumentError
from engine.simulation import Simulation

MOVES = 25
"""That are played in a position."""

SIMULATIONS: dict[str, tuple[Game, Simulation]] = {}
for _plugin in games.PLUGINS:
    _given = _plugin.part("engine")
    if _given.simulation is not None:
        SIMULATIONS[_given.games[0].id] = _given.games[0], _given.simulation


class Luck:
    """Draws, one after the other, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._stream = chance.stream(seed, "written")

    def of(self, values: Any) -> Any:
        place, self._stream = chance.draw(self._stream, len(values))
        return values[place]

    def steps(self, state: State, count: int) -> Iterator[tuple[Seat, Any]]:
        """Moves of a match; the caller makes them. A turn ends only where nothing else is left, or
        by lot."""
        for _ in range(count):
            if not state.to_act():
                return
            seat = state.to_act()[0]
            legal = state.legal_actions(seat)
            yield seat, self.of(legal[1:] if len(legal) > 1 and self.of(range(6)) else legal)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every object or list in a document with each of its keys or places."""
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for key, part in list(inner):
        yield value, key
        if isinstance(part, dict | list):
            yield from places(part)


def change(document: Any, luck: Luck) -> None:
    """One value becomes another, changes places with one of its kind, moves, or is there twice."""
    found = [*places(document)]
    holder, key = luck.of(found)
    value = holder[key]
    alike = [(h, k) for h, k in found if type(h[k]) is type(value)]
    other, there = luck.of(alike)
    lists = [h[k] for h, k in found if isinstance(h[k], list)]
    match value:
        case bool():
            holder[key] = not value
        case int():
            holder[key] = luck.of([0, 1, 2, max(0, value - 1), value + 1])
        case str() if isinstance(holder, list) and luck.of(range(2)):
            luck.of(lists).append(holder.pop(key))
        case dict() | list():
            luck.of([h for h, _ in alike if isinstance(h, list)] or [[]]).append(
                json.loads(json.dumps(value))
            )
        case _:
            holder[key], other[there] = other[there], value


def written(game: Game, simulation: Simulation, seed: int) -> State | None:
    """A position that somebody may have written; None where it is refused."""
    luck = Luck(seed)
    mode = luck.of([*simulation.modes])
    state, _ = simulation.begin(mode, seed, 1)
    for seat, action in luck.steps(state, luck.of(range(60))):
        state.apply(seat, action)
    if state.outcome() is not None:
        return None
    document = json.loads(json.dumps(game.dump(state)))
    for _ in range(1 + luck.of(range(3))):
        change(document, luck)
    try:
        return game.load(document)
    except DocumentError:
        return None


@pytest.mark.parametrize("name", SIMULATIONS)
@examples(150)
@given(seed=st.integers(0, (1 << 64) - 1))
def test_a_written_position_is_accepted_again_after_every_move(name: str, seed: int) -> None:
    game, simulation = SIMULATIONS[name]
    state = written(game, simulation, seed)
    if state is not None:
        assert_reads_back(game, state, Luck(seed + 1).steps(state, MOVES))
