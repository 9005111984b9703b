"""The events of a match. Every seat gets all of them, so they contain nothing hidden.

Cards are given by their ids, altars by their colours, sides by 0 (A and C) and 1 (B and D). Events
that can't be undone are `Settled` (bald-mountain.md 12).
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.bald_mountain.effects import Resource, RuleKind
from engine.core import SEATS, ByChance, EventBase, Seat, Settled, record
from engine.core import Ended as Ended
from engine.core import TurnBegan as TurnBegan


@record
class OfCard(EventBase):
    """What a mage did with a card."""

    seat: Seat
    card: str


@record
class WonderFired(OfCard):
    """A wonder fires; `asked`: its mage chose it, else there was no choice."""

    asked: bool


@record
class WonderDeclined(OfCard):
    """A mage has declined an optional wonder for this turn."""


@record
class Drew(ByChance):
    """A mage has drawn `count` cards, which only that mage sees.

    `by` is the card that caused it, empty for the draw of the turn or by an action.
    """

    seat: Seat
    count: int
    by: str = ""


@record
class Played(OfCard):
    """A card of the hand was put on the altar of its colour, facing its mage's side.

    `covered` is the card that was on top before, empty without one.
    """

    covered: str = ""


@record
class Activated(OfCard):
    """A mage has spent an action on a top spell."""


@record
class Repeated(OfCard):
    """The effect of another top spell is carried out by `by`.

    A spell of the mage's side is repeated, one of the opponents `copied`.
    """

    by: str
    copied: bool


@record
class TollPaid(EventBase):
    """A side has paid energy for activating a spell."""

    side: int
    n: int


@record
class CostPaid(EventBase):
    """A side has paid energy or gems for a card."""

    side: int
    what: Resource
    n: int
    card: str


@record
class CardsPaid(EventBase):
    """A mage has discarded cards to pay for a card."""

    seat: Seat
    cards: tuple[str, ...]
    card: str


@record
class OptionChosen(OfCard):
    """A mage has chosen this option of a card, counted from 1."""

    option: int


@record
class Attacked(EventBase):
    """A side was attacked.

    `n` is the printed strength, `edge` what rules added, `ward` what they took off. If `reflected`,
    the attackers lost the `lost` energy instead.
    """

    side: int
    n: int
    edge: int
    ward: int
    reflected: bool
    lost: int
    by: str


@record
class OfResource(EventBase):
    """A change of a side's energy or gems, by a card."""

    side: int
    what: Resource
    n: int
    by: str


@record
class Gained(OfResource):
    """A side has gained energy or gems."""


@record
class Lost(OfResource):
    """A side has lost energy or gems to the reserve, at most what it had."""


@record
class Stolen(OfResource):
    """Energy or gems went from this side to the other."""


@record
class DiscardChosen(Settled):
    """A mage has chosen what to discard, which stays secret until all have chosen."""

    seat: Seat
    count: int


@record
class Discarded(Settled):
    """Cards of a hand were discarded by an effect; `by_chance`: at random."""

    seat: Seat
    cards: tuple[str, ...]
    by_chance: bool
    by: str

    def surprises(self, seat: Seat) -> bool:
        """Return whether another mage or chance chose the cards, so that they are unknown."""
        return self.by_chance or seat != self.seat


@record
class CardsStolen(ByChance):
    """Cards went from one hand to another; only these two mages know which."""

    seat: Seat
    other: Seat
    count: int
    by: str


@record
class Asked(OfCard, Settled):
    """Another mage has a question to answer in the actor's turn."""


@record
class WayOut(OfCard, Settled):
    """A mage has paid or given a way out.

    `cards` is empty if cards were given, because only the two mages know them.
    """

    to: Literal["discard", "lose", "give"]
    what: Literal["cards", "energy", "gems"]
    n: int
    cards: tuple[str, ...]

    def surprises(self, seat: Seat) -> bool:
        """Return whether another mage decided it."""
        return seat != self.seat


@record
class NoWayOut(OfCard, Settled):
    """A mage has taken no way out; `could`: it had the choice."""

    could: bool

    def surprises(self, seat: Seat) -> bool:
        """Return whether another mage decided it, if there was a choice."""
        return self.could and seat != self.seat


@record
class Retrieved(OfCard):
    """A card of the discard pile returned to a hand."""


@record
class Banished(EventBase):
    """A top card went to the discard pile."""

    card: str
    by: str


@record
class Turned(EventBase):
    """A top card was turned to face this side."""

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
    """A rule of a side came into force; `altar` is set for a lock."""

    side: int
    rule: RuleKind
    n: int
    altar: str
    by: str


@record
class RuleEnded(EventBase):
    """A rule has ended or was used up."""

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
    """A step of this card no longer had a target and was skipped (Ruling 27)."""

    card: str


@record
class LastTurn(EventBase):
    """The deck could not give enough cards: the game ends with this turn."""


Event: TypeAlias = EventBase


def changes(event: Event) -> list[tuple[int, str, int]]:
    """Return the changes by an event: side, `energy` or `gems`, and amount (negative: a loss)."""
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
