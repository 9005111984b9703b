"""Views: all that a seat may know of a match (two-worlds.md 11, 13).

A view is the only outside access to a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engine.core import SEATS, EventBase, Outcome, Seat, record
from engine.naming import in_order
from engine.steps import MoveStep
from engine.two_worlds import picking, turn
from engine.two_worlds.actions import Action, Attack, Cast, Shapeshift, Shift
from engine.two_worlds.board import apart
from engine.two_worlds.cards import SPELL, Spell, Warrior
from engine.two_worlds.state import AttackItem, Item, Position, SetUp, Step
from engine.two_worlds.strength import damage, flies, health, reaches


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
    to_act: tuple[Seat, ...]
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


def seen(
    position: Position, viewer: Seat | None, to_act: tuple[Seat, ...], legal: Sequence[Action]
) -> WorldsView:
    """Return what a viewer may know; `legal` are the viewer's legal moves."""
    return WorldsView(
        viewer=viewer,
        setup=position.setup,
        step=position.step,
        rank=position.rank if position.step == "picks" else "",
        turn=position.turn,
        first=SEATS[position.first],
        active=SEATS[position.active],
        attacked=position.attacked,
        fighters=tuple([_fighter(position, cell) for cell, _ in position.fighters()]),
        players=(_player(position, 0, viewer), _player(position, 1, viewer)),
        revealed=turn.revealed(position),
        stack=tuple([_item(position, item) for item in position.stack]),
        window=None if position.window is None else SEATS[position.window],
        box=position.box if sees_the_box(position, viewer) else None,
        boxed=len(position.box),
        spent=position.spent,
        quiet=position.quiet,
        to_act=to_act,
        possible=tuple(
            dict.fromkeys([SPELL[move.spell] for move in legal if isinstance(move, Cast)])
        ),
        ready=tuple(sorted({cell for move in legal for cell in _cells(move)})),
        outcome=position.ended,
    )


def _cells(move: Action) -> tuple[int, ...]:
    if isinstance(move, Attack):
        return move.cells
    return (move.cell,) if isinstance(move, Shift | Shapeshift) else ()


def _fighter(position: Position, cell: int) -> FighterView:
    fighter = position.at(cell)
    most = health(position, cell)
    ranged = [(far, damage(position, cell, far) or 0) for far, _ in fighter.looks.ranged]
    return FighterView(
        no=fighter.no,
        card=fighter.card,
        looks=fighter.looks,
        owner=SEATS[fighter.owner],
        cell=cell,
        health=most - fighter.damage,
        most=most,
        melee=damage(position, cell, 1),
        ranged=tuple(ranged),
        flies=flies(fighter),
        is_silenced=fighter.is_silenced,
        enchantments=tuple([lies.spell for lies in fighter.enchantments]),
        shifted=fighter.shifted,
        shaped=fighter.shaped,
    )


def _player(position: Position, number: int, viewer: Seat | None) -> PlayerView:
    own, picks = SEATS[number] == viewer, position.step == "picks"
    return PlayerView(
        seat=SEATS[number],
        deck=len(position.warriors[number]),
        spells=len(position.spells[number]),
        size=len(position.hands[number]),
        fallen=position.fallen[number],
        cast=position.cast[number],
        hand=position.hands[number] if own else None,
        army=in_order(position.warriors[number]) if own else None,
        packet=position.packets[number] if own and picks else None,
        kept=position.kept[number] if own and picks else None,
        picked=position.picked[number] if own else None,
        keeps=picking.kept_of_rank(position, number) if picks else 0,
        chosen=picks and number not in picking.to_act(position),
    )


def sees_the_box(position: Position, viewer: Seat | None) -> bool:
    """Return whether a viewer sees the box: it controls a Werewolf in play."""
    if viewer is None:
        return False
    own = position.fighters(SEATS.index(viewer))
    return any(fighter.card.ability == "shapeshift" for _, fighter in own)


def _item(position: Position, item: Item) -> AttackView | SpellView:
    if isinstance(item, AttackItem):
        target = position.where(item.target)
        cells = [] if target is None else _counting(position, item, target)
        dealt = 0 if target is None else _total(position, cells, target)
        at = -1 if target is None else target
        return AttackView(SEATS[item.by], tuple(cells), at, dealt, item.hold)
    places = [position.where(no) for no in item.targets]
    targets = tuple([-1 if cell is None else cell for cell in places])
    return SpellView(
        SEATS[item.by], item.spell, targets, item.cell, item.row, item.distance, item.enchantment
    )


def _counting(position: Position, item: AttackItem, target: int) -> list[int]:
    places = [position.where(no) for no in item.fighters]
    return [cell for cell in places if cell is not None and reaches(position, cell, target)]


def _total(position: Position, cells: Sequence[int], target: int) -> int:
    dealt = [damage(position, cell, apart(cell, target) or 0, len(cells)) or 0 for cell in cells]
    return max(0, sum(dealt) - position.at(target).has("armour"))
