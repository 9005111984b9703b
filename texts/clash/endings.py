"""How a match of Clash of Decks ended, read from its events: whose fort fell, and by whom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash import events as e
from engine.clash.seating import SEATINGS
from engine.core import SEATS, Seat


def fallen(events: Sequence[e.Event], end: int) -> Seat | None:
    """Find whose stronghold fell, at the `GameEnded` with this index.

    The last event before it that tells of a seat is the change after which it could stand no longer
    (clash-of-decks.md 4, 9).
    """
    for event in reversed(events[:end]):
        seat: Seat | None = getattr(event, "seat", None)
        if seat is not None:
            return seat
    return None


def destroyer(events: Sequence[e.Event], end: int) -> Seat | None:
    """Whose attack or card was the last before that."""
    for event in reversed(events[:end]):
        match event:
            case e.Attacked(place=place) | e.AttackedStronghold(place=place):
                return place.seat
            case e.CardPlayed(seat=seat) | e.Called(seat=seat) | e.TurnBegan(seat=seat):
                return seat
    return None


def facing(seat: Seat, lane: int) -> Seat:
    """Who sits across this lane at a table of four."""
    return SEATS[SEATS.index(seat) ^ SEATINGS["free_for_all"].facing[lane]]
