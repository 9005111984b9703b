"""The game: set-ups, positions and moves of matches."""

from __future__ import annotations

from typing import Any, Literal

from engine import chance
from engine.bald_mountain import position, turn
from engine.bald_mountain.actions import Action
from engine.bald_mountain.battle import Battle
from engine.bald_mountain.cards import CARDS
from engine.bald_mountain.events import Event
from engine.bald_mountain.seating import Mode, seats_of, side_of
from engine.bald_mountain.state import Leaving, seat
from engine.core import SEATS, Game, JsonObject, Seat
from engine.documents import Document, known_rules, read

RULES = 1
ENERGY, GEMS = 10, 2
"""The energy and gems that each side begins with (bald-mountain.md 2)."""


class Setup(Document):
    """The set-up of a match: its mode, and what happens if a mage of a team leaves (Ruling 33)."""

    ruleset: Literal["1"] = "1"
    mode: Mode
    leaving: Leaving = "stand_in"


class BaldMountainGame(Game):
    """The rules of Battle on the Bald Mountain."""

    id = "bald_mountain"

    @property
    def rules(self) -> int:
        """The newest version of the rules."""
        return RULES

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Battle, list[Event]]:
        """Shuffle, deal, and begin the first turn (bald-mountain.md 2)."""
        document = read(Setup, setup)
        known_rules(rules, RULES)
        battle = Battle(document.mode, document.leaving)
        battle.energy, battle.gems = [ENERGY, ENERGY], [GEMS, GEMS]
        deck = tuple(chance.shuffled(CARDS, chance.stream(seed, "deck")))
        battle.chance = chance.stream(seed, "picks")
        for number, count in enumerate(battle.seating.dealt):
            battle.hands[number], deck = deck[:count], deck[count:]
        battle.deck = deck
        turn.start(battle)
        battle.go_on()
        told, battle.events = battle.events, []
        return battle, told

    def dump(self, state: Battle) -> JsonObject:
        """Return the position as JSON."""
        return position.write(state)

    def load(self, document: object) -> Battle:
        """Return the match of a position document. Raises `DocumentError`."""
        return position.load(document)

    def read_move(self, state: Battle, text: str) -> tuple[Action, str]:
        """Read the first move of a line; return the rest too. Raises `IllegalAction`."""
        return state.read(text)

    def chapter(self, state: Battle) -> int:
        """Return the number of the turn."""
        return state.turn

    def asked(self, state: Battle) -> tuple[Seat, ...]:
        """Return the mage that has to answer in another mage's turn, if any."""
        if state.ended is not None or state.due == state.actor:
            return ()
        return (seat(state.due),)

    def winners_without(self, state: Battle, seat: Seat) -> tuple[Seat, ...] | None:
        """Return the winners if a mage leaves; None if the match continues.

        A mage without a team mate loses; in a team the match's options decide (Ruling 33).
        """
        side = side_of(SEATS.index(seat))
        if len(seats_of(state.mode, side)) == 1 or state.leaving == "lose":
            return seats_of(state.mode, 1 - side)
        return None


def setup_of(mode: Mode, leaving: Leaving = "stand_in") -> dict[str, Any]:
    """Return the set-up document of a match."""
    document: dict[str, Any] = {"ruleset": "1", "mode": mode}
    return document if leaving == "stand_in" else {**document, "leaving": leaving}
