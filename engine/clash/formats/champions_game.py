"""Champions as a game: set-up, documents and moves (`engine.core.Game`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from engine.clash import custom
from engine.clash.cards import Card
from engine.clash.decks import AI_SIZE, SIZE, known_card, read_deck
from engine.clash.formats.ahead import Ahead, FormatConfig, FormatGame
from engine.clash.formats.champions import Champions
from engine.clash.formats.picks import Pick, read_pick
from engine.clash.game import Config
from engine.clash.position import refuse_other_seats
from engine.clash.position_documents import Ruleset
from engine.clash.seating import SEATINGS, Mode
from engine.core import EventBase, JsonObject, Seat
from engine.documents import Document, DocumentError, known_rules, read, versioned


class Setup(Document):
    """What it is set up from: the match to come with all its decks."""

    ruleset: Ruleset
    mode: Mode
    config: FormatConfig
    decks: dict[Seat, list[str]]


class Position(Setup):
    """Champions that are being named, as a document."""

    format: Literal[1]
    game: Literal["champions"]
    rules: int = Field(1, ge=1)
    champions: dict[Seat, str] = Field(default_factory=dict, description="named, still secret")


class ChampionsGame(FormatGame):
    """The rules of naming champions."""

    id = "champions"
    rules = 1
    modes = tuple(SEATINGS)

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Champions, list[EventBase]]:
        """Nobody has named a champion. There is no chance in it."""
        version = known_rules(rules, self.rules)
        return _begin(read(Setup, setup), version), []

    def dump(self, state: Champions) -> JsonObject:
        """Return the state as a document, with what is secret (docs/formats.md)."""
        document: JsonObject = {
            **state.ahead.heading(self.id),
            "config": {"match": state.ahead.document()},
            "decks": {seat: [card.id for card in deck] for seat, deck in state.decks.items()},
        }
        if state.named:
            document["champions"] = {seat: card.id for seat, card in sorted(state.named.items())}
        return document

    def load(self, document: object) -> Champions:
        """Read a state that still goes on. Raises `DocumentError`."""
        position = read(Position, versioned(document, "position"))
        version = known_rules(position.rules, self.rules)
        state = _begin(position, version)
        made_up = {card.id: card for card in state.made_up}
        for seat, card_id in position.champions.items():
            path = f"champions.{seat}"
            if seat not in state.players:
                raise DocumentError(path, f"the players are {' and '.join(state.players)}")
            card = known_card(card_id, path, position.ruleset, made_up)
            if card not in state.on_offer(seat):
                raise DocumentError(path, f"{card.name()} can't be named")
            state.named[seat] = card
        if not state.to_act():
            raise DocumentError("champions", "all champions are named")
        return state

    def read_move(self, state: Champions, text: str) -> tuple[Pick, str]:
        """Read the first card of a line; return the rest of it too.

        Raises `IllegalAction`.
        """
        return read_pick(text, state.creatures, state.made_up)

    def chapter(self, state: Champions) -> int:
        """1 while champions are named, 2 at the end."""
        return 1 + (state.outcome() is not None)


def _begin(setup: Setup, version: int) -> Champions:
    """Made-up cards are called by their own ids from here on."""
    seating, match = SEATINGS[setup.mode], setup.config.match
    if not match.options.champion:
        raise DocumentError("config.match.options.champion", "this match is without champions")
    refuse_other_seats(setup.decks.keys(), seating, "decks")
    brought = custom.read_cards(match.cards, "config.match.cards")
    decks: dict[Seat, tuple[Card, ...]] = {}
    for number, seat in enumerate(seating.seats):
        size = AI_SIZE if number in seating.ai else SIZE
        deck = read_deck(setup.decks[seat], f"decks.{seat}", setup.ruleset, brought, size)
        decks[seat] = tuple(deck)
    made_up = {card.id: card for card in brought.values()}
    config = FormatConfig(match=_naming(match, made_up))
    cards = tuple([made_up[card_id] for card_id in sorted(made_up)])
    return Champions(Ahead.of(setup.ruleset, setup.mode, config, version), decks, cards)


def _naming(match: Config, made_up: Mapping[str, Card]) -> Config:
    """Return the match's config with these made-up cards by their own ids."""
    documents = custom.documents(made_up.values())
    cards = {card_id: custom.CardDocument(**row) for card_id, row in documents.items()}
    return match.model_copy(update={"cards": cards})
