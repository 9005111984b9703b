"""What can happen. Everybody is told all of it, so nothing here holds what is hidden.

Cards are told by their ids, cells by their names.
What can't be taken back is `Settled` (castles.md 14).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core import ByChance, EventBase, Seat, Settled, record


@record
class TurnBegan(Settled):
    """A turn begins: its number, from 1, and whose it is."""

    seat: Seat
    turn: int


@record
class Drew(ByChance):
    """A seat has drawn so many cards, which it alone sees; so many are left in its deck."""

    seat: Seat
    count: int
    left: int


@record
class Rolled(ByChance):
    """Dice were rolled, the largest first; `again`: all unspent ones."""

    seat: Seat
    dice: tuple[int, ...]
    again: bool


@record
class Paid(EventBase):
    """Dice are spent."""

    seat: Seat
    dice: tuple[int, ...]


@record
class Built(ByChance):
    """A building stands; the cards that it unlocks are shuffled into the deck."""

    seat: Seat
    building: str
    cards: int


@record
class TileBuilt(EventBase):
    """A tile lies on a cell."""

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
class Summoned(EventBase):
    """A creature enters; `called`: by the power of the demons, for the card `discarded`."""

    seat: Seat
    card: str
    cell: str
    called: bool
    discarded: str = ""


@record
class Boosted(EventBase):
    """A card was put face down under a creature: `race` is that of who put it there."""

    seat: Seat
    card: str
    cell: str
    race: str


@record
class Risen(EventBase):
    """A skeleton stands up; `from_deck`: of the top card of the deck."""

    seat: Seat
    cell: str
    from_deck: bool


@record
class Walked(EventBase):
    """A creature goes to another cell by its activation."""

    seat: Seat
    card: str
    cell: str
    to: str


@record
class Attacked(EventBase):
    """A creature attacks another one."""

    seat: Seat
    card: str
    cell: str
    target: str
    damage: int


@record
class CastleAttacked(EventBase):
    """A creature attacks a castle; `wounds` are those that it has then."""

    seat: Seat
    card: str
    cell: str
    castle: Seat
    damage: int
    wounds: int


@record
class AbilityUsed(EventBase):
    """A creature uses its ability, perhaps on a creature, a cell."""

    seat: Seat
    card: str
    cell: str
    target: str


@record
class MagicPlayed(EventBase):
    """A magic is played, perhaps on a creature, a line, a card of the discard pile."""

    seat: Seat
    card: str
    target: str


@record
class Wounded(EventBase):
    """A creature suffers wounds; `left` is its life after them."""

    seat: Seat
    card: str
    cell: str
    wounds: int
    left: int


@record
class ShieldBroken(EventBase):
    """A shield took a whole hit."""

    seat: Seat
    card: str
    cell: str


@record
class Healed(EventBase):
    """A creature's wounds are fewer."""

    seat: Seat
    card: str
    cell: str
    wounds: int
    left: int


@record
class Strengthened(EventBase):
    """A creature has more life (`life`), or for this turn more `damage` or `move`; a `shield`."""

    seat: Seat
    card: str
    cell: str
    what: str
    amount: int


@record
class Stunned(EventBase):
    """A creature can't be activated up to the end of its owner's next turn."""

    seat: Seat
    card: str
    cell: str


@record
class Readied(EventBase):
    """An activated creature may be activated again."""

    seat: Seat
    card: str
    cell: str


@record
class Died(EventBase):
    """A creature leaves the board. `revealed` are the cards that lay face down with it."""

    seat: Seat
    card: str
    cell: str
    revealed: tuple[str, ...]

    def surprises(self, seat: Seat) -> bool:
        """Return whether what lay face down has come to light: who sees it can't go back."""
        return bool(self.revealed)


@record
class CastleWounded(EventBase):
    """Deaths wound a castle; so many wounds it has then."""

    seat: Seat
    n: int
    wounds: int


@record
class CastleHealed(EventBase):
    """A castle has fewer wounds."""

    seat: Seat
    n: int
    wounds: int


@record
class TombstonePlaced(EventBase):
    """A tombstone stands on a cell."""

    cell: str


@record
class Shifted(EventBase):
    """A creature was moved by an ability of another one."""

    seat: Seat
    card: str
    cell: str
    to: str


@record
class TakenBack(EventBase):
    """A card of the discard pile came back to the hand."""

    seat: Seat
    card: str


@record
class Ended(Settled):
    """The end: who has won and why."""

    winners: tuple[Seat, ...]
    reason: str


Event: TypeAlias = EventBase
