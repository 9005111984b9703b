"""Puzzles of Battle of the Castles: a turn after its dice are rolled, without other chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.castles.actions import (
    Action,
    Activate,
    Build,
    BuildTile,
    PlayMagic,
    Summon,
    UseAbility,
    UsePower,
)
from engine.castles.board import cell_name, cells_of, side_of
from engine.castles.cards import OpKind
from engine.castles.dying import FALLEN
from engine.castles.events import Died, Event, Shifted
from engine.castles.game import CastlesGame
from engine.castles.match import Match
from engine.castles.position import PositionDocument
from engine.core import SEATS, Seat
from engine.documents import refuse
from engine.turn_puzzles import Progress, TurnGrimoire, TurnTask

_BY_CHANCE: frozenset[OpKind] = frozenset({"draw", "reroll", "skeleton"})
"""What turns up cards of the deck, or rolls dice."""


class CastlesTask(TurnTask[Match]):
    """A goal in its position; creatures are told apart by their cells."""

    game = CastlesGame()

    @classmethod
    def targets(cls, state: Match, solver: Seat) -> Mapping[str, str]:
        """Return the cells of the opponent's creatures."""
        side = side_of(SEATS.index(solver))
        cells = [cell_name(cell) for cell, each in state.creatures() if side_of(each.owner) != side]
        return {cell: cell for cell in cells}

    def still(self, state: Match, progress: Progress, events: Sequence[Event]) -> Progress:
        """Follow creatures that are moved, and leave out those that die."""
        left = [*progress]
        for event in events:
            if isinstance(event, Shifted) and event.cell in left:
                left[left.index(event.cell)] = event.to
            elif isinstance(event, Died) and event.cell in left:
                left.remove(event.cell)
        return tuple(left)

    def distance(self, state: Match) -> int:
        """Return the wounds that the opponent's castle can still take before it falls."""
        return max(1, FALLEN - state.wounds[1 - SEATS.index(self.seat)])

    def label(self, state: Match, action: Action) -> str:
        """Return a play by its cards: `archer`, `archer>imp`, `orc>castle`, `priestess!knight`."""

        def card(cell: int | None) -> str:
            there = None if cell is None else state.cells[cell]
            return there.card.id if there else ""

        match action:
            case Build(building):
                return building
            case BuildTile(tile, cell):
                return f"{tile}@{cell_name(cell)}"
            case Summon(summoned):
                return summoned
            case Activate(cell, _, target, castle):
                at = "castle" if castle is not None else card(target)
                return f"{card(cell)}>{at}" if at else card(cell)
            case UseAbility(cell, _, target):
                return f"{card(cell)}!{card(target)}"
            case PlayMagic(magic, target):
                cells = [cell for cell in range(cells_of(state.mode)) if cell_name(cell) == target]
                return f"{magic}!{card(cells[0]) if cells else target}"
            case UsePower(discarded, called, cell):
                return f"+{discarded}={called}" if called else f"+{discarded}@{card(cell)}"
        return ""


class CastlesGrimoire(TurnGrimoire[Match]):
    """The puzzles of Battle of the Castles."""

    sets = ("sieges",)
    position = PositionDocument
    tasks = CastlesTask

    def check(self, state: Match) -> None:
        """Raise `DocumentError` if the solver could draw or roll in this turn."""
        cards = {f"seats.{state.acting}.hand": [*state.hands[state.active]]}
        for cell, creature in state.creatures():
            if creature.owner == state.active:
                cards[f"board.{cell_name(cell)}"] = [creature.card]
        for path, there in cards.items():
            for card in there:
                kinds = {op.kind for op in card.ability.ops} if card.ability else set()
                refuse(kinds & _BY_CHANCE, path, f"{card.id} draws or rolls")
