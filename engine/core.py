"""The interface of every game, used by the bot, the puzzles and the pictures.

A *game* sets up and (de)serialises *states*. A state says which seats may act and what they may do,
applies an action and returns what happened as *events*. A seat's *view* holds what it may know of a
state. This module knows no particular game.
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
    """Make a class a small immutable value: a slotted, hashable dataclass.

    Type checkers see it as frozen. Nothing enforces that at run time, because a frozen dataclass
    takes three times as long to build and the engine builds many.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)


@record
class Outcome:
    """The outcome of a game.

    `reason` is a machine code. Without winners the game is a draw, or there was nothing to win (a
    format that prepares a match).
    """

    winners: tuple[Seat, ...]
    reason: str


class IllegalAction(Exception):  # noqa: N818 - a refusal, not a fault
    """The rules refuse an action; nothing has changed.

    `code` names the rule. `facts` are what a message to the player needs: plain strings and
    numbers, ids for cards.
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
    """What a seat does. `str()` returns its canonical text, which `Game.read_move` reads."""

    def __str__(self) -> str: ...


class Event(Protocol):
    """Something that happened: a small immutable value. `EventBase` has the common defaults.

    If `irreversible`, neither this event nor any earlier one can be undone, because the turn
    passed, another seat was asked or answered, or hidden information was revealed.
    """

    irreversible: ClassVar[bool]

    def surprises(self, seat: Seat) -> bool:
        """Return whether something that this seat may not know decided the event.

        The seat can't undo what led to it, and a preview must not show it or anything after it.
        """

    def document(self) -> JsonObject:
        """Return the event as JSON: `{"event": kind, ...facts}`."""


class EventBase:
    """The defaults of an event: it can be undone and surprises no seat.

    Events are `@record`s; their documents contain their fields.
    """

    __slots__ = ()
    irreversible: ClassVar[bool] = False

    def surprises(self, seat: Seat) -> bool:
        """Return whether something that this seat may not know decided the event."""
        return False

    def document(self) -> JsonObject:
        """Return `{"event": kind, ...}`: tuples become lists, values of the game their text."""
        document: JsonObject = {"event": kind_of(type(self))}
        for field in fields(self):  # type: ignore[arg-type]  # every event is a record
            document[field.name] = _as_json(getattr(self, field.name))
        return document


class Settled(EventBase):
    """An event that can't be undone, nor can anything that led to it."""

    __slots__ = ()
    irreversible = True


class ByChance(Settled):
    """An irreversible event that was decided by chance."""

    __slots__ = ()

    def surprises(self, seat: Seat) -> bool:
        """Return True: chance surprises every seat."""
        return True


@record
class TurnBegan(Settled):
    """A turn begins: its number, from 1, and its seat."""

    seat: Seat
    turn: int


@record
class Ended(Settled):
    """The match ended: the winners (none: a draw) and the reason."""

    winners: tuple[Seat, ...]
    reason: str


def _as_json(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_as_json(part) for part in value]
    return value if value is None or isinstance(value, bool | int | float | str) else str(value)


def kind_of(event: type) -> str:
    """Return the JSON name of an event class: `StrongholdDamaged` becomes `stronghold_damaged`."""
    return _with_underscores(event.__name__)


