"""The events of a match. Every seat gets all of them, so they contain nothing hidden.

Cards are given by their ids, cells by their names. Events that can't be undone are `Settled`
(castles.md 14).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core import ByChance, EventBase, Seat, record
from engine.core import Ended as Ended
from engine.core import TurnBegan as TurnBegan


@record
class Drew(ByChance):
    """A seat has drawn `count` cards, which only it sees; `left` remain in its deck."""

    seat: Seat
    count: int
    left: int


@record
class Rolled(ByChance):
    """Dice were rolled, the largest first; `again` if it was a reroll of all unspent dice."""

    seat: Seat
    dice: tuple[int, ...]
    again: bool


@record
class Paid(EventBase):
    """Dice were spent."""

    seat: Seat
    dice: tuple[int, ...]


@record
class Built(ByChance):
    """A building was built; the `cards` that it unlocks were shuffled into the deck."""

    seat: Seat
    building: str
    cards: int


@record
class TileBuilt(EventBase):
    """A tile was placed on a cell."""

    seat: Seat
    tile: str
    cell: str


@record
class TileDestroyed(EventBase):
    """A tile went back to its owner's supply."""

    seat: Seat
    tile: str
    cell: str


@record
class OfCreature(EventBase):
    """What happened to a creature: its seat, its card, and its cell before."""

    seat: Seat
    card: str
    cell: str


@record
class Summoned(OfCreature):
    """A creature entered; `called`: by the power of the demons, for the card `discarded`."""

    called: bool
    discarded: str = ""


@record
class Boosted(OfCreature):
    """A card was put face down under a creature; `race` is that of the seat that put it there."""

    race: str


@record
class Risen(EventBase):
    """A skeleton appeared; `from_deck`: it is the top card of the deck."""

    seat: Seat
    cell: str
    from_deck: bool


@record
class Walked(OfCreature):
    """A creature moved to another cell by its activation."""

    to: str


@record
class Attacked(OfCreature):
    """A creature attacked another one."""

    target: str
    damage: int


@record
class CastleAttacked(OfCreature):
    """A creature attacked a castle, which has `wounds` after it."""

    castle: Seat
    damage: int
    wounds: int


@record
class AbilityUsed(OfCreature):
    """A creature used its ability; `target` is empty without one."""

    target: str


@record
class MagicPlayed(EventBase):
    """A magic was played; `target` may be a cell, a line or a card of the discard pile."""

    seat: Seat
    card: str
    target: str


@record
class Wounded(OfCreature):
    """A creature suffered wounds; `left` is its remaining life."""

    wounds: int
    left: int


@record
class ShieldBroken(OfCreature):
    """A shield took a whole hit."""


@record
class Healed(OfCreature):
    """A creature lost wounds; `left` is its remaining life."""

    wounds: int
    left: int


@record
class Strengthened(OfCreature):
    """A creature gained `life`, a `shield`, or `damage` or `move` for this turn."""

    what: str
    amount: int


@record
class Stunned(OfCreature):
    """A creature can't be activated until the end of its owner's next turn."""


@record
class Readied(OfCreature):
    """An activated creature may be activated again."""


@record
class Died(OfCreature):
    """A creature left the board. `revealed` are the cards that were face down with it."""

    revealed: tuple[str, ...]

    def surprises(self, seat: Seat) -> bool:
        """Return whether face-down cards were revealed, which can't be undone."""
        return bool(self.revealed)


@record
class CastleWounded(EventBase):
    """Deaths gave a castle `n` wounds; it has `wounds` now."""

    seat: Seat
    n: int
    wounds: int


@record
class CastleHealed(EventBase):
    """A castle lost `n` wounds; it has `wounds` now."""

    seat: Seat
    n: int
    wounds: int


@record
class TombstonePlaced(EventBase):
    """A tombstone was put on a cell."""

    cell: str


@record
class Shifted(OfCreature):
    """A creature was moved by another one's ability."""

    to: str


@record
class TakenBack(EventBase):
    """A card of the discard pile returned to the hand."""

    seat: Seat
    card: str


Event: TypeAlias = EventBase
