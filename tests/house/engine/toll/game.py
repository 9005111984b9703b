"""The game: set-ups and positions as documents."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from engine import chance
from engine.core import Game, JsonObject, Seat
from engine.documents import Document, DocumentError, known_rules, read, versioned
from house.engine.toll import moves
from house.engine.toll.events import Event, TurnBegan
from house.engine.toll.rules import KEEPER, ORDERS, STONES, River, Toll


class Setup(Document):
    """The number of seats, and the kind of river."""

    seats: Literal[2, 3]
    river: River = "calm"


class Position(Setup):
    """A position: all attributes of `Toll`."""

    format: Literal[1]
    game: Literal["toll"]
    health: list[int]
    coins: list[int]
    stones: list[list[int]]
    roads: list[Literal["ford", "boat", "plank"] | None]
    round: int = Field(ge=1)
    step: int = Field(ge=0, le=4)
    laid: int = Field(ge=0)
    asks: int = Field(ge=0)
    asked: tuple[Seat, int] | None = None
    dice: int = Field(ge=0, lt=1 << 64)
    bag: int = Field(ge=0, lt=1 << 64)


class TollGame(Game):
    """The rules of Toll."""

    id = "toll"

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Toll, list[Event]]:
        """Return a match in which all have three stones and are to choose a road."""
        document = read(Setup, setup)
        known_rules(rules, self.rules)
        dice, bag = (chance.stream(seed, f"toll {use}") for use in ("dice", "bag"))
        state = Toll(document.seats, document.river, dice, bag)
        for number in range(document.seats):
            state.draw(number, STONES)
        return state, [TurnBegan(None, 1)]

    def dump(self, state: Toll) -> JsonObject:
        """Return the position as JSON."""
        document: JsonObject = {"format": 1, "game": self.id, "seats": len(state.seats)}
        for name in state.__slots__:
            value = getattr(state, name)
            if name == "stones":
                value = [list(stones) for stones in value]
            document[name] = list(value) if isinstance(value, (list, tuple)) else value
        return document

    def load(self, document: object) -> Toll:
        """Read a position of a match that isn't over. Raises `DocumentError`."""
        facts = {**versioned(document, "position")}
        if isinstance(facts.get("asked"), list):
            facts["asked"] = tuple(facts["asked"])
        position = read(Position, facts)
        for name in ("health", "coins", "stones", "roads"):
            if len(getattr(position, name)) != position.seats:
                raise DocumentError(name, f"one for each of {position.seats} seats")
        if position.step > len(ORDERS[position.seats]):
            raise DocumentError("step", "there is no such turn in a round")
        state = Toll(position.seats, position.river, position.dice, position.bag)
        for name in state.__slots__:
            setattr(state, name, getattr(position, name))
        state.stones = [tuple(stones) for stones in position.stones]
        for name in ("health", "coins", "roads"):
            setattr(state, name, list(getattr(position, name)))
        if state.outcome() is not None:
            raise DocumentError("health", "this match is over")
        return state

    def read_move(self, state: Any, text: str) -> tuple[moves.Move, str]:
        """Return the first move of a line."""
        return moves.read(text)

    def turn_number(self, state: Toll) -> int:
        """Return the number of the turn, or of the choice of roads."""
        return (state.round - 1) * (len(ORDERS[len(state.seats)]) + 1) + state.step

    def asked(self, state: Toll) -> tuple[Seat, ...]:
        """Return the seats that are asked for coins."""
        return (state.asked[0],) if state.asked else ()

    def winners_without(self, state: Toll, seat: Seat) -> tuple[Seat, ...] | None:
        """Return the travellers without the keeper; of two travellers the bot takes one over."""
        if seat == KEEPER or len(state.seats) == 2:
            return tuple(state.others(seat))
        return None
