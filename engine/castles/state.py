"""A position as plain data that is cheap to copy: lists by seat or cell of immutable values.

The rules are functions on it, in modules named after the sections of the rule book.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Self

from engine.castles.board import SEATS_OF, Mode, cell_name, cells_of, opposite, side_of
from engine.castles.cards import Card, Race, TileKind, Who
from engine.castles.dice import Dice
from engine.castles.events import Event
from engine.core import SEATS, Outcome, Seat, record


@record
class Boost:
    """A card face down under a creature, and the seat that put it there."""

    card: Card
    seat: int


@record
class Tile:
    """A tile on a cell."""

    kind: TileKind
    owner: int


@record
class Creature:
    """A creature on the board (castles.md 1).

    `under` is the card that a skeleton was; if it came `from_deck`, no seat has seen it.
    """

    card: Card
    owner: int
    wounds: int = 0
    boost: Boost | None = None
    bonus_life: int = 0
    bonus_damage: int = 0
    bonus_move: int = 0
    shield: bool = False
    stunned: bool = False
    activated: bool = False
    readied: bool = False
    under: Card | None = None
    from_deck: bool = False


class Board:
    """A position. Seats are numbers, 0 to 3; lists are by seat or by cell.

    - `races`; `wounds` of castles; `buildings` in the order in which they were built; `hands` in
      the order in which cards came; `decks` and `discards`, top first; `shuffles`, the states of
      the random streams; `built` and `powered`, whether the active seat has built and used its
      power this turn.
    - `cells` and `tiles`, by cell; `tombstones`, the cells that have one.
    - `dice`, unspent, the largest first; `chance`, the state of the stream of dice.
    """

    def __init__(self, mode: Mode, races: tuple[Race, ...]) -> None:
        seats = len(SEATS_OF[mode])
        self.mode: Mode = mode
        self.races = races
        self.turn = 1
        self.first = 0
        self.dice: Dice = ()
        self.chance = 0
        self.wounds = [0] * seats
        self.buildings: list[tuple[str, ...]] = [()] * seats
        self.hands: list[tuple[Card, ...]] = [()] * seats
        self.decks: list[tuple[Card, ...]] = [()] * seats
        self.discards: list[tuple[Card, ...]] = [()] * seats
        self.shuffles = [0] * seats
        self.built = False
        self.powered = False
        self.cells: list[Creature | None] = [None] * cells_of(mode)
        self.tiles: list[Tile | None] = [None] * cells_of(mode)
        self.tombstones: frozenset[int] = frozenset()
        self.ended: Outcome | None = None
        self.events: list[Event] = []

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.turn - 1) % len(self.wounds)

    def is_meant(self, who: Who, owner: int, seat: int) -> bool:
        """Return whether `who`, from a seat's point of view, includes things of this owner."""
        if who == "own":
            return owner == seat
        if who == "any":
            return True
        return (side_of(owner) == side_of(seat)) == (who == "ally")

    def creatures(self) -> Iterator[tuple[int, Creature]]:
        """Yield each creature with its cell, in the order of the cells."""
        for cell, creature in enumerate(self.cells):
            if creature is not None:
                yield cell, creature

    def places(self, number: int) -> Iterator[tuple[str, Card]]:
        """Yield every card of a seat that is not in its reserve, with the path of its place."""
        seat = f"seats.{SEATS[number]}"
        piles = {"hand": self.hands, "deck": self.decks, "discard": self.discards}
        for name, pile in piles.items():
            for place, card in enumerate(pile[number]):
                yield f"{seat}.{name}[{place}]", card
        for cell, creature in self.creatures():
            path = f"board.{cell_name(cell)}"
            if creature.owner == number:
                under = creature.under
                yield (f"{path}.card", creature.card) if under is None else (f"{path}.under", under)
            if creature.boost is not None and creature.boost.seat == number:
                yield f"{path}.boost.card", creature.boost.card

    def as_seen(self, cells: Iterable[int]) -> tuple[int, ...]:
        """Return cells in the active seat's order: line by line, from its own castle outwards.

        So the order of moves favours neither side.
        """
        return tuple(sorted(cells, key=opposite) if side_of(self.active) else sorted(cells))

    def at(self, cell: int) -> Creature:
        """Return the creature in an occupied cell."""
        creature = self.cells[cell]
        assert creature is not None, "somebody stands there"
        return creature

    def life(self, creature: Creature) -> int:
        """Return a creature's life without wounds: printed, permanent, and by the humans' power."""
        life = creature.card.life + creature.bonus_life
        boost = creature.boost
        return life + (boost is not None and self.races[boost.seat] == "humans")

    def change(self, cell: int, **facts: object) -> None:
        """Change fields of the creature in a cell."""
        self.cells[cell] = replace(self.at(cell), **facts)  # type: ignore[arg-type]

    def emit(self, event: Event) -> None:
        """Record an event."""
        self.events.append(event)

    def copied_from(self, other: Board) -> Self:
        """Copy everything but the events from another position; return this one."""
        self.turn, self.first = other.turn, other.first
        self.dice, self.chance = other.dice, other.chance
        self.wounds, self.buildings = other.wounds[:], other.buildings[:]
        self.hands, self.decks, self.discards = other.hands[:], other.decks[:], other.discards[:]
        self.shuffles, self.built, self.powered = other.shuffles[:], other.built, other.powered
        self.cells, self.tiles = other.cells[:], other.tiles[:]
        self.tombstones, self.ended = other.tombstones, other.ended
        return self


def seat(number: int) -> Seat:
    """Return the letter of a seat."""
    return SEATS[number]
