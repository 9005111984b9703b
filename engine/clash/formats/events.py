"""What happens in the formats, told in order. What is still secret is not told.

Cards are given by id. `docs/formats.md` describes the JSON form.
"""

from __future__ import annotations

from typing import ClassVar

from engine.clash.telling import Told
from engine.core import Seat, record


@record
class CardsRevealed(Told):
    """These cards of the pool lie open now (8, draft)."""

    round: int
    cards: tuple[str, ...]
    settles: ClassVar[bool] = True


@record
class TurnPassed(Told):
    """This seat is due for so many picks in a row."""

    seat: Seat
    picks: int
    settles: ClassVar[bool] = True


@record
class Picked(Told):
    """The seat took an open card."""

    seat: Seat
    card: str


@record
class LastTaken(Told):
    """The seat got the last open card: there was nothing else to choose."""

    seat: Seat
    card: str


@record
class TakenByAi(Told):
    """The open cards that nobody took go to the AI, or to both (8, solo and co-op)."""

    cards: tuple[str, ...]


@record
class FormatEnded(Told):
    """Everything that the format prepares is ready."""

    settles: ClassVar[bool] = True


@record
class CardBrought(Told):
    """The seat put a card into its deck, unseen; it has `count` now (8, constructed)."""

    seat: Seat
    count: int


@record
class DeckShown(Told):
    """The seat shows its cards, or what it plays with."""

    seat: Seat
    cards: tuple[str, ...]
    settles: ClassVar[bool] = True


@record
class Banned(Told):
    """The seat banned a card of the other seat's (8, constructed v1.0)."""

    seat: Seat
    owner: Seat
    card: str


@record
class PickMade(Told):
    """The seat chose a card of its pack, unseen (11)."""

    seat: Seat


@record
class PacksPassed(Told):
    """All have picked: every pack, with so many cards left, goes to the left (11)."""

    cards: int
    settles: ClassVar[bool] = True


@record
class PacksEmpty(Told):
    """The last card of every pack went to the seat that held it: there was no other (11)."""

    settles: ClassVar[bool] = True


@record
class CardChosen(Told):
    """The seat chose a card for its deck, unseen; it has `count` now (11)."""

    seat: Seat
    count: int


@record
class LaboratoryShown(Told):
    """The cards that the seat did not choose: its laboratory (11)."""

    seat: Seat
    cards: tuple[str, ...]


@record
class ChampionNamed(Told):
    """The seat named its champion, unseen (12)."""

    seat: Seat


@record
class ChampionShown(Told):
    """All have named theirs: this is the seat's champion (12)."""

    seat: Seat
    card: str
    settles: ClassVar[bool] = True


@record
class RoundBegan(Told):
    """A round of the league begins with its mutation phase: its duels (`B-A`: B goes first) and
    the points that every seat may spend (11)."""

    round: int
    duels: tuple[str, ...]
    points: float
    settles: ClassVar[bool] = True


@record
class Mutated(Told):
    """The seat glued an element of a laboratory card onto a creature; `over` is the ability that
    is covered, `points` what it has left (11)."""

    seat: Seat
    creature: str
    element: str
    card: str
    over: str | None
    price: float
    points: float


@record
class MutationEnded(Told):
    """The seat's mutation phase is over: `lost` points were not spent (11)."""

    seat: Seat
    lost: float
    settles: ClassVar[bool] = True


@record
class DuelsBegan(Told):
    """All have mutated: the duels of the round are played (11)."""

    round: int
    duels: tuple[str, ...]
    settles: ClassVar[bool] = True


@record
class DuelEnded(Told):
    """A duel of the league is over: who won (None: a draw), with how much stronghold health."""

    duel: str
    winner: Seat | None
    health: int
    settles: ClassVar[bool] = True


@record
class LeagueEnded(Told):
    """All rounds are played: who stands first (11)."""

    winners: tuple[Seat, ...]
    settles: ClassVar[bool] = True
