"""The game: set-ups, positions and moves of matches."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from engine.core import Game, JsonObject, Seat
from engine.documents import Document, known_rules, read
from engine.two_worlds import picking, position
from engine.two_worlds.actions import Action
from engine.two_worlds.events import Event
from engine.two_worlds.match import Match
from engine.two_worlds.state import SetUp, seat

RULES = 1


class Setup(Document):
    """The set-up: how armies are picked, and the second player's number of spells (Ruling 4)."""

    ruleset: Literal["1"] = "1"
    mode: Literal["duel"]
    setup: SetUp = "basic"
    second_player_spells: int = Field(2, ge=2, le=3)


class TwoWorldsGame(Game):
    """The rules of Duel of Two Worlds."""

    id = "two_worlds"

    @property
    def rules(self) -> int:
        """The newest version of the rules."""
        return RULES

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Match, list[Event]]:
        """Deal the champions, from which both seats choose (two-worlds.md 2)."""
        document = read(Setup, setup)
        known_rules(rules, RULES)
        match = Match(document.setup, document.second_player_spells)
        picking.begin(match, seed)
        match.go_on()
        told, match.events = match.events, []
        return match, told

    def dump(self, state: Match) -> JsonObject:
        """Return the position as JSON."""
        return position.write(state)

    def load(self, document: object) -> Match:
        """Return the match of a position document. Raises `DocumentError`."""
        return position.load(document)

    def read_move(self, state: Match, text: str) -> tuple[Action, str]:
        """Read the first move of a line; return the rest too. Raises `IllegalAction`."""
        return state.read(text)

    def chapter(self, state: Match) -> int:
        """Return the number of the turn; 0 for the picks."""
        return 0 if state.step == "picks" else state.turn

    def asked(self, state: Match) -> tuple[Seat, ...]:
        """Return the seat that has a window in the other's turn, if any."""
        if state.ended is not None or state.window is None or state.window == state.active:
            return ()
        return (seat(state.window),)


def setup_of(setup: SetUp = "basic", second_player_spells: int = 2) -> dict[str, Any]:
    """Return the set-up document of a match."""
    document: dict[str, Any] = {"ruleset": "1", "mode": "duel", "setup": setup}
    if second_player_spells != 2:
        document["second_player_spells"] = second_player_spells
    return document
