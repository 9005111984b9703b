"""What the bot needs of a game to show its pages of the grimoire, beside its table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from bot.house.offer import Chosen, Option
from bot.house.table import SeatNames
from engine.core import JsonObject
from images.picture import Drawing
from puzzles.page import Page
from texts import Texts


class PageTable(Protocol):
    """How the pages of one game are shown, and what people say to make one.

    States, events and goals are those of the game (`engine.goals.Grimoire`). How a move reads, why
    it is refused and how it is chosen, the game's table tells (`bot.house.table`).
    """

    @property
    def sets(self) -> Mapping[str, Mapping[str, str]]:
        """The names of `Grimoire.sets` by language, the sets in their order."""

    @property
    def goals(self) -> Sequence[tuple[str, str]]:
        """The kinds of goals (`Goal.kind`), each with the key of its text: to choose among pages.

        A kind means one thing in all games that have it.
        """

    @property
    def shapes(self) -> Sequence[str]:
        """The shapes of `Themes.shapes`, with the texts `theme-<shape>` and `idea-<shape>`."""

    @property
    def options(self) -> Sequence[Option]:
        """What somebody can say of a page that is to be made of a position.

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
        """Return a canonical move as people would type it: with the names that they read."""
        return move

    def typing(self, texts: Texts) -> str:
        """Tell how a line of moves is typed, in at most 100 characters.

        Empty where the example says it.
        """
        return ""

    def aim(self, goal: Any, texts: Texts) -> str:
        """Name what is asked for in a few words, without any card."""

    def goal(self, page: Page, texts: Texts) -> str:
        """Tell what the page asks for, in one plain sentence."""

    def picture(self, page: Page, state: Any, events: Sequence[Any], texts: Texts) -> Drawing:
        """Return the page with its title and goal, in this state on the way to its solution.

        `events` are those of the last move.
        """

    def film(self, page: Page, moves: Sequence[str], texts: Texts) -> Drawing:
        """Return these moves (canonical) from the position of the page on, as an animation."""

    def story(self, events: Sequence[Any], names: SeatNames, texts: Texts) -> list[str]:
        """Tell what happened, in lines of Markdown; not that another turn begins at the end."""

    def prompt(self, state: Any, texts: Texts) -> str:
        """Tell what the solver has to do now."""

    def how_to(self, texts: Texts) -> str:
        """How a page is solved, in a sentence or two, for who has just opened it."""

    def rules(self, page: Page, texts: Texts) -> Iterable[str]:
        """Tell how a turn goes, and what the signs on the page mean.

        It is for who has never read a rule: lines of Markdown, the most important ones first.
        """

    def rule(self, rule: str, texts: Texts) -> str:
        """Name a rule of `Themes.rules`."""

    def hint(self, page: Page, texts: Texts) -> str:
        """Tell what the solution begins with, without telling the whole move."""

    def shortfall(self, page: Page, state: Any, left: Any, texts: Texts) -> str:
        """How far a turn that ended in this state fell short (`left`: `Task.shortfall`)."""

    def refuted(self, goal: Any, texts: Texts) -> str:
        """Tell that the others have a reply that keeps the goal from being reached.

        The reply is told below.
        """

    def goal_asked(self, chosen: Chosen) -> JsonObject:
        """Return the document of the goal that somebody asks for by these of the `options`.

        It is the usual one when nothing is chosen. Raises `Refusal`.
        """

    def unfit(self, state: Any) -> str | None:
        """Return why a position can't be shown as a page, None where it can.

        The reason is that of a `DocumentError`, such as a picture that has no room for it.
        """

    def set_of(self, state: Any) -> str:
        """Return the `set` of a page with this position."""
