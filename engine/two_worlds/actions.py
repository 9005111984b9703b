"""The moves (two-worlds.md 14) as values; their texts have no spaces.

Cells are numbers (`board`), in texts `u1` to `l7`.
"""

from __future__ import annotations

from typing import TypeAlias

from engine.core import record
from engine.two_worlds.board import ROWS, cell_name


@record
class Keep:
    """Keep this card during the set-up."""

    card: str

    def __str__(self) -> str:
        return self.card


@record
class Go:
    """Continue when there is nothing else to choose."""

    def __str__(self) -> str:
        return "go"


@record
class Summon:
    """Let the revealed warrior enter in this row."""

    row: int

    def __str__(self) -> str:
        return ROWS[self.row]


@record
class Attack:
    """Attack a cell from these cells, lowest column first; `hold` asks for a window afterwards."""

    cells: tuple[int, ...]
    target: int
    hold: bool = False

    def __str__(self) -> str:
        return f"{_cells(self.cells)}>{cell_name(self.target)}{'!' if self.hold else ''}"


@record
class Cast:
    """Cast a spell.

    What it names depends on the spell: `cells` one or two warriors, or a cell; `row` a row;
    `distance` how many cells a warrior moves; `enchantment` the one to remove from the warrior.
    Without any of these the target is the spell on top of the stack, or there is none.
    """

    spell: str
    cells: tuple[int, ...] = ()
    row: int = -1
    distance: int = 0
    enchantment: str = ""

    def __str__(self) -> str:
        if self.row >= 0:
            return f"{self.spell}@{ROWS[self.row]}"
        if not self.cells:
            return self.spell
        far = f":{self.distance}" if self.distance else ""
        named = f".{self.enchantment}" if self.enchantment else ""
        return f"{self.spell}@{_cells(self.cells)}{far}{named}"


@record
class Shift:
    """Move a warrior a cell forward or back by its ability."""

    cell: int
    forward: bool

    def __str__(self) -> str:
        return f"{cell_name(self.cell)}{'+' if self.forward else '-'}"


@record
class Shapeshift:
    """Let a Werewolf take the form of a warrior in the box."""

    cell: int
    form: str

    def __str__(self) -> str:
        return f"{cell_name(self.cell)}={self.form}"


@record
class Pass:
    """Do not respond."""

    def __str__(self) -> str:
        return "pass"


@record
class End:
    """End the action step."""

    def __str__(self) -> str:
        return "end"


@record
class Take:
    """Take a spell."""

    def __str__(self) -> str:
        return "take"


@record
class Swap:
    """Discard this spell and take two."""

    spell: str

    def __str__(self) -> str:
        return f"-{self.spell}"


Action: TypeAlias = (
    Keep | Go | Summon | Attack | Cast | Shift | Shapeshift | Pass | End | Take | Swap
)

GO, PASS, END, TAKE = Go(), Pass(), End(), Take()


def _cells(cells: tuple[int, ...]) -> str:
    return "+".join(map(cell_name, cells))
