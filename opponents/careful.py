"""The careful player: of all plays the one after which its action sequence would end best.

It plays so again and again. It sees what the end of a turn will bring, such as an assault, and
finds what one play does, never what two do together.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import nlargest
from typing import Any

from engine.core import State
from opponents.action_sequence import ActionSequence, Line
from opponents.greedy import climb


def careful(action_sequence: ActionSequence, tries: Iterator[object] | None = None) -> Line:
    """Return the line of its action sequence; `tries` as in `climb`."""
    return climb(action_sequence, lambda reached: _ended(action_sequence, reached), tries)


def careful_lines(action_sequence: ActionSequence, number: int) -> Iterator[Line]:
    """Yield lines that begin with the best `number` first plays and continue carefully.

    They differ more than the best ends of a search, which differ in their last moves.
    """
    found: dict[Hashable, tuple[float, Any, State]] = {}
    for action in action_sequence.state.legal_actions(action_sequence.seat) if number else ():
        reached = action_sequence.after((action,))
        found.setdefault(reached.key(), (_ended(action_sequence, reached), action, reached))
    for _, action, reached in nlargest(number, found.values(), key=lambda each: each[0]):
        if action_sequence.is_over(reached):
            yield (action,)
        else:
            yield (action, *careful(action_sequence.from_here(reached, action_sequence.seat)))


def _ended(action_sequence: ActionSequence, reached: State) -> float:
    """Return what a state is worth when the action sequence ends with it."""
    if not action_sequence.is_over(reached):
        reached = reached.copy()
        reached.apply(action_sequence.seat, action_sequence.default(reached, action_sequence.seat))
    return action_sequence.evaluate(reached)
