"""The creatures in play, as goals name them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.clash.actions import LANES, LOWER, UPPER, Place, place
from engine.clash.battle import Battle
from engine.clash.state import Creature
from engine.core import SEATS

Kingdom = tuple[tuple[str, ...], tuple[str, ...]]
"""The creatures of a seat in its upper and its lower lane, from the bridge to the rear.

Each is the id of its card; a pair is `host+symbiote`.
"""


def places_of(battle: Battle, seats: Iterable[int]) -> tuple[Place, ...]:
    """Return the places of all creatures of these seats."""
    return tuple(
        place(seat, lane, position)
        for seat in seats
        for lane, creatures in enumerate(battle.players[seat].lanes)
        for position in range(len(creatures))
    )


def kingdoms_of(battle: Battle) -> tuple[Kingdom, ...]:
    """Return the creatures of all seats as a goal names them."""
    return tuple(
        (_names(player.lanes[UPPER]), _names(player.lanes[LOWER])) for player in battle.players
    )


def other_lanes(battle: Battle, wanted: Sequence[Kingdom]) -> tuple[str, ...]:
    """Return the lanes in which other creatures are in play than wanted, such as `bu`."""
    return tuple(
        f"{SEATS[seat].lower()}{LANES[lane][0]}"
        for seat, (there, kingdom) in enumerate(zip(kingdoms_of(battle), wanted, strict=True))
        for lane in (UPPER, LOWER)
        if there[lane] != kingdom[lane]
    )


def _names(creatures: Sequence[Creature]) -> tuple[str, ...]:
    return tuple("+".join(card.id for card in reversed(each.cards)) for each in creatures)
