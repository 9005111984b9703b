"""Composing a puzzle: a small position is changed step by step while its score climbs.

Changes that lower the score are sometimes kept, the fewer the later (simulated annealing), so that
the climb doesn't end on the first hill.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from math import exp
from typing import Any

from engine.chance import Dice
from engine.core import State, record
from engine.games import mine_of, themes_of
from engine.goals import Goal, Idea
from puzzles.claims import Explanation
from puzzles.explaining import PuzzleTrial, explain, motifs
from puzzles.merit import EASILY_FOUND, LARGEST, Merit, faults, merit_of
from puzzles.puzzle import Puzzle
from puzzles.reducing import reduced
from puzzles.search import Budget, Exhausted
from puzzles.solver import Solved, solve

NEW = "found"
"""The id of a new puzzle."""
CLIMBS = 4
"""First climbs, of which the best is continued."""
FIRST_STEPS, STEPS = 200, 500
"""Changes that are tried in a first climb, and in the long one that follows."""
_HOPELESS_AFTER = 80
"""Changes after which a climb ends if the position is still no puzzle."""
_SHORT = 2
"""Plays of a puzzle of which there are always enough."""
_MOST_IDLE = 5
"""Idle rules of what still promises something: other cards can replace theirs."""
_HOT = 0.4
"""By how much the score may fall at the beginning of the long climb."""
_SMALL = Budget(nodes=1_200, seconds=60.0)
_PROOF = Budget(nodes=LARGEST, seconds=60.0)
_MANY = 40
"""Good ends of a turn; with more of them it is no riddle how to get there."""
_THEME = 2.0
"""What the wanted theme adds to the score."""
_WON_SOONER, _UNPROVED, _UNSOLVED, _SEVERAL = -50.0, -40.0, -30.0, -8.0
"""The score of a position that is no puzzle, by the reason: the later, the nearer to one."""
_FOR_A_RULE, _FOR_AN_IDEA = -0.1, -2.0
"""What each rule in view, and each of several ideas, adds to it."""
_BEGINNINGS = 12
"""Random positions of which the best is where a climb begins."""
_FINE = 1 << 30


@record
class Aim:
    """What a puzzle is composed for: its set, the sort of its goal, and a rule or motif or none."""

    set_id: str
    sort: str
    theme: str = ""


@record
class _Draft:
    """A position with its goal on the way."""

    state: Any
    goal: Goal
    score: float
    puzzle: Puzzle | None = None
    merit: Merit | None = None


@record
class Composed:
    """A puzzle without faults, its idea, its claims, and what was measured of it."""

    puzzle: Puzzle
    idea: Idea
    claims: Explanation
    merit: Merit


class Composer:
    """Composes puzzles of a game with draws from a stream."""

    def __init__(self, game: str, aim: Aim, dice: Dice) -> None:
        self._mine = mine_of(game)
        self._themes = themes_of(game)
        self._aim = aim
        self._dice = dice
        self._drafts: dict[Hashable, _Draft] = {}

    def compose(self, start: State | None = None) -> Composed | None:
        """Return a puzzle without faults, or None if the climbs don't reach one.

        They begin from `start`, or from random small positions; the best of several is changed
        further.
        """
        begun = [draft for _ in range(CLIMBS) if (draft := self._begin(start)) is not None]
        climbs = [self._climb(draft, FIRST_STEPS, 0.0) for draft in begun]
        best = max(climbs, key=lambda draft: draft.score, default=None)
        return None if best is None else self._refined(best)

    def improve(self, puzzle: Puzzle) -> Composed | None:
        """Return a puzzle without what it doesn't need; with a fault, one that is like it.

        None if changes don't reach one without faults.
        """
        solved = solve(puzzle.state(), puzzle.goal, _PROOF)
        if len(solved.ideas) != 1 or not solved.ideas[0]:
            return None
        puzzle = reduced(puzzle, plainer=True)
        composed = self._composed(puzzle)
        if composed is None:
            composed = self._refined(self._drafted(puzzle.state(), puzzle.goal))
        return composed

    def _refined(self, draft: _Draft) -> Composed | None:
        """Return a puzzle without faults after a long climb from a draft that promises one."""
        if draft.merit is None or not self._is_promising(draft.merit):
            return None
        best = self._climb(draft, STEPS, _HOT)
        if best.puzzle is None:
            return None
        return self._composed(reduced(best.puzzle, plainer=True))

    def _is_promising(self, merit: Merit) -> bool:
        """Return whether a long climb is worth its time: always for a beginners' puzzle."""
        if self._mine.most_plays(self._aim.set_id) is not None:
            return True
        is_hidden = merit.blind < EASILY_FOUND and not merit.straight
        return is_hidden and merit.plays + merit.repeated > _SHORT and len(merit.idle) <= _MOST_IDLE

    def _climb(self, draft: _Draft, steps: int, hot: float) -> _Draft:
        """Return the best position after these changes, some for the worse while it is hot."""
        best = draft
        for step in range(steps):
            if draft.puzzle is None and step > _HOPELESS_AFTER:
                break
            idle = draft.merit.idle if draft.merit is not None else ()
            changed = self._mine.variant(
                draft.state, draft.goal, self._aim.set_id, idle, self._dice
            )
            if changed is None:
                continue
            tried = self._drafted(*changed)
            heat = hot * (1 - step / steps)
            loss = draft.score - tried.score
            if loss <= 0 or (heat and self._is_kept(loss / heat)):
                draft = tried
                best = max(best, draft, key=lambda each: each.score)
        return best

    def _begin(self, start: State | None) -> _Draft | None:
        """Return the best of some beginnings; None if the wanted goal makes sense in none."""
        beginnings = []
        for _ in range(_BEGINNINGS):
            state = self._sketch() if start is None else self._mine.thinned(start, self._dice)
            if state is None:
                continue
            goals = [*self._mine.goals(state)]
            sorted_so = [goal for goal in goals if self._mine.sort(goal) == self._aim.sort]
            if sorted_so:
                beginnings.append(self._drafted(state, self._dice.of(sorted_so)))
        return max(beginnings, key=lambda draft: draft.score, default=None)

    def _sketch(self) -> State | None:
        return self._mine.sketch(self._aim.set_id, self._dice)

    def _is_kept(self, loss: float) -> bool:
        """Return whether a change for the worse is kept, by chance: of a loss of 1, one in e."""
        return self._dice.below(_FINE) < exp(-loss) * _FINE

    def _drafted(self, state: State, goal: Goal) -> _Draft:
        """Return a position with its score; a third of all changes lead back to a known one."""
        key = (state.key(), goal)
        if key not in self._drafts:
            self._drafts[key] = self._judged(state, goal)
        return self._drafts[key]

    def _judged(self, state: State, goal: Goal) -> _Draft:
        """Return a position with its score: below 0 unless it is a puzzle with one idea."""
        sooner = self._mine.sooner(goal)
        if sooner is not None and solve(state, sooner, _SMALL, simulated=False).solutions:
            return _Draft(state, goal, _WON_SOONER)
        enough = _MANY if goal.waits else None
        solved = solve(state, goal, _SMALL, enough=enough, simulated=goal.waits)
        if not solved.proved:
            return _Draft(state, goal, _UNPROVED)
        crowd = _FOR_A_RULE * len(self._themes.rules(state))
        if not solved.ideas or not solved.ideas[0]:
            return _Draft(state, goal, _UNSOLVED + crowd)
        if len(solved.ideas) > 1:
            return _Draft(state, goal, _SEVERAL + _FOR_AN_IDEA * len(solved.ideas) + crowd)
        puzzle = self._puzzle(state, goal, solved)
        merit = merit_of(puzzle, solved)
        return _Draft(
            state, goal, merit.score() + self._bonus(puzzle, merit, solved), puzzle, merit
        )

    def _puzzle(self, state: State, goal: Goal, solved: Solved) -> Puzzle:
        solution = min(solved.lines, key=lambda line: (self._mine.plays(line), len(line)))
        position = goal.task(state).game.dump(state)
        title = {"en": "Found"}
        return Puzzle(NEW, title, "", self._aim.set_id, position, goal, solution, {}, 0)

    def _bonus(self, puzzle: Puzzle, merit: Merit, solved: Solved) -> float:
        theme = self._aim.theme
        if not theme:
            return 0.0
        found: Collection[str] = merit.mattering
        if theme in self._themes.motifs:
            found = motifs(puzzle, PuzzleTrial(puzzle), solved, puzzle.solution.split())
        return _THEME * (theme in found)

    def _composed(self, puzzle: Puzzle) -> Composed | None:
        """Return a puzzle with its claims; None if it has a fault."""
        state = puzzle.state()
        solved = solve(state, puzzle.goal)
        if solved.nodes > LARGEST or not self._mine.shows(state, solved.ideas[0], puzzle.set):
            return None
        try:
            claims = explain(puzzle, solved)
        except Exhausted:
            return None
        merit = merit_of(puzzle, solved)
        most_plays = self._mine.most_plays(puzzle.set)
        if faults(merit, puzzle, solved, claims, most_plays):
            return None
        return Composed(puzzle, solved.ideas[0], claims, merit)
