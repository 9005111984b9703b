"""The common base of games whose set-ups and positions are documents with models."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from engine.core import Event, Game, JsonObject, State
from engine.documents import Document, known_rules, read, versioned


class PositionModel(Document):
    """The base of models of positions, which write and load them."""

    format: Literal[1]
    game: str

    @property
    def version(self) -> int | None:
        """The version of the rules that it names; None if it names none."""
        return None

    @classmethod
    @abstractmethod
    def write(cls, state: Any) -> JsonObject:
        """Return the position as JSON."""

    @abstractmethod
    def load(self) -> State:
        """Return the match, after all automatic steps. Raises `DocumentError`."""


class TurnGame(Game):
    """A game with the models `setups` and `positions`, whose states read moves and count turns."""

    setups: ClassVar[type[Document]]
    positions: ClassVar[type[PositionModel]]

    @abstractmethod
    def begin(self, setup: Any, seed: int, rules: int) -> tuple[State, Sequence[Event]]:
        """Set up a match by its document; return as `setup` does."""

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Any, Sequence[Event]]:
        """Set up a match; return the first position and the events that led to it."""
        version = known_rules(rules, self.rules)
        return self.begin(read(self.setups, setup), seed, version)

    def dump(self, state: Any) -> JsonObject:
        """Return the position as JSON."""
        return self.positions.write(state)

    def load(self, document: object) -> Any:
        """Return the match of a position document. Raises `DocumentError`."""
        position = read(self.positions, versioned(document, "position"))
        known_rules(position.version, self.rules)
        return position.load()

    def read_move(self, state: Any, text: str) -> tuple[Any, str]:
        """Read the first move of a line; return the rest too. Raises `IllegalAction`."""
        found: tuple[Any, str] = state.read(text)
        return found

    def turn_number(self, state: Any) -> int:
        """Return the number of the turn."""
        turn: int = state.turn
        return turn
