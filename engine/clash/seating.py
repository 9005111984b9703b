"""Modes, seats and the lanes that neighbours share (clash-of-decks.md 9, 10).

Seats are numbers, A is 0. In a duel two seats share both lanes. With four seats AB and CD are upper
lanes, DA and BC lower lanes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, final

from engine.core import SEATS, Seat

Mode = Literal["duel", "free_for_all", "two_against_two", "solo", "coop"]


@final
@dataclass(unsafe_hash=True)
class Seating:
    """The seating of a mode.

    `facing` has, for the upper and the lower lane, the number that XOR a seat gives the seat
    across. `teams` means that every second seat belongs to one team. `ai` are the seats of AIs.
    `first_turns` is the mana of the first turns of a match (2.2, 10).
    """

    mode: Mode
    seats: tuple[Seat, ...]
    facing: tuple[int, ...]
    teams: bool
    ai: tuple[int, ...]
    first_turns: tuple[int, ...]

    def foes(self, seat: int, other: int) -> bool:
        """Return whether these two play against each other."""
        return (seat - other) % 2 == 1 if self.teams else seat != other


_TWO, _FOUR = SEATS[:2], SEATS
_SHARED, _AROUND = (1, 1), (1, 3)
_FIRST_OF_TWO, _FIRST_OF_FOUR = (6,), (6, 7, 8)

DUEL = Seating("duel", _TWO, _SHARED, True, (), _FIRST_OF_TWO)
SEATINGS: dict[Mode, Seating] = {
    "duel": DUEL,
    "free_for_all": Seating("free_for_all", _FOUR, _AROUND, False, (), _FIRST_OF_FOUR),
    "two_against_two": Seating("two_against_two", _FOUR, _AROUND, True, (), _FIRST_OF_FOUR),
    "solo": Seating("solo", _TWO, _SHARED, True, (1,), _FIRST_OF_TWO),
    "coop": Seating("coop", _FOUR, _AROUND, True, (1, 3), _FIRST_OF_FOUR),
}
"""All modes in the order in which they are listed."""
