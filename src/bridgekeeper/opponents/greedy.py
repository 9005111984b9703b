"""The greedy player: of all plays the one after which the turn would end best, again and
again. It finds what one card does, never what two do together."""

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

    def after(ended: Duel) -> float:
        return worth(ended, seat)

    return climb(duel, after)


def climb(duel: Duel, value: Callable[[Duel], float]) -> Line:
    """The line of a turn that takes step by step what makes its end, as it would be at once,
    better by `value`; it ends when no play does."""
    duel = duel.copy()
    line: list[Action] = []
    seat, turn = SEATS[duel.active], duel.turn
    best = _ended(duel, turn, value)
    while len(line) < MOST_PLAYS:
        chosen: Action | None = None
        reached = duel
        for action in duel.legal_actions(seat):
            if action is END:
                continue
            tried = duel.copy()
            tried.apply(seat, action)
            promised = _ended(tried, turn, value)
            if promised > best:
                best, chosen, reached = promised, action, tried
        if chosen is None:
            break
        line.append(chosen)
        duel = reached
        if duel.ended is not None:
            return tuple(line)
    return (*line, END)


def _ended(duel: Duel, turn: int, value: Callable[[Duel], float]) -> float:
    """What ending the turn here comes to."""
    if duel.ended is None and duel.turn == turn:
        duel = duel.copy()
        duel.apply(SEATS[duel.active], END)
    return value(duel)
