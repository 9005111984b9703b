"""The events of the formats in order, without secrets.

Cards are given by id. `docs/formats.md` describes the JSON form.
"""

from __future__ import annotations

from engine.core import EventBase, Seat, Settled, record


@record
class CardsRevealed(Settled):
    """These cards of the pool were revealed (8, draft)."""

    round: int
    cards: tuple[str, ...]


@record
class TurnPassed(Settled):
    """A seat has the turn, for `picks` picks in a row."""

    seat: Seat
    picks: int


@record
class Picked(EventBase):
    """The seat took an open card."""

    seat: Seat
    card: str


@record
class LastTaken(EventBase):
    """The seat got the last open card, because there was no other choice."""

    seat: Seat
    card: str


@record
class TakenByAi(EventBase):
    """The remaining open cards go to the AI, or to both AIs (8, solo and co-op)."""

    cards: tuple[str, ...]


@record
class FormatEnded(Settled):
    """Everything that the format prepares is ready."""


@record
class CardBrought(EventBase):
    """The seat put a card into its deck in secret; the deck has `count` now (8, constructed)."""

    seat: Seat
    count: int


@record
class DeckShown(Settled):
    """The seat shows its cards, or its deck."""

    seat: Seat
    cards: tuple[str, ...]


@record
class Banned(EventBase):
    """The seat banned a card of the other seat (8, constructed v1.0)."""

    seat: Seat
    owner: Seat
    card: str


@record
class PickMade(EventBase):
    """The seat chose a card of its pack in secret (11)."""

    seat: Seat


@record
class PacksPassed(Settled):
    """All seats have picked: every pack, with `cards` cards left, goes to the left (11)."""

    cards: int


@record
class PacksEmpty(Settled):
    """The last card of every pack went to the seat that held the pack (11)."""


@record
class CardChosen(EventBase):
    """The seat chose a card for its deck in secret; the deck has `count` now (11)."""

    seat: Seat
    count: int


@record
class LaboratoryShown(EventBase):
    """The cards that the seat did not choose are shown: its laboratory (11)."""

    seat: Seat
    cards: tuple[str, ...]


@record
class ChampionNamed(EventBase):
    """The seat named its champion in secret (12)."""

    seat: Seat


@record
class ChampionShown(Settled):
    """Every seat has named a champion: this is the seat's (12)."""

    seat: Seat
    card: str


@record
class RoundBegan(Settled):
    """A round of the league begins with its mutation phase (11).

    `duels` are those of the round (`B-A`: B goes first), `points` what every seat may spend.
    """

    round: int
    duels: tuple[str, ...]
    points: float


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
class MutationEnded(Settled):
    """The seat's mutation phase is over; `lost` points were not spent (11)."""

    seat: Seat
    lost: float


@record
class DuelsBegan(Settled):
    """Every seat has mutated: the duels of the round are played (11)."""

    round: int
    duels: tuple[str, ...]


@record
class DuelEnded(Settled):
    """A duel is over; `winner` is None for a draw, `health` that of the winner's stronghold."""

    duel: str
    winner: Seat | None
    health: int


@record
class LeagueEnded(Settled):
    """The last round is over: the winners of the league (11)."""

    winners: tuple[Seat, ...]
