"""What a game implements to show its puzzles in the grimoire, in addition to its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from bot.game_api.offer import Chosen, Option
from bot.game_api.questions import SeatNames
from engine.core import JsonObject
from images.picture import Drawing
from puzzles.page import Page
from texts import Texts


class PageUI(Protocol):
    """How the puzzles of one game are shown, and how users make one.

    States, events and goals are those of the game (`engine.goals.Grimoire`). The game's table
    (`bot.game_api.table`) describes moves and refusals and asks for choices.
    """

    @property
    def sets(self) -> Mapping[str, Mapping[str, str]]:
        """The names of `Grimoire.sets` by language, the sets in their order."""

    @property
    def goals(self) -> Sequence[tuple[str, str]]:
        """The kinds of goals (`Goal.kind`), each with the key of its text, to filter puzzles.

        A kind means the same in all games that have it.
        """

    @property
    def shapes(self) -> Sequence[str]:
        """The shapes of `Themes.shapes`, with the texts `theme-<shape>` and `idea-<shape>`."""

    @property
    def options(self) -> Sequence[Option]:
        """The settings of a puzzle that a user makes from a position.

        They are options of `/grimoire create`, with the texts `grimoire-<name>` and
        `grimoire-<name>-about`.
        """

    @property
    def example(self) -> str:
        """A line of moves (canonical), as an example of what can be typed."""

    @property
    def finish(self) -> str:
        """The move that ends the solver's turn, in canonical form. It has its own button."""
        return "end"

    def typed(self, move: str, texts: Texts) -> str:
        """Return a canonical move as users would type it: with the names that they read."""
        return move

    def typing(self, texts: Texts) -> str:
        """Return how a line of moves is typed, in at most 100 characters.

        Empty if the example shows it.
        """
        return ""

    def aim(self, goal: Any, texts: Texts) -> str:
        """Return the goal in a few words, without any card."""

    def goal(self, page: Page, texts: Texts) -> str:
        """Return the goal of a puzzle in one plain sentence."""

    def picture(self, page: Page, state: Any, events: Sequence[Any], texts: Texts) -> Drawing:
        """Return the puzzle with its title and goal, in this state on the way to its solution.

        `events` are those of the last move.
        """

    def film(self, page: Page, moves: Sequence[str], texts: Texts) -> Drawing:
        """Return an animation of these moves (canonical) from the position of the puzzle."""

    def story(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> list[str]:
        """Return what happened, in lines of Markdown, without the start of the next turn at the
        end.
        """

    def prompt(self, state: Any, texts: Texts) -> str:
        """Return what the solver has to do now."""

    def how_to(self, texts: Texts) -> str:
        """Return how a puzzle is solved, in a sentence or two, for first-time solvers."""

    def rules(self, page: Page, texts: Texts) -> Iterable[str]:
        """Return how a turn works, and what the icons on the puzzle mean.

        These are lines of Markdown for users who have never read the rules, most important first.
        """

    def rule(self, rule: str, texts: Texts) -> str:
        """Return the name of a rule of `Themes.rules`."""

    def hint(self, page: Page, texts: Texts) -> str:
        """Return how the solution begins, without the whole move."""

    def shortfall(self, page: Page, state: Any, left: Any, texts: Texts) -> str:
        """Return how far a turn that ended in this state fell short (`left`: `Task.shortfall`)."""

    def refuted(self, goal: Any, texts: Texts) -> str:
        """Return that the opponents have a reply that prevents the goal.

        The reply is shown below.
        """

    def goal_asked(self, chosen: Chosen) -> JsonObject:
        """Return the document of the goal that a user has chosen by these of the `options`.

        Without a choice it is the default goal. Raises `Refusal`.
        """

    def unfit(self, state: Any) -> str | None:
        """Return why a position can't be shown as a puzzle, or None if it can.

        The reason is that of a `DocumentError`, such as a picture that has no room for it.
        """

    def set_of(self, state: Any) -> str:
        """Return the `set` of a puzzle with this position."""
