"""What events brought a seat: what people see at once of how good a turn was."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.clash import events as e
from engine.clash.battle import Battle
from engine.core import SEATS, Seat


def tally(battle: Battle, seat: Seat, events: Iterable[e.Event]) -> Mapping[str, int]:
    """Count victory, strongholds and creatures, the own side's losses below 0."""
    counts = dict.fromkeys(("won", "bastion", "damage", "kept", "felled", "saved", "entered"), 0)

    def is_foe(other: Seat) -> bool:
        return battle.seating.foes(SEATS.index(seat), SEATS.index(other))

    for event in events:
        match event:
            case e.GameEnded(winners):
                counts["won"] += seat in winners
            case e.BastionFell(hit) if is_foe(hit):
                counts["bastion"] += 1
            case e.StrongholdDamaged(hit, _, amount) if is_foe(hit):
                counts["damage"] += amount
            case e.StrongholdDamaged(hit, _, amount) if hit == seat:
                counts["kept"] -= amount
            case e.Destroyed(_, place) if is_foe(place.seat):
                counts["felled"] += 1
            case e.Destroyed(_, place) if place.seat == seat:
                counts["saved"] -= 1
            case e.Entered(_, place) if place.seat == seat:
                counts["entered"] += 1
    return counts
