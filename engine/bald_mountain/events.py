"""What can happen. Everybody is told all of it, so nothing here holds what is hidden.

Cards are told by their ids, altars by their colours, sides by 0 (A and C) and 1 (B and D).
What can't be taken back is `Settled` (bald-mountain.md 12).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.bald_mountain.effects import Resource, RuleKind
from engine.core import SEATS, ByChance, EventBase, Seat, Settled, record


@record
class TurnBegan(Settled):
    """A turn begins: its number, from 1, and whose it is."""

    seat: Seat
    turn: int


@record
class WonderFired(EventBase):
    """A wonder fires by itself; `asked`: its mage chose it, else there was no choice."""

    seat: Seat
    card: str
    asked: bool


@record
class WonderDeclined(EventBase):
    """A mage lets an optional wonder be, for this turn."""

    seat: Seat
    card: str


@record
class Drew(ByChance):
    """A mage has drawn so many cards, which only that mage sees.

    `by`: the card that brought it about; empty for the draw of the turn and the action.
    """

    seat: Seat
    count: int
    by: str = ""


@record
class Played(EventBase):
    """A card of the hand lies on the altar of its colour, facing its mage's side.

    `covered`: the card that was on top there, empty for none.
    """

    seat: Seat
    card: str
    covered: str = ""


@record
class Activated(EventBase):
    """A mage spends an action on a top spell."""

    seat: Seat
    card: str


@record
class Repeated(EventBase):
    """The effect of another top spell is carried out by `by`.

    A spell of the own side is repeated, one of the opponents copied.
    """

    seat: Seat
    card: str
    by: str
    copied: bool


@record
class TollPaid(EventBase):
    """A side pays energy for activating a spell."""

    side: int
    n: int


@record
class CostPaid(EventBase):
    """A side pays energy or gems for a card."""

    side: int
    what: Resource
    n: int
    card: str


@record
class CardsPaid(EventBase):
    """A mage discards cards for a card."""

    seat: Seat
    cards: tuple[str, ...]
    card: str


@record
class OptionChosen(EventBase):
    """A mage has chosen this option of a card, counted from 1."""

    seat: Seat
    card: str
    option: int


@record
class Attacked(EventBase):
    """An attack on a side.

    `n` is its printed strength, `edge` what rules have added, `ward` what they have taken off;
    `reflected`: the attackers have lost `lost` energy instead.
    """

    side: int
    n: int
    edge: int
    ward: int
    reflected: bool
    lost: int
    by: str


@record
class Gained(EventBase):
    """A side has got energy or gems."""

    side: int
    what: Resource
    n: int
    by: str


@record
class Lost(EventBase):
    """A side has lost energy or gems to the reserve, as much as it had."""

    side: int
    what: Resource
    n: int
    by: str


@record
class Stolen(EventBase):
    """Energy or gems went from this side to the other."""

    side: int
    what: Resource
    n: int
    by: str


@record
class DiscardChosen(Settled):
    """A mage has chosen what to discard, which stays a secret until all have."""

    seat: Seat
    count: int


@record
class Discarded(Settled):
    """Cards of a hand were discarded by an effect; with the card that was chosen by chance."""

    seat: Seat
    cards: tuple[str, ...]
    by_chance: bool
    by: str

    def surprises(self, seat: Seat) -> bool:
        """Return whether another mage, or chance, chose it: that can't be known beforehand."""
        return self.by_chance or seat != self.seat


@record
class CardsStolen(ByChance):
    """Cards went from one hand to another: only these two mages have seen which."""

    seat: Seat
    other: Seat
    count: int
    by: str


@record
class Asked(Settled):
    """Another mage is asked something in the turn of the actor."""

    seat: Seat
    card: str


@record
class WayOut(Settled):
    """A mage has paid, or given, what averts something.

    Cards that are given only the two mages have seen: `cards` is empty then.
    """

    seat: Seat
    card: str
    to: Literal["discard", "lose", "give"]
    what: Literal["cards", "energy", "gems"]
    n: int
    cards: tuple[str, ...]

    def surprises(self, seat: Seat) -> bool:
        """Return whether it was another mage's choice."""
        return seat != self.seat


@record
class NoWayOut(Settled):
    """A mage has not averted it; `could`: the choice was there."""

    seat: Seat
    card: str
    could: bool

    def surprises(self, seat: Seat) -> bool:
        """Where there was a choice, it was another mage's."""
        return self.could and seat != self.seat


@record
class Retrieved(EventBase):
    """A card of the discard pile came back to a hand."""

    seat: Seat
    card: str


@record
class Banished(EventBase):
    """A top card went to the discard pile."""

    card: str
    by: str


@record
class Turned(EventBase):
    """A top card faces this side now."""

    card: str
    side: int
    by: str


@record
class Buried(EventBase):
    """A top card went to the bottom of its altar."""

    card: str
    by: str


@record
class RuleBegan(EventBase):
    """A rule is in force: of which side, and of a lock, for which altar."""

    side: int
    rule: RuleKind
    n: int
    altar: str
    by: str


@record
class RuleEnded(EventBase):
    """A rule is over, or used up."""

    side: int
    rule: RuleKind
    n: int
    altar: str


@record
class ActionsGained(EventBase):
    """A mage has more actions in this turn."""

    seat: Seat
    n: int
    by: str


@record
class Skipped(EventBase):
    """A step of this card found nothing to be done to any more (Ruling 27)."""

    card: str


@record
class LastTurn(EventBase):
    """The deck could not give enough cards: the game ends with this turn."""


@record
class Ended(Settled):
    """The end: who has won (nobody: a draw) and why."""

    winners: tuple[Seat, ...]
    reason: str


Event: TypeAlias = EventBase


def changes(event: Event) -> list[tuple[int, str, int]]:
    """Whose energy or gems have become how many more (less, below 0) by this."""
    match event:
        case TollPaid(side=side, n=n):
            return [(side, "energy", -n)]
        case CostPaid(side=side, what=what, n=n) | Lost(side=side, what=what, n=n):
            return [(side, what, -n)]
        case Gained(side=side, what=what, n=n):
            return [(side, what, n)]
        case Stolen(side=side, what=what, n=n):
            return [(side, what, -n), (1 - side, what, n)]
        case Attacked(side=side, reflected=reflected, lost=lost):
            return [(1 - side if reflected else side, "energy", -lost)]
        case WayOut(seat=seat, what=what, to=to, n=n) if what != "cards":
            side = SEATS.index(seat) % 2
            given = [(1 - side, what, n)] if to == "give" else []
            return [(side, what, -n), *given]
    return []
