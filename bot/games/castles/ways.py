"""The way to a move: the values that are chosen one after another until the move is complete.

b1                          the creature in this cell
b1 c4, b1 B                 attacks a creature, a castle
b1 go b2 c4, b1 go b2 stop  moves first, then attacks or stops
b1 use c4 c5                uses its ability on a target, which moves to a cell
summon archer b1            kinds, cards, buildings and cells
b1 dice 2+4 c4              any of these with other dice than the default payment
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, TypeAlias, TypeVar, get_args

from engine.castles.actions import (
    Action,
    Activate,
    Build,
    BuildTile,
    End,
    PlayMagic,
    Summon,
    UseAbility,
    UsePower,
)
from engine.castles.board import cell_name
from engine.castles.dice import Dice
from engine.core import SEATS

Way: TypeAlias = "tuple[str, ...]"
Found = TypeVar("Found")

Kind = Literal["summon", "magic", "build", "power"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""What can be chosen first, besides the player's creatures."""
GO, STOP, USE, DICE = "go", "stop", "use", "dice"
"""Values: move to a cell, stop there, use the ability, pay with other dice."""


def way_to(action: Action) -> Way:
    """Return the values that make up this move, without its payment."""
    match action:
        case Build(building=building):
            return "build", building
        case BuildTile(tile=tile, cell=cell):
            return "build", tile, cell_name(cell)
        case Summon(card=card, cell=cell):
            return "summon", card, cell_name(cell)
        case PlayMagic(card=card, target=target):
            return ("magic", card, target) if target else ("magic", card)
        case UsePower(card=card, called=called, cell=cell):
            given = (card, called) if called else (card,)
            return "power", *given, cell_name(cell)
        case Activate() | UseAbility():
            return _activation(action)
        case End():
            raise ValueError("the end of a turn is not chosen")


def _activation(action: Activate | UseAbility) -> Way:
    way = [cell_name(action.cell)]
    if action.to != action.cell:
        way += [GO, cell_name(action.to)]
    if isinstance(action, UseAbility):
        chosen = [cell for cell in (action.target, action.dest) if cell is not None]
        return *way, USE, *map(cell_name, chosen)
    if action.target is not None:
        return *way, cell_name(action.target)
    return *way, STOP if action.castle is None else SEATS[action.castle]


def paid_by(action: Action) -> Dice:
    """Return the dice that pay for an action; empty if it is free."""
    return getattr(action, "paid", ())


def by_way(actions: Iterable[Action], first: str) -> dict[Way, list[Action]]:
    """Return the actions whose way begins with this value, by the rest of the way.

    Each way has its actions with all payments, the default one first (as the rules list them).
    """
    found: dict[Way, list[Action]] = {}
    for action in actions:
        if not isinstance(action, End):
            way = way_to(action)
            if way[0] == first:
                found.setdefault(way[1:], []).append(action)
    return found


def below(ways: Mapping[Way, Found], chosen: Sequence[str]) -> dict[Way, Found]:
    """Return the ways that begin with the chosen values, without these.

    If a creature can only move, `GO` is skipped.
    """
    left = _going(dict(ways))
    for value in chosen:
        left = _going({way[1:]: found for way, found in left.items() if way and way[0] == value})
    return left


def _going(ways: dict[Way, Found]) -> dict[Way, Found]:
    if ways and all(len(way) > 1 and way[0] == GO for way in ways):
        return {way[1:]: found for way, found in ways.items()}
    return ways
