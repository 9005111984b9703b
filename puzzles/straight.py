"""The line of somebody who goes straight for a goal: step by step what brings it nearer at
once."""

from __future__ import annotations

from engine.clash.actions import END, Action
from engine.clash.duel import Duel
from engine.core import SEATS
from opponents.greedy import MOST_PLAYS
from opponents.worth import WON, vitality
from puzzles.goals import Goal, Mark, Standing, Task


def straight_on(duel: Duel, goal: Goal) -> tuple[Action, ...]:
    """The line: the play after which ending the turn would come nearest to the goal, again and
    again, as long as one brings it nearer."""
    task = Task(duel, goal)
    duel, standing = duel.copy(), task.standing
    line: list[Action] = []
    best = _ended(duel, task, "open", standing)
    while len(line) < MOST_PLAYS:
        chosen: tuple[Action, Duel, Mark, Standing] | None = None
        for action in duel.legal_actions(task.seat):
            if action is END:
                continue
            tried = duel.copy()
            mark, left = task.play(tried, action, standing)
            promised = _ended(tried, task, mark, left)
            if promised > best:
                best, chosen = promised, (action, tried, mark, left)
        if chosen is None:
            return (*line, END)
        action, duel, mark, standing = chosen
        line.append(action)
        if mark != "open":
            break
    return tuple(line)


def _ended(duel: Duel, task: Task, mark: Mark, standing: Standing) -> float:
    """How near the goal would be if the turn ended here."""
    if mark == "open":
        duel = duel.copy()
        mark, standing = task.play(duel, END, standing)
    if mark == "reached":
        return WON
    if duel.ended is not None:
        return -WON
    own = SEATS.index(task.seat)
    if task.goal.kind == "destroy":
        return -len(standing)
    if task.goal.kind == "survive":
        return vitality(duel.players[own])
    return -vitality(duel.players[duel.across(own)])
