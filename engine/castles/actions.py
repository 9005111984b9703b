"""The moves (castles.md 14) as values; their texts have no spaces.

Cells and seats are numbers; payments are dice, the smallest first.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.castles.board import cell_name
from engine.castles.cards import TileKind
from engine.castles.dice import Dice
from engine.core import SEATS, record


@record
class Build:
    """Put a building on the player's mat: `barracks/6`."""

    building: str
    paid: Dice

    def __str__(self) -> str:
        return f"{self.building}{_paid(self.paid)}"


@record
class BuildTile:
    """Put a tile on the board: `tower@a1/2+4`."""

    tile: TileKind
    cell: int
    paid: Dice

    def __str__(self) -> str:
        return f"{self.tile}@{cell_name(self.cell)}{_paid(self.paid)}"


@record
class Summon:
    """Summon a creature from the hand to the player's edge column: `archer@b1/5`."""

    card: str
    cell: int
    paid: Dice

    def __str__(self) -> str:
        return f"{self.card}@{cell_name(self.cell)}{_paid(self.paid)}"


@record
class Activate:
    """Move a creature to a cell (its current cell: it stays), and possibly attack.

    It attacks a creature's cell or a seat's castle: `b1>b2*c4/2`, `b1*B/3`.
    """

    cell: int
    to: int
    target: int | None
    castle: int | None
    paid: Dice

    def __str__(self) -> str:
        at = ""
        if self.target is not None:
            at = f"*{cell_name(self.target)}"
        elif self.castle is not None:
            at = f"*{SEATS[self.castle]}"
        return f"{_way(self.cell, self.to)}{at}{_paid(self.paid)}"


@record
class UseAbility:
    """Move a creature to a cell, then use its ability.

    The ability may target a creature or cell and may move the target: `b1>b2!c4>c5/5`.
    """

    cell: int
    to: int
    target: int | None
    dest: int | None
    paid: Dice

    def __str__(self) -> str:
        at = "" if self.target is None else cell_name(self.target)
        dest = "" if self.dest is None else f">{cell_name(self.dest)}"
        return f"{_way(self.cell, self.to)}!{at}{dest}{_paid(self.paid)}"


@record
class PlayMagic:
    """Play a magic card from the hand.

    It may target a creature's cell, a line or a card of the discard pile: `fireball!c4/8`,
    `volley!b/5`, `raise_dead!zombie/2`.
    """

    card: str
    target: str
    paid: Dice

    def __str__(self) -> str:
        return f"{self.card}!{self.target}{_paid(self.paid)}"


@record
class UsePower:
    """Use the power of the player's race.

    A card goes under a creature or becomes a skeleton, `+militia@b2`; with `called`, that creature
    is summoned for the card, `+imp=archdemon@b1`.
    """

    card: str
    called: str
    cell: int

    def __str__(self) -> str:
        called = f"={self.called}" if self.called else ""
        return f"+{self.card}{called}@{cell_name(self.cell)}"


@record
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


Action: TypeAlias = Build | BuildTile | Summon | Activate | UseAbility | PlayMagic | UsePower | End

END = End()


def _paid(paid: Dice) -> str:
    return f"/{'+'.join(map(str, paid))}"


def _way(cell: int, to: int) -> str:
    return cell_name(cell) if to == cell else f"{cell_name(cell)}>{cell_name(to)}"
