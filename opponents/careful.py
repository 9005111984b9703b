"""The careful player: of all plays the one after which its stretch would end best.

It plays so again and again. It sees what the end of a turn will bring, such as an assault, and
finds what one play does, never what two do together.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from heapq import nlargest
from typing import Any

from engine.core import State
from opponents.greedy import climb
from opponents.stretch import Line, Stretch


def careful(stretch: Stretch, tries: Iterator[object] | None = None) -> Line:
    """Return the line of its stretch; `tries` as in `climb`."""
    return climb(stretch, lambda reached: _ended(stretch, reached), tries)


def careful_lines(stretch: Stretch, number: int) -> Iterator[Line]:
    """Yield lines that begin with the best `number` first plays and continue carefully.

    They differ more than the best ends of a search, which differ in their last moves.
    """
    found: dict[Hashable, tuple[float, Any, State]] = {}
    for action in stretch.state.legal_actions(stretch.seat) if number else ():
        reached = stretch.after((action,))
        found.setdefault(reached.key(), (_ended(stretch, reached), action, reached))
    for _, action, reached in nlargest(number, found.values(), key=lambda each: each[0]):
        if stretch.is_over(reached):
            yield (action,)
        else:
            yield (action, *careful(stretch.from_here(reached, stretch.seat)))


def _ended(stretch: Stretch, reached: State) -> float:
    """Return what a state is worth when the stretch ends with it."""
    if not stretch.is_over(reached):
        reached = reached.copy()
        reached.apply(stretch.seat, stretch.default(reached, stretch.seat))
    return stretch.worth(reached)
