"""Players whose lines are cached, for tests in which a position recurs."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from opponents.stretch import Line, Stretch

Opponent = Callable[[Stretch], Line]


def remembering(opponent: Opponent) -> Opponent:
    """Return a player that computes each position once.

    Other tests check that the same position always gets the same line.
    """
    lines: dict[Hashable, Line] = {}

    def line(stretch: Stretch) -> Line:
        key = stretch.state.key()
        if key not in lines:
            lines[key] = opponent(stretch)
        return lines[key]

    return line
