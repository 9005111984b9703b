"""Sides, seats and the order of turns (bald-mountain.md 2)."""

from __future__ import annotations

from typing import Literal

from engine.core import SEATS, Seat, record

Mode = Literal["duel", "three", "four"]


@record
class Seating:
    """The seats of a mode and the order of their turns.

    `order` is the turns of a round, as numbers of seats (A is 0); `dealt` is the number of cards
    that each seat begins with. A seat's side is 0 for A and C, 1 for B and D.
    """

    seats: tuple[Seat, ...]
    order: tuple[int, ...]
    dealt: tuple[int, ...]


SEATINGS: dict[Mode, Seating] = {
    "duel": Seating(SEATS[:2], (0, 1), (3, 3)),
    "three": Seating(SEATS[:3], (0, 1, 2, 1), (3, 6, 3)),
    "four": Seating(SEATS, (0, 1, 2, 3), (3, 3, 3, 3)),
}


def side_of(number: int) -> int:
    """Return the side of a seat: 0 for A and C, 1 for B and D."""
    return number % 2


def seats_of(mode: Mode, side: int) -> tuple[Seat, ...]:
    """Return the mages of a side."""
    return SEATINGS[mode].seats[side::2]
