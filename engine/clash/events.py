"""The events of a match in order, for the log, the pictures and the tests.

Places are those at the moment of the event. Cards are given by id. `docs/formats.md` describes the
JSON form.
"""

from __future__ import annotations

from typing import Literal

from engine.clash.actions import Place
from engine.core import ByChance, EventBase, Seat, Settled, record

Phase = Literal["regeneration", "summoning", "assault"]
Side = Literal["bastion", "fort"]
End = Literal["left", "right"]
Reason = Literal["fort", "empty_hand", "turn_limit"]


@record
class CoinTossed(EventBase):
    """The coin chose the first seat (clash-of-decks.md 2.2)."""

    seat: Seat


@record
class TurnBegan(Settled):
    """Phase 1 is over: the seat has its mana (3, phase 1). `turn` counts from 1 over all seats."""

    seat: Seat
    turn: int
    mana: int


@record
class OfCard(EventBase):
    """What happened to a card of a seat."""

    seat: Seat
    card: str


@record
class CardPlayed(OfCard):
    """The seat played a card from its hand and paid `cost` (5.1). `mana` is what is left."""

    cost: int
    mana: int


@record
class OfCreature(EventBase):
    """What a creature did or suffered: its card and its place."""

    card: str
    place: Place


@record
class Entered(OfCreature):
    """A creature entered play (5.3)."""


@record
class Joined(OfCreature):
    """A symbiote was put on the creature at this place (7, symbiote)."""


@record
class Called(OfCard):
    """Reinforcement: the seat plays this card at once and free (7, reinforcement)."""

    def surprises(self, seat: Seat) -> bool:
        """Return whether it is another seat's hand, whose order is secret."""
        return seat != self.seat


@record
class CalledNobody(EventBase):
    """Reinforcement: no card that the seat can reach may be called (7, reinforcement)."""

    seat: Seat

    def surprises(self, seat: Seat) -> bool:
        """Return whether it is another seat's hand, about whose order this tells something."""
        return seat != self.seat


@record
class PaidInBlood(EventBase):
    """Price of Blood: the seat's stronghold paid `amount` missing mana (5.2)."""

    seat: Seat
    amount: int


@record
class Immolated(OfCreature):
    """Immolation of this creature hurts the stronghold of the seat that played a card (5.5)."""

    seat: Seat


@record
class Shackled(Settled):
    """The leftmost card of a hand was revealed and put under the carrier (5.7)."""

    card: str
    seat: Seat
    place: Place


@record
class Counterordered(EventBase):
    """The leftmost card of the hand moved to its right end, unseen (5.7)."""

    seat: Seat
    health: int


@record
class Backfired(EventBase):
    """Backfire hits these creatures, the main target first, with this much damage (5.8)."""

    card: str
    targets: tuple[Place, ...]
    amount: int


@record
class Targeted(EventBase):
    """An incantation is aimed at creatures, the main target first (5.4)."""

    card: str
    targets: tuple[Place, ...]


@record
class AbilitiesChanged(OfCreature):
    """An aura came or went: the ids of abilities that the creature gained and lost."""

    gained: tuple[str, ...]
    lost: tuple[str, ...]


@record
class AssaultBegan(Settled):
    """Phase 3 of this seat's turn began."""

    seat: Seat


@record
class Attacked(OfCreature):
    """A creature attacks creatures, the main target first, with this much damage (6.3, 6.6)."""

    targets: tuple[Place, ...]
    amount: int


@record
class AttackedStronghold(OfCreature):
    """A creature attacks a stronghold with this much damage (6.3, 6.6)."""

    seat: Seat
    amount: int


@record
class Roused(OfCreature):
    """Instinct: the creature attacks because it was hurt (6.20)."""


@record
class Sprinted(OfCreature):
    """A creature passed others on its way to the bridge; its damage grows by `bonus` (6.4)."""

    bonus: int


@record
class Protected(OfCreature):
    """Protection prevented the damage (7, protection)."""

    amount: int


@record
class Untouched(OfCreature):
    """Indestructible: the incantation does nothing to the creature (7, indestructible)."""


