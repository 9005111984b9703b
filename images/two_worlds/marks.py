"""The marks that events leave on a board: moves, damage, deeds, and warriors that left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.two_worlds import events as happened
from engine.two_worlds.board import cell_named
from engine.two_worlds.events import Event
from engine.two_worlds.view import AttackView, FighterView, SpellView, WorldsView

Gone = Literal["fallen", "saved", "returned"]


@dataclass
class Marks:
    """The marks of a moment; cells are their indices.

    Attributes:
        hits: Damage suffered in a cell.
        fresh: Cells of warriors that have just come or changed.
        deeds: Sign of what was done in a cell.
        gone: The warrior that has left a cell, and how.
        moves: Pairs of cells that a warrior has moved between.
        item: The item of the stack that is resolved; it may have left the stack already.
        is_past: Something has happened, so the board doesn't say what comes next.
    """

    hits: dict[int, int] = field(default_factory=dict)
    fresh: set[int] = field(default_factory=set)
    deeds: dict[int, str] = field(default_factory=dict)
    gone: dict[int, tuple[FighterView, Gone]] = field(default_factory=dict)
    moves: list[tuple[int, int]] = field(default_factory=list)
    item: AttackView | SpellView | None = None
    is_past: bool = False

    def results(self, view: WorldsView) -> Marks:
        """Return the damage of warriors that are still in their cells, and the fallen."""
        there = {fighter.cell for fighter in view.fighters}
        hits = {at: damage for at, damage in self.hits.items() if at in there - {*self.gone}}
        gone = {at: fate for at, fate in self.gone.items() if at not in there}
        return Marks(hits, gone=gone)


def marks_of(events: Sequence[Event], before: WorldsView) -> Marks:
    """Return the marks of these events, which follow the board `before` as one moment."""
    marks = Marks(is_past=True)
    for event in events:
        _mark_damage(marks, event, before)
        _mark_moves(marks, event)
        _mark_magic(marks, event)
    carried = any(
        isinstance(event, happened.Hit | happened.Enchanted | happened.Moved | happened.Returned)
        for event in events
    )
    if carried and before.stack:
        marks.item = before.stack[-1]
    return marks


def _mark_damage(marks: Marks, event: Event, before: WorldsView) -> None:
    match event:
        case happened.Hit(cell=cell, damage=damage):
            at = cell_named(cell)
            marks.hits[at] = marks.hits.get(at, 0) + damage
        case happened.Destroyed(card=card, cell=cell, saved=saved):
            _leave(marks, before, card, cell, "saved" if saved else "fallen")
        case happened.Returned(card=card, cell=cell):
            _leave(marks, before, card, cell, "returned")


def _leave(marks: Marks, before: WorldsView, card: str, cell: str, how: Gone) -> None:
    fighter = before.at(cell_named(cell))
    if fighter is not None and fighter.card.id == card:
        marks.gone[fighter.cell] = fighter, how


def _mark_moves(marks: Marks, event: Event) -> None:
    match event:
        case happened.Advanced(cell=cell, to=to) | happened.Moved(cell=cell, to=to):
            marks.moves.append((cell_named(cell), cell_named(to)))
        case happened.Summoned(cell=cell):
            marks.fresh.add(cell_named(cell))


def _mark_magic(marks: Marks, event: Event) -> None:
    match event:
        case happened.Enchanted(cell=cell, spell=spell):
            marks.fresh.add(cell_named(cell))
            marks.deeds[cell_named(cell)] = spell
        case happened.Disenchanted(cell=cell):
            marks.deeds[cell_named(cell)] = "dispel"
        case happened.Shaped(cell=cell):
            marks.fresh.add(cell_named(cell))
            marks.deeds[cell_named(cell)] = "shapeshift"
