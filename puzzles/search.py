"""Complete search inside one turn, for either seat, and over the opponent's reply.

Positions are told apart by `Duel.key`, so orders of play that come to the same are looked at
once. A line may come back to a position (a free incantation that returns to its place): such
loops are never followed twice, and nothing that was concluded while one was open is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Literal

from engine.clash.actions import Action
from engine.clash.duel import Duel
from engine.core import SEATS, IllegalAction, Seat, record
from puzzles.goals import Survive, Task

LONGEST_TURN = 150
"""Moves of one seat in one turn; a longer turn is not searched to its end."""
_KILLERS = 8
"""Lines of the opponent that worked before and are tried first."""
_PACE = 64
"""Nodes between two looks at the clock."""
_TOLD_EVERY = 2048
"""Nodes between two reports of progress."""

Line = tuple[Action, ...]
Ends = Callable[[Duel, int], bool]
"""Is this end of a turn (it passed, or the game is over) what the seat wants? With its turn."""


@record
class Budget:
    """What a search may cost: positions that it comes to, and seconds."""

    nodes: int
    seconds: float


Limit = Literal["nodes", "seconds", "moves", "memory", "enough", "stopped"]
"""What a search came up against: its budget, a turn longer than `LONGEST_TURN`, the memory of
its process; or it had found enough, or was told to stop."""


class Exhausted(Exception):  # noqa: N818 - an answer, not a fault
    """The search can't go on."""

    def __init__(self, limit: Limit) -> None:
        super().__init__(limit)
        self.limit = limit


class Search:
    """One search with its budget and what it has found out so far. `nodes` counts the moves that
    it made."""

    def __init__(self, budget: Budget, progress: Callable[[int], None] | None = None) -> None:
        self.nodes = 0
        self.began = perf_counter()
        self._budget = budget
        self._progress = progress
        self._winning: dict[Hashable, Action | None] = {}
        self._refuting: dict[Hashable, Action | None] = {}
        self._wins: list[Line] = []
        self._refutations: list[Line] = []

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

    def holds(self, duel: Duel, task: Task) -> bool:
        """After the solver's turn has passed: is the goal safe from every reply?"""
        if isinstance(task.goal, Survive):
            return not self._can_win(duel)
        return not self._can_refute(duel, task.seat)

    def defence(self, duel: Duel, task: Task) -> Line:
        """The opponent's line that keeps the goal from being reached, without moves that it does
        not need; `holds` is false here."""
        if isinstance(task.goal, Survive):
            known, wanted = self._winning, _wins(SEATS[duel.active])
        else:
            known, wanted = self._refuting, self._refutes(task.seat)
        line = self._way(duel, known)
        try:
            while shorter := self._shorter(duel, line, wanted, known):
                line = shorter
        except Exhausted:
            pass  # it works as it is
        return line

    def _shorter(
        self, duel: Duel, line: Line, wanted: Ends, known: dict[Hashable, Action | None]
    ) -> Line | None:
        """The line without one of its moves, if it works without it; the end of the turn stays."""
        for index in reversed(range(len(line) - 1)):
            if self._replays(duel, line[:index] + line[index + 1 :], wanted, known):
                return self._way(duel, known)
        return None

    def _way(self, root: Duel, known: dict[Hashable, Action | None]) -> Line:
        """The moves to a wanted end of the turn, as far as they are known."""
        duel, line = root.copy(), []
        seat, turn = SEATS[duel.active], duel.turn
        while duel.ended is None and duel.turn == turn:
            action = known[duel.key()]
            assert action is not None, "there is a way from here"
            duel.apply(seat, action)
            line.append(action)
        return tuple(line)

    def _can_win(self, duel: Duel) -> bool:
        """Can the seat whose turn it is win in this turn?"""
        return self._reach(duel, _wins(SEATS[duel.active]), self._winning, self._wins)

    def _can_refute(self, duel: Duel, solver: Seat) -> bool:
        """Can the opponent play so that the solver does not win in its next turn?"""
        return self._reach(duel, self._refutes(solver), self._refuting, self._refutations)

    def _refutes(self, solver: Seat) -> Ends:
        def refutes(end: Duel, _turn: int) -> bool:
            if end.ended is not None:
                return end.ended.winners != (solver,)
            return not self._can_win(end)

        return refutes

    def _reach(
        self,
        root: Duel,
        wanted: Ends,
        known: dict[Hashable, Action | None],
        killers: list[Line],
    ) -> bool:
        """Can the active seat bring about a wanted end of its turn? `known` holds a move towards
        it for each position from where it can, None for those from where it can't."""
        key = root.key()
        if key in known:
            return known[key] is not None
        for line in killers:
            if self._replays(root, line, wanted, known):
                killers.remove(line)
                killers.insert(0, line)
                return True
        climb = _Climb(self, root, wanted, known)
        if climb.up(root, key):
            climb.keep_failures(all_of_them=False)
            killers.insert(0, self._way(root, known))
            del killers[_KILLERS:]
            return True
        climb.keep_failures(all_of_them=True)
        return False

    def _replays(
        self, root: Duel, line: Line, wanted: Ends, known: dict[Hashable, Action | None]
    ) -> bool:
        """Does this line, which worked elsewhere, work here too?"""
        duel, seat, turn = root.copy(), SEATS[root.active], root.turn
        way: list[tuple[Hashable, Action]] = []
        for action in line:
            key = duel.key()
            try:
                duel.apply(seat, action)
            except IllegalAction:
                return False
            self.count()
            way.append((key, action))
            if duel.ended is not None or duel.turn != turn:
                if not wanted(duel, turn):
                    return False
                known.update(way)
                return True
        return False


def _wins(seat: Seat) -> Ends:
    def wins(end: Duel, turn: int) -> bool:
        return end.turn == turn and end.ended is not None and end.ended.winners == (seat,)

    return wins


class _Climb:
    """Depth first through one turn to a wanted end."""

    __slots__ = ("_closed", "_known", "_open", "_search", "_seat", "_turn", "_wanted")

    def __init__(
        self, search: Search, root: Duel, wanted: Ends, known: dict[Hashable, Action | None]
    ) -> None:
        self._search = search
        self._seat = SEATS[root.active]
        self._turn = root.turn
        self._wanted = wanted
        self._known = known
        self._open: set[Hashable] = set()
        self._closed: dict[Hashable, bool] = {}

    def up(self, duel: Duel, key: Hashable) -> bool:
        """Is there a way from here? If not, `_closed` says whether that hung on a loop."""
        self._open.add(key)
        if len(self._open) > LONGEST_TURN:
            raise Exhausted("moves")
        looped = False
        for action in duel.legal_actions(self._seat):
            child = duel.copy()
            child.apply(self._seat, action)
            self._search.count()
            if child.ended is not None or child.turn != self._turn:
                if not self._wanted(child, self._turn):
                    continue
            else:
                there = child.key()
                if there in self._known:
                    if self._known[there] is None:
                        continue
                elif there in self._open:
                    looped = True
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
        """No way leads on from these; those that hung on an open loop only if there is none at
        all."""
        for key, looped in self._closed.items():
            if all_of_them or not looped:
                self._known[key] = None
