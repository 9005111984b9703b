"""Events. All are public."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import ByChance, EventBase, Seat, Settled, record


@record
class TurnBegan(Settled):
    """A turn of this seat has begun, or (None) the choice of roads at the beginning of a round."""

    seat: Seat | None
    round: int


@record
class RoadChosen(EventBase):
    """A seat has chosen a road, which stays its secret."""

    seat: Seat


@record
class RoadsShown(ByChance):
    """The roads of all seats, in their order."""

    roads: tuple[str, ...]


@record
class Caught(ByChance):
    """The keeper has watched a traveller's road."""

    seat: Seat
    amount: int


@record
class Crossed(ByChance):
    """A traveller has crossed unseen, and found coins."""

    seat: Seat
    coins: int


@record
class Laid(EventBase):
    """A seat has laid coins on the bridge."""

    seat: Seat
    coins: int


@record
class TookBack(EventBase):
    """A seat has taken its coins back."""

    seat: Seat
    coins: int


@record
class Mended(EventBase):
    """The coins on the bridge have bought health."""

    seat: Seat
    amount: int


@record
class CoinsAsked(Settled):
    """A seat asks another for coins, which has to answer."""

    seat: Seat
    other: Seat
    coins: int


@record
class Paid(Settled):
    """The seat gives the coins."""

    seat: Seat
    other: Seat
    coins: int


@record
class Refused(ByChance):
    """The seat refuses, and a die is thrown."""

    seat: Seat
    other: Seat
    roll: int
    amount: int


@record
class Rested(Settled):
    """A seat gets a coin, and a stone that only it has seen."""

    seat: Seat


@record
class Thrown(Settled):
    """A seat has thrown hidden stones at another."""

    seat: Seat
    other: Seat
    stones: tuple[int, ...]
    amount: int


@record
class Ended(Settled):
    """The match is over."""

    winners: tuple[Seat, ...]
    reason: str


Event: TypeAlias = EventBase
