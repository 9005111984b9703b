"""Find all solutions of a puzzle by complete search.

It searches the solver's turn, and every reply if the goal needs it (`search`).
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from engine.core import JsonObject, State, record
from engine.games import grimoire_of
from engine.goals import Goal, Idea, Task
from opponents.action_sequence import default_move
from puzzles.chances import NO_CHANCES, Chances, blind_chance, chances
from puzzles.node import Node
from puzzles.search import LONGEST_TURN, Budget, Exhausted, Limit, Line, Search

MOST_LINES = 200
"""Lines that are listed; more are only counted."""
MOST_SOLUTIONS = 10**15
"""So far lines are counted: every reader of JSON can still tell such a number from the next."""
MANY_IDEAS = 12
"""Ideas that are told apart."""

PUBLISHED = Budget(nodes=3_000_000, seconds=60.0)
"""What proving a puzzle may cost before it is published."""


@record
class Solved:
    """What is known of a puzzle.

    `solutions` counts the lines that reach the goal and end there (a line that comes back to
    a position counts without the loop) up to `MOST_SOLUTIONS`; `more_solutions`: there are
    more. `lines` are the shortest of them, at most `MOST_LINES`; `first_moves` those that begin
    one. `ideas` are the smallest sets of plays that solve it, at most `MANY_IDEAS`. `ends` counts
    the different positions in which the turn can end, `near` those of them that are one short
    (`Task.one_short`), `overlooked` those that only an active reply refutes (if solvers are
    simulated). `limit` is what the search came up against; none: it came to its end, and the
    puzzle is `proved`. `chances` are then those of people without the idea.
    """

    solutions: int
    lines: tuple[str, ...]
    first_moves: tuple[str, ...]
    ideas: tuple[Idea, ...]
    ends: int
    near: int
    nodes: int
    seconds: float
    limit: Limit | None = None
    overlooked: int = 0
    more_solutions: bool = False
    chances: Chances = NO_CHANCES

    @property
    def proved(self) -> bool:
        """Return whether everything was searched."""
        return self.limit is None

    @classmethod
    def nothing(cls, limit: Limit) -> Solved:
        """Return the result of a search that was ended from outside: nothing is left behind."""
        return cls(0, (), (), (), 0, 0, 0, 0.0, limit)

    def document(self) -> JsonObject:
        """Return the answer of the command line."""
        more = {"more_solutions": True} if self.more_solutions else {}
        return {
            "solutions": self.solutions,
            **more,
            "lines": list(self.lines),
            "first_moves": list(self.first_moves),
            "ideas": [list(idea) for idea in self.ideas],
            "nodes": self.nodes,
            "seconds": round(self.seconds, 3),
            "proved": self.proved,
        }


def solve(
    state: State,
    goal: Goal,
    budget: Budget = PUBLISHED,
    progress: Callable[[int], None] | None = None,
    enough: int | None = None,
    *,
    simulated: bool = True,
) -> Solved:
    """Search the whole turn.

    `progress` is called from time to time with the number of nodes. If more than `enough` different
    good ends of the turn are found, the search stops, unproved. Unless solvers are to be
    `simulated`, only the chance of blind moves is found.
    """
    task = goal.task(state)
    tree = _Tree(state, task, Search(task, budget, progress), enough, simulated=simulated)
    try:
        tree.grow()
    except Exhausted as end:
        return tree.result(end.limit)
    return tree.result(None)


class _Tree:
    """The positions of the solver's turn."""

    def __init__(
        self, state: State, task: Task, search: Search, enough: int | None, *, simulated: bool
    ) -> None:
        self._state = state.copy() if task.reads_events else state.silenced()
        self._task = task
        self._search = search
        self._enough = enough
        self._simulated = simulated
        self._good = 0
        self._root = Node()
        self._nodes: dict[Hashable, Node] = {}
        self._ends: dict[Hashable, bool] = {}
        self._overlooked: dict[Hashable, bool] = {}
        self._near: set[Hashable] = set()

    def grow(self) -> None:
        """Go through every line. Raises `Exhausted`."""
        seat, progress = self._task.seat, self._task.progress
        play, label, count = self._task.play, self._task.label, self._search.count
        self._nodes[self._state.key(), progress] = self._root
        todo = deque([(self._state, progress, self._root, 0)])
        while todo:
            state, progress, node, depth = todo.popleft()
            if depth >= LONGEST_TURN:
                raise Exhausted("moves")
            actions = state.legal_actions(seat)
            node.legal = len(actions)
            for action in actions:
                child = state.copy()
                mark, left = play(child, action, progress)
                count()
                if mark == "open":
                    key = (child.key(), left)
                    further = self._nodes.get(key)
                    if further is None:
                        further = self._nodes[key] = Node()
                        todo.append((child, left, further, depth + 1))
                    node.moves.append((action, further, label(state, action)))
                    continue
                if mark != "reached":
                    node.worth = max(node.worth, self._task.nearness(child, mark, left))
                if mark == "reached" or self._ended(child, mark == "passed", left):
                    node.moves.append((action, None, label(state, action)))
                elif mark == "passed" and self._simulated:
                    node.overlooked += self._is_overlooked(child)

    def _ended(self, state: State, passed: bool, progress: Any) -> bool:
        """Return whether all replies fail, if the turn is over without reaching the goal."""
        key = state.key()
        good = self._ends.get(key)
        if good is None:
            good = self._ends[key] = passed and self._search.holds(state)
            self._good += good
            if self._enough is not None and self._good > self._enough:
                raise Exhausted("enough")
            if not passed and self._task.one_short(state, progress):
                self._near.add(key)
        return good

    def _is_overlooked(self, state: State) -> bool:
        """Return whether the goal would be reached if the others only made their default moves."""
        key = state.key()
        if key not in self._overlooked:
            self._overlooked[key] = self._holds_by_default(state)
        return self._overlooked[key]

    def _holds_by_default(self, state: State) -> bool:
        end, began = state.copy(), 0
        default = default_move(self._task.game.id)
        while end.to_act() and self._task.seat not in end.to_act():
            began = self._search.turn_number(end)
            end.apply(end.to_act()[0], default(end, end.to_act()[0]))
        refuted = self._task.refuted(end, began)
        return not refuted if refuted is not None else self._search.can_win(end)

    def result(self, limit: Limit | None) -> Solved:
        """Return the result, as far as the tree has grown."""
        self._measure()
        self._count()
        lines = [" ".join(map(str, line)) for line in self._shortest_lines()]
        return Solved(
            solutions=min(self._root.lines, MOST_SOLUTIONS),
            more_solutions=self._root.lines > MOST_SOLUTIONS,
            lines=tuple(lines),
            first_moves=tuple(
                str(action)
                for action, further, _ in self._root.moves
                if further is None or (further.distance > 0 and further is not self._root)
            ),
            ideas=tuple(self._root.ideas),
            ends=len(self._ends),
            near=len(self._near),
            nodes=self._search.nodes,
            seconds=self._search.seconds,
            limit=limit,
            overlooked=sum(self._overlooked.values()),
            chances=NO_CHANCES if limit else self._chances(),
        )

    def _chances(self) -> Chances:
        themes = grimoire_of(self._task.game.id).themes
        understood = _all_understood if themes is None else cache(themes.is_simple)
        nodes = [*self._nodes.values()]
        if not self._simulated:
            return replace(NO_CHANCES, blind=blind_chance(nodes))
        return chances(nodes, understood, waits=self._task.goal.waits)

    def _measure(self) -> None:
        """Measure the distance of every node to the goal, from the goal backwards."""
        before: dict[Node, list[Node]] = {}
        found: deque[Node] = deque()
        for node in self._nodes.values():
            for _, further, _ in node.moves:
                if further is not None:
                    before.setdefault(further, []).append(node)
                elif node.distance < 0:
                    node.distance = 1
                    found.append(node)
        while found:
            node = found.popleft()
            if node is self._root:
                continue  # no line comes back to its beginning
            for earlier in before.get(node, ()):
                if earlier.distance < 0:
                    earlier.distance = node.distance + 1
                    found.append(earlier)

    def _count(self) -> None:
        """Count lines and ideas of every node from which the goal can be reached.

        Nodes behind a node are counted before it.
        """
        opened: set[Node] = set()
        closed: set[Node] = set()
        todo = [self._root] if self._root.distance > 0 else []
        while todo:
            node = todo[-1]
            if node not in opened:
                opened.add(node)
                todo += [
                    further
                    for _, further, _ in node.moves
                    if further is not None and further.distance > 0 and further not in opened
                ]
                continue
            todo.pop()
            if node not in closed:
                closed.add(node)
                self._sum_up(node, closed)

    def _sum_up(self, node: Node, closed: set[Node]) -> None:
        ideas: set[Idea] = set()
        for _, further, label in node.moves:
            if further is None:
                node.lines += 1
                ideas.add((label,) if label else ())
            elif further in closed and further is not node:
                node.lines += further.lines
                ideas.update(
                    tuple(sorted((*idea, label))) if label else idea for idea in further.ideas
                )
        node.lines = min(node.lines, MOST_SOLUTIONS + 1)
        node.ideas = _smallest(ideas)

    def _shortest_lines(self) -> Iterator[Line]:
        """Yield the lines without loops, shorter ones first, at most `MOST_LINES`."""
        given = 0
        most = min(self._root.lines, MOST_LINES)
        for length in range(self._root.distance, LONGEST_TURN + 1):
            if given == most:
                return
            for line in _lines(self._root, length, [], {self._root}):
                yield line
                given += 1
                if given == most:
                    return


def _all_understood(_: str) -> bool:
    return True


def _lines(node: Node, length: int, line: list[Any], seen: set[Node]) -> Iterator[Line]:
    """Yield the lines of exactly this length from a node."""
    for action, further, _ in node.moves:
        line.append(action)
        if further is None:
            if length == 1:
                yield tuple(line)
        elif 0 < further.distance < length and further not in seen:
            seen.add(further)
            yield from _lines(further, length - 1, line, seen)
            seen.discard(further)
        line.pop()


def _smallest(ideas: set[Idea]) -> list[Idea]:
    """Those that hold no other one, smaller ones first."""
    kept: list[Idea] = []
    for idea in sorted(ideas, key=lambda idea: (len(idea), idea)):
        counted = Counter(idea)
        if not any(Counter(smaller) <= counted for smaller in kept):
            kept.append(idea)
            if len(kept) == MANY_IDEAS:
                break
    return kept
