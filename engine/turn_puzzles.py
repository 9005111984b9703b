"""Puzzles that one turn decides: no opponent answers in it, and nothing is hidden.

A game derives its `TurnTask` and its `TurnGrimoire`; goals and their documents are the same in all
of them.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, cast

from pydantic import Field

from engine.core import Game, JsonObject, Seat, State, record
from engine.documents import Document, DocumentError, read, refuse
from engine.goals import Mark, Trial

ALL: Literal["all"] = "all"
MOST_NAMED = 14
"""The most things that a goal names."""
WON = 1000.0
"""Nearer than any turn that does not win."""
StateT = TypeVar("StateT", bound=State)
Progress: TypeAlias = tuple[Hashable, ...]
"""What still has to be destroyed, by its identity."""


@record
class Win:
    """The solver wins in this turn."""

    kind: ClassVar[Literal["win"]] = "win"
    waits: ClassVar[bool] = False
    tasks: type[TurnTask[Any]]

    def document(self) -> JsonObject:
        """Return the goal as in a puzzle."""
        return {"kind": self.kind, "turns": 1}

    def task(self, state: Any) -> TurnTask[Any]:
        """Return the goal in its position."""
        return self.tasks(state, self)


@record
class Destroy:
    """What is in these cells is destroyed in this turn; None means all of the opponent's."""

    kind: ClassVar[Literal["destroy"]] = "destroy"
    waits: ClassVar[bool] = False
    tasks: type[TurnTask[Any]]
    cells: tuple[str, ...] | None

    def document(self) -> JsonObject:
        """Return the goal as in a puzzle."""
        return {"kind": self.kind, "creatures": ALL if self.cells is None else [*self.cells]}

    def task(self, state: Any) -> TurnTask[Any]:
        """Return the goal in its position."""
        return self.tasks(state, self)


Goal = Win | Destroy


@record
class Left:
    """How far a turn fell short: the cells of what is not destroyed, and the distance to a win."""

    cells: tuple[str, ...]
    distance: int

    def document(self) -> JsonObject:
        """Return the JSON that the command line prints."""
        return {"creatures": [*self.cells], "distance": self.distance}

    def __str__(self) -> str:
        if self.cells:
            return f"still standing: {' '.join(self.cells)}"
        return f"{self.distance} short of winning"


class TurnTask(ABC, Generic[StateT]):
    """A goal in its position (`engine.goals.Task`)."""

    game: ClassVar[Game]
    reads_events = True

    def __init__(self, state: StateT, goal: Goal) -> None:
        self.goal = goal
        self.seat: Seat = state.to_act()[0]
        self.progress: Progress = ()
        self._turn = self.game.turn_number(state)
        if isinstance(goal, Destroy):
            there = self.targets(state, self.seat)
            self.progress = tuple(there[cell] for cell in goal.cells or there)

    @classmethod
    def targets(cls, state: StateT, solver: Seat) -> Mapping[str, Hashable]:  # noqa: ARG003
        """Return what the solver's opponent has that can be destroyed, by its cell.

        The values tell them apart while they move. Empty for a game without such things.
        """
        return {}

    def still(self, state: StateT, progress: Progress, events: Sequence[Any]) -> Progress:
        """Return what is left of `progress` after a move with these events.

        Values that change with the cell are replaced.
        """
        return progress

    @abstractmethod
    def distance(self, state: StateT) -> int:
        """Return how far from winning the solver is where a turn has ended; 1 is one step."""

    @abstractmethod
    def label(self, state: StateT, action: Any) -> str:
        """Return the label of a play by its cards; empty for moves that play nothing."""

    def play(self, state: StateT, action: Any, progress: Progress) -> tuple[Mark, Progress]:
        """Make a move of the solver; return the mark and what is still to be destroyed.

        Raises `IllegalAction` and changes nothing if the move is not legal.
        """
        events = state.apply(self.seat, action)
        left = self.still(state, progress, events) if progress else progress
        outcome, passed = state.outcome(), self.game.turn_number(state) != self._turn
        won = outcome is not None and outcome.winners == (self.seat,) and not passed
        lost = outcome is not None and outcome.winners not in ((), (self.seat,))
        if won or (progress and not left and not lost):
            return "reached", ()
        return ("failed" if passed or self.seat not in state.to_act() else "open"), left

    def searched(self, state: StateT, seat: Seat) -> Sequence[Any]:
        """Return all legal moves."""
        return state.legal_actions(seat)

    def hopeless(self, state: StateT) -> bool:
        """Return False: no later turn decides."""
        return False

    def refuted(self, end: StateT, began: int) -> bool | None:
        """Return False: no answer decides."""
        return False

    def won(self, end: StateT, began: int) -> bool:
        """Return False: no later turn decides."""
        return False

    def first_move(self, text: str) -> str:
        """Return the first word of a line: moves have no spaces."""
        return text.split(maxsplit=1)[0]

    def one_short(self, state: StateT, progress: Progress) -> bool:
        """Return whether one thing is left to destroy, or one step to win."""
        if self.goal.kind == "destroy":
            return len(progress) == 1
        return state.outcome() is None and self.distance(state) == 1

    def shortfall(self, state: StateT, progress: Progress) -> Left:
        """Return what was not destroyed, or the distance to a win."""
        if self.goal.kind == "win":
            return Left((), self.distance(state))
        there = {value: cell for cell, value in self.targets(state, self.seat).items()}
        return Left(tuple(there[value] for value in progress if value in there), 0)

    def nearness(self, state: StateT, mark: Mark, progress: Progress) -> float:
        """Return the nearness to the goal: higher is nearer."""
        if mark == "reached":
            return WON
        outcome = state.outcome()
        lost = outcome is not None and self.seat not in outcome.winners
        short = len(progress) if self.goal.kind == "destroy" else self.distance(state)
        return -WON * lost - short


