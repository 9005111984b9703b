"""The game: set-ups, positions and moves of matches."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine.core import JsonObject, Seat
from engine.documents import Document
from engine.turn_games import TurnGame
from engine.two_worlds import picking, turn
from engine.two_worlds.events import Event
from engine.two_worlds.match import Match
from engine.two_worlds.position import PositionDocument
from engine.two_worlds.state import SetUp, seat


class Setup(Document):
    """The set-up: how armies are picked, and the second player's number of spells (Ruling 4)."""

    ruleset: Literal["1"] = "1"
    mode: Literal["duel"]
    setup: SetUp = "basic"
    second_player_spells: int = Field(2, ge=2, le=3)


class TwoWorldsGame(TurnGame):
    """The rules of Duel of Two Worlds."""

    id = "two_worlds"
    setups = Setup
    positions = PositionDocument

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[Match, list[Event]]:
        """Deal the champions, from which both seats choose (two-worlds.md 2)."""
        match = Match(setup.setup, setup.second_player_spells)
        picking.begin(match, seed)
        match.go_on()
        events, match.events = match.events, []
        return match, events

    def turn_number(self, state: Match) -> int:
        """Return the number of the turn; 0 for the picks."""
        return 0 if state.step == "picks" else state.turn

    def asked(self, state: Match) -> tuple[Seat, ...]:
        """Return the seat that has a window in the other's turn, if any."""
        if state.ended is not None or state.window is None or state.window == state.active:
            return ()
        return (seat(state.window),)

    def winners_now(self, state: Match) -> tuple[Seat, ...]:
        """Return the seat with more warriors left, then with the most advanced one (Ruling W49)."""
        return turn.leaders(state)


def setup_of(setup: SetUp = "basic", second_player_spells: int = 2) -> JsonObject:
    """Return the set-up document of a match."""
    spells = second_player_spells
    return Setup.document_of(
        None, always=("ruleset", "setup"), setup=setup, second_player_spells=spells
    )
