"""Players whose lines are cached, for tests in which a position recurs."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from opponents.action_sequence import ActionSequence, Line

Opponent = Callable[[ActionSequence], Line]


def remembering(opponent: Opponent) -> Opponent:
    """Return a player that computes each position once.

    Other tests check that the same position always gets the same line.
    """
    lines: dict[Hashable, Line] = {}

    def line(action_sequence: ActionSequence) -> Line:
        key = action_sequence.state.key()
        if key not in lines:
            lines[key] = opponent(action_sequence)
        return lines[key]

    return line
