"""The actions of a seat in a duel, and their texts (docs/formats.md, Moves)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final, final

from mypy_extensions import mypyc_attr

from engine.core import SEATS, Seat

UPPER: Final = 0
LOWER: Final = 1
LANES = ("upper", "lower")


@mypyc_attr(serializable=True)
class _Value:
    """The common base of actions and places: values that can be pickled and are never changed."""


@final
@dataclass(unsafe_hash=True)
class Place(_Value):
    """A creature's place: `position` 0 is next to the bridge. Written `bu1`."""

    seat: Seat
    lane: int
    position: int

    def __str__(self) -> str:
        return f"{self.seat.lower()}{LANES[self.lane][0]}{self.position + 1}"


@final
@dataclass(unsafe_hash=True)
class Summon(_Value):
    """Play a creature to the rear of a lane of the player's kingdom. Written `ogre:u`."""

    card: str
    lane: int

    def __str__(self) -> str:
        return f"{self.card}:{LANES[self.lane][0]}"


@final
@dataclass(unsafe_hash=True)
class Join(_Value):
    """Play a symbiote onto a creature of the player's kingdom. Written `familiar+u2`."""

    card: str
    lane: int
    position: int

    def __str__(self) -> str:
        return f"{self.card}+{LANES[self.lane][0]}{self.position + 1}"


@final
@dataclass(unsafe_hash=True)
class Cast(_Value):
    """Play an incantation at a creature. Written `boom@bu1`."""

    card: str
    target: Place

    def __str__(self) -> str:
        return f"{self.card}@{self.target}"


@final
@dataclass(unsafe_hash=True)
class End(_Value):
    """End the summoning phase: the assault resolves and the turn passes. Written `end`."""

    def __str__(self) -> str:
        return "end"


@final
@dataclass(unsafe_hash=True)
class Go(_Value):
    """Activate the next creature of the assault (ruleset 1.0 only). Written `go`."""

    def __str__(self) -> str:
        return "go"


@final
@dataclass(unsafe_hash=True)
class Back(_Value):
    """Choose the order in which cards destroyed at once return to the player's hand.

    It answers a question (ruleset 1.0 only, 14) and is written `back:ogre,troll`.
    """

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"back:{','.join(self.cards)}"


Play = Summon | Join | Cast
Action = Play | End | Go | Back
END = End()
GO = Go()


@cache
def place(seat: int, lane: int, position: int) -> Place:
    """Return the one `Place` object for these numbers (seat 0 is A)."""
    return Place(SEATS[seat], lane, position)


@cache
def summons(card: str) -> tuple[Summon, ...]:
    """Return the ways to play a creature to a lane, the upper one first."""
    return summon(card, UPPER), summon(card, LOWER)


@lru_cache(maxsize=4096)
def casts(card: str, lanes: tuple[int, ...]) -> tuple[Cast, ...]:
    """Return the ways to play an incantation at a creature, beginning with A's kingdom.

    `lanes` are the numbers of creatures in the lanes of all seats, each seat's upper lane first.
    """
    return tuple(
        cast(card, place(number // 2, number % 2, position))
        for number, creatures in enumerate(lanes)
        for position in range(creatures)
    )


@cache
def summon(card: str, lane: int) -> Summon:
    """Return the one `Summon` object for this card and lane."""
    return Summon(card, lane)


@cache
def join(card: str, lane: int, position: int) -> Join:
    """Return the one `Join` object for this card and host."""
    return Join(card, lane, position)


@cache
def cast(card: str, target: Place) -> Cast:
    """Return the one `Cast` object for this card and target."""
    return Cast(card, target)