class GoalDocument(Document):
    """The goal of a puzzle."""

    kind: Literal["win", "destroy"]
    turns: Literal[1] | None = None
    creatures: list[str] | Literal["all"] | None = Field(None)


class PlainThemes:
    """The themes of a game that explains no rules: only what is known of every game."""

    motifs: Sequence[str] = ()

    def rules(self, state: Any) -> Sequence[str]:
        """Return the rules that matter in a position: none."""
        return ()

    def without(self, state: Any, rule: str) -> Any:
        """Return the position with this rule removed."""
        return state

    def found(
        self, state: Any, trial: Trial, line: Sequence[str]
    ) -> Mapping[str, Mapping[str, Any]]:
        """Return the motifs of a solution: none."""
        return {}

    def card(self, play: str) -> str:
        """Return the id of the card of a play: the first word of its label; empty for a choice."""
        return "" if play[:1] in "@=" else re.findall(r"\w+", play)[0]

    def is_simple(self, play: str) -> bool:
        """Return True: no card is harder to understand than another."""
        return True

    def within_reach(self, state: Any, play: str) -> Any:
        """Return the position: every card is in reach."""
        return state


class TurnGrimoire(ABC, Generic[StateT]):
    """The puzzles of a game (`engine.goals.Grimoire`)."""

    sets: Sequence[str]
    position: type[Document]
    goal: type[Document] = GoalDocument
    mine: None = None
    themes: PlainThemes = PlainThemes()
    urgent: Sequence[Goal] = ()
    tasks: type[TurnTask[Any]]

    @abstractmethod
    def check(self, state: StateT) -> None:
        """Raise `DocumentError` where chance, hidden cards or other seats could decide the turn."""

    def load(self, document: object) -> StateT:
        """Return the position, if everything in its turn is fixed. Raises `DocumentError`."""
        state: Any = self.tasks.game.load(document)
        refuse(len(state.seats) > 2, "mode", "a puzzle is for two")
        refuse(state.outcome() is not None, "", "the game is over")
        self.check(state)
        return cast("StateT", state)

    def read_goal(self, document: object, state: StateT) -> Goal:
        """Return the goal, checked against its position. Raises `DocumentError`."""
        path = "goal"
        try:
            goal = read(GoalDocument, document)
        except DocumentError as fault:
            raise fault.under(path) from None
        if goal.kind == "win":
            refuse(goal.turns is None, f"{path}.turns", "this key is missing")
            refuse(goal.creatures is not None, f"{path}.creatures", "the goal win has none")
            return Win(self.tasks)
        refuse(goal.turns is not None, f"{path}.turns", "the goal destroy has none")
        there = self.tasks.targets(state, state.to_act()[0])
        return self._destroy(goal.creatures, there, f"{path}.creatures")

    def _destroy(self, named: Any, there: Mapping[str, Hashable], path: str) -> Destroy:
        refuse(named is None, path, "this key is missing")
        refuse(not there, path, "the opponent has nothing to destroy")
        if named == ALL:
            return Destroy(self.tasks, None)
        refuse(not 0 < len(named) <= MOST_NAMED, path, f"name 1 to {MOST_NAMED}")
        for place, cell in enumerate(named):
            refuse(cell not in there, f"{path}[{place}]", f"nothing to destroy at {cell[:10]}")
            refuse(cell in named[:place], f"{path}[{place}]", f"{cell} is named twice")
        return Destroy(self.tasks, tuple(named))
