"""The player with foresight: of the best ends of its stretch the one that stands up best.

That is measured at its own next turn, whatever may be hidden from it.
"""

from __future__ import annotations

from heapq import nlargest
from operator import itemgetter

from engine.core import State
from opponents.searching import best_ends, searching
from opponents.stretch import Line, Stretch

CANDIDATES = 16
"""Ends of the own stretch that are played on, in one guess of what is hidden."""
FINALISTS = 4
"""Ends that are played on in all guesses; after each guess the worse half of more of them goes."""
GUESSES = 6
"""Who trusts a single one plays by cards that nobody may hold."""
PATIENCE = 2500
"""Positions of the own stretch that are looked at."""
REPLY_PATIENCE = 150
"""Positions that are looked at for the turn of each of the others."""
TRIES = 600
"""Plays that are tried after an end, in one guess, by all together; then all only do the usual."""
MOST_REPLIES = 40
"""Stretches that follow an end: more than turns have, whose windows are stretches too."""


def foresight(stretch: Stretch) -> Line:
    """Return the line of its stretch."""
    # What each end promised counts like what comes of it in one guess.
    ends = best_ends(stretch, CANDIDATES, PATIENCE)
    for seed in range(GUESSES):
        if len(ends) == 1:
            break
        guess = stretch.guessed(seed) if seed else stretch
        ends = [(value + guess.worth(_played_on(guess, line)), line) for value, line in ends]
        ends = nlargest(max(FINALISTS, len(ends) // 2), ends, key=itemgetter(0))
    return ends[0][1]


def _played_on(stretch: Stretch, line: Line) -> State:
    """Return what a line comes to when the seat's own next turn begins, or the game is over.

    That moment is one for all lines, whoever is asked in between. The others search as their turns
    begin; else all play carefully, the seat too.
    """
    state, turn = stretch.as_far_as_legal(line), stretch.chapter
    tries = iter(range(TRIES))
    for _ in range(MOST_REPLIES):
        due = state.to_act()
        if not due or stretch.is_next_turn(state):
            break
        reply = stretch.from_here(state, due[0])
        patience = REPLY_PATIENCE if reply.chapter != turn else 0
        turn = reply.chapter
        state = reply.after(searching(reply, patience, tries))
    return state
