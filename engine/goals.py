"""What a game provides for puzzles: goals, reading their puzzles, and finding new ones.

The solver, the judge and the miner of `puzzles/` know no particular game (docs/grimoire.md).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol

from engine.chance import Dice
from engine.core import Game, JsonObject, Seat
from engine.documents import Document

Mark = Literal["open", "reached", "failed", "passed"]
"""The state of a goal after a move: the turn continues, the goal is reached, it can no longer be
reached, or the turn has passed and the opponents' possible answers decide."""

MIXED = "mixed"
"""The `set` of a puzzle that belongs to no single set."""

Idea = tuple[str, ...]
"""What a line plays regardless of order: the sorted labels of its plays."""


class Goal(Protocol):
    """What a puzzle asks for: a small immutable value."""

    @property
    def kind(self) -> str:
        """The goal's name in documents."""

    @property
    def waits(self) -> bool:
        """True if the opponents' answers decide after the solver's turn has passed."""

    def document(self) -> JsonObject:
        """Return the goal as in a puzzle: `{"kind": kind, ...facts}`."""

    def task(self, state: Any) -> Task:
        """Return the goal in a position; the seat to act is the solver."""


class Task(Protocol):
    """A goal in its position: judges where the solver's moves lead.

    The *standing* is the progress so far: a hashable value of the game, handed from move to move.
    Turns are identified by `Game.turn_number`; `began` is the turn of a turn.
    """

    @property
    def game(self) -> Game:
        """The rules of the game."""

    @property
    def goal(self) -> Goal:
        """The goal."""

    @property
    def seat(self) -> Seat:
        """The solver."""

    @property
    def progress(self) -> Hashable:
        """The progress before the first move."""

    @property
    def reads_events(self) -> bool:
        """True if `play` needs the events of a move: it can't play on `State.silenced`."""

    def play(self, state: Any, action: Any, progress: Any) -> tuple[Mark, Any]:
        """Make a move of the solver in its first turn; return the mark and the progress after it.

        Raises `IllegalAction` and changes nothing if the move is not legal.
        """

    def searched(self, state: Any, seat: Seat) -> Sequence[Any]:
        """Return the moves of a seat, after the solver's first turn, that are searched.

        They are all legal ones, except of a partner, who makes the same move in any position.
        """

    def hopeless(self, state: Any) -> bool:
        """Return whether no end of this turn can be what the seat that is due wants.

        It is asked after the solver's first turn. False if that is not certain.
        """

    def refuted(self, end: Any, began: int) -> bool | None:
        """Return whether an opponent's turn, ended in this state, prevented the goal.

        None means that a later turn decides.
        """

    def won(self, end: Any, began: int) -> bool | None:
        """Return whether a later turn of the solver, ended in this state, reached the goal.

        None means that it has passed, and the opponents' answers to it decide.
        """

    def label(self, state: Any, action: Any) -> str:
        """Return the label of a play in an idea, independent of earlier plays.

        It is empty for moves that play nothing.
        """

    def first_move(self, text: str) -> str:
        """Return the first move of a typed line, even if the game can't read it."""

    def one_short(self, state: Any, progress: Any) -> bool:
        """Return whether a turn that ended here without success missed the goal by one step."""

    def shortfall(self, state: Any, progress: Any) -> Any:
        """Measure how far a turn that ended here fell short.

        The result is a record of the game with `document() -> JsonObject`, and `str()` for display.
        """

    def nearness(self, state: Any, mark: Mark, progress: Any) -> float:
        """Return how near a turn that ended here came to the goal: higher is nearer."""


class Grimoire(Protocol):
    """What a game provides for puzzles. Ids of sets and puzzles are unique among all games."""

    @property
    def sets(self) -> Sequence[str]:
        """The sets of the built-in puzzles in order; each has a file of puzzles."""

    @property
    def position(self) -> type[Document]:
        """The document model of a page's position."""

    @property
    def goal(self) -> type[Document]:
        """The document model of a page's goal."""

    @property
    def mine(self) -> Mine | None:
        """The functions that find puzzles; None if puzzles are only written by hand."""

    @property
    def themes(self) -> Themes | None:
        """The functions that tell why solutions work; None if the game has none."""

    @property
    def urgent(self) -> Sequence[Goal]:
        """The goals tried first in any position: to win at once, then not to lose soon."""

    def load(self, document: object) -> Any:
        """Return the state of a position that a puzzle may have.

        Raises `DocumentError` for any other document.
        """

    def read_goal(self, document: object, state: Any) -> Goal:
        """Return the goal of a puzzle, checked against its position.

        Raises `DocumentError`, with paths that start at `goal`.
        """


Change = Callable[[int, Any], None]
"""A function that changes a state during a line: before the move with the given number (from 0), or
after the turn has passed if the number is the count of moves."""


