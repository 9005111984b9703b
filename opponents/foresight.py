"""The player with foresight: of the best ends of its stretch the one that stands up best.

That is found by alpha-beta over whole stretches, of which it looks at few ends each: its own, those
of whoever comes next, and the best one of its own next turn, at which the position is valued.
"""

from __future__ import annotations

from math import inf

from engine.core import State
from opponents.searching import best_ends
from opponents.stretch import Line, Stretch

ENDS = 16
"""Ends of the own stretch that are played on."""
REPLIES = 6
"""Ends that are played on of the turn that follows; of later ones it is one."""
ANSWERS = 2
"""Ends that are played on of what is left of a turn in which somebody was asked, and of answers."""
PATIENCE = 2500
"""Positions of the own stretch that are looked at."""
REPLY_PATIENCE = 400
"""Positions that are looked at for each stretch that follows."""
SEARCHES = 200
"""Stretches that are searched in all; an end that is not played on by then is not chosen."""
TRIES = 10_000
"""Plays that the careful player tries in all of these; then it only does the usual."""


def foresight(stretch: Stretch) -> Line:
    """Return the line of its stretch."""
    ends = best_ends(stretch, ENDS, PATIENCE)
    if len(ends) == 1:
        return ends[0][1]
    ahead = _Ahead(stretch)
    chosen, best = ends[0][1], -inf
    for _, line in ends:
        value = ahead.value(stretch.after(line), stretch.chapter, best, inf)
        if value > best:
            chosen, best = line, value
    return chosen


class _Ahead:
    """What follows the ends of a stretch."""

    def __init__(self, stretch: Stretch) -> None:
        self._stretch = stretch
        self._searches = iter(range(SEARCHES))
        self._tries = iter(range(TRIES))

    def value(self, state: State, turn: int, low: float, high: float) -> float:
        """Return what a state will be worth when the next turn of the own seat is over.

        What is not between `low` and `high` is only found to be so. `turn` is the chapter in which
        the state was reached.
        """
        own, due = self._stretch, state.to_act()
        if not due:
            return own.worth(state)
        if next(self._searches, None) is None:
            return -inf
        stretch = own.from_here(state, due[0])
        if own.is_next_turn(state):
            return best_ends(stretch, 1, REPLY_PATIENCE, self._tries)[0][0]
        ends = self._ends(stretch, turn)
        # Whoever gains by the same is on the own side, and the own seat itself.
        together = all(own.worth(reached) == value for value, reached in ends)
        for _, reached in ends:
            value = self.value(reached, stretch.chapter, low, high)
            low, high = (max(low, value), high) if together else (low, min(high, value))
            if low >= high:
                break
        return low if together else high

    def _ends(self, stretch: Stretch, turn: int) -> list[tuple[float, State]]:
        """Return the ends of a stretch that are played on, and what they are worth to its seat."""
        width = ANSWERS
        if stretch.chapter != turn:
            width = REPLIES if turn == self._stretch.chapter else 1
        ends = best_ends(stretch, width, REPLY_PATIENCE, self._tries)
        return [(value, stretch.after(line)) for value, line in ends]
