"""The player with foresight: of the best ends of its turn, the one that stands up best to what
the others do before its next one."""

from __future__ import annotations

from engine.clash.battle import Battle
from engine.core import SEATS
from opponents.greedy import Line
from opponents.searching import best_ends, searching
from opponents.worth import worth

CANDIDATES = 16
"""Ends of the own turn whose replies are looked at."""
PATIENCE = 2500
"""Positions of the own turn that are looked at."""
REPLY_PATIENCE = 400
"""Positions that are looked at for the replies to an end, of all others together."""


def foresight(battle: Battle) -> Line:
    """The line of its turn."""
    battle = battle.imagined()
    seat = battle.active
    patience = REPLY_PATIENCE // (len(battle.players) - 1)
    best: tuple[float, Line] | None = None
    for promised, line in best_ends(battle, CANDIDATES, PATIENCE):
        reached = _after(battle, line)
        while reached.ended is None and reached.active != seat:
            reached = _after(reached, searching(reached, patience))
        # What it comes to counts; of equal ones, what it promised.
        value = worth(reached, seat) + promised / 100
        if best is None or value > best[0]:
            best = value, line
    assert best is not None, "a turn can always end"
    return best[1]


def _after(battle: Battle, line: Line) -> Battle:
    reached = battle.copy()
    for action in line:
        reached.apply(SEATS[battle.active], action)
    return reached
