"""Matches for simulations."""

from __future__ import annotations

from typing import cast

from engine import chance
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.events import Event, Played
from engine.bald_mountain.game import BaldMountainGame, setup_of
from engine.bald_mountain.seating import SEATINGS, Mode, seats_of
from engine.core import Seat
from engine.simulation import Simulation


def _begin(mode: str, seed: int, number: int) -> tuple[Battle, int]:
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    battle, _ = BaldMountainGame().setup(setup_of(cast("Mode", mode)), deal)
    return battle, luck


def _turns(battle: Battle) -> int:
    return battle.turn


def _brought(event: Event) -> tuple[Seat, str] | None:
    return (event.seat, event.card) if isinstance(event, Played) else None


SIMULATION = Simulation(
    modes={mode: tuple("".join(seats_of(mode, side)) for side in (0, 1)) for mode in SEATINGS},
    begin=_begin,
    turns=_turns,
    brought=_brought,
)
