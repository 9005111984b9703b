"""Views: all that a seat may know of a match (castles.md 10).

A view is the only outside access to a match.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.castles.actions import Action
from engine.castles.board import Mode
from engine.castles.cards import Card, Race, TileKind
from engine.core import EventBase, Outcome, Seat, record
from engine.steps import MoveStep


@record
class CreatureView:
    """A creature on the board, with its current values.

    It has `life` left of `most`. `damage` is that of its attack from afar, `near` at distance 1;
    `reach` and `move` include tower, gate and bonuses. `boost` is the race of the seat that put a
    card under it. `boost_card` is that card, and `under` a skeleton's card, if the viewer may know
    them. `ready` means that it is its owner's turn and it can be activated.
    """

    card: Card
    owner: Seat
    cell: int
    life: int
    most: int
    damage: int
    near: int
    reach: int
    move: int
    bonus_damage: int
    bonus_move: int
    shield: bool
    stunned: bool
    activated: bool
    ready: bool
    boost: Race | None
    boost_card: Card | None
    under: Card | None


@record
class TileView:
    """A tile on a cell."""

    kind: TileKind
    owner: Seat
    cell: int


@record
class CastleView:
    """A seat's castle and cards.

    `reserve` are the cards that its buildings have not unlocked yet, copies side by side; `deck`
    and `size` are the numbers of cards in deck and hand; `hand` is None for other viewers.
    """

    seat: Seat
    race: Race
    wounds: int
    buildings: tuple[str, ...]
    tiles: tuple[tuple[TileKind, int], ...]
    reserve: tuple[Card, ...]
    deck: int
    size: int
    hand: tuple[Card, ...] | None
    discard: tuple[Card, ...]


@record
class CastlesView:
    """A match as a viewer sees it; `viewer` None is a spectator.

    `playable` are the cards of the viewer's hand that can be summoned or played now, `usable` the
    cells of its creatures that can be activated, `builds` the buildings and tiles that it can
    build; all are empty if it can't act. `power` means that the power can be used.
    """

    viewer: Seat | None
    mode: Mode
    turn: int
    first: Seat
    active: Seat
    dice: tuple[int, ...]
    built: bool
    powered: bool
    castles: tuple[CastleView, ...]
    creatures: tuple[CreatureView, ...]
    tiles: tuple[TileView, ...]
    tombstones: tuple[int, ...]
    due: tuple[Seat, ...]
    playable: tuple[Card, ...]
    usable: tuple[int, ...]
    builds: tuple[str, ...]
    power: bool
    outcome: Outcome | None

    def castle(self, seat: Seat) -> CastleView:
        """Return a seat's castle and cards."""
        return next(castle for castle in self.castles if castle.seat == seat)

    def at(self, cell: int) -> CreatureView | None:
        """Return the creature in a cell; None without one."""
        return next((creature for creature in self.creatures if creature.cell == cell), None)

    def tile(self, cell: int) -> TileView | None:
        """Return the tile on a cell; None without one."""
        return next((tile for tile in self.tiles if tile.cell == cell), None)


CastlesStep: TypeAlias = MoveStep[CastlesView, EventBase, Action]
"""A step of a line of moves."""
