"""Properties of every state of a match, for the random walks of each game.

`steps` are seats with their next moves in `state`; each function makes these moves.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from engine.core import Game, Seat

Steps = Iterable[tuple[Seat, Any]]


def assert_reads_back(game: Game, state: Any, steps: Steps) -> None:
    """Check that a loaded position is the same match at every step; make all of them."""
    for seat, action in steps:
        document = game.dump(state)
        loaded: Any = game.load(json.loads(json.dumps(document)))
        assert game.dump(loaded) == document
        assert loaded.key() == state.key()
        assert loaded.legal_actions(seat) == state.legal_actions(seat)
        assert list(loaded.apply(seat, action)) == list(state.apply(seat, action))
        assert loaded.key() == state.key()


def assert_nothing_is_learned(state: Any, twin: Any, seat: Seat, moves: Iterable[Any]) -> None:
    """Check that these moves do the same in `twin`, which differs in what is hidden from the seat.

    Only up to a surprise: before it, undoing them reveals nothing.
    """
    assert twin.legal_actions(seat) == state.legal_actions(seat)
    for action in moves:
        here, there = state.copy(), twin.copy()
        told, others = here.apply(seat, action), there.apply(seat, action)
        for event, other in zip(told, others, strict=False):
            if event.surprises(seat) or event.irreversible:
                break
            assert event == other
        else:
            assert here.view(seat) == there.view(seat)


def assert_moments_tell_the_same(state: Any, steps: Steps) -> None:
    """Check that moves and their moments give the same events."""
    for seat, action in steps:
        piecewise = state.copy()
        moments = list(piecewise.moments(seat, action))
        assert all(moments)
        assert [event for moment in moments for event in moment] == list(state.apply(seat, action))
        assert piecewise.key() == state.key()


def made(state: Any, steps: Steps) -> Iterator[str]:
    """Make the moves, and yield them as in records."""
    for seat, action in steps:
        yield f"{seat} {action}"
        state.apply(seat, action)
