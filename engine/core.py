"""The face that every game shows: what the bot, the puzzles and the pictures build on.

A *game* sets up and (de)serialises *states*. A state says who is due, what they may do, does
it, and tells what happened as *events*. What a seat may know of a state is its *view*.
Nothing here knows any game in particular.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, fields
from functools import cache, partial
from typing import Any, ClassVar, Literal, Protocol, Self, TypeVar, dataclass_transform

Seat = Literal["A", "B", "C", "D"]
SEATS: tuple[Seat, ...] = ("A", "B", "C", "D")

JsonObject = dict[str, Any]

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
    """How a game ended.

    `reason` is a machine code. No winners means a draw, or that there was nothing to win: a format
    that prepares a match.
    """

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
        """Pickle the refusal for another process."""
        return partial(IllegalAction, self.code, **self.facts), ()

    def __str__(self) -> str:
        facts = ", ".join(
            f"{name} {' or '.join(value) if isinstance(value, list) else value}"
            for name, value in self.facts.items()
        )
        return f"{self.code.replace('_', ' ')}{f' ({facts})' if facts else ''}"


class Action(Protocol):
    """What a seat does. `str()` gives its canonical text, which the game reads back."""

    def __str__(self) -> str: ...


class Event(Protocol):
    """One thing that happened. A small immutable value; `EventBase` gives what most have alike.

    `irreversible`: neither this nor anything before it can be taken back, because the turn went on,
    somebody else was asked or has answered, or what was hidden from everybody came to light.
    """

    irreversible: ClassVar[bool]

    def surprises(self, seat: Seat) -> bool:
        """Return whether the event was decided by something that this seat may not know.

        The seat can't take back what led to it, nor be told of it beforehand. It counts for all
        that follows, too.
        """

    def document(self) -> JsonObject:
        """Return the event as JSON: `{"event": kind, ...facts}`."""


class EventBase:
    """What an event has unless it says otherwise: it can be taken back and surprises nobody.

    Events are `@record`s; their document holds their fields.
    """

    __slots__ = ()
    irreversible: ClassVar[bool] = False

    def surprises(self, seat: Seat) -> bool:
        """Return whether it was decided by something that this seat may not know."""
        return False

    def document(self) -> JsonObject:
        """`{"event": kind, ...}`: tuples as lists, values of the game (places) as their text."""
        document: JsonObject = {"event": kind_of(type(self))}
        for field in fields(self):  # type: ignore[arg-type]  # every event is a record
            document[field.name] = _as_json(getattr(self, field.name))
        return document


class Settled(EventBase):
    """Neither this nor what led to it can be taken back."""

    __slots__ = ()
    irreversible = True


class ByChance(Settled):
    """What nobody could know has decided it."""

    __slots__ = ()

    def surprises(self, seat: Seat) -> bool:
        """Return True: chance surprises everybody."""
        return True


def _as_json(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_as_json(part) for part in value]
    return value if value is None or isinstance(value, bool | int | float | str) else str(value)


def kind_of(event: type) -> str:
    """Return the name of a kind of event in JSON: `StrongholdDamaged` is `stronghold_damaged`."""
    return _with_underscores(event.__name__)


@cache
def _with_underscores(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


@record
class NextMatch:
    """What follows from a state and can be set up: the game's id and the set-up document.

    `seats` say who sits where: each seat there and the seat here whose player takes it. `ais` are
    the seats there that the game itself plays.
    """

    game: str
    setup: JsonObject
    seats: dict[Seat, Seat]
    ais: tuple[Seat, ...] = ()


class State(ABC):
    """A position of a game and everything needed to go on from it."""

    __slots__ = ()

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """All seats of the match, those that the game itself plays included, in their order."""

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that are due now: several when they act at once, none after the end."""

    @abstractmethod
    def legal_actions(self, seat: Seat) -> Sequence[Any]:
        """Exactly the actions that `apply` accepts from this seat now."""

    @abstractmethod
    def apply(self, seat: Seat, action: Any) -> Sequence[Event]:
        """Do it and tell what happened. Raises `IllegalAction` before anything changes."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on."""

    def prepared(self) -> tuple[NextMatch, ...]:
        """Return what is to be played now that this has come so far.

        After a draft that is its match, in a league the duels of the round. Most states prepare
        nothing.
        """
        return ()

    @abstractmethod
    def view(self, seat: Seat | None) -> Any:
        """Return what this seat, or a spectator (None), may know, and nothing else.

        It is a record with the field `outcome`.
        """

    @abstractmethod
    def copy(self) -> Self:
        """Return an equal state that shares nothing that changes."""

    @abstractmethod
    def key(self) -> Hashable:
        """Equal for states that can't be told apart by playing on."""


class Notation(Protocol):
    """How a game writes a position as one line that people type (`engine.notation`)."""

    def read(self, text: str) -> State:
        """Read the position that was typed.

        Raises `DocumentError`.
        """

    def text(self, document: JsonObject) -> str:
        """Return the line of a position document that the game has written (`Game.dump`).

        Raises `DocumentError` for one that no line can tell.
        """


class Game(ABC):
    """The rules of one game, as an object without state of its own.

    `id` is the name in documents, in lower case. `notation` writes positions as text; most games
    have none. `record_keys` is the order in which the keys of match records are written, where it
    is not the common one: the set-up's between `game` and `seed`.
    """

    id: str
    notation: Notation | None = None
    record_keys: tuple[str, ...] = ()

    @property
    @abstractmethod
    def rules(self) -> int:
        """The newest version of its rules, counted from 1.

        What changes the course of a match that has begun counts it up; matches end by the version
        that they began with.
        """

    @abstractmethod
    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[State, Sequence[Event]]:
        """Set the match up; return the first position and what happened on the way to it.

        `setup` is the game's own document, whose keys stand in match records beside those of
        `engine.record`. It is checked here (`DocumentError`), and so is the version of the `rules`
        (None: the newest). Equal set-up, seed and version give an equal state on every machine.
        """

    @abstractmethod
    def dump(self, state: Any) -> JsonObject:
        """Return the position as a JSON document; `load` gives an equal state."""

    @abstractmethod
    def load(self, document: object) -> State:
        """Read a position document. Raises `DocumentError` with the path of what is wrong."""

    @abstractmethod
    def read_move(self, state: Any, text: str) -> tuple[Any, str]:
        """Read the first move of a line typed by a person; return the rest of the line too.

        A move may be any words: the game alone says where it ends. Raises `IllegalAction` when the
        text names no move that can be meant.
        """

    @abstractmethod
    def chapter(self, state: Any) -> int:
        """Return the part of the match that the state is in, counted up: in a duel, the turn."""

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """Return those who are due because they are asked something in somebody else's turn.

        A reaction or a discard, say (`State.to_act`). The clock of the turn stands meanwhile, and
        they have a limit of their own. Most games ask nobody.
        """
        return ()

    def winners_without(self, state: Any, seat: Seat) -> tuple[Seat, ...] | None:
        """Return who wins when this seat gives up or is given up.

        These are the winners if the match ends with it; None where it goes on and somebody takes
        the seat over. Of two the other one wins.
        """
        if len(state.seats) != 2:
            return None
        return tuple([other for other in state.seats if other != seat])
