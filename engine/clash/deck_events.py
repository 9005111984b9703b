"""The events of an AI's deck and discard pile (clash-of-decks.md 9)."""

from __future__ import annotations

from typing import ClassVar

from engine.core import EventBase, Seat, record


@record
class Revealed(EventBase):
    """An AI revealed the top card of its deck for this lane (9); `left` remain in the deck."""

    seat: Seat
    card: str
    lane: str
    left: int

    irreversible: ClassVar[bool] = True

    def surprises(self, seat: Seat) -> bool:
        """Return True: the order of a deck is unknown to every seat."""
        return True


@record
class Compared(EventBase):
    """An AI's Counterorder compared the revealed `card` with `other` on the discard pile (9).

    `plays` is the dearer one, which enters play.
    """

    seat: Seat
    card: str
    other: str
    plays: str


@record
class Discarded(EventBase):
    """A card was put face up onto an AI's discard pile (9)."""

    seat: Seat
    card: str


@record
class Milled(EventBase):
    """Cards from the top of an AI's deck went to its discard pile, one after another (9)."""

    seat: Seat
    cards: tuple[str, ...]

    irreversible: ClassVar[bool] = True


@record
class PutOnDeck(EventBase):
    """A card was put on top of an AI's deck (9); `health` is the number of cards in the deck."""

    seat: Seat
    card: str
    health: int


@record
class Reshuffled(EventBase):
    """The discard pile became an AI's new deck of `cards` cards, on its fort (9)."""

    seat: Seat
    cards: int


OfDeck = Revealed | Compared | Discarded | Milled | PutOnDeck | Reshuffled
