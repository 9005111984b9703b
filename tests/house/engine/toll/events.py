"""What can happen. Nothing here holds what is hidden: everybody is told everything."""

from __future__ import annotations

from typing import TypeAlias

from engine.core import ByChance, EventBase, Seat, Settled, record


@record
class TurnBegan(Settled):
    """A turn of this seat, or (None) the choice of roads that a round begins with."""

    seat: Seat | None
    round: int


@record
class RoadChosen(EventBase):
    """A seat has chosen: which road stays its secret."""

    seat: Seat


@record
class RoadsShown(ByChance):
    """The roads of all seats, in their order."""

    roads: tuple[str, ...]


@record
class Caught(ByChance):
    """The keeper has watched the traveller's road."""

    seat: Seat
    amount: int


@record
class Crossed(ByChance):
    """A traveller has come by unseen, and found coins."""

    seat: Seat
    coins: int


@record
class Laid(EventBase):
    """Coins lie on the bridge."""

    seat: Seat
    coins: int


@record
class TookBack(EventBase):
    """They do no more."""

    seat: Seat
    coins: int


@record
class Mended(EventBase):
    """They have bought health."""

    seat: Seat
    amount: int


@record
class CoinsAsked(Settled):
    """Somebody wants coins of another seat, which is to answer."""

    seat: Seat
    other: Seat
    coins: int


@record
class Paid(Settled):
    """It gives them."""

    seat: Seat
    other: Seat
    coins: int


@record
class Refused(ByChance):
    """It does not, and a die is thrown."""

    seat: Seat
    other: Seat
    roll: int
    amount: int


@record
class Rested(Settled):
    """A coin more, and a stone that only its seat has seen."""

    seat: Seat


@record
class Thrown(Settled):
    """Stones that were hidden hit somebody."""

    seat: Seat
    other: Seat
    stones: tuple[int, ...]
    amount: int


@record
class Ended(Settled):
    """The end."""

    winners: tuple[Seat, ...]
    reason: str


Event: TypeAlias = EventBase
