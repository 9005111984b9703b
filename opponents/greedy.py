"""The greedy player: always make the play after which the board looks best.

It ignores the coming assault and the opponent.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import repeat

from engine.core import State
from opponents.action_sequence import ActionSequence, Line

MOST_PLAYS = 30
"""Plays in a action sequence; then it ends, however free another one would be."""


def greedy(action_sequence: ActionSequence) -> Line:
    """Return the line of its action sequence."""
    return climb(action_sequence, action_sequence.evaluate)


def climb(
    action_sequence: ActionSequence,
    value: Callable[[State], float],
    tries: Iterator[object] | None = None,
) -> Line:
    """Return the line that always makes the play with the highest `value`.

    If no play improves the position, it makes the default move, which mostly ends the action
    sequence. It stops after twice `MOST_PLAYS` moves.

    Args:
        action sequence: The action sequence to play.
        value: Value of a state for the seat; higher is better.
        tries: Gives one item for each play that may be evaluated; when it is used up, only default
            moves are played. None: no limit.
    """
    state, seat = action_sequence.state.copy(), action_sequence.seat
    tries = repeat(None) if tries is None else tries
    line: list[object] = []
    best = value(state)
    while len(line) < 2 * MOST_PLAYS:
        chosen = default = action_sequence.default(state, seat)
        reached: State | None = None
        plays = state.legal_actions(seat) if len(line) < MOST_PLAYS else ()
        for action, _ in zip(plays, tries, strict=False):
            if action == default:
                continue
            tried = state.copy()
            tried.apply(seat, action)
            promised = value(tried)
            if promised > best:
                best, chosen, reached = promised, action, tried
        line.append(chosen)
        if reached is None:
            reached = state
            reached.apply(seat, default)
            if action_sequence.is_over(reached):
                break
            best = value(reached)
        elif action_sequence.is_over(reached):
            break
        state = reached
    return tuple(line)
