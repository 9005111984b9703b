"""The hard player: choose the end of the action sequence that survives the replies best.

It uses alpha-beta over whole action sequences and looks at few ends of each: its own, those of the
seat that follows, and the best one of its own next turn, where it evaluates the position.
"""

from __future__ import annotations

from math import inf

from engine.core import State
from opponents.careful import careful_lines
from opponents.searching import best_ends
from opponents.stretch import Line, Stretch

ANSWERS = 2
"""Ends that are played on of what is left of a turn in which somebody was asked, and of answers."""
SEARCHES = 100
"""Stretches that follow and are searched in all; an end that is not valued by then is not chosen.
How many positions each may take, and how many ends it has, is for the game (`Mind.lookahead`)."""
TRIES = 10_000
"""Plays that the careful player tries in all of these; then it only does the usual."""


def foresight(stretch: Stretch) -> Line:
    """Return the line of its stretch."""
    look = stretch.mind.lookahead
    lines = [line for _, line in best_ends(stretch, look.ends, look.patience)]
    lines += careful_lines(stretch, look.beginnings)
    if len(lines) == 1:
        return lines[0]
    ahead = _Ahead(stretch)
    chosen, best = lines[0], -inf
    for line in lines:
        value = ahead.value(stretch.after(line), stretch.chapter, best, inf)
        if value > best:
            chosen, best = line, value
    return chosen


class _Ahead:
    """The search behind the ends of an action sequence."""

    def __init__(self, stretch: Stretch) -> None:
        self._stretch = stretch
        self._searches = iter(range(SEARCHES))
        self._tries = iter(range(TRIES))

    def value(self, state: State, turn: int, low: float, high: float) -> float:
        """Return the value of a state when the searching seat's next turn is over.

        The result is clamped: `low` means at most `low`, `high` means at least `high`. -inf if the
        searches have run out.

        Args:
            state: A state at the end of an action sequence.
            turn: The chapter in which the state was reached.
            low: Lower end of the values of interest.
            high: Upper end of the values of interest.
        """
        own, due = self._stretch, state.to_act()
        if not due:
            return own.worth(state)
        if next(self._searches, None) is None:
            return -inf
        stretch = own.from_here(state, due[0])
        if own.is_next_turn(state):
            return self._ends(stretch, 1)[0][0]
        width = ANSWERS
        if stretch.chapter != turn:
            width = own.mind.lookahead.replies if turn == own.chapter else 1
        ends = [(value, stretch.after(line)) for value, line in self._ends(stretch, width)]
        # A seat that profits from the same outcome is an ally; so is the searching seat itself.
        together = all(own.worth(reached) == value for value, reached in ends)
        for _, reached in ends:
            value = self.value(reached, stretch.chapter, low, high)
            low, high = (max(low, value), high) if together else (low, min(high, value))
            if low >= high:
                break
        return low if together else high

    def _ends(self, stretch: Stretch, number: int) -> list[tuple[float, Line]]:
        return best_ends(stretch, number, stretch.mind.lookahead.reply_patience, self._tries)
