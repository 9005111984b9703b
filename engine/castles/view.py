"""What somebody may know of a match: the only way to look at it from outside (castles.md 10)."""

from __future__ import annotations

from engine.castles.board import Mode
from engine.castles.cards import Card, Race, TileKind
from engine.core import Outcome, Seat, record


@record
class CreatureView:
    """A creature on the board, as it is now.

    It has `life` left of `most`, `damage` of its attack from afar and `near` (beside the target),
    `reach` and `move` with tower, gate and bonuses. `boost`: the race of who put a card under it,
    `boost_card` and `under` are that card and a skeleton's, as far as the viewer may know them.
    `ready`: it is its owner's turn and it can be activated.
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
    """A seat: its castle and what it holds.

    `reserve` are the cards that its buildings have not unlocked yet, copies side by side; `hand` is
    None for others.
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
    """The whole match; `viewer` None is a spectator.

    `spent` are the dice of this turn that are used up, as many as are missing of four (their values
    are not remembered). `playable` are the cards of the viewer's hand that can be summoned or
    played now, `usable` the cells of its creatures that can be activated now, `builds` the
    buildings and tiles that can be built, all empty for who is not due; `power`: the power can be
    used.
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
        """Return the view of a seat."""
        return next(castle for castle in self.castles if castle.seat == seat)

    def at(self, cell: int) -> CreatureView | None:
        """Who stands on a cell."""
        return next((creature for creature in self.creatures if creature.cell == cell), None)

    def tile(self, cell: int) -> TileView | None:
        """Return the tile that lies on a cell, None without one."""
        return next((tile for tile in self.tiles if tile.cell == cell), None)
