"""The greedy player: of all plays the one that makes the board look best at once, again and
again. What the assault will bring, or the opponent, it does not ask."""

from __future__ import annotations

from collections.abc import Callable

from engine.clash.actions import END, Action
from engine.clash.battle import Battle
from engine.core import SEATS
from opponents.worth import worth

MOST_PLAYS = 30
"""Plays in a turn; then it ends, however free another one would be."""

Line = tuple[Action, ...]


def greedy(battle: Battle) -> Line:
    """The line of its turn."""
    battle = battle.imagined()
    seat = battle.active

    def now(reached: Battle) -> float:
        return worth(reached, seat)

    return climb(battle, now)


def climb(battle: Battle, value: Callable[[Battle], float]) -> Line:
    """The line of a turn that plays step by step what `value` likes best; it ends when no play
    makes the position better."""
    battle = battle.copy()
    line: list[Action] = []
    seat = SEATS[battle.active]
    best = value(battle)
    while len(line) < MOST_PLAYS:
        chosen: Action | None = None
        reached = battle
        for action in battle.legal_actions(seat):
            if action is END:
                continue
            tried = battle.copy()
            tried.apply(seat, action)
            promised = value(tried)
            if promised > best:
                best, chosen, reached = promised, action, tried
        if chosen is None:
            break
        line.append(chosen)
        battle = reached
        if battle.ended is not None:
            return tuple(line)
    return (*line, END)
