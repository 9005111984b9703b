"""Matches for simulations, with either set-up."""

from __future__ import annotations

from typing import cast

from engine import chance
from engine.core import SEATS, Seat
from engine.simulation import Simulation
from engine.two_worlds.events import Event, SpellCast, Summoned
from engine.two_worlds.game import TwoWorldsGame, setup_of
from engine.two_worlds.match import Match
from engine.two_worlds.state import SetUp


def _begin(mode: str, seed: int, number: int) -> tuple[Match, int]:
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    match, _ = TwoWorldsGame().setup(setup_of(cast("SetUp", mode)), deal)
    return match, luck


def _turns(match: Match) -> int:
    return match.turn


def _brought(event: Event) -> tuple[Seat, str] | None:
    if isinstance(event, Summoned):
        return event.seat, event.card
    return (event.seat, event.spell) if isinstance(event, SpellCast) else None


def _first(match: Match) -> Seat:
    return SEATS[match.first]


SIMULATION = Simulation(
    modes={"basic": ("A", "B"), "draft": ("A", "B")},
    begin=_begin,
    turns=_turns,
    brought=_brought,
    first=_first,
)
