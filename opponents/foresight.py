"""The hard player: choose the end of the action sequence that survives the replies best.

It uses alpha-beta over whole action sequences and looks at few ends of each: its own, those of the
seat that follows, and the best one of its own next turn, where it evaluates the position.
"""

from __future__ import annotations

from math import inf

from engine.core import State
from opponents.action_sequence import ActionSequence, Line
from opponents.careful import careful_lines
from opponents.searching import best_ends

ANSWERS = 2
"""Ends that are played on of what is left of a turn in which somebody was asked, and of answers."""
SEARCHES = 100
"""Stretches that follow and are searched in all; an end that is not valued by then is not chosen.
How many positions each may take, and how many ends it has, is for the game (`GameAI.lookahead`)."""
TRIES = 10_000
"""Plays that the careful player tries in all of these; then it only does the usual."""


def foresight(action_sequence: ActionSequence) -> Line:
    """Return the line of its action sequence."""
    look = action_sequence.game_ai.lookahead
    lines = [line for _, line in best_ends(action_sequence, look.ends, look.patience)]
    lines += careful_lines(action_sequence, look.beginnings)
    if len(lines) == 1:
        return lines[0]
    ahead = _Ahead(action_sequence)
    chosen, best = lines[0], -inf
    for line in lines:
        value = ahead.value(action_sequence.after(line), action_sequence.turn_number, best, inf)
        if value > best:
            chosen, best = line, value
    return chosen


class _Ahead:
    """The search behind the ends of an action sequence."""

    def __init__(self, action_sequence: ActionSequence) -> None:
        self._sequence = action_sequence
        self._searches = iter(range(SEARCHES))
        self._tries = iter(range(TRIES))

    def value(self, state: State, turn: int, low: float, high: float) -> float:
        """Return the value of a state when the searching seat's next turn is over.

        The result is clamped: `low` means at most `low`, `high` means at least `high`. -inf if the
        searches have run out.

        Args:
            state: A state at the end of an action sequence.
            turn: The turn in which the state was reached.
            low: Lower end of the values of interest.
            high: Upper end of the values of interest.
        """
        own, to_act = self._sequence, state.to_act()
        if not to_act:
            return own.evaluate(state)
        if next(self._searches, None) is None:
            return -inf
        action_sequence = own.from_here(state, to_act[0])
        if own.is_next_turn(state):
            return self._ends(action_sequence, 1)[0][0]
        width = ANSWERS
        if action_sequence.turn_number != turn:
            width = own.game_ai.lookahead.replies if turn == own.turn_number else 1
        ends = [
            (value, action_sequence.after(line))
            for value, line in self._ends(action_sequence, width)
        ]
        # A seat that profits from the same outcome is an ally; so is the searching seat itself.
        together = all(own.evaluate(reached) == value for value, reached in ends)
        for _, reached in ends:
            value = self.value(reached, action_sequence.turn_number, low, high)
            low, high = (max(low, value), high) if together else (low, min(high, value))
            if low >= high:
                break
        return low if together else high

    def _ends(self, action_sequence: ActionSequence, number: int) -> list[tuple[float, Line]]:
        return best_ends(
            action_sequence, number, action_sequence.game_ai.lookahead.reply_patience, self._tries
        )
