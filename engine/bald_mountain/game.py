"""The game: set-ups, positions and moves of matches."""

from __future__ import annotations

from typing import Literal

from engine import chance
from engine.bald_mountain import endings, turn
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import CARDS
from engine.bald_mountain.events import Event
from engine.bald_mountain.position import PositionDocument
from engine.bald_mountain.seating import Mode, seats_of, side_of
from engine.bald_mountain.state import Leaving, seat
from engine.core import SEATS, JsonObject, Seat, seats_ahead
from engine.documents import Document
from engine.turn_games import TurnGame

ENERGY, GEMS = 10, 2
"""The energy and gems that each side begins with (bald-mountain.md 2)."""


class Setup(Document):
    """The set-up of a match: its mode, and what happens if a mage of a team leaves (Ruling 33)."""

    ruleset: Literal["1"] = "1"
    mode: Mode
    leaving: Leaving = "stand_in"


class BaldMountainGame(TurnGame):
    """The rules of Battle on the Bald Mountain."""

    id = "bald_mountain"
    setups = Setup
    positions = PositionDocument

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[Battle, list[Event]]:
        """Shuffle, deal, and begin the first turn (bald-mountain.md 2)."""
        battle = Battle(setup.mode, setup.leaving)
        battle.energy, battle.gems = [ENERGY, ENERGY], [GEMS, GEMS]
        deck = tuple(chance.shuffled(CARDS, chance.stream(seed, "deck")))
        battle.chance = chance.stream(seed, "picks")
        for number, count in enumerate(battle.seating.dealt):
            battle.hands[number], deck = deck[:count], deck[count:]
        battle.deck = deck
        turn.start(battle)
        battle.go_on()
        events, battle.events = battle.events, []
        return battle, events

    def asked(self, state: Battle) -> tuple[Seat, ...]:
        """Return the mage that has to answer in another mage's turn, if any."""
        if state.ended is not None or state.mover == state.actor:
            return ()
        return (seat(state.mover),)

    def winners_without(self, state: Battle, seat: Seat) -> tuple[Seat, ...] | None:
        """Return the winners if a mage leaves; None if the match continues.

        A mage without a team mate loses; in a team the match's options decide (Ruling 33).
        """
        side = side_of(SEATS.index(seat))
        if len(seats_of(state.mode, side)) == 1 or state.leaving == "lose":
            return seats_of(state.mode, 1 - side)
        return None

    def winners_now(self, state: Battle) -> tuple[Seat, ...]:
        """Return the side with more gems, then with more energy (Ruling M44)."""
        seats = range(len(state.seats))
        return seats_ahead([endings.worth(state, side_of(number)) for number in seats])


def setup_of(mode: Mode, leaving: Leaving = "stand_in") -> JsonObject:
    """Return the set-up document of a match."""
    return Setup.document_of(None, always=("ruleset",), mode=mode, leaving=leaving)
