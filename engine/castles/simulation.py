"""Matches for simulations: all pairings of races in rotation."""

from __future__ import annotations

from itertools import product
from typing import cast

from engine import chance
from engine.castles.board import SEATS_OF, Mode, seats_of_side
from engine.castles.cards import RACES
from engine.castles.events import Event, MagicPlayed, Summoned
from engine.castles.game import CastlesGame, setup_of
from engine.castles.match import Match
from engine.core import SEATS, Seat
from engine.simulation import Simulation

_PAIRINGS = tuple(product(RACES, repeat=2))


def _begin(mode: str, seed: int, number: int) -> tuple[Match, int]:
    luck = chance.stream(seed, f"simulation {mode} {number}")
    deal, luck = chance.draw(luck, 1 << 62)
    known = cast("Mode", mode)
    # The seats of a side have races that are adjacent in the list.
    races = {
        letter: RACES[(RACES.index(_PAIRINGS[number // 2 % 16][place % 2]) + place // 2) % 4]
        for place, letter in enumerate(SEATS_OF[known])
    }
    first = SEATS_OF[known][number % 2]
    match, _ = CastlesGame().setup(setup_of(known, races, first), deal)
    return match, luck


def _turns(match: Match) -> int:
    return match.turn


def _brought(event: Event) -> tuple[Seat, str] | None:
    return (event.seat, event.card) if isinstance(event, Summoned | MagicPlayed) else None


def _first(match: Match) -> Seat:
    return SEATS[match.first]


SIMULATION = Simulation(
    modes={mode: tuple("".join(seats_of_side(mode, side)) for side in (0, 1)) for mode in SEATS_OF},
    begin=_begin,
    turns=_turns,
    brought=_brought,
    first=_first,
)
