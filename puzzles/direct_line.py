"""The line that goes straight for a goal.

Each move brings the goal nearer at once.
"""

from __future__ import annotations

from typing import Any

from engine.core import State
from engine.game_ai import Default
from engine.goals import Goal, Mark, Task
from opponents.action_sequence import Line, default_move
from opponents.greedy import MOST_PLAYS


def direct_line(state: State, goal: Goal) -> Line:
    """Return the line that goes straight for the goal.

    It is the play after which ending the turn would come nearest to the goal, again and again, as
    long as one brings it nearer.
    """
    task = goal.task(state)
    default = default_move(task.game.id)
    state, progress = state.copy(), task.progress
    line: list[Any] = []
    best = _nearness(state, task, default, "open", progress)
    while len(line) < MOST_PLAYS:
        end = default(state, task.seat)
        chosen: tuple[Any, State, Mark, Any] | None = None
        for action in state.legal_actions(task.seat):
            if action == end:
                continue
            tried = state.copy()
            mark, left = task.play(tried, action, progress)
            promised = _nearness(tried, task, default, mark, left)
            if promised > best:
                best, chosen = promised, (action, tried, mark, left)
        if chosen is None:
            return (*line, end)
        action, state, mark, progress = chosen
        line.append(action)
        if mark != "open":
            break
    return tuple(line)


def _nearness(state: State, task: Task, default: Default, mark: Mark, progress: Any) -> float:
    """Return how near the goal would be if the turn ended here."""
    if mark == "open":
        state = state.copy()
        mark, progress = task.play(state, default(state, task.seat), progress)
    return task.nearness(state, mark, progress)
