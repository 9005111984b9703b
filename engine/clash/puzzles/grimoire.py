"""What Clash of Decks provides for the grimoire: its sets, positions and goals."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash import position
from engine.clash.battle import Battle
from engine.clash.cards import SETS
from engine.clash.position_documents import Position
from engine.clash.puzzles.goal_documents import GoalDocument, read_goal
from engine.clash.puzzles.goals import Goal, Survive, Win
from engine.clash.puzzles.mine import COMPOSED, FIRST, ClashMine
from engine.clash.puzzles.themes import ClashThemes
from engine.clash.seating import Mode
from engine.documents import DocumentError

MODES: tuple[Mode, ...] = ("duel", "two_against_two")
"""The modes of positions of puzzles."""


class ClashGrimoire:
    """The puzzles of duels and of two against two."""

    sets = (FIRST, *(card_set.id for card_set in SETS), COMPOSED)
    position = Position
    goal = GoalDocument
    mine = ClashMine()
    themes = ClashThemes()
    urgent: Sequence[Goal] = (Win(1), Survive(1))

    def load(self, document: object) -> Battle:
        """Return the position of a duel, or of two against two, in which no question is open.

        On the puzzle no seat is asked anything either: cards return in the order of section 4.
        Raises `DocumentError`.
        """
        battle = position.load(document)
        if battle.seating.mode not in MODES:
            raise DocumentError("mode", f"modes of pages: {', '.join(MODES)}")
        if battle.underway is not None:
            raise DocumentError("begun", "a page begins before the move that asks")
        return battle.imagined()

    def read_goal(self, document: object, state: Battle) -> Goal:
        """Return the goal, checked against its position. Raises `DocumentError`."""
        return read_goal(document, state)
