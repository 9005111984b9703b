"""What can happen. Everybody is told all of it, so nothing here holds what is hidden.

Cards are told by their ids, cells by their names.
What can't be taken back is `Settled` (two-worlds.md 13).
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core import ByChance, EventBase, Seat, Settled, record


@record
class Kept(Settled):
    """A seat has kept a card in the set-up: which is its secret."""

    seat: Seat
    rank: str
    left: int


@record
class PacketsPassed(Settled):
    """In the draft both have chosen, and pass on what is left."""

    rank: str


@record
class ArmiesReady(ByChance):
    """The armies are shuffled, the spells dealt; a coin decides who begins."""

    first: Seat


@record
class TurnBegan(Settled):
    """A turn begins: its number, from 1, and whose it is."""

    seat: Seat
    turn: int


@record
class Advanced(EventBase):
    """A warrior goes forward by itself at the start of a turn."""

    seat: Seat
    card: str
    cell: str
    to: str


@record
class Revealed(ByChance):
    """The top warrior of a deck is shown: it is about to enter."""

    seat: Seat
    card: str


@record
class Summoned(EventBase):
    """A warrior enters play."""

    seat: Seat
    card: str
    cell: str


@record
class BoxSeen(Settled):
    """A seat that now has a Werewolf in play sees the cards in the box (11)."""

    seat: Seat


@record
class Announced(EventBase):
    """An attack: who, with how much damage as it stands, at whom."""

    seat: Seat
    cells: tuple[str, ...]
    cards: tuple[str, ...]
    target: str
    card: str
    damage: int
    hold: bool


@record
class SpellCast(EventBase):
    """A spell is put on the stack, with all that it names.

    That is cells of its targets, a row or a cell, how far, the enchantment to be taken away.
    `answers` the item that was on top, if there was one: a spell, `attack`, or `own_attack` where
    the seat casts during its own (hold).
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
    """A seat may answer what is on top of the stack."""

    seat: Seat
    spell: str


@record
class Passed(Settled):
    """It does not."""

    seat: Seat

    def surprises(self, seat: Seat) -> bool:
        """Return whether it is another seat's choice."""
        return seat != self.seat


@record
class Fizzled(EventBase):
    """An attack (empty `spell`) or a spell does nothing: its target is gone or illegal."""

    seat: Seat
    spell: str


@record
class Hit(EventBase):
    """A warrior suffers damage; `left` is its health after it.

    `by` is a spell, `attack`, or `splash`.
    """

    seat: Seat
    card: str
    cell: str
    damage: int
    left: int
    by: str


@record
class Destroyed(EventBase):
    """A warrior falls. `saved`: it goes under its deck instead (`deathless`)."""

    seat: Seat
    card: str
    cell: str
    saved: bool


@record
class Moved(EventBase):
    """A warrior changes its cell: by a spell, `shift`, `knockback`, or `pushed` by another one."""

    seat: Seat
    card: str
    cell: str
    to: str
    by: str


@record
class Enchanted(EventBase):
    """An enchantment lies on a warrior."""

    seat: Seat
    card: str
    cell: str
    spell: str


@record
class Disenchanted(EventBase):
    """An enchantment has gone, by Dispel."""

    seat: Seat
    card: str
    cell: str
    spell: str


@record
class Cancelled(EventBase):
    """A spell has left the stack without effect."""

    seat: Seat
    spell: str


@record
class Redirected(EventBase):
    """A spell has another controller and another target."""

    seat: Seat
    spell: str
    cell: str


@record
class Returned(EventBase):
    """A warrior goes to its owner's deck."""

    seat: Seat
    card: str
    cell: str
    end: str


@record
class Shaped(EventBase):
    """A Werewolf takes another form."""

    seat: Seat
    cell: str
    form: str


@record
class Reaped(EventBase):
    """A fallen regular warrior goes under its deck."""

    seat: Seat
    card: str


@record
class Taken(ByChance):
    """A seat has taken so many spells.

    `discarded` is the one that it gave for them, if it exchanged one.
    """

    seat: Seat
    count: int
    discarded: str = ""


@record
class Ended(Settled):
    """The end: who has won (nobody: a draw) and why."""

    winners: tuple[Seat, ...]
    reason: str


Event: TypeAlias = EventBase
