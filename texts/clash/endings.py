"""Whose stronghold was destroyed in a match of Clash of Decks, and by whom, from its events."""

from __future__ import annotations

from collections.abc import Sequence

from engine.clash import events as e
from engine.clash.seating import SEATINGS
from engine.core import SEATS, Seat


def fallen(events: Sequence[e.Event], end: int) -> Seat | None:
    """Return whose stronghold fell, at the `GameEnded` with the index `end`; None if unknown.

    The last earlier event with a seat is the change that destroyed it (clash-of-decks.md 4, 9).
    """
    for event in reversed(events[:end]):
        seat: Seat | None = getattr(event, "seat", None)
        if seat is not None:
            return seat
    return None


def destroyer(events: Sequence[e.Event], end: int) -> Seat | None:
    """Return whose attack or card was the last before that; None if unknown."""
    for event in reversed(events[:end]):
        match event:
            case e.Attacked(place=place) | e.AttackedStronghold(place=place):
                return place.seat
            case e.CardPlayed(seat=seat) | e.Called(seat=seat) | e.TurnBegan(seat=seat):
                return seat
    return None


def facing(seat: Seat, lane: int) -> Seat:
    """Return who sits across this lane in a free-for-all of four."""
    return SEATS[SEATS.index(seat) ^ SEATINGS["free_for_all"].facing[lane]]
