"""Clash of Decks for searching players (`engine.minds.Mind`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.clash import returning
from engine.clash.battle import Battle
from engine.clash.events import Event
from engine.clash.mind.fairness import guess
from engine.clash.mind.worth import tally, worth
from engine.core import SEATS, Seat
from engine.minds import Mind


class ClashMind(Mind):
    """The game AI of battles of any mode."""

    clear = 15.0
    scale, tempo = 46.0, 23.0
    strengths = MappingProxyType({"easy": 1500, "medium": 1956, "hard": 2190})

    def worth(self, state: Battle, seat: Seat) -> float:
        """Return how good the position is for the seat; it works best at the end of a turn."""
        return worth(state, SEATS.index(seat))

    def guess(self, state: Battle, seat: Seat, seed: int) -> Battle:
        """Return a copy with the other hands, and the decks of AIs, in a random order.

        In the copy no seat is asked in which order cards return (14).
        """
        return guess(state, SEATS.index(seat), seed).imagined()

    def is_plain(self, state: Battle, seat: Seat) -> bool:
        """Return whether the seat is asked for an order; it is that of section 4 then."""
        return returning.question(state) is not None

    def tally(self, state: Battle, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        """Count what the events brought the seat (`worth.tally`)."""
        return tally(state, seat, events)