@cache
def _with_underscores(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def ending(outcome: Outcome | None) -> JsonObject | None:
    """Return the outcome as in documents; None while the match is being played."""
    if outcome is None:
        return None
    return {"winner": list(outcome.winners), "reason": outcome.reason}


@record
class NextMatch:
    """A match that a state has prepared: the game's id and the set-up document.

    `seats` maps each seat there to the seat here whose player takes it. `ais` are the seats there
    that the game itself plays.
    """

    game: str
    setup: JsonObject
    seats: dict[Seat, Seat]
    ais: tuple[Seat, ...] = ()


class State(ABC):
    """A position of a game, with everything needed to continue from it."""

    __slots__ = ()

    @property
    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """All seats of the match in order, including those that the game itself plays."""

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act now: several if they act at once, none after the end."""

    @abstractmethod
    def legal_actions(self, seat: Seat) -> Sequence[Any]:
        """Return exactly the actions that `apply` accepts from this seat now."""

    @abstractmethod
    def apply(self, seat: Seat, action: Any) -> Sequence[Event]:
        """Apply an action and return what happened.

        Raises `IllegalAction` before anything changes.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it is being played."""

    def prepared(self) -> tuple[NextMatch, ...]:
        """Return the matches that can be played now.

        A draft prepares its match, a league the duels of the round. Most states prepare none.
        """
        return ()

    @abstractmethod
    def view(self, seat: Seat | None) -> Any:
        """Return what this seat, or a spectator (None), may know, and nothing else.

        The result is a record with the field `outcome`.
        """

    @abstractmethod
    def copy(self) -> Self:
        """Return an equal state that shares nothing mutable with this one."""

    def silenced(self) -> Self:
        """Return a copy for a search: its `apply`, and that of its copies, may return no events."""
        return self.copy()

    @abstractmethod
    def key(self) -> Hashable:
        """Return a value that is equal for states that play on identically."""


class Notation(Protocol):
    """How a game writes a position as one typed line (`engine.notation`)."""

    def read(self, text: str) -> State:
        """Return the position of a typed line. Raises `DocumentError` if it can't be read."""

    def text(self, document: JsonObject) -> str:
        """Return the line for a position document that the game has written (`Game.dump`).

        Raises `DocumentError` for a position that no line can express.
        """


class Game(ABC):
    """The rules of one game, as a stateless object.

    `id` is the lower-case name in documents. `notation` writes positions as text; most games have
    none. `record_keys` is the order of the keys of match records if it is not the common one (the
    set-up's keys between `game` and `seed`). `rules` is the newest version of the rules, counted
    from 1: changes that alter a running match increase it; a match ends by the version it began
    with.
    """

    id: str
    notation: Notation | None = None
    record_keys: tuple[str, ...] = ()
    rules: int = 1

    @abstractmethod
    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[State, Sequence[Event]]:
        """Set up a match; return the first position and the events that led to it.

        Equal arguments give an equal state on every machine.

        Args:
            setup: The game's own document; match records hold its keys next to those of
                `engine.record`.
            seed: Where all randomness comes from.
            rules: The version of the rules; None for the newest.

        Raises `DocumentError` for a wrong set-up or an unknown version.
        """

    @abstractmethod
    def dump(self, state: Any) -> JsonObject:
        """Return the position as a JSON document; `load` returns an equal state."""

    @abstractmethod
    def load(self, document: object) -> State:
        """Return the state of a position document. Raises `DocumentError` with a path."""

    @abstractmethod
    def read_move(self, state: Any, text: str) -> tuple[Any, str]:
        """Read the first move of a typed line; return the move and the rest of the line.

        A move may be any words: only the game knows where it ends. Raises `IllegalAction` if the
        text names no move.
        """

    @abstractmethod
    def turn_number(self, state: Any) -> int:
        """Return the number of the part of the match that the state is in: in a duel, the turn."""

    def asked(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that must answer in another seat's turn, with a reaction or a discard
        for example.

        They are a part of `State.to_act`. The turn's clock stops while they answer, within a time
        limit of their own. Most games ask no seat.
        """
        return ()

    def winners_without(self, state: Any, seat: Seat) -> tuple[Seat, ...] | None:
        """Return the winners if this seat resigns or is removed.

        None means that the match continues and the seat is taken over. With two seats the other one
        wins.
        """
        if len(state.seats) != 2:
            return None
        return tuple([other for other in state.seats if other != seat])

    def winners_now(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that are ahead, and win if a running match has to end now.

        Only what everyone knows counts. A side is ahead as a whole. Empty if it is a draw, as in
        every game that doesn't say who is ahead.
        """
        return ()


def seats_ahead(merits: Sequence[Any]) -> tuple[Seat, ...]:
    """Return the seats with the highest merit; empty if all are equal.

    `merits` are by seat, and equal for seats that win together.
    """
    highest = max(merits)
    ahead = tuple([seat for seat, merit in zip(SEATS, merits, strict=False) if merit == highest])
    return ahead if len(ahead) < len(merits) else ()
