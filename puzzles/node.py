"""A position of a turn that is searched completely."""

from __future__ import annotations

from math import inf
from typing import Any

from engine.goals import Idea


class Node:
    """A position of the solver's turn: the moves that lead on, to another node or the goal (None).

    Attributes:
        distance: Number of moves to the goal, or -1 if it can't be reached.
        legal: Number of legal moves.
        worth: How near the goal is if the turn ends here.
        overlooked: Number of moves that end the turn so that only an active reply prevents the
            goal.
    """

    __slots__ = ("distance", "ideas", "legal", "lines", "moves", "overlooked", "worth")

    def __init__(self) -> None:
        self.moves: list[tuple[Any, Node | None, str]] = []
        self.distance = -1
        self.lines = 0
        self.ideas: list[Idea] = []
        self.legal = 0
        self.overlooked = 0
        self.worth = -inf
