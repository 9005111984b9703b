"""Clash of Decks for players that think (`engine.minds.Mind`)."""

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
    """A battle of any mode, as whoever plays a seat sees it."""

    clear = 15.0
    scale, tempo = 46.0, 23.0
    strengths = MappingProxyType({"easy": 1500, "medium": 1956, "hard": 2190})

    def seats(self, state: Battle) -> Sequence[Seat]:
        """All that the mode has, those of AIs included."""
        return state.seating.seats

    def worth(self, state: Battle, seat: Seat) -> float:
        """By the look of the board: best asked at the end of a turn."""
        return worth(state, SEATS.index(seat))

    def guess(self, state: Battle, seat: Seat, seed: int) -> Battle:
        """Put the others' hands, and the decks of AIs, in an order that is made up.

        Nobody is asked in which order cards come back (14).
        """
        return guess(state, SEATS.index(seat), seed).imagined()

    def is_plain(self, state: Battle, seat: Seat) -> bool:
        """Asked for an order, a player that thinks keeps that of section 4."""
        return returning.question(state) is not None

    def tally(self, state: Battle, seat: Seat, events: Sequence[Event]) -> Mapping[str, int]:
        """See `tally.tally`."""
        return tally(state, seat, events)
