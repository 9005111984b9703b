"""Clash of Decks as a game: set-up, documents and moves (`engine.core.Game`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from .. import chance
from ..core import SEATS, JsonObject, Seat
from ..documents import Document, DocumentError, read
from . import moves, position, turn
from .actions import Action
from .decks import read_deck
from .duel import Duel
from .events import CoinTossed, Event
from .state import Player

DEFAULT_TURN_LIMIT = 60
"""Own turns each until a match is a draw (Ruling 21). Matches set it; positions need not."""


class Config(Document):
    """The `config` of a match record."""

    chance: Literal["splitmix64"] = chance.ALGORITHM  # type: ignore[assignment]
    options: position.Options = position.Options()


class Setup(Document):
    """What a duel is set up from."""

    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    config: Config
    decks: dict[str, list[str]]


class ClashOfDecks:
    """The rules of Clash of Decks, version 1.2."""

    id = "clash"
    modes = ("duel",)

    def setup(self, setup: JsonObject, seed: int) -> tuple[Duel, list[Event]]:
        """Shuffle both decks, toss the coin, begin the first turn (clash-of-decks.md 2)."""
        read_setup = read(Setup, setup)
        if sorted(read_setup.decks) != list(SEATS[:2]):
            raise DocumentError("decks", "a duel has the seats A and B")
        first, second = (
            Player(
                chance.shuffled(
                    read_deck(read_setup.decks[seat], f"decks.{seat}"),
                    chance.stream(seed, f"deck {seat}"),
                )
            )
            for seat in SEATS[:2]
        )
        duel = Duel((first, second), read_setup.config.options.turn_limit)
        duel.active, _ = chance.draw(chance.stream(seed, "coin"), 2)
        duel.events.append(CoinTossed(SEATS[duel.active]))
        turn.regeneration(duel)
        events, duel.events = duel.events, []
        return duel, events

    def dump(self, state: Duel) -> JsonObject:
        """The position as a JSON document (docs/formats.md)."""
        return position.dump(state)

    def load(self, document: object) -> Duel:
        """Read a position document. Raises `DocumentError`."""
        return position.load(document)

    def read_move(self, state: Duel, text: str) -> tuple[Action, str]:
        """The first move of a line and the rest of it. Raises `IllegalAction`."""
        return moves.read_move(state, text)

    def chapter(self, state: Duel) -> int:
        """The number of the turn; the end of the match is a chapter of its own."""
        return state.turn + (state.ended is not None)


def duel_setup(
    decks: Mapping[Seat, Sequence[str]], turn_limit: int = DEFAULT_TURN_LIMIT
) -> JsonObject:
    """The set-up document of a duel with these decks, by seat."""
    return {
        "ruleset": "1.2",
        "mode": "duel",
        "config": {"chance": chance.ALGORITHM, "options": {"turn_limit": turn_limit}},
        "decks": {seat: list(deck) for seat, deck in decks.items()},
    }
