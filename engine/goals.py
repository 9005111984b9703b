"""What a game gives to the grimoire: goals, how their pages are read, and how pages are found.

The solver, the judge and the miner of `puzzles/` know no game (docs/grimoire.md).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol

from engine.core import Game, JsonObject, Seat
from engine.documents import Document

Mark = Literal["open", "reached", "failed", "passed"]
"""After a move: the turn goes on, the goal is reached, it can't be reached any more, or the
turn has passed and what the others can do decides."""

MIXED = "mixed"
"""The `set` of a page that is of no single one."""

Idea = tuple[str, ...]
"""What is played, in whatever order: the labels of the plays, sorted."""


class Goal(Protocol):
    """What a page asks for. A small immutable value."""

    @property
    def kind(self) -> str:
        """The name in documents."""

    @property
    def waits(self) -> bool:
        """Whether the answers of the others decide, once the solver's turn has passed."""

    def document(self) -> JsonObject:
        """As in a page: `{"kind": kind, ...facts}`."""

    def task(self, state: Any) -> Task:
        """Return the goal in its position, in which the seat that is due is the solver."""


class Task(Protocol):
    """A goal in its position: judges what the solver's moves lead to.

    What has been reached so far is the *standing*: a hashable value of the game, handed from move
    to move. Turns are told apart by `Game.chapter`; `began` is the chapter of a turn.
    """

    @property
    def game(self) -> Game:
        """The rules."""

    @property
    def goal(self) -> Goal:
        """What is asked for."""

    @property
    def seat(self) -> Seat:
        """The solver."""

    @property
    def standing(self) -> Hashable:
        """Before the first move."""

    def play(self, state: Any, action: Any, standing: Any) -> tuple[Mark, Any]:
        """Make a move of the solver in its first turn; return the standing after it.

        Raises `IllegalAction`, changing nothing.
        """

    def refuted(self, end: Any, began: int) -> bool | None:
        """Return whether a turn of another seat that ended so kept the goal from being reached.

        None: that is decided later.
        """

    def won(self, end: Any, began: int) -> bool:
        """Return whether the solver's later turn that ended so reached the goal."""

    def label(self, state: Any, action: Any) -> str:
        """Return a play as it stands in an idea, whatever was played before.

        It is empty for moves that play nothing.
        """

    def first_move(self, text: str) -> str:
        """Return the move that a line begins with, as typed, also where it can't be read."""

    def one_short(self, state: Any, standing: Any) -> bool:
        """Return whether the turn that ended so, in vain, was as near to the goal as can be."""

    def shortfall(self, state: Any, standing: Any) -> Any:
        """Measure how far a turn that ended so fell short.

        The result is a record of the game with `document() -> JsonObject` and, for people, `str()`.
        """

    def nearness(self, state: Any, mark: Mark, standing: Any) -> float:
        """How near a turn that ended so came to the goal: the higher, the nearer."""


class Grimoire(Protocol):
    """What a game gives to pages. Ids of sets and pages are unique among all games."""

    @property
    def sets(self) -> Sequence[str]:
        """What the built-in pages are sorted by, in order: a file of pages each."""

    @property
    def position(self) -> type[Document]:
        """The shape of the position of a page."""

    @property
    def goal(self) -> type[Document]:
        """The shape of the goal of a page."""

    @property
    def mine(self) -> Mine | None:
        """How pages are found; None where they are only written."""

    @property
    def themes(self) -> Themes | None:
        """Why solutions work; None where nobody can tell."""

    @property
    def urgent(self) -> Sequence[Goal]:
        """What is looked for first in any position: to win at once, else not to lose soon."""

    def load(self, document: object) -> Any:
        """Load the state of a position that a page may have.

        Raises `DocumentError`.
        """

    def read_goal(self, document: object, state: Any) -> Goal:
        """Read the goal of a page, checked in its position.

        Raises `DocumentError`, with paths from `goal` on.
        """


Change = Callable[[int, Any], None]
"""Alters a state that is played through: before the move with this number, or, with the number of
moves, once the turn has passed."""


class Trial(Protocol):
    """A page on which claims are tried out."""

    @property
    def kind(self) -> str:
        """The kind of its goal."""

    @property
    def waits(self) -> bool:
        """Whether the answers of the others decide."""

    def reaches(self, line: Sequence[str], change: Change | None = None) -> bool:
        """Return whether these moves reach the goal, where the position is changed on the way."""

    def after(self, line: Sequence[str]) -> Any:
        """Return the state when these moves were made, and the others their default move."""

    def threatens(self, line: Sequence[str], change: Change) -> bool:
        """Return whether these moves threaten to win next turn.

        The others make their default move, and the change comes then.
        """


class Themes(Protocol):
    """What a game knows of why a solution works (docs/grimoire.md, Themes).

    A *rule* is an ability or the like, by its id; a *shape* is what the solution looks like.
    """

    @property
    def shapes(self) -> Sequence[str]:
        """All shapes, in the order in which they are told."""

    def rules(self, state: Any) -> Sequence[str]:
        """Return the rules in view, in the order of the rule book."""

    def without(self, state: Any, rule: str) -> Any:
        """Return the position as if there were no such rule."""

    def found(self, state: Any, trial: Trial, line: Sequence[str]) -> Sequence[str]:
        """Return the shapes of a solution."""


class Mine(Protocol):
    """What a game knows of positions that could be pages.

    `set_id` is one of `Grimoire.sets`, or `mixed` for all of them together.
    """

    @property
    def shares(self) -> Mapping[str, int]:
        """How many pages of a grimoire should have each sort of goal (`sort`), as proportions."""

    def titles(self, set_id: str) -> Mapping[str, str]:
        """Return a set's name by language: pages that nobody has named are numbered after it."""

    def deal(self, set_id: str, stream: int) -> JsonObject:
        """Deal the set-up of a game whose positions are looked at (`engine.chance`)."""

    def looked_at(self, state: Any) -> bool:
        """Return whether this position, in which a turn begins, may be a page."""

    def canonical(self, state: Any) -> Any:
        """Return the position as a page shows it, with the solver in its usual seat."""

    def goals(self, state: Any) -> Iterator[Goal]:
        """Yield what could be asked in a position."""

    def sort(self, goal: Any) -> str:
        """Which share the goal counts for."""

    def sooner(self, goal: Any) -> Goal | None:
        """Return the goal that makes this one pointless where it can be reached."""

    def most_plays(self, set_id: str) -> int | None:
        """How many plays a page for beginners may need; None for a set whose pages are riddles.

        Of those a careful player may find the idea, or who goes straight for the goal.
        """

    def plays(self, line: str) -> int:
        """How many plays a line has: a page's solution has few."""

    def cards(self, idea: Sequence[str]) -> Sequence[str]:
        """Return what an idea plays, by ids, wherever it goes."""

    def shows(self, state: Any, idea: Sequence[str], set_id: str) -> bool:
        """Return whether the idea is about what the set is about."""

    def appeal(self, state: Any, goal: Any, idea: Sequence[str]) -> float:
        """Return what makes the page worth more, or less, beside the depth of its idea.

        It is about 0, and a play more in the idea counts 0.6.
        """
