"""What somebody may know of a match (two-worlds.md 11, 13).

It is the only way to look at a match from outside.
"""

from __future__ import annotations

from typing import Literal

from engine.core import Outcome, Seat, record
from engine.two_worlds.cards import Spell, Warrior
from engine.two_worlds.state import SetUp, Step


@record
class FighterView:
    """A warrior in play, as it is now.

    It has `health` left of `most`, `melee` (None: none) and `ranged` damage by distance with all
    that adds to it. `looks` is the card whose values it has; `form`: it is not its own.
    `enchantments` in the order in which they came.
    """

    no: int
    card: Warrior
    looks: Warrior
    owner: Seat
    cell: int
    health: int
    most: int
    melee: int | None
    ranged: tuple[tuple[int, int], ...]
    flies: bool
    is_silenced: bool
    is_hidden: bool
    enchantments: tuple[Spell, ...]
    shifted: bool
    shaped: bool

    @property
    def form(self) -> bool:
        """Whether it looks like another card."""
        return self.looks is not self.card


@record
class AttackView:
    """An attack on the stack.

    It has the cells of who still counts, the target's (-1: it has gone), and the damage as it
    stands.
    """

    by: Seat
    cells: tuple[int, ...]
    target: int
    damage: int
    hold: bool


@record
class SpellView:
    """A spell on the stack.

    It has the cells of its targets (-1: gone), a cell, a row (-1: none), a distance.
    """

    by: Seat
    spell: Spell
    targets: tuple[int, ...]
    cell: int
    row: int
    distance: int
    enchantment: str


@record
class PlayerView:
    """A seat: what it holds by number, and what the viewer may see of it.

    `hand` and `army` (its warrior deck in the order of the list) are None for others; so are
    `packet`, `kept` and `picked` of the set-up. `chosen`: it has nothing to choose at the moment.
    """

    seat: Seat
    deck: int
    spells: int
    size: int
    fallen: tuple[Warrior, ...]
    cast: tuple[Spell, ...]
    hand: tuple[Spell, ...] | None
    army: tuple[Warrior, ...] | None
    packet: tuple[Warrior, ...] | None
    kept: tuple[Warrior, ...] | None
    picked: Warrior | None
    keeps: int
    chosen: bool


@record
class WorldsView:
    """The whole match; `viewer` None is a spectator.

    `revealed` is the warrior that is about to enter. `stack` is bottom first, `window` who may
    answer its top item. `box` is for who controls a Werewolf, else None; its size is `boxed`.
    `possible` are the spells of the viewer's hand that can be cast now, `ready` the cells of its
    warriors that can attack, shift or change their form now; empty for who is not due.
    """

    viewer: Seat | None
    setup: SetUp
    step: Step
    rank: str
    turn: int
    first: Seat
    active: Seat
    attacked: bool
    fighters: tuple[FighterView, ...]
    players: tuple[PlayerView, PlayerView]
    revealed: Warrior | None
    stack: tuple[AttackView | SpellView, ...]
    window: Seat | None
    box: tuple[Warrior, ...] | None
    boxed: int
    spent: tuple[Warrior, ...]
    quiet: int
    due: tuple[Seat, ...]
    possible: tuple[Spell, ...]
    ready: tuple[int, ...]
    outcome: Outcome | None

    def player(self, seat: Seat) -> PlayerView:
        """Return the view of a seat."""
        return self.players[0 if seat == "A" else 1]

    def at(self, cell: int) -> FighterView | None:
        """Who stands in a cell."""
        return next((fighter for fighter in self.fighters if fighter.cell == cell), None)

    @property
    def asked(self) -> Literal["attack", "spell", ""]:
        """What is answered, if anything."""
        if self.window is None or not self.stack:
            return ""
        return "attack" if isinstance(self.stack[-1], AttackView) else "spell"
