"""A position of a turn that is searched completely."""

from __future__ import annotations

from math import inf
from typing import Any

from engine.goals import Idea


class Node:
    """A position of the solver's turn: the moves that lead on, to another node or the goal.

    None stands for the goal. `distance` is the number of moves to the goal, -1 where it is out of
    reach. `legal` counts all moves, `worth` is how near the goal is where the turn ends here.
    """

    __slots__ = ("distance", "ideas", "legal", "lines", "moves", "worth")

    def __init__(self) -> None:
        self.moves: list[tuple[Any, Node | None, str]] = []
        self.distance = -1
        self.lines = 0
        self.ideas: list[Idea] = []
        self.legal = 0
        self.worth = -inf
