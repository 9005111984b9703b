"""Constructed as a game: set-up, documents and moves (`engine.core.Game`)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine import chance
from engine.clash.cards import Card
from engine.clash.decks import known_card
from engine.clash.formats.ahead import Ahead, FormatConfig, FormatGame
from engine.clash.formats.constructed import BANS, MODES, Constructed
from engine.clash.formats.picks import Pick, read_pick
from engine.clash.position_documents import Ruleset
from engine.clash.seating import Mode
from engine.core import EventBase, JsonObject, Seat
from engine.documents import Document, DocumentError, known_rules, read, versioned


class Setup(Document):
    """What it is set up from: the ruleset and the mode of the match to come, no decks."""

    ruleset: Ruleset
    mode: Mode
    config: FormatConfig
    decks: dict[Seat, list[str]] = Field(max_length=0)


class Position(Document):
    """Decks that are being brought, or banned from, as a document."""

    format: Literal[1]
    game: Literal["constructed"]
    rules: int = Field(1, ge=1)
    ruleset: Ruleset
    mode: Mode
    config: FormatConfig
    brought: dict[Seat, list[str]]
    bans: list[str] = Field(default_factory=list, description="in the order of the bans")


class ConstructedGame(FormatGame):
    """The rules of constructed decks."""

    id = "constructed"
    rules = 1
    modes = MODES["1.2"]

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Constructed, list[EventBase]]:
        """Nobody has brought a card. There is no chance in it."""
        version = known_rules(rules, self.rules)
        return _begin(read(Setup, setup), version), []

    def dump(self, state: Constructed) -> JsonObject:
        """Return the state as a document, with what is secret (docs/formats.md)."""
        document: JsonObject = {
            **state.ahead.heading(self.id),
            "config": {"match": state.ahead.document()},
            "brought": {seat: [card.id for card in deck] for seat, deck in state.brought.items()},
        }
        if state.bans:
            document["bans"] = [card.id for card in state.bans]
        return document

    def load(self, document: object) -> Constructed:
        """Read a state that still goes on. Raises `DocumentError`."""
        position = read(Position, versioned(document, "position"))
        version = known_rules(position.rules, self.rules)
        state = _begin(position, version)
        if position.brought.keys() != state.brought.keys():
            raise DocumentError("brought", f"this mode has the seats {' '.join(state.brought)}")
        for seat, deck in state.brought.items():
            _load_deck(state, deck, position.brought[seat], f"brought.{seat}")
        for index, card_id in enumerate(position.bans):
            _load_ban(state, card_id, f"bans[{index}]")
        if not state.to_act():
            raise DocumentError("", "all decks are ready")
        return state

    def read_move(self, state: Constructed, text: str) -> tuple[Pick, str]:
        """Read the first card of a line; return the rest of it too.

        Raises `IllegalAction`.
        """
        shown = (
            [] if state.bringing else state.on_offer(state.to_act()[0]) if state.to_act() else []
        )
        return read_pick(text, shown)

    def chapter(self, state: Constructed) -> int:
        """1 while decks are brought, then one more after each ban."""
        return 1 if state.bringing else 2 + len(state.bans)


def _begin(setup: Setup | Position, version: int) -> Constructed:
    if setup.mode not in MODES[setup.ruleset]:
        modes = ", ".join(MODES[setup.ruleset])
        raise DocumentError("mode", f"decks are brought for {modes}")
    return Constructed(Ahead.of(setup.ruleset, setup.mode, setup.config, version))


def _load_deck(state: Constructed, deck: list[Card], ids: list[str], path: str) -> None:
    for index, card_id in enumerate(ids):
        card = known_card(card_id, f"{path}[{index}]", state.ahead.ruleset)
        if card in deck:
            raise DocumentError(f"{path}[{index}]", f"{card.name()} is there twice")
        if len(deck) == state.size:
            raise DocumentError(path, f"more than {state.size} cards")
        deck.append(card)


def _load_ban(state: Constructed, card_id: str, path: str) -> None:
    if state.bringing or len(state.bans) == len(BANS[state.ahead.ruleset]):
        raise DocumentError(path, "nobody bans a card now")
    card = known_card(card_id, path)
    if card not in state.on_offer(state.to_act()[0]):
        raise DocumentError(path, f"{card.name()} can't be banned")
    state.bans.append(card)


def constructed_setup(
    mode: Mode, ruleset: Ruleset = "1.2", match: JsonObject | None = None
) -> JsonObject:
    """Return the set-up document of bringing decks for a match of this mode."""
    return {
        "ruleset": ruleset,
        "mode": mode,
        "config": {"chance": chance.ALGORITHM, "match": match or {}},
        "decks": {},
    }
