"""The careful player: of all plays the one after which its stretch would end best.

It plays so again and again. It sees what the end of a turn will bring, such as an assault, and
finds what one play does, never what two do together.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import State
from opponents.greedy import climb
from opponents.stretch import Line, Stretch


def careful(stretch: Stretch, tries: Iterator[object] | None = None) -> Line:
    """Return the line of its stretch; `tries` as in `climb`."""
    seat = stretch.seat

    def ended(reached: State) -> float:
        if not stretch.is_over(reached):
            reached = reached.copy()
            reached.apply(seat, stretch.default(reached, seat))
        return stretch.worth(reached)

    return climb(stretch, ended, tries)
