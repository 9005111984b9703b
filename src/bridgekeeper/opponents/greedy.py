"""The greedy player: of all plays the one that makes the board look best at once, again and
again. What the assault will bring, or the opponent, it does not ask."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.clash.actions import END, Action
from ..engine.clash.duel import Duel
from ..engine.core import SEATS
from .worth import worth

MOST_PLAYS = 30
"""Plays in a turn; then it ends, however free another one would be."""

Line = tuple[Action, ...]


def greedy(duel: Duel) -> Line:
    """The line of its turn."""
    seat = duel.active

    def now(reached: Duel) -> float:
        return worth(reached, seat)

    return climb(duel, now)


def climb(duel: Duel, value: Callable[[Duel], float]) -> Line:
    """The line of a turn that plays step by step what `value` likes best; it ends when no play
    makes the position better."""
    duel = duel.copy()
    line: list[Action] = []
    seat = SEATS[duel.active]
    best = value(duel)
    while len(line) < MOST_PLAYS:
        chosen: Action | None = None
        reached = duel
        for action in duel.legal_actions(seat):
            if action is END:
                continue
            tried = duel.copy()
            tried.apply(seat, action)
            promised = value(tried)
            if promised > best:
                best, chosen, reached = promised, action, tried
        if chosen is None:
            break
        line.append(chosen)
        duel = reached
        if duel.ended is not None:
            return tuple(line)
    return (*line, END)
