"""Complete search inside one turn, for any seat, and over the replies of the others.

Positions are told apart by `State.key`, so different orders of play that lead to one position are
searched once. A line may return to a position (a free play that returns to its place): such loops
are never followed twice, and no conclusion made while one was open is kept.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Any, Literal, TypeAlias

from engine.core import IllegalAction, Seat, State, record
from engine.goals import Task

LONGEST_TURN = 150
"""Moves of one seat in one turn; a longer turn is not searched to its end."""
_KILLERS = 8
"""Lines that worked before and are tried first."""
_PACE = 64
"""Nodes between two looks at the clock."""
_TOLD_EVERY = 2048
"""Nodes between two reports of progress."""

Line: TypeAlias = tuple[Any, ...]
"""Moves of one seat: actions of the game."""
Ends = Callable[[State, int], bool]
"""Is this end of a turn (it passed, or the game is over) what the seat wants? With its turn."""
Known = dict[Hashable, Any]
"""A move towards a wanted end for each position from where there is one, None for those from where
there is none."""


@record
class Budget:
    """The limits of a search: the number of positions, and seconds."""

    nodes: int
    seconds: float


Limit = Literal["nodes", "seconds", "moves", "memory", "enough", "stopped"]
"""What a search came up against: its budget, a turn longer than `LONGEST_TURN`, the memory of
its process; or it had found enough, or was told to stop."""


class Exhausted(Exception):  # noqa: N818 - an answer, not a fault
    """The budget of the search ran out."""

    def __init__(self, limit: Limit) -> None:
        super().__init__(limit)
        self.limit = limit


class _Table:
    """What is known of a turn: by its number, because a goal may be in reach in one turn only."""

    def __init__(self) -> None:
        self.known: Known = {}
        self.killers: list[Line] = []


class Search:
    """One search for a task, with its budget and what it has found out so far.

    `nodes` counts the moves that it made.
    """

    def __init__(
        self, task: Task, budget: Budget, progress: Callable[[int], None] | None = None
    ) -> None:
        self.nodes = 0
        self.began = perf_counter()
        self.turn_number: Callable[[Any], int] = task.game.turn_number
        self.searched, self.hopeless = task.searched, task.hopeless
        self._task = task
        self._budget = budget
        self._progress = progress
        self._tables: defaultdict[int, _Table] = defaultdict(_Table)

    @property
    def seconds(self) -> float:
        """Since it began."""
        return perf_counter() - self.began

    def count(self) -> None:
        """One node more. Raises `Exhausted`."""
        self.nodes += 1
        if self.nodes % _PACE:
            return
        if self.nodes >= self._budget.nodes:
            raise Exhausted("nodes")
        if self.seconds >= self._budget.seconds:
            raise Exhausted("seconds")
        if self._progress is not None and self.nodes % _TOLD_EVERY == 0:
            self._progress(self.nodes)

    def holds(self, state: State) -> bool:
        """Return whether the goal is safe from every reply, once the solver's turn has passed."""
        return not self._can_refute(state)

    def win(self, state: State) -> Line:
        """Return the moves of this turn with which the solver, who is due, reaches the goal.

        None of them can be left out. It is reached in this turn, or `holds` after it. Empty if it
        can't be reached. Raises `Exhausted`.
        """
        if not self.can_win(state):
            return ()
        return self._needed(state, self._wins)

    def defence(self, state: State) -> Line:
        """Return the moves of the others that keep the goal from being reached.

        They come one after the other, without those that are not needed; `holds` is false here.
        """
        line = self._needed(state, self.refutes)
        end, seat = state.copy(), state.to_act()[0]
        for action in line:
            end.apply(seat, action)
        refuted = self._task.refuted(end, self.turn_number(state))
        if refuted is None and self._task.seat not in end.to_act():
            return (*line, *self.defence(end))
        return line

    def _needed(self, state: State, wanted: Ends) -> Line:
        """Return the moves to a wanted end, as far as they are known, without needless ones."""
        line = self._way(state)
        try:
            while shorter := self._shorter(state, line, wanted):
                line = shorter
        except Exhausted:
            pass  # it works as it is
        return line

    def _shorter(self, state: State, line: Line, wanted: Ends) -> Line | None:
        """Return the line without one of its moves, if it works without it.

        The end of the turn stays.
        """
        for index in reversed(range(len(line) - 1)):
            without = line[:index] + line[index + 1 :]
            if self._replays(state, without, wanted):
                return self._way(state)
        return None

    def _way(self, root: State) -> Line:
        """Return the moves to a wanted end of the turn, as far as they are known."""
        state, line = root.copy(), []
        seat, began = root.to_act()[0], self.turn_number(root)
        known = self._tables[began].known
        while not self.is_over(state, seat, began):
            action = known[state.key()]
            assert action is not None, "there is a way from here"
            state.apply(seat, action)
            line.append(action)
        return tuple(line)

    def is_over(self, state: State, seat: Seat, began: int) -> bool:
        """Return whether a seat's turn begun in this turn has passed, or the game is over."""
        return self.turn_number(state) != began or seat not in state.to_act()

    def can_win(self, state: State) -> bool:
        """Return whether the solver, who is due, can reach the goal from this turn on."""
        return self._reach(state, self._wins)

    def _can_refute(self, state: State) -> bool:
        """Return whether the others, of whom one is due, can keep the goal from being reached."""
        return self._reach(state, self.refutes)

    def _wins(self, end: State, began: int) -> bool:
        """Return whether a later turn of the solver that ended so reaches the goal, or will."""
        won = self._task.won(end, began)
        return self.holds(end) if won is None else won

    def refutes(self, end: State, began: int) -> bool:
        """Return whether a turn of the others that ended so keeps the goal from being reached."""
        refuted = self._task.refuted(end, began)
        if refuted is not None:
            return refuted
        if self._task.seat in end.to_act():
            return not self.can_win(end)
        return self._can_refute(end)

    def _reach(self, root: State, wanted: Ends) -> bool:
        """Return whether the seat that is due can bring about a wanted end of its turn."""
        table, key = self._tables[self.turn_number(root)], root.key()
        known, killers = table.known, table.killers
        if key in known:
            return known[key] is not None
        if self.hopeless(root):
            known[key] = None
            return False
        for line in killers[:]:
            if self._replays(root, line, wanted):
                killers[:] = [line, *(other for other in killers if other != line)]
                return True
        climb = _Climb(self, root, wanted, known)
        if climb.up(root.silenced(), key):
            climb.keep_failures(all_of_them=False)
            killers.insert(0, self._way(root))
            del killers[_KILLERS:]
            return True
        climb.keep_failures(all_of_them=True)
        return False

    def _replays(self, root: State, line: Line, wanted: Ends) -> bool:
        """Return whether this line, which worked elsewhere, works here too."""
        state, seat, began = root.silenced(), root.to_act()[0], self.turn_number(root)
        way: list[tuple[Hashable, Any]] = []
        for action in line:
            key = state.key()
            try:
                state.apply(seat, action)
            except IllegalAction:
                return False
            self.count()
            way.append((key, action))
            if self.is_over(state, seat, began):
                if not wanted(state, began):
                    return False
                self._tables[began].known.update(way)
                return True
        return False


