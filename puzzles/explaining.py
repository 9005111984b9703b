"""Why a puzzle is solved like this, from proof: themes, and the tempting try that fails.

It is computed once and stored with the puzzle. Computing it again proves what is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import inf
from typing import Any

from engine.core import IllegalAction, State
from engine.games import grimoire_of
from engine.goals import Change, Mark, Themes
from opponents.action_sequence import ActionSequence, default_move
from opponents.careful import careful
from puzzles.claims import ORDER, PLACES, Explanation
from puzzles.direct_line import direct_line
from puzzles.judge import ANSWERED, judge
from puzzles.puzzle import Puzzle
from puzzles.search import Search
from puzzles.solver import Solved


class PuzzleTrial:
    """A puzzle on which claims are tried out (`engine.goals.Trial`), as it is or without a rule."""

    def __init__(self, puzzle: Puzzle, state: State | None = None) -> None:
        self._state = puzzle.state() if state is None else state
        self._task = puzzle.goal.task(self._state)
        self.kind = puzzle.goal.kind
        self.waits = puzzle.goal.waits

    def reaches(self, line: Sequence[str], change: Change | None = None) -> bool:
        """Return whether these moves reach the goal; one that is illegal does not."""
        mark, state, _ = self._played(line, change)
        if mark == "passed":
            if change is not None:
                change(len(line), state)
            return Search(self._task, ANSWERED).holds(state)
        return mark == "reached"

    def after(self, line: Sequence[str]) -> State:
        """Return the state when these moves were made, and the others their default move."""
        state = self._played(line)[1]
        default = default_move(self._task.game.id)
        while state.to_act() and self._task.seat not in state.to_act():
            state.apply(state.to_act()[0], default(state, state.to_act()[0]))
        return state

    def threatens(self, line: Sequence[str], change: Change) -> bool:
        """Return whether these moves threaten to win next turn; the change comes before it."""
        state = self.after(line)
        change(len(line), state)
        return bool(state.to_act()) and Search(self._task, ANSWERED).can_win(state)

    def is_refuted_by(self, line: Sequence[str], reply: Sequence[str]) -> bool:
        """Return whether this reply keeps the goal from being reached after these moves."""
        mark, state, _ = self._played(line)
        search, over, began = Search(self._task, ANSWERED), mark == "passed", 0
        for move in reply if over else ():
            if not state.to_act():
                return False
            seat = state.to_act()[0]
            if over:
                began = search.turn_number(state)
            try:
                state.apply(seat, self._task.game.read_move(state, move)[0])
            except IllegalAction:
                return False
            over = search.is_over(state, seat, began)
        return bool(reply) and over and search.refutes(state, began)

    def nearness(self, line: Sequence[str]) -> float:
        """How near these moves come to the goal (`Task.nearness`); an illegal line never does."""
        mark, state, progress = self._played(line)
        return -inf if mark is None else self._task.nearness(state, mark, progress)

    def _played(
        self, line: Sequence[str], change: Change | None = None
    ) -> tuple[Mark | None, State, Any]:
        """Play a line up to the goal or the end of the turn; no mark where a move is illegal."""
        task, state = self._task, self._state.copy()
        mark: Mark = "open"
        progress = task.progress
        for number, move in enumerate(line):
            if change is not None:
                change(number, state)
            try:
                action, _ = task.game.read_move(state, move)
                mark, progress = task.play(state, action, progress)
            except IllegalAction:
                return None, state, progress
            if mark != "open":
                break
        return mark, state, progress


def explain(puzzle: Puzzle, solved: Solved) -> Explanation:
    """Compute what can be claimed of a proved puzzle."""
    themes, trial, state = _themes(puzzle), PuzzleTrial(puzzle), puzzle.state()
    solution = judge(puzzle, puzzle.solution).played
    tried = next(tempting_tries(puzzle, solution), ())
    verdict = judge(puzzle, " ".join(tried))
    in_view = themes.rules(state)
    without = {rule: PuzzleTrial(puzzle, themes.without(state, rule)) for rule in in_view}
    return Explanation(
        motifs=[*themes.found(state, trial, solution), *_strict(solved)],
        rules=[rule for rule in in_view if not without[rule].reaches(solution)],
        tried=[*verdict.played] if tried else [],
        reply=_least(trial, verdict.played, verdict.defence) if tried else [],
        spoilers=[rule for rule in in_view if tried and without[rule].reaches(verdict.played)],
        in_view=len(in_view),
        plays=len(solved.ideas[0]),
    )


def tempting_tries(puzzle: Puzzle, solution: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Yield lines that fail, those that come nearest to the goal first.

    The candidates are the line that goes straight for it, the line of the careful player, and the
    solution with one move replaced.
    """
    state, game, trial = puzzle.state(), puzzle.game, PuzzleTrial(puzzle)
    end = default_move(game.id)(state, puzzle.seat)
    lines: list[Sequence[Any]] = [
        direct_line(state, puzzle.goal),
        careful(ActionSequence.of(game.id, state, puzzle.seat)),
    ]
    for number, move in enumerate(solution):
        before, rest = solution[:number], (*solution[number + 1 :], end)
        others = [other for other in state.legal_actions(puzzle.seat) if str(other) != move]
        lines += [(*before, other, *rest) for other in others]
        state.apply(puzzle.seat, game.read_move(state, move)[0])
    tries = dict.fromkeys(tuple(map(str, line)) for line in lines if line[0] != end)
    for line in sorted(tries, key=trial.nearness, reverse=True):
        if trial.nearness(line) > -inf and not trial.reaches(line):
            yield line


def _strict(solved: Solved) -> list[str]:
    """Return how exact the shortest solutions have to be: in their order, else in their places."""
    lines = [line.split() for line in solved.lines]
    shortest = [line for line in lines if len(line) == len(lines[0])]
    if len(shortest) == 1 and len(solved.ideas[0]) > 1:
        return [ORDER]
    if len(shortest) == len(lines) < solved.solutions:
        return []  # not all of them are listed
    return [PLACES] if len({tuple(sorted(line)) for line in shortest}) == 1 else []


def _least(trial: PuzzleTrial, line: Sequence[str], reply: Sequence[str]) -> list[str]:
    """Return the shortest part of a reply that refutes as well."""
    for part in _parts(reply):
        if trial.is_refuted_by(line, part):
            return part
    return [*reply]


def _parts(reply: Sequence[str]) -> Iterator[list[str]]:
    """Yield a reply without some of its moves, shorter ones first; its last move stays."""
    for size in range(len(reply) - 1):
        for part in combinations(reply[:-1], size):
            yield [*part, reply[-1]]


def _themes(puzzle: Puzzle) -> Themes:
    themes = grimoire_of(puzzle.game.id).themes
    assert themes is not None, "pages of this game can be explained"
    return themes
