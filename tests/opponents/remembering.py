"""Players whose lines are kept, for tests in which a position comes up again."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from opponents.action_sequence import ActionSequence, Line

Opponent = Callable[[ActionSequence], Line]


def remembering(opponent: Opponent) -> Opponent:
    """The same player, who thinks about no position twice: the same position gets the same line,
    as is tested elsewhere."""
    lines: dict[Hashable, Line] = {}

    def line(action_sequence: ActionSequence) -> Line:
        key = action_sequence.state.key()
        if key not in lines:
            lines[key] = opponent(action_sequence)
        return lines[key]

    return line
