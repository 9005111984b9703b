"""Cards of a hand that are within reach but not available (clash-of-decks.md 3, 7)."""

from __future__ import annotations

from engine.clash.summoning import REACH
from engine.clash.view import HandView


def is_blocked(hand: HandView, place: int) -> bool:
    """Return whether Blackmail blocks the card at this place (from 0) within reach."""
    return hand.available <= place < REACH
