"""Why a puzzle is solved like this, from proof: themes, and the tempting try that fails.

It is computed once and stored with the puzzle. Computing it again proves what is stored.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice
from math import inf
from typing import Any

from engine.core import IllegalAction, State
from engine.games import themes_of
from engine.goals import Change, Idea, Mark
from opponents.action_sequence import ActionSequence, default_move
from opponents.careful import careful
from puzzles.claims import ORDER, PLACES, REACH, UNCOVERING, Explanation, Named
from puzzles.direct_line import direct_line
from puzzles.judge import judge
from puzzles.puzzle import Puzzle
from puzzles.search import Search
from puzzles.solver import PUBLISHED, Solved

Reach = Callable[[State, str], State]
"""Returns the position in which the card of a play is in reach (`Themes.within_reach`)."""
MOST_TRIES = 40
"""Tries, those nearest to the goal, whose refutations are compared."""


class PuzzleTrial:
    """A puzzle on which claims are tried out (`engine.goals.Trial`), as it is or without a rule.

    All claims together have one budget, `PUBLISHED`; its methods raise `Exhausted` beyond it.
    """

    def __init__(self, puzzle: Puzzle, state: State | None = None) -> None:
        self._state = puzzle.state() if state is None else state
        self._task = puzzle.goal.task(self._state)
        self._search = Search(self._task, PUBLISHED)
        self.kind = puzzle.goal.kind
        self.waits = puzzle.goal.waits

    def reaches(self, line: Sequence[str], change: Change | None = None) -> bool:
        """Return whether these moves reach the goal; one that is illegal does not."""
        mark, state, _ = self._played(line, change)
        if mark == "passed":
            if change is not None:
                change(len(line), state)
            return self._search.holds(state)
        return mark == "reached"

    def after(self, line: Sequence[str]) -> State:
        """Return the state when these moves were made, and the others their default move."""
        state = self._played(line)[1]
        default = default_move(self._task.game.id)
        while state.to_act() and self._task.seat not in state.to_act():
            state.apply(state.to_act()[0], default(state, state.to_act()[0]))
        return state

    def ends_game(self, line: Sequence[str]) -> bool:
        """Return whether the game is over after these moves."""
        return self._played(line)[1].outcome() is not None

    def loses(self, line: Sequence[str]) -> bool:
        """Return whether these moves end the game without reaching the goal."""
        return self.ends_game(line) and not self.reaches(line)

    def threatens(self, line: Sequence[str], change: Change) -> bool:
        """Return whether these moves threaten to win next turn; the change comes before it."""
        state = self.after(line)
        change(len(line), state)
        return bool(state.to_act()) and self._search.can_win(state)

    def is_refuted_by(self, line: Sequence[str], reply: Sequence[str]) -> bool:
        """Return whether this reply keeps the goal from being reached after these moves."""
        mark, state, _ = self._played(line)
        search, over, began = self._search, mark == "passed", 0
        for move in reply if over else ():
            if not state.to_act():
                return False
            seat = state.to_act()[0]
            if over:
                began = search.turn_number(state)
            try:
                action, _ = self._task.game.read_move(state, move)
            except IllegalAction:
                return False
            if action not in self._task.searched(state, seat):
                return False
            state.apply(seat, action)
            over = search.is_over(state, seat, began)
        decided = self._task.refuted(state, began) is not None or self._task.seat in state.to_act()
        return bool(reply) and over and decided and search.refutes(state, began)

    def refutation(self, line: Sequence[str]) -> list[str]:
        """Return the shortest part of a reply to these moves that refutes them.

        It is empty if they fail, or reach the goal, without a reply.
        """
        mark, state, _ = self._played(line)
        if mark != "passed" or self._search.holds(state):
            return []
        reply = [str(action) for action in self._search.defence(state)]
        return next((part for part in _parts(reply) if self.is_refuted_by(line, part)), reply)

    def plays(self, line: Sequence[str]) -> Counter[str]:
        """Return how often these moves, all legal, make each play, regardless of order."""
        task, state, plays = self._task, self._state.copy(), Counter[str]()
        progress, mark = task.progress, "open"
        for move in line:
            if mark == "open":
                action, _ = task.game.read_move(state, move)
                plays[task.label(state, action)] += 1
                mark, progress = task.play(state, action, progress)
        del plays[""]
        return plays

    def orders(self, plays: Sequence[str], reach: Reach) -> Iterator[tuple[str, ...]]:
        """Yield the orders of these plays that reach the goal if every card were in reach.

        An order may come several times, and ends with the play that reaches the goal.
        """
        return self._orders(self._state, self._task.progress, tuple(plays), reach)

    def _orders(
        self, state: State, progress: Any, plays: tuple[str, ...], reach: Reach
    ) -> Iterator[tuple[str, ...]]:
        if not plays and self._ends_well(state, progress):
            yield ()
        for play in dict.fromkeys(plays):
            index = plays.index(play)
            rest = plays[:index] + plays[index + 1 :]
            near = reach(state, play)
            for action in near.legal_actions(self._task.seat):
                if self._task.label(near, action) != play:
                    continue
                after = near.copy()
                mark, left = self._task.play(after, action, progress)
                if mark == "reached":
                    yield (play,)
                elif mark == "open":
                    for order in self._orders(after, left, rest, reach):
                        yield (play, *order)

    def _ends_well(self, state: State, progress: Any) -> bool:
        """Return whether the goal is reached if the solver's turn ends here."""
        end = state.copy()
        action = default_move(self._task.game.id)(end, self._task.seat)
        mark, _ = self._task.play(end, action, progress)
        return mark == "reached" or (mark == "passed" and self._search.holds(end))

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
    themes, trial, state = themes_of(puzzle.game.id), PuzzleTrial(puzzle), puzzle.state()
    solution = judge(puzzle, puzzle.solution).played
    tried, reply = most_tempting(puzzle, trial, solution)
    in_view = themes.rules(state)
    without = {rule: PuzzleTrial(puzzle, themes.without(state, rule)) for rule in in_view}
    found = motifs(puzzle, trial, solved, solution)
    return Explanation(
        motifs=[*found],
        named={motif: named for motif, named in found.items() if named != Named()},
        rules=[rule for rule in in_view if not without[rule].reaches(solution)],
        tried=tried,
        reply=reply,
        spoilers=[rule for rule in in_view if tried and without[rule].reaches(tried)],
        in_view=len(in_view),
        plays=len(solved.ideas[0]),
    )


