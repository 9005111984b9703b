"""The player with foresight: of the best ends of its stretch, the one that stands up best to what
the others do before its next one."""

from __future__ import annotations

from engine.core import State
from opponents.searching import best_ends, searching
from opponents.stretch import Line, Stretch

CANDIDATES = 16
"""Ends of the own stretch whose replies are looked at."""
PATIENCE = 2500
"""Positions of the own stretch that are looked at."""
REPLY_PATIENCE = 400
"""Positions that are looked at for the replies to an end, of all others together."""
MOST_REPLIES = 12
"""Stretches of others that are looked at after an end."""


def foresight(stretch: Stretch) -> Line:
    """The line of its stretch."""
    others = len(stretch.mind.seats(stretch.state)) - 1
    patience = REPLY_PATIENCE // max(1, others)
    best: tuple[float, Line] | None = None
    for promised, line in best_ends(stretch, CANDIDATES, PATIENCE):
        reached = _answered(stretch, stretch.after(line), patience)
        # What it comes to counts; of equal ones, what it promised.
        value = stretch.worth(reached) + promised / 100
        if best is None or value > best[0]:
            best = value, line
    assert best is not None, "a stretch can always end"
    return best[1]


def _answered(stretch: Stretch, state: State, patience: int) -> State:
    """What the others make of a state until the seat is due again, or the game is over."""
    for _ in range(MOST_REPLIES):
        due = state.to_act()
        if not due or stretch.seat in due:
            break
        reply = stretch.from_here(state, due[0])
        state = reply.after(searching(reply, patience))
    return state
