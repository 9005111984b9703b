"""Views: all that a seat may know of a match (two-worlds.md 11, 13).

A view is the only outside access to a match.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core import EventBase, Outcome, Seat, record
from engine.steps import MoveStep
from engine.two_worlds.actions import Action
from engine.two_worlds.cards import Spell, Warrior
from engine.two_worlds.state import SetUp, Step


@record
class FighterView:
    """A warrior in play, with its current values.

    It has `health` left of `most`; `melee` (None without one) and `ranged` (by distance) include
    all modifiers. `looks` is the card whose values it has. `enchantments` are in the order in which
    they came.
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
        """True if it has the form of another card."""
        return self.looks is not self.card


@record
class AttackView:
    """An attack on the stack.

    `cells` are those of the attackers that still take part, `target` is the target's (-1: it has
    left play), `damage` is the current damage.
    """

    by: Seat
    cells: tuple[int, ...]
    target: int
    damage: int
    hold: bool


@record
class SpellView:
    """A spell on the stack.

    `targets` are cells (-1: left play); `cell` and `row` are -1 if the spell names none.
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
    """A seat: its numbers of cards, and the cards that the viewer may see.

    `hand` and `army` (its warrior deck in the order of the list) are None for other viewers, and so
    are `packet`, `kept` and `picked` of the set-up. `chosen` means that it has nothing to choose
    now.
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
    """A match as a viewer sees it; `viewer` None is a spectator.

    `revealed` is the warrior that is about to enter. `stack` is bottom first, `window` the seat
    that may respond to its top item. `box` is None unless the viewer controls a Werewolf; `boxed`
    is its size. `possible` are the spells of the viewer's hand that can be cast now, `ready` the
    cells of its warriors that can attack, shift or change their form; both are empty if it can't
    act.
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
        """Return the warrior in a cell; None without one."""
        return next((fighter for fighter in self.fighters if fighter.cell == cell), None)

    @property
    def asked(self) -> Literal["attack", "spell", ""]:
        """The kind of item that can be answered now; empty without one."""
        if self.window is None or not self.stack:
            return ""
        return "attack" if isinstance(self.stack[-1], AttackView) else "spell"


WorldsStep: TypeAlias = MoveStep[WorldsView, EventBase, Action]
"""A step of a line of moves."""
