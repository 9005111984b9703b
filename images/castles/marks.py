"""The marks that events leave on a board: moves, aims, wounds, deaths, and new things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.castles import events as happened
from engine.castles.board import Mode, cell_named
from engine.castles.cards import Card, card
from engine.castles.events import Event
from engine.castles.view import CastlesView
from engine.core import Seat

ArrowKind = Literal["walk", "attack", "ability"]


@dataclass
class Marks:
    """The marks of a moment.

    Attributes:
        blows: Wounds in a cell; 0 if a shield broke.
        gone: The card that died in a cell.
        deeds: Sign of what else was done to a cell.
        fresh: Cells where something was just put.
        arrows: Arrows from a cell to a cell, or to the castle of a seat.
        wounds: Wounds that a castle has suffered; negative if healed.
        built: Ids of new buildings.
    """

    blows: dict[int, int] = field(default_factory=dict)
    gone: dict[int, Card] = field(default_factory=dict)
    deeds: dict[int, str] = field(default_factory=dict)
    fresh: set[int] = field(default_factory=set)
    arrows: list[tuple[int, int | Seat, ArrowKind]] = field(default_factory=list)
    wounds: dict[Seat, int] = field(default_factory=dict)
    built: set[str] = field(default_factory=set)

    def results(self, view: CastlesView) -> Marks:
        """Return wounds of castles and of creatures still in their cells, and deaths."""
        there = {creature.cell for creature in view.creatures}
        blows = {at: wounds for at, wounds in self.blows.items() if at in there - {*self.gone}}
        gone = {at: dead for at, dead in self.gone.items() if at not in there}
        return Marks(blows, gone, wounds=self.wounds)


def marks_of(events: Sequence[Event], mode: Mode) -> Marks:
    """Return the marks of these events, which are one moment."""
    marks = Marks()
    for event in events:
        _mark_ways(marks, event, mode)
        _mark_bodies(marks, event, mode)
        _mark_strength(marks, event, mode)
        _mark_places(marks, event, mode)
    return marks


def _mark_ways(marks: Marks, event: Event, mode: Mode) -> None:
    match event:
        case happened.Walked(cell=cell, to=to) | happened.Shifted(cell=cell, to=to):
            marks.arrows.append((cell_named(mode, cell), cell_named(mode, to), "walk"))
        case happened.Attacked(cell=cell, target=target):
            marks.arrows.append((cell_named(mode, cell), cell_named(mode, target), "attack"))
        case happened.CastleAttacked(cell=cell, castle=castle, damage=damage):
            marks.arrows.append((cell_named(mode, cell), castle, "attack"))
            marks.wounds[castle] = marks.wounds.get(castle, 0) + damage
        case happened.AbilityUsed(cell=cell, target=target):
            start = cell_named(mode, cell)
            marks.deeds[start] = "ability"
            if len(target) == 2 and cell_named(mode, target) != start:
                marks.arrows.append((start, cell_named(mode, target), "ability"))


def _mark_bodies(marks: Marks, event: Event, mode: Mode) -> None:
    match event:
        case happened.Wounded(cell=cell, wounds=wounds):
            at = cell_named(mode, cell)
            marks.blows[at] = marks.blows.get(at, 0) + wounds
        case happened.ShieldBroken(cell=cell):
            marks.blows.setdefault(cell_named(mode, cell), 0)
        case happened.Died(card=dead, cell=cell):
            marks.gone[cell_named(mode, cell)] = card(dead)
        case happened.CastleWounded(seat=seat, n=n):
            marks.wounds[seat] = marks.wounds.get(seat, 0) + n
        case happened.CastleHealed(seat=seat, n=n):
            marks.wounds[seat] = marks.wounds.get(seat, 0) - n


def _mark_strength(marks: Marks, event: Event, mode: Mode) -> None:
    match event:
        case happened.Healed(cell=cell):
            marks.deeds[cell_named(mode, cell)] = "heal"
        case happened.Strengthened(cell=cell, what=what):
            marks.deeds[cell_named(mode, cell)] = what
        case happened.Stunned(cell=cell):
            marks.deeds[cell_named(mode, cell)] = "stunned"
        case happened.Readied(cell=cell):
            marks.deeds[cell_named(mode, cell)] = "ready"
        case happened.Boosted(cell=cell, race=race):
            marks.deeds[cell_named(mode, cell)] = f"boost-{'orcs' if race == 'orcs' else 'humans'}"


def _mark_places(marks: Marks, event: Event, mode: Mode) -> None:
    match event:
        case (
            happened.Summoned(cell=cell)
            | happened.Risen(cell=cell)
            | happened.TileBuilt(cell=cell)
            | happened.TombstonePlaced(cell=cell)
        ):
            marks.fresh.add(cell_named(mode, cell))
        case happened.TileDestroyed(cell=cell):
            marks.deeds.setdefault(cell_named(mode, cell), "raze")
        case happened.Built(building=building):
            marks.built.add(building)