def motifs(
    puzzle: Puzzle, trial: PuzzleTrial, solved: Solved, solution: Sequence[str]
) -> dict[str, Named]:
    """Return the motifs of a solution, each with what is named of it."""
    themes, state = themes_of(puzzle.game.id), puzzle.state()
    found = {
        motif: Named.model_validate(named)
        for motif, named in themes.found(state, trial, solution).items()
    }
    plays = tuple(sorted(trial.plays(solution).elements()))
    if plays not in solved.ideas:
        return found  # one of them is needless
    cards = {
        UNCOVERING: [play for play in plays if _only_uncovers(puzzle, trial, plays, play)],
        REACH: [play for play in plays if themes.within_reach(state, play).key() != state.key()],
    }
    for motif, named in cards.items():
        if ids := [*dict.fromkeys(filter(None, map(themes.card, named)))]:
            found[motif] = Named(cards=ids)
    return found | dict.fromkeys(_strict(puzzle, trial, plays, solved), Named())


def most_tempting(
    puzzle: Puzzle, trial: PuzzleTrial, solution: Sequence[str]
) -> tuple[list[str], list[str]]:
    """Return the tempting try and the shortest reply that refutes it, both as canonical moves.

    Of the tries that come nearest to the goal it is the one with the longest reply, so that passing
    refutes it only if nothing else refutes any of them; of equal ones, the nearest. Without a try
    both are empty.
    """
    tries = islice(tempting_tries(puzzle, trial, solution), MOST_TRIES)
    refuted = [(line, trial.refutation(line)) for line in tries]
    line, reply = max(refuted, key=lambda each: len(each[1]), default=((), []))
    return [*judge(puzzle, " ".join(line)).played] if line else [], reply


def tempting_tries(
    puzzle: Puzzle, trial: PuzzleTrial, solution: Sequence[str]
) -> Iterator[tuple[str, ...]]:
    """Yield lines that fail, those that come nearest to the goal first.

    The candidates are the line that goes straight for it, the line of the careful player, and the
    solution with one move replaced, none of which is a part of the solution or another order of its
    plays.
    """
    state, game = puzzle.state(), puzzle.game
    end = default_move(game.id)(state, puzzle.seat)
    lines: list[Sequence[Any]] = [*simple_lines(puzzle).values()]
    for number, move in enumerate(solution):
        before, rest = solution[:number], (*solution[number + 1 :], end)
        others = [other for other in state.legal_actions(puzzle.seat) if str(other) != move]
        lines += [(*before, other, *rest) for other in others]
        state.apply(puzzle.seat, game.read_move(state, move)[0])
    needed = trial.plays(solution)
    tries = dict.fromkeys(tuple(map(str, line)) for line in lines)
    for line in sorted(tries, key=trial.nearness, reverse=True):
        if trial.nearness(line) == -inf or trial.plays(line) <= needed:
            continue
        if not trial.reaches(line):
            yield line


def simple_lines(puzzle: Puzzle) -> dict[str, list[str]]:
    """Return the line straight for the goal, `direct`, and that of the `careful` player."""
    state = puzzle.state()
    lines = {
        "direct": direct_line(state, puzzle.goal),
        "careful": careful(ActionSequence.of(puzzle.game.id, state, puzzle.seat)),
    }
    return {name: [*map(str, line)] for name, line in lines.items()}


def _only_uncovers(puzzle: Puzzle, trial: PuzzleTrial, plays: Idea, play: str) -> bool:
    """Return whether a play only brings others into reach.

    The others would reach the goal without it, were their cards in reach.
    """
    others = [*(Counter(plays) - Counter([play])).elements()]
    return any(trial.orders(others, themes_of(puzzle.game.id).within_reach))


def _strict(puzzle: Puzzle, trial: PuzzleTrial, plays: Idea, solved: Solved) -> list[str]:
    """Return how exact the shortest solutions have to be: in their order, else in their places.

    The order matters only if no other would work with every card in reach.
    """
    orders = trial.orders(plays, themes_of(puzzle.game.id).within_reach)
    first = next(orders, ())
    if len(set(plays)) > 1 and all(order == first for order in orders):
        return [ORDER]
    lines = [line.split() for line in solved.lines]
    shortest = [line for line in lines if len(line) == len(lines[0])]
    if len(shortest) == len(lines) < solved.solutions:
        return []  # not all of them are listed
    return [PLACES] if len({tuple(sorted(line)) for line in shortest}) == 1 else []


def _parts(reply: Sequence[str]) -> Iterator[list[str]]:
    """Yield a reply without some of its moves, shorter ones first; its last move stays."""
    for size in range(len(reply) - 1):
        for part in combinations(reply[:-1], size):
            yield [*part, reply[-1]]