class Trial(Protocol):
    """A puzzle on which claims about its solution are tested."""

    @property
    def kind(self) -> str:
        """The kind of its goal."""

    @property
    def waits(self) -> bool:
        """True if the opponents' answers decide."""

    def reaches(self, line: Sequence[str], change: Change | None = None) -> bool:
        """Return whether these moves reach the goal, with `change` applied on the way."""

    def after(self, line: Sequence[str]) -> Any:
        """Return the state after these moves and the opponents' default moves."""

    def loses(self, line: Sequence[str]) -> bool:
        """Return whether these moves end the game without reaching the goal."""

    def threatens(self, line: Sequence[str], change: Change) -> bool:
        """Return whether these moves threaten to win next turn.

        The opponents make their default moves; then `change` is applied.
        """


class Themes(Protocol):
    """What a game knows about why a solution works (docs/grimoire.md, Themes).

    A *rule* is the id of an ability or the like; a *motif* is a tactical pattern of a solution.
    """

    @property
    def motifs(self) -> Sequence[str]:
        """All motifs in the order in which they are listed."""

    def rules(self, state: Any) -> Sequence[str]:
        """Return the rules that matter in a position, in the order of the rule book."""

    def without(self, state: Any, rule: str) -> Any:
        """Return the position with this rule removed."""

    def found(
        self, state: Any, trial: Trial, line: Sequence[str]
    ) -> Mapping[str, Mapping[str, Any]]:
        """Return the motifs of a solution, each with what its sentence names.

        That is `cards` and `rules`, lists of ids, and `count`, a number; any may be missing.
        """

    def card(self, play: str) -> str:
        """Return the id of the card of a play (`Task.label`); empty if it is only a choice."""

    def is_simple(self, play: str) -> bool:
        """Return whether a beginner, who knows twelve rules, understands the card of a play.

        A move that plays nothing is simple.
        """

    def within_reach(self, state: Any, play: str) -> Any:
        """Return the position in which the card of a play can be reached.

        It is the same position if the card is in reach or not in hand.
        """


class Mine(Protocol):
    """What a game knows about positions that could become puzzles.

    `set_id` is one of `Grimoire.sets`, or `mixed` for all sets together.
    """

    @property
    def shares(self) -> Mapping[str, int]:
        """The proportions of each sort of goal (`sort`) in a set of puzzles."""

    def titles(self, set_id: str) -> Mapping[str, str]:
        """Return a set's name by language; unnamed puzzles are numbered after it."""

    def deal(self, set_id: str, stream: int) -> JsonObject:
        """Return the set-up of a game to search; `stream` is a state of `engine.chance`."""

    def looked_at(self, state: Any) -> bool:
        """Return whether this position, at the beginning of a turn, may become a puzzle."""

    def canonical(self, state: Any) -> Any:
        """Return the position as a puzzle shows it, with the solver in the standard seat."""

    def goals(self, state: Any) -> Iterator[Goal]:
        """Yield the possible goals of a position."""

    def sort(self, goal: Any) -> str:
        """Return the key of `shares` that the goal counts for."""

    def sooner(self, goal: Any) -> Goal | None:
        """Return the goal that makes this one pointless if it can be reached; None without one."""

    def most_plays(self, set_id: str) -> int | None:
        """Return how many plays a puzzle for beginners may need; None for a set of harder puzzles.

        A careful player, or one who goes straight for the goal, may find the idea of a beginners'
        puzzle.
        """

    def plays(self, line: str) -> int:
        """Return how many plays a line has; the solution of a puzzle has few."""

    def cards(self, idea: Sequence[str]) -> Sequence[str]:
        """Return the ids of the cards that an idea plays, regardless of their targets."""

    def shows(self, state: Any, idea: Sequence[str], set_id: str) -> bool:
        """Return whether the idea shows what the set is about."""

    def rules(self, set_id: str) -> Sequence[str]:
        """Return the rules of the cards of a set."""

    def motifs(self, set_id: str) -> Sequence[str]:
        """Return the motifs of which each puzzle of a set has one; none: it needs no motif."""

    def held(self, state: Any) -> Sequence[str]:
        """Return the ids of all cards of a position."""

    def sketch(self, set_id: str, dice: Dice) -> Any | None:
        """Return a small random position to compose a puzzle from; None if it breaks a rule."""

    def thinned(self, state: Any, dice: Dice) -> Any | None:
        """Return a position from a match without some of its cards; None if it breaks a rule."""

    def variant(
        self, state: Any, goal: Any, set_id: str, idle: Sequence[str], dice: Dice
    ) -> tuple[Any, Goal] | None:
        """Return position and goal after a small random change; None if it breaks a rule.

        Often it takes one of the `idle` rules out of view.
        """

    def parts(self, state: Any) -> Sequence[str]:
        """Return what a puzzle may be able to do without, by names that stay when others go.

        Those that take the most rules out of view come first.
        """

    def replacements(self, state: Any) -> Sequence[str]:
        """Return the parts that are rules of a card, for which a card with fewer can stand."""

    def without(self, state: Any, goal: Any, part: str) -> tuple[Any, Goal] | None:
        """Return position and goal without a part.

        None if there is no such part, the goal needs it, or no puzzle has the rest.
        """

    def renaming(self, part: str) -> Callable[[str], str]:
        """Return what names, in a text about the position, the card that replaces one in it."""
