"""The player with foresight: of the best ends of its stretch, the one that stands up best until its
own next turn, whatever may be hidden from it."""

from __future__ import annotations

from engine.core import IllegalAction, State
from opponents.careful import careful
from opponents.searching import best_ends
from opponents.stretch import Line, Stretch

CANDIDATES = 8
"""Ends of the own stretch that are played on."""
GUESSES = 4
"""Of what is hidden, in which each end is played on: who trusts a single one plays by cards that
nobody may hold."""
PATIENCE = 1500
"""Positions of the own stretch that are looked at."""
REPLY_PATIENCE = 600
"""Plays that are tried after an end, in one guess, by all together; then all only do the usual."""
MOST_REPLIES = 40
"""Stretches that follow an end: more than turns have, whose windows are stretches too."""
PROMISED = 0.3
"""What the end of the own stretch counts beside what comes of it."""


def foresight(stretch: Stretch) -> Line:
    """The line of its stretch."""
    ends = best_ends(stretch, CANDIDATES, PATIENCE)
    if len(ends) == 1:
        return ends[0][1]
    guesses = [stretch, *(stretch.guessed(seed) for seed in range(1, GUESSES))]

    def value(end: tuple[float, Line]) -> float:
        promised, line = end
        found = [guess.worth(_played_on(guess, line)) for guess in guesses]
        return sum(found) / len(found) + PROMISED * promised

    return max(ends, key=value)[1]


def _played_on(stretch: Stretch, line: Line) -> State:
    """What a line comes to when the seat's own next turn begins, or the game is over: in the same
    moment for all lines, whoever is asked in between. The seat plays on as all do."""
    state = _as_far_as_legal(stretch, line)
    tries = iter(range(REPLY_PATIENCE))
    for _ in range(MOST_REPLIES):
        due = state.to_act()
        if not due or stretch.is_next_turn(state):
            break
        reply = stretch.from_here(state, due[0])
        state = reply.after(careful(reply, tries))
    return state


def _as_far_as_legal(stretch: Stretch, line: Line) -> State:
    """Where a line leads that was found in another guess: what comes to light may end it."""
    state = stretch.state.copy()
    for action in line:
        try:
            state.apply(stretch.seat, action)
        except IllegalAction:
            break
        if stretch.is_over(state):
            break
    return state
