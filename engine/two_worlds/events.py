"""The events of a match. Every seat gets all of them, so they contain nothing hidden.

Cards are given by their ids, cells by their names. Events that can't be undone are `Settled`
(two-worlds.md 13).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core import ByChance, EventBase, Seat, Settled, record
from engine.core import Ended as Ended
from engine.core import TurnBegan as TurnBegan


@record
class Kept(Settled):
    """A seat has kept a card in the set-up; which one is secret."""

    seat: Seat
    rank: str
    left: int


@record
class PacketsPassed(Settled):
    """Both seats of a draft have chosen, and pass on the rest of their packets."""

    rank: str


@record
class ArmiesReady(ByChance):
    """The armies are shuffled and the spells dealt; a coin decides who begins."""

    first: Seat


@record
class OfWarrior(EventBase):
    """What happened to a warrior: its seat, its card, and its cell before."""

    seat: Seat
    card: str
    cell: str


@record
class Advanced(OfWarrior):
    """A warrior moves forward at the start of a turn."""

    to: str


@record
class Revealed(ByChance):
    """The top warrior of a deck is revealed: it is about to enter."""

    seat: Seat
    card: str


@record
class Summoned(OfWarrior):
    """A warrior enters play."""


@record
class BoxSeen(Settled):
    """A seat that now has a Werewolf in play sees the cards in the box (11)."""

    seat: Seat


@record
class Announced(EventBase):
    """An attack is announced: its warriors, its target, and its current damage."""

    seat: Seat
    cells: tuple[str, ...]
    cards: tuple[str, ...]
    target: str
    card: str
    damage: int
    hold: bool


@record
class SpellCast(EventBase):
    """A spell is put on the stack, with its targets.

    These are cells, a row, a distance, or the enchantment to be removed. `answers` is the item that
    was on top before, empty without one: a spell, `attack`, or `own_attack` if the seat answers its
    own attack (hold).
    """

    seat: Seat
    spell: str
    cells: tuple[str, ...]
    row: str
    distance: int
    enchantment: str
    answers: str


@record
class Asked(Settled):
    """A seat may respond to what is on top of the stack."""

    seat: Seat
    spell: str


@record
class Passed(Settled):
    """A seat has not responded."""

    seat: Seat

    def surprises(self, seat: Seat) -> bool:
        """Return whether another seat decided it."""
        return seat != self.seat


@record
class Fizzled(EventBase):
    """An attack (empty `spell`) or a spell does nothing: its target is gone or illegal."""

    seat: Seat
    spell: str


@record
class Hit(OfWarrior):
    """A warrior suffers damage; `left` is its health after it.

    `by` is a spell, `attack` or `splash`.
    """

    damage: int
    left: int
    by: str


@record
class Destroyed(OfWarrior):
    """A warrior was destroyed; `saved`: it goes under its deck instead (`deathless`)."""

    saved: bool


@record
class Moved(OfWarrior):
    """A warrior changed its cell: by a spell, `shift`, `knockback`, or `pushed` by another one."""

    to: str
    by: str


@record
class Enchanted(OfWarrior):
    """A warrior was enchanted."""

    spell: str


@record
class Disenchanted(OfWarrior):
    """An enchantment was removed by Dispel."""

    spell: str


@record
class Cancelled(EventBase):
    """A spell left the stack without effect."""

    seat: Seat
    spell: str


@record
class Redirected(EventBase):
    """A spell has a new controller and a new target."""

    seat: Seat
    spell: str
    cell: str


@record
class Returned(OfWarrior):
    """A warrior went to its owner's deck."""

    end: str


@record
class Shaped(EventBase):
    """A Werewolf took another form."""

    seat: Seat
    cell: str
    form: str


@record
class Reaped(EventBase):
    """A fallen regular warrior went under its deck."""

    seat: Seat
    card: str


@record
class Taken(ByChance):
    """A seat has taken `count` spells.

    `discarded` is the spell that it exchanged for them, empty without one.
    """

    seat: Seat
    count: int
    discarded: str = ""


Event: TypeAlias = EventBase