class _Climb:
    """Depth first through one turn to a wanted end."""

    __slots__ = (
        *("_began", "_closed", "_count", "_hopeless", "_is_over", "_known", "_open", "_searched"),
        *("_seat", "_wanted"),
    )

    def __init__(self, search: Search, root: State, wanted: Ends, known: Known) -> None:
        self._count = search.count
        self._is_over = search.is_over
        self._searched, self._hopeless = search.searched, search.hopeless
        self._seat = root.to_act()[0]
        self._began = search.turn_number(root)
        self._wanted = wanted
        self._known = known
        self._open: set[Hashable] = set()
        self._closed: dict[Hashable, bool] = {}

    def up(self, state: State, key: Hashable) -> bool:
        """Return whether there is a way from here.

        If not, `_closed` says whether that hung on a loop.
        """
        self._open.add(key)
        if len(self._open) > LONGEST_TURN:
            raise Exhausted("moves")
        looped = False
        for action in self._searched(state, self._seat):
            child = state.copy()
            child.apply(self._seat, action)
            self._count()
            if self._is_over(child, self._seat, self._began):
                if not self._wanted(child, self._began):
                    continue
            else:
                there = child.key()
                if there in self._known:
                    if self._known[there] is None:
                        continue
                elif there in self._open:
                    looped = True
                    continue
                elif there not in self._closed and self._hopeless(child):
                    self._known[there] = None
                    continue
                elif there in self._closed or not self.up(child, there):
                    looped = looped or self._closed[there]
                    continue
            self._known[key] = action
            return True
        self._open.discard(key)
        self._closed[key] = looped
        return False

    def keep_failures(self, *, all_of_them: bool) -> None:
        """Note that these positions lead nowhere.

        Those that depended on an open loop are noted only with `all_of_them`.
        """
        for key, looped in self._closed.items():
            if all_of_them or not looped:
                self._known[key] = None
