"""The face that every game shows: what the bot, the puzzles and the pictures build on.

A *game* sets up and (de)serialises *states*. A state says who is due, what they may do, does
it, and tells what happened as *events*. What a seat may know of a state is its *view*.
Nothing here knows any game in particular.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar, dataclass_transform

Seat = Literal["A", "B", "C", "D"]
SEATS: tuple[Seat, ...] = ("A", "B", "C", "D")

JsonObject = dict[str, Any]

LANGUAGES = ("en", "fr", "ru")
"""The languages of names and texts, by their codes; English is always there."""

Value = TypeVar("Value")


@dataclass_transform(frozen_default=True)
def record(cls: type[Value]) -> type[Value]:
    """Make a small immutable value: a slotted, hashable dataclass.

    Type checkers see it as frozen. At run time nothing enforces that, because
    a frozen dataclass takes three times as long to build and the engine makes many.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


@record
class Outcome:
    """How a game ended; `reason` is a machine code. No winners means a draw, or that there was
    nothing to win: a format that prepares a match."""

    winners: tuple[Seat, ...]
    reason: str


class IllegalAction(Exception):  # noqa: N818 - a refusal, not a fault
    """The rules refuse an action; nothing has changed.

    `code` names the rule, `facts` hold what a message to the player needs
    (plain strings and numbers, ids for cards).
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Any, ...]:
        """The same refusal again in another process."""
        return partial(IllegalAction, self.code, **self.facts), ()

    def __str__(self) -> str:
        told = ", ".join(
            f"{name} {' or '.join(value) if isinstance(value, list) else value}"
            for name, value in self.facts.items()
        )
        return f"{self.code.replace('_', ' ')}{f' ({told})' if told else ''}"


class Action(Protocol):
    """What a seat does. `str()` gives its canonical text, which the game reads back."""

    def __str__(self) -> str: ...


class Event(Protocol):
    """One thing that happened. A small immutable value.

    `settles` is true where it ends what can be taken back: the turn went on, or what was hidden
    from everybody came to light.
    """

    settles: ClassVar[bool]

    def surprises(self, seat: Seat) -> bool:
        """Did something that this seat may not know decide it, and with it all that follows? The
        seat can't take back what led to it, nor be told of it beforehand."""

    def document(self) -> JsonObject:
        """The event as JSON: `{"event": kind, ...facts}`."""


@record
class Prepared:
    """What follows from a state and can be set up: the game's id and the set-up document.

    `seats` say who sits where: each seat there and the seat here whose player takes it. `ais` are
    the seats there that the game itself plays.
    """

    game: str
    setup: JsonObject
    seats: dict[Seat, Seat]
    ais: tuple[Seat, ...] = ()


class State(Protocol):
    """A position of a game and everything needed to go on from it."""

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that are due now; several when they act at once; none after the end."""

    def legal_actions(self, seat: Seat) -> Sequence[Any]:
        """Exactly the actions that `apply` accepts from this seat now."""

    def apply(self, seat: Seat, action: Any) -> Sequence[Event]:
        """Do it and tell what happened. Raises `IllegalAction` before anything changes."""

    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    def prepared(self) -> tuple[Prepared, ...]:
        """What is to be played now that this has come so far: after a draft its match, in a league
        the duels of the round. Most states prepare nothing."""

    def view(self, seat: Seat | None) -> Any:
        """What this seat, or a spectator (None), may know, and nothing else: a record with
        the field `outcome`."""

    def copy(self) -> Self:
        """An equal state that lives its own life."""

    def key(self) -> Hashable:
        """Equal for states that can't be told apart by playing on."""


class Game(Protocol):
    """The rules of one game, as an object without state of its own."""

    @property
    def id(self) -> str:
        """The name in documents, such as `clash`."""

    @property
    def rules(self) -> int:
        """The newest version of its rules, counted from 1. What changes the course of a match that
        has begun counts it up; matches end by the version that they began with."""

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[State, Sequence[Event]]:
        """The first position and what happened on the way to it.

        `setup` holds the keys `ruleset`, `mode`, `config` and `decks` of a match record and
        is checked here (`DocumentError`), and so is the version of the `rules` (None: the newest).
        Same set-up, seed and version, same state on every machine.
        """

    def dump(self, state: Any) -> JsonObject:
        """The position as a JSON document; `load` gives an equal state."""

    def load(self, document: object) -> State:
        """Read a position document. Raises `DocumentError` with the path of what is wrong."""

    def read_move(self, state: Any, text: str) -> tuple[Any, str]:
        """The first move of a line typed by a person, and the rest of the line.

        Raises `IllegalAction` when the text names no move that can be meant.
        """

    def chapter(self, state: Any) -> int:
        """The part of the match that the state belongs to, counted up: in a duel, the turn."""
