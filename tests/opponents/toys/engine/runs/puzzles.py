"""Puzzles of Runs: a number of points in this turn, or after the turns of the others."""

from __future__ import annotations

from typing import Any, Literal

from engine.core import JsonObject, record
from engine.documents import Document
from engine.goals import Mark
from toys.engine.runs.rules import Runs, RunsGame


class RunsPosition(Document):
    """The position of a puzzle."""

    format: Literal[1]
    game: Literal["runs"]
    hands: dict[str, list[int]]
    points: dict[str, int]
    turn: int
    latest: int = 0
    asked: str | None = None


class GoalDocument(Document):
    """The goal of a puzzle."""

    kind: Literal["points", "keep"]
    points: int


@record
class Points:
    """A goal in points: `points` in this turn; `keep` at the solver's next turn in any case."""

    kind: str
    points: int

    @property
    def waits(self) -> bool:
        return self.kind == "keep"

    def document(self) -> JsonObject:
        return {"kind": self.kind, "points": self.points}

    def task(self, state: Runs) -> RunsTask:
        return RunsTask(state, self)


class RunsTask:
    """A goal in its position. It needs no progress besides points."""

    game = RunsGame()
    progress = ()

    def __init__(self, state: Runs, goal: Points) -> None:
        self.goal = goal
        self.seat = state.active
        self._turn = state.turn

    reads_events = False

    def play(self, state: Runs, action: str, progress: Any) -> tuple[Mark, Any]:
        state.apply(self.seat, action)
        enough = state.points[self.seat] >= self.goal.points
        if enough and not self.goal.waits:
            return "reached", ()
        if state.turn == self._turn and not state.asked:
            return "open", ()
        return ("passed" if self.goal.waits and enough else "failed"), ()

    def searched(self, state: Runs, seat: str) -> Any:
        return state.legal_actions(seat)

    def hopeless(self, state: Runs) -> bool:
        return False

    def refuted(self, end: Runs, began: int) -> bool | None:
        if end.points[self.seat] < self.goal.points:
            return True
        return False if end.active == self.seat and not end.asked else None

    def won(self, end: Runs, began: int) -> bool:
        return end.points[self.seat] >= self.goal.points

    def label(self, state: Runs, action: str) -> str:
        return "" if action == "end" else action

    def first_move(self, text: str) -> str:
        return text.split(" ", maxsplit=1)[0]

    def one_short(self, state: Runs, progress: Any) -> bool:
        return state.points[self.seat] == self.goal.points - 1

    def shortfall(self, state: Runs, progress: Any) -> Any:
        return Points("points", self.goal.points - state.points[self.seat])

    def nearness(self, state: Runs, mark: Mark, progress: Any) -> float:
        return float(state.points[self.seat])


class RunsGrimoire:
    """The puzzles' part of Runs."""

    sets = ("sprints",)
    position = RunsPosition
    goal = GoalDocument
    mine = None
    themes = None

    def load(self, document: object) -> Runs:
        return RunsGame().load(document)

    def read_goal(self, document: Any, state: Runs) -> Points:
        return Points(**document)
