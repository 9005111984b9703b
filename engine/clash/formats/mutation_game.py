"""The draft of the mutation format as a game: set-up, documents, moves (`engine.core.Game`)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine import chance
from engine.clash.cards import CARDS, Card
from engine.clash.decks import SIZE, known_card
from engine.clash.formats.ahead import Ahead, FormatConfig, FormatGame
from engine.clash.formats.mutation import PACK, Mutation
from engine.clash.formats.picks import Pick, read_pick
from engine.clash.formats.pools import cards_of, read_cards
from engine.core import SEATS, EventBase, JsonObject, Seat
from engine.documents import Document, DocumentError, known_rules, read, versioned

SETS = 2


class Config(FormatConfig):
    """The `config` of a mutation draft: two different sets."""

    sets: list[str]


class Setup(Document):
    """What it is set up from. Its matches are duels of ruleset 1.2."""

    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    config: Config
    decks: dict[Seat, list[str]] = Field(max_length=0)


class Position(Document):
    """A mutation draft as a document."""

    format: Literal[1]
    game: Literal["mutation"]
    rules: int = Field(1, ge=1)
    ruleset: Literal["1.2"]
    mode: Literal["duel"]
    config: Config
    packs: dict[Seat, list[str]]
    picks: dict[Seat, str] = Field(default_factory=dict, description="chosen, still in the pack")
    picked: dict[Seat, list[str]]
    chosen: dict[Seat, list[str]] = Field(default_factory=dict, description="for the decks")


class MutationGame(FormatGame):
    """The rules of the mutation draft."""

    id = "mutation"
    rules = 1
    modes = ("duel",)

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Mutation, list[EventBase]]:
        """Shuffle the 64 cards of two sets and deal 16 to each seat."""
        version = known_rules(rules, self.rules)
        parsed = read(Setup, setup)
        cards = chance.shuffled(_pool(parsed.config), chance.stream(seed, "packs"))
        packs = {
            seat: cards[number * PACK : (number + 1) * PACK] for number, seat in enumerate(SEATS)
        }
        return _begin(parsed, version, packs), []

    def dump(self, state: Mutation) -> JsonObject:
        """Return the state as a document, with what is secret (docs/formats.md)."""
        document: JsonObject = {
            **state.ahead.heading(self.id),
            "config": {"sets": list(state.sets), "match": state.ahead.document()},
            "packs": _ids(state.packs),
        }
        if state.picks:
            document["picks"] = {seat: card.id for seat, card in sorted(state.picks.items())}
        document["picked"] = _ids(state.picked)
        if any(state.chosen.values()):
            document["chosen"] = _ids(state.chosen)
        return document

    def load(self, document: object) -> Mutation:
        """Read a state that still goes on. Raises `DocumentError`."""
        position = read(Position, versioned(document, "position"))
        version = known_rules(position.rules, self.rules)
        pool, seen = _pool(position.config), set[Card]()
        state = _begin(position, version, _read_all(position.packs, "packs", pool, seen))
        state.picked = _read_all(position.picked, "picked", pool, seen)
        _check_counts(state)
        for seat, card_id in position.picks.items():
            card = known_card(card_id, f"picks.{seat}")
            if card not in state.packs[seat]:
                raise DocumentError(f"picks.{seat}", f"{card.name()} is not in the pack")
            state.picks[seat] = card
        if position.chosen:
            state.chosen = _read_all(position.chosen, "chosen", pool, set())
        _check_chosen(state)
        if not state.to_act():
            raise DocumentError("chosen" if state.choosing else "picks", "nobody is due")
        return state

    def read_move(self, state: Mutation, text: str) -> tuple[Pick, str]:
        """Read the first card of a line; return the rest of it too.

        Raises `IllegalAction`. Beginnings are of all cards of the sets: more is not known to
        everybody.
        """
        return read_pick(text, [card for card in CARDS if card.set in state.sets])

    def chapter(self, state: Mutation) -> int:
        """Which pick this is; choosing decks and the end are chapters of their own."""
        return state.round + (state.outcome() is not None)


def _pool(config: Config) -> list[Card]:
    if len(config.sets) != SETS:
        raise DocumentError("config.sets", f"{SETS} different sets")
    return cards_of(config.sets, "1.2", PACK * len(SEATS))


def _begin(setup: Setup | Position, version: int, packs: dict[Seat, list[Card]]) -> Mutation:
    ahead = Ahead.of(setup.ruleset, setup.mode, setup.config, version)
    return Mutation(ahead, tuple(setup.config.sets), packs)


def _ids(cards: dict[Seat, list[Card]]) -> JsonObject:
    return {seat: [card.id for card in cards[seat]] for seat in SEATS}


def _read_all(
    ids: dict[Seat, list[str]], path: str, pool: list[Card], seen: set[Card]
) -> dict[Seat, list[Card]]:
    if ids.keys() != set(SEATS):
        raise DocumentError(path, f"four seats: {' '.join(SEATS)}")
    return {seat: read_cards(ids[seat], f"{path}.{seat}", pool, seen) for seat in SEATS}


def _check_counts(state: Mutation) -> None:
    """Check that all packs have one size, and that what is missing from them was picked."""
    left = len(state.packs[SEATS[0]])
    for seat in SEATS:
        if len(state.packs[seat]) != left or left == 1 or left > PACK:
            raise DocumentError(f"packs.{seat}", f"{len(state.packs[seat])} cards can't be left")
        if len(state.picked[seat]) != PACK - left:
            raise DocumentError(f"picked.{seat}", f"by now {PACK - left} cards are picked")


def _check_chosen(state: Mutation) -> None:
    for seat, cards in state.chosen.items():
        if cards and not state.choosing:
            raise DocumentError(f"chosen.{seat}", "decks are chosen when all cards are picked")
        if len(cards) > SIZE:
            raise DocumentError(f"chosen.{seat}", f"a deck has {SIZE} cards")
        for index, card in enumerate(cards):
            if card not in state.picked[seat]:
                raise DocumentError(f"chosen.{seat}[{index}]", f"{card.name()} was not picked")


def mutation_setup(sets: list[str], match: JsonObject | None = None) -> JsonObject:
    """Return the set-up document of a mutation draft of two sets."""
    return {
        "ruleset": "1.2",
        "mode": "duel",
        "config": {"chance": chance.ALGORITHM, "sets": sets, "match": match or {}},
        "decks": {},
    }
