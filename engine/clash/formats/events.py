"""What happens in the formats, told in order. What is still secret is not told.

Cards are given by id. `docs/formats.md` describes the JSON form.
"""

from __future__ import annotations

from typing import ClassVar

from engine.core import EventBase, Seat, record


@record
class CardsRevealed(EventBase):
    """These cards of the pool lie open now (8, draft)."""

    round: int
    cards: tuple[str, ...]
    irreversible: ClassVar[bool] = True


@record
class TurnPassed(EventBase):
    """A seat is due for so many picks in a row."""

    seat: Seat
    picks: int
    irreversible: ClassVar[bool] = True


@record
class Picked(EventBase):
    """The seat took an open card."""

    seat: Seat
    card: str


@record
class LastTaken(EventBase):
    """The seat got the last open card: there was nothing else to choose."""

    seat: Seat
    card: str


@record
class TakenByAi(EventBase):
    """The open cards that nobody took go to the AI, or to both (8, solo and co-op)."""

    cards: tuple[str, ...]


@record
class FormatEnded(EventBase):
    """Everything that the format prepares is ready."""

    irreversible: ClassVar[bool] = True


@record
class CardBrought(EventBase):
    """The seat put a card into its deck, unseen; it has `count` now (8, constructed)."""

    seat: Seat
    count: int


@record
class DeckShown(EventBase):
    """The seat shows its cards, or what it plays with."""

    seat: Seat
    cards: tuple[str, ...]
    irreversible: ClassVar[bool] = True


@record
class Banned(EventBase):
    """The seat banned a card of the other seat's (8, constructed v1.0)."""

    seat: Seat
    owner: Seat
    card: str


@record
class PickMade(EventBase):
    """The seat chose a card of its pack, unseen (11)."""

    seat: Seat


@record
class PacksPassed(EventBase):
    """All have picked: every pack, with so many cards left, goes to the left (11)."""

    cards: int
    irreversible: ClassVar[bool] = True


@record
class PacksEmpty(EventBase):
    """The last card of every pack went to the seat that held it: there was no other (11)."""

    irreversible: ClassVar[bool] = True


@record
class CardChosen(EventBase):
    """The seat chose a card for its deck, unseen; it has `count` now (11)."""

    seat: Seat
    count: int


@record
class LaboratoryShown(EventBase):
    """The cards that the seat did not choose: its laboratory (11)."""

    seat: Seat
    cards: tuple[str, ...]


@record
class ChampionNamed(EventBase):
    """The seat named its champion, unseen (12)."""

    seat: Seat


@record
class ChampionShown(EventBase):
    """All have named theirs: this is the seat's champion (12)."""

    seat: Seat
    card: str
    irreversible: ClassVar[bool] = True


@record
class RoundBegan(EventBase):
    """A round of the league begins with its mutation phase (11).

    It has its duels (`B-A`: B goes first) and the points that every seat may spend.
    """

    round: int
    duels: tuple[str, ...]
    points: float
    irreversible: ClassVar[bool] = True


@record
class Mutated(EventBase):
    """The seat glued an element of a laboratory card onto a creature (11).

    `over` is the ability that is covered, `points` what the seat has left.
    """

    seat: Seat
    creature: str
    element: str
    card: str
    over: str | None
    price: float
    points: float


@record
class MutationEnded(EventBase):
    """The seat's mutation phase is over: `lost` points were not spent (11)."""

    seat: Seat
    lost: float
    irreversible: ClassVar[bool] = True


@record
class DuelsBegan(EventBase):
    """All have mutated: the duels of the round are played (11)."""

    round: int
    duels: tuple[str, ...]
    irreversible: ClassVar[bool] = True


@record
class DuelEnded(EventBase):
    """A duel of the league is over: who won (None: a draw), with how much stronghold health."""

    duel: str
    winner: Seat | None
    health: int
    irreversible: ClassVar[bool] = True


@record
class LeagueEnded(EventBase):
    """All rounds are played: who stands first (11)."""

    winners: tuple[Seat, ...]
    irreversible: ClassVar[bool] = True
