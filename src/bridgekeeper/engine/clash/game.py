"""Clash of Decks as a game: set-up, documents and moves (`engine.core.Game`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field

from .. import chance
from ..core import SEATS, JsonObject, Seat
from ..documents import Document, DocumentError, read
from . import custom, moves, position, turn
from .actions import Action
from .cards import Card
from .decks import known_card, read_deck
from .duel import Duel
from .events import CoinTossed, Event
from .state import Player

DEFAULT_TURN_LIMIT = 60
"""Own turns each until a match is a draw (Ruling 21). Matches set it; positions need not."""


class Config(Document):
    """The `config` of a match record. `champions` by seat, with the module champion; `cards`
    are the made-up ones by the ids that decks and champions name."""

    chance: Literal["splitmix64"] = chance.ALGORITHM  # type: ignore[assignment]
    options: position.Options = position.Options()
    champions: dict[str, str] = Field(default_factory=dict)
    cards: dict[str, custom.CardDocument] = Field(default_factory=dict)


class Setup(Document):
    """What a duel is set up from."""

    ruleset: position.Ruleset
    mode: Literal["duel"]
    config: Config
    decks: dict[str, list[str]]


class ClashOfDecks:
    """The rules of Clash of Decks, version 1.2."""

    id = "clash"
    modes = ("duel",)

    def setup(self, setup: JsonObject, seed: int) -> tuple[Duel, list[Event]]:
        """Shuffle both decks, toss the coin, begin the first turn (clash-of-decks.md 2)."""
        told = read(Setup, setup)
        options = told.config.options
        for path, keys in (("decks", told.decks), ("config.champions", told.config.champions)):
            if keys.keys() != set(SEATS[:2]) and (path == "decks" or options.champion or keys):
                raise DocumentError(path, "a duel has the seats A and B")
        made_up = custom.read_cards(told.config.cards, "config.cards")
        first, second = (_player(told, seat, seed, made_up) for seat in SEATS[:2])
        duel = Duel((first, second))
        duel.ruleset = told.ruleset
        duel.turn_limit = options.turn_limit
        duel.fatigue = options.fatigue
        duel.active, _ = chance.draw(chance.stream(seed, "coin"), 2)
        duel.events.append(CoinTossed(SEATS[duel.active]))
        turn.begin(duel)
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


def _player(told: Setup, seat: Seat, seed: int, made_up: Mapping[str, Card]) -> Player:
    """A shuffled deck, all in hand; the stronghold leftmost, bastion up (2.1); a champion."""
    deck = read_deck(told.decks[seat], f"decks.{seat}", told.ruleset, made_up)
    player = Player(chance.shuffled(deck, chance.stream(seed, f"deck {seat}")))
    champion = told.config.champions.get(seat)
    if champion is not None:
        path = f"config.champions.{seat}"
        player.champion = known_card(champion, path, told.ruleset, made_up)
        player.ready = True
        if not player.champion.is_creature:
            raise DocumentError(path, f"{player.champion.name()} is an incantation")
        if player.champion in deck:
            raise DocumentError(path, f"{player.champion.name()} is in the own deck")
    return player


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