@record
class Damaged(OfCreature):
    """A creature suffered damage; `left` is its remaining health, at least 0."""

    amount: int
    left: int


@record
class OrderAsked(Settled):
    """The seat has to choose the order in which its destroyed cards return (ruleset 1.0, 14).

    They were destroyed at once; `cards` are in the order of section 4.
    """

    seat: Seat
    cards: tuple[str, ...]


@record
class OrderChosen(Settled):
    """The seat chose the order: its cards leave play and return in it (14)."""

    seat: Seat
    cards: tuple[str, ...]


@record
class Destroyed(OfCreature):
    """A creature has no health left and leaves play (5.11, 6.10)."""


@record
class Returned(EventBase):
    """A card returned to an end of a hand (4; 7, cursed); `health` is the stronghold's now."""

    card: str
    seat: Seat
    end: End
    health: int


@record
class StrongholdDamaged(EventBase):
    """A stronghold moved right; `health` is what is left of this side (4)."""

    seat: Seat
    side: Side
    amount: int
    health: int


@record
class BastionFell(EventBase):
    """The bastion is destroyed: the fort stands leftmost, with this health (4, check 2)."""

    seat: Seat
    health: int


@record
class Regenerated(EventBase):
    """The stronghold moved one place to the left, or turned to its bastion (7, regeneration)."""

    seat: Seat
    side: Side
    health: int


@record
class Sharpened(EventBase):
    """Excess damage hits a stronghold (7, sharpening)."""

    card: str
    seat: Seat
    amount: int


@record
class Vanished(OfCreature):
    """A creature that was hurt went to the rear of its lane; `place` is its new place."""


@record
class Removed(OfCard):
    """Fatigue: the rightmost card of the hand leaves the game (12)."""

    health: int


@record
class ChampionExhausted(OfCard):
    """The seat's champion was destroyed and is exhausted (12)."""


@record
class ChampionRestored(OfCard):
    """A card of the champion's cost was played: the seat's champion is ready again (12)."""


@record
class TurnEnded(EventBase):
    """Creatures have regained their health; the turn passes."""

    seat: Seat
    turn: int


@record
class GameEnded(EventBase):
    """The game is over; without winners it is a draw."""

    winners: tuple[Seat, ...]
    reason: Reason


@record
class Revealed(OfCard, ByChance):
    """An AI revealed the top card of its deck for this lane (9); `left` remain in the deck."""

    lane: str
    left: int


@record
class Compared(OfCard):
    """An AI's Counterorder compared the revealed `card` with `other` on the discard pile (9).

    `plays` is the dearer one, which enters play.
    """

    other: str
    plays: str


@record
class Discarded(OfCard):
    """A card was put face up onto an AI's discard pile (9)."""


@record
class Milled(Settled):
    """Cards from the top of an AI's deck went to its discard pile, one after another (9)."""

    seat: Seat
    cards: tuple[str, ...]


@record
class PutOnDeck(OfCard):
    """A card was put on top of an AI's deck (9); `health` is the number of cards in the deck."""

    health: int


@record
class Reshuffled(EventBase):
    """The discard pile became an AI's new deck of `cards` cards, on its fort (9)."""

    seat: Seat
    cards: int


_OfTurn = CoinTossed | TurnBegan | AssaultBegan | Removed | TurnEnded | GameEnded
_OfPlay = CardPlayed | Entered | Joined | Called | CalledNobody | PaidInBlood | Immolated
_OfAbility = Shackled | Counterordered | Backfired | Targeted | AbilitiesChanged | Untouched
_OfBlow = Attacked | AttackedStronghold | Roused | Sprinted | Protected | Damaged | Destroyed
_OfReturn = OrderAsked | OrderChosen | Returned | Vanished | ChampionExhausted | ChampionRestored
_OfStronghold = StrongholdDamaged | BastionFell | Regenerated | Sharpened
OfDeck = Revealed | Compared | Discarded | Milled | PutOnDeck | Reshuffled
Event = _OfTurn | _OfPlay | _OfAbility | _OfBlow | _OfReturn | _OfStronghold | OfDeck
