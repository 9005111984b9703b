"""The player with foresight: of the best ends of its turn, the one that stands up best to what
the opponent does next."""

from __future__ import annotations

from ..engine.clash.duel import Duel
from ..engine.core import SEATS
from .greedy import Line
from .searching import best_ends, searching
from .worth import worth

CANDIDATES = 16
"""Ends of the own turn whose replies are looked at."""
PATIENCE = 2500
"""Positions of the own turn that are looked at."""
REPLY_PATIENCE = 400
"""Positions of each reply that are looked at."""


def foresight(duel: Duel) -> Line:
    """The line of its turn."""
    seat = duel.active
    best: tuple[float, Line] | None = None
    for promised, line in best_ends(duel, CANDIDATES, PATIENCE):
        reached = _after(duel, line)
        if reached.ended is None:
            reached = _after(reached, searching(reached, REPLY_PATIENCE))
        # What it comes to counts; of equal ones, what it promised.
        value = worth(reached, seat) + promised / 100
        if best is None or value > best[0]:
            best = value, line
    assert best is not None, "a turn can always end"
    return best[1]


def _after(duel: Duel, line: Line) -> Duel:
    reached = duel.copy()
    for action in line:
        reached.apply(SEATS[duel.active], action)
    return reached
