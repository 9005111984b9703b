"""What a game implements to show its puzzles in the grimoire, in addition to its user interface."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.game_api.match_options import Chosen, Option
from bot.game_api.workbench import Workbench
from engine.core import JsonObject, Seat
from images.picture import Drawing
from puzzles.puzzle import Puzzle
from texts import Texts

_StateT = TypeVar("_StateT", contravariant=True)
_EventT = TypeVar("_EventT", contravariant=True)
_GoalT = TypeVar("_GoalT", contravariant=True)
_LeftT = TypeVar("_LeftT", contravariant=True)


class PuzzleUI(Protocol[_StateT, _EventT, _GoalT, _LeftT]):
    """How the puzzles of one game are shown, and how users make one.

    States, events and goals are those of the game (`engine.goals.Grimoire`), as is the measure of
    how far a turn fell short (`Task.shortfall`). The game's `GameUI` describes moves, events and
    refusals and asks for choices. Themes that the rules don't name (`Themes.motifs`) have the texts
    `theme-<motif>`, `idea-<motif>` and, if they name cards or numbers, `idea-<motif>-named`.
    """

    sets: Mapping[str, Mapping[str, str]]
    """The names of `Grimoire.sets` by language, the sets in their order."""

    goals: Sequence[tuple[str, str]]
    """The kinds of goals (`Goal.kind`), each with the key of its text, to filter puzzles.

    A kind means the same in all games that have it.
    """

    options: Sequence[Option]
    """The settings of a puzzle that a user makes from a position.

    They are options of `/grimoire create`, with the texts `grimoire-<name>` and
    `grimoire-<name>-about`.
    """

    example: str
    """A line of moves (canonical), as an example of what can be typed."""

    workbench: Workbench | None = None
    """Builds puzzles card by card; None if they can't be built so."""

    finish: str = "end"
    """The move that ends the solver's turn, in canonical form. It has its own button."""

    def typed(self, move: str, texts: Texts) -> str:
        """Return a canonical move as users would type it: with the names that they read."""
        return move

    def typing(self, texts: Texts) -> str:
        """Return how a line of moves is typed, in at most 100 characters.

        Empty if the example shows it.
        """
        return ""

    def aim(self, goal: _GoalT, texts: Texts) -> str:
        """Return the goal in a few words, without any card."""

    def goal(self, puzzle: Puzzle, texts: Texts) -> str:
        """Return the goal of a puzzle in one plain sentence."""

    def conditions(self, puzzle: Puzzle, texts: Texts) -> Iterable[str]:
        """Return special rules of a puzzle, which the picture doesn't show, a sentence each.

        Puzzles by the default rules have none.
        """
        return ()

    def others(self, puzzle: Puzzle, texts: Texts) -> Mapping[Seat, str]:
        """Return the names of seats that are not simply the opponent."""
        return {}

    def sides(self, puzzle: Puzzle, texts: Texts, solver: str = "") -> dict[Seat, str]:
        """Return the names of the sides by seat, with the `solver`'s name if it is given."""
        names = dict.fromkeys(puzzle.state().seats, texts("side-opponent"))
        names |= self.others(puzzle, texts)
        return names | {puzzle.seat: solver or texts("side-yours")}

    def pictures(
        self, puzzle: Puzzle, state: _StateT, events: Sequence[_EventT], texts: Texts
    ) -> Sequence[Drawing]:
        """Return the puzzle with its title and goal, in this state on the way to its solution.

        These are one or more pictures with names of their own, one below the other: a high one
        gets narrow on a desktop. `events` are those of the last move.
        """

    def animation(self, puzzle: Puzzle, moves: Sequence[str], texts: Texts) -> Drawing:
        """Return an animation of these moves (canonical) from the position of the puzzle."""

    def prompt(self, state: _StateT, texts: Texts) -> str:
        """Return what the solver has to do now."""

    def how_to(self, texts: Texts) -> str:
        """Return how a puzzle is solved, in a sentence or two, for first-time solvers."""

    def rules(self, puzzle: Puzzle, texts: Texts) -> Iterable[str]:
        """Return how a turn works, and what the icons on the puzzle mean.

        These are lines of Markdown for users who have never read the rules, most important first.
        """

    def rule(self, rule: str, texts: Texts) -> str:
        """Return the name of a rule of `Themes.rules`."""

    def carriers(self, puzzle: Puzzle, rule: str) -> Sequence[str]:
        """Return the ids of the cards of a puzzle that have a rule; none if no card has rules."""
        return ()

    def cards(self, puzzle: Puzzle, ids: Sequence[str], texts: Texts) -> str:
        """Return the names of cards of a puzzle, which its explanation names."""

    def hint(self, puzzle: Puzzle, texts: Texts) -> str:
        """Return how the solution begins, without the whole move."""

    def shortfall(self, puzzle: Puzzle, state: _StateT, left: _LeftT, texts: Texts) -> str:
        """Return how far a turn that ended in this state fell short."""

    def refuted(self, goal: _GoalT, texts: Texts) -> str:
        """Return that the opponents have a reply that prevents the goal.

        The reply is shown below.
        """

    def goal_asked(self, chosen: Chosen) -> JsonObject:
        """Return the document of the goal that a user has chosen by these of the `options`.

        Without a choice it is the default goal. Raises `Refusal`.
        """

    def unfit(self, state: _StateT) -> str | None:
        """Return why a position can't be shown as a puzzle, or None if it can.

        The reason is that of a `DocumentError`, such as a picture that has no room for it.
        """

    def set_of(self, state: _StateT) -> str:
        """Return the `set` of a puzzle with this position."""


AnyPuzzleUI: TypeAlias = PuzzleUI[Any, Any, Any, Any]
"""The puzzles of a game, for callers who don't know which."""
