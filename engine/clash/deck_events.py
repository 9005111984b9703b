"""What happens to an AI's deck and discard pile (clash-of-decks.md 9)."""

from __future__ import annotations

from typing import ClassVar

from engine.core import EventBase, Seat, record


@record
class Revealed(EventBase):
    """An AI turned over the top card of its deck, for this lane (9); `left` are in the deck."""

    seat: Seat
    card: str
    lane: str
    left: int

    irreversible: ClassVar[bool] = True

    def surprises(self, seat: Seat) -> bool:
        """Nobody knows the order of a deck."""
        return True


@record
class Compared(EventBase):
    """Counterorder of an AI: the revealed `card` against `other`, the top of the discard pile (9).

    `plays` is the dearer one, which enters play.
    """

    seat: Seat
    card: str
    other: str
    plays: str


@record
class Discarded(EventBase):
    """A card came face up onto an AI's discard pile (9)."""

    seat: Seat
    card: str


@record
class Milled(EventBase):
    """Cards from the top of an AI's deck went to its discard pile, one after the other (9)."""

    seat: Seat
    cards: tuple[str, ...]

    irreversible: ClassVar[bool] = True


@record
class PutOnDeck(EventBase):
    """A card came to the top of an AI's deck (9), whose cards are the stronghold's `health`."""

    seat: Seat
    card: str
    health: int


@record
class Reshuffled(EventBase):
    """The discard pile became an AI's new deck of so many cards, on its fort (9)."""

    seat: Seat
    cards: int


OfDeck = Revealed | Compared | Discarded | Milled | PutOnDeck | Reshuffled
