"""Judging an answer to a puzzle: played in the engine, never compared with a stored solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from engine.core import Action, IllegalAction, State, record
from engine.goals import Task
from opponents.action_sequence import ActionSequence, default_move
from opponents.searching import best_ends
from puzzles.puzzle import LONGEST_SOLUTION, Puzzle
from puzzles.search import Budget, Exhausted, Line, Search

Reason = Literal["solved", "illegal", "lost", "short", "refuted", "undecided"]

ANSWERED = Budget(nodes=1_000_000, seconds=20.0)
"""What judging an answer may cost: many times what any built-in puzzle needs."""
REPLIES_LOOKED_AT = 400
"""Positions that the reply is chosen from with which a right answer is played on."""
REPLIES_COMPARED = 8
"""The best of them: of these, the one that the solver needs the most moves to overcome."""
EASILY = Budget(nodes=300_000, seconds=10.0)
"""What judging an answer to a puzzle may cost before the puzzle is kept."""


@record
class Illegal:
    """The first move that the rules refuse.

    It has the number of the move in the line, from 1, the text as typed, why, and which moves were
    legal instead (canonical).
    """

    number: int
    text: str
    refusal: IllegalAction
    legal: tuple[str, ...]


@record
class Verdict:
    """The result of judging an answer.

    Attributes:
        reason: `solved`; `illegal` (with `illegal`); `lost`: the answer loses the game; `short`:
            the goal is not reached in this turn (with `left`: `Task.shortfall`); `refuted`: the
            opponent has a reply, `defence` (canonical moves); `undecided`: the budget ran out
            first.
        played: Canonical moves up to the goal or the end of the turn.
        continuation: Moves after a right answer whose goal lies beyond its turn: those of the
            opponent as long as they can resist, and those with which the solver then reaches the
            goal.
    """

    reason: Reason
    played: tuple[str, ...]
    illegal: Illegal | None = None
    left: Any = None
    defence: tuple[str, ...] = ()
    continuation: tuple[str, ...] = ()

    @property
    def all_moves(self) -> tuple[str, ...]:
        """Return the answer and the moves that follow it."""
        return (*self.played, *self.defence, *self.continuation)

    @property
    def reached(self) -> bool:
        """Return whether the answer is right."""
        return self.reason == "solved"


def judge(
    puzzle: Puzzle,
    line: str,
    budget: Budget = ANSWERED,
    report: Callable[[int], None] | None = None,
) -> Verdict:
    """Play the line and return its verdict.

    A line that doesn't end the turn gets its end. Moves after the goal, or after the end of the
    turn, are ignored. `report` is called from time to time with the number of nodes.
    """
    state, game = puzzle.state(), puzzle.game
    task = puzzle.goal.task(state)
    default, progress = default_move(game.id), task.progress
    played: list[str] = []
    rest = " ".join(line.split())[:LONGEST_SOLUTION]
    while True:
        typed = rest
        try:
            if rest:
                action, rest = game.read_move(state, rest)
            else:
                action = default(state, task.seat)
            mark, progress = task.play(state, action, progress)
        except IllegalAction as refusal:
            legal = tuple(str(action) for action in state.legal_actions(task.seat))
            illegal = Illegal(len(played) + 1, task.first_move(typed), refusal, legal)
            return Verdict("illegal", tuple(played), illegal)
        rest = rest.lstrip()
        played.append(str(action))
        if mark == "reached":
            return Verdict("solved", tuple(played))
        if mark == "failed":
            return _fallen_short(state, task, progress, tuple(played))
        if mark == "passed":
            search = Search(task, budget, report)
            return _answered(state, game.id, task, search, tuple(played))


def _fallen_short(state: State, task: Task, progress: Any, played: tuple[str, ...]) -> Verdict:
    outcome = state.outcome()
    if outcome is not None and outcome.winners and task.seat not in outcome.winners:
        return Verdict("lost", played)
    return Verdict("short", played, left=task.shortfall(state, progress))


def _answered(
    state: State, game: str, task: Task, search: Search, played: tuple[str, ...]
) -> Verdict:
    """Look at every reply, once the turn has passed."""
    try:
        if search.holds(state):
            follows = tuple(map(str, _played_on(state, game, task, search)))
            return Verdict("solved", played, continuation=follows)
        defence = search.defence(state)
    except Exhausted:
        return Verdict("undecided", played)
    return Verdict("refuted", played, defence=tuple(map(str, defence)))


def _played_on(state: State, game: str, task: Task, search: Search) -> Iterator[Action]:
    """Yield the moves of all seats until the goal is visibly reached."""
    end = state.copy()
    while seats := end.to_act():
        seat, began = seats[0], search.turn_number(end)
        own, moves = seat == task.seat, task.searched(end, seat)
        if own:
            line = search.win(end)
        elif len(moves) == 1:
            line = tuple(moves)
        else:
            line = _reply(ActionSequence.of(game, end, seat), task, search)
        for action in line:
            end.apply(seat, action)
            yield action
        decided = task.won if own else task.refuted
        if not line or (search.is_over(end, seat, began) and decided(end, began) is not None):
            return


def _reply(action_sequence: ActionSequence, task: Task, search: Search) -> Line:
    """Return the reply after which the solver's next turn takes most moves; of equal ones, the
    best one."""

    def resists(line: Line) -> int:
        end = action_sequence.after(line)
        decided = task.refuted(end, action_sequence.turn_number) is not None
        return 0 if decided or task.seat not in end.to_act() else len(search.win(end))

    best = best_ends(action_sequence, REPLIES_COMPARED, REPLIES_LOOKED_AT)
    return max((line for _, line in best), key=resists)
