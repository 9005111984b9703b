"""A position as plain data that is cheap to copy: lists by seat or cell of immutable values.

The rules are functions on it, in modules named after the sections of the rule book.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Literal, Self, TypeAlias

from engine.core import SEATS, Outcome, Seat, record
from engine.two_worlds.board import CELLS, row_of
from engine.two_worlds.cards import Ability, Rank, Spell, Warrior
from engine.two_worlds.events import Event

Step = Literal["picks", "start", "summon", "action", "draw"]
SetUp = Literal["basic", "draft"]


@record
class Enchantment:
    """A spell on a warrior, and the seat from whose deck it came."""

    spell: Spell
    deck: int


@record
class Fighter:
    """A warrior in play.

    `no` is its number, `damage` what it has suffered in this turn; `shifted` and `shaped` mean that
    it used that ability in this turn; `form` is the form of a Werewolf.
    """

    no: int
    card: Warrior
    owner: int
    damage: int = 0
    enchantments: tuple[Enchantment, ...] = ()
    shifted: bool = False
    shaped: bool = False
    form: Warrior | None = None

    @property
    def looks(self) -> Warrior:
        """The card whose values it has: its form's, else its printed one."""
        return self.form or self.card

    @property
    def is_silenced(self) -> bool:
        """True if it has lost its ability and its printed flying."""
        return any(lies.spell.id == "neutralization" for lies in self.enchantments)

    def has(self, ability: Ability) -> bool:
        """Return whether it has this ability now.

        A Werewolf has its printed ability and that of its form.
        """
        if self.card.ability != ability and (self.form is None or self.form.ability != ability):
            return False
        return not self.enchantments or not self.is_silenced


@record
class AttackItem:
    """An attack on the stack; `target` and `fighters` are numbers of warriors."""

    by: int
    target: int
    fighters: tuple[int, ...]
    hold: bool


@record
class SpellItem:
    """A spell on the stack: its controller, and the seat from whose deck it came.

    `targets` are numbers of warriors; `cell`, `row`, `distance` and `enchantment` are set if the
    spell names them.
    """

    by: int
    deck: int
    spell: Spell
    targets: tuple[int, ...] = ()
    cell: int = -1
    row: int = -1
    distance: int = 0
    enchantment: str = ""


Item: TypeAlias = AttackItem | SpellItem


class Position:
    """A position (two-worlds.md 1). Seats are 0 (A) and 1 (B); lists are by seat.

    - `cells`: the warriors by cell. `serial`: the highest number given to a warrior.
    - `warriors`, `spells`: decks, top first; `fallen`, `cast`: their discard piles, the latest
      first; `hands`: spells in the order in which they came.
    - `box`: cards out of the game, in the order of the list; `spent`: forms that were used up.
    - `stack`: bottom first; `window`: the seat that may respond to its top item.
    - `quiet`: turns in a row without an event; `eventful`: this turn has had one.
    - `deathless`: warriors that were saved by their ability.
    - during the picks (`rank`, `seed`), by seat: `packets`, `kept`, and in a draft `picked`.
    """

    def __init__(self, setup: SetUp, second_player_spells: int = 2) -> None:
        self.setup: SetUp = setup
        self.second_player_spells = second_player_spells
        self.turn = 1
        self.first = 0
        self.step: Step = "picks"
        self.cells: list[Fighter | None] = [None] * CELLS
        self.serial = 0
        self.warriors: list[tuple[Warrior, ...]] = [(), ()]
        self.fallen: list[tuple[Warrior, ...]] = [(), ()]
        self.spells: list[tuple[Spell, ...]] = [(), ()]
        self.hands: list[tuple[Spell, ...]] = [(), ()]
        self.cast: list[tuple[Spell, ...]] = [(), ()]
        self.box: tuple[Warrior, ...] = ()
        self.spent: tuple[Warrior, ...] = ()
        self.attacked = False
        self.stack: tuple[Item, ...] = ()
        self.window: int | None = None
        self.quiet = 0
        self.eventful = False
        self.deathless: tuple[Warrior, ...] = ()
        self.seed = 0
        self.rank: Rank = "champion"
        self.packets: list[tuple[Warrior, ...]] = [(), ()]
        self.kept: list[tuple[Warrior, ...]] = [(), ()]
        self.picked: list[Warrior | None] = [None, None]
        self.ended: Outcome | None = None
        self.events: list[Event] = []

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return (self.first + self.turn - 1) % 2

    def fighters(self, owner: int | None = None) -> Iterator[tuple[int, Fighter]]:
        """Yield the warriors of one owner, or of both, with their cells, in cell order."""
        for cell, fighter in enumerate(self.cells):
            if fighter is not None and (owner is None or fighter.owner == owner):
                yield cell, fighter

    def seen_from(self, number: int) -> list[tuple[int, Fighter]]:
        """Return all warriors in a seat's order: row by row from its portal.

        So the order of moves favours neither seat.
        """
        rows = [list(self.fighters())]
        if number == 1:
            rows = [list(group)[::-1] for _, group in groupby(rows[0], key=_row)]
        return [found for row in rows for found in row]

    def where(self, no: int) -> int | None:
        """Return the cell of the warrior with this number; None if it has left play."""
        for cell, fighter in enumerate(self.cells):
            if fighter is not None and fighter.no == no:
                return cell
        return None

    def at(self, cell: int) -> Fighter:
        """Return the warrior in an occupied cell."""
        fighter = self.cells[cell]
        assert fighter is not None, "somebody stands there"
        return fighter

    def emit(self, event: Event) -> None:
        """Record an event."""
        self.events.append(event)

    def copied_from(self, other: Position) -> Self:
        """Copy everything but the events from another position; return this one."""
        self.turn, self.first, self.step = other.turn, other.first, other.step
        self.cells, self.serial = other.cells[:], other.serial
        self.warriors, self.fallen = other.warriors[:], other.fallen[:]
        self.spells, self.hands, self.cast = other.spells[:], other.hands[:], other.cast[:]
        self.box, self.spent, self.attacked = other.box, other.spent, other.attacked
        self.stack, self.window = other.stack, other.window
        self.quiet, self.eventful, self.deathless = other.quiet, other.eventful, other.deathless
        self.seed, self.rank = other.seed, other.rank
        self.packets, self.kept, self.picked = other.packets[:], other.kept[:], other.picked[:]
        self.ended = other.ended
        return self


def _row(found: tuple[int, Fighter]) -> int:
    return row_of(found[0])


def seat(number: int) -> Seat:
    """Return the letter of a seat."""
    return SEATS[number]
