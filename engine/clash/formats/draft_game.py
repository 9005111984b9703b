"""The draft as a game: set-up, documents and moves (`engine.core.Game`)."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from engine import chance
from engine.clash.cards import Card
from engine.clash.formats.ahead import Ahead, FormatConfig, FormatGame
from engine.clash.formats.draft import PLANS, Draft
from engine.clash.formats.picks import Pick, read_pick
from engine.clash.formats.pools import cards_of, read_cards
from engine.clash.position_documents import Ruleset
from engine.clash.seating import Mode
from engine.core import EventBase, JsonObject, Seat
from engine.documents import Document, DocumentError, known_rules, read, versioned


class Config(FormatConfig):
    """The `config` of a draft. The pool is drawn from all cards of these sets (Ruling 64)."""

    sets: list[str]


class Setup(Document):
    """What a draft is set up from: the ruleset and the mode of the match to come, no decks."""

    ruleset: Ruleset
    mode: Mode
    config: Config
    decks: dict[Seat, list[str]] = Field(max_length=0)


class Position(Document):
    """A draft as a document."""

    format: Literal[1]
    game: Literal["draft"]
    rules: int = Field(1, ge=1)
    ruleset: Ruleset
    mode: Mode
    config: Config
    chance: int = Field(ge=0, lt=1 << 64, description="the stream that deals the AIs' cards")
    pool: list[str] = Field(description="not revealed, the next one first")
    open: list[str]
    picked: dict[Seat, list[str]]
    ai: list[str] = Field(default_factory=list)


class DraftGame(FormatGame):
    """The rules of the draft."""

    id = "draft"
    rules = 1
    modes = tuple(PLANS)

    def setup(
        self, setup: JsonObject, seed: int, rules: int | None = None
    ) -> tuple[Draft, list[EventBase]]:
        """Shuffle the cards of the sets, keep as many as the draft needs, reveal the first."""
        version = known_rules(rules, self.rules)
        parsed = read(Setup, setup)
        pool = cards_of(parsed.config.sets, parsed.ruleset, PLANS[parsed.mode].pool)
        shuffled = chance.shuffled(pool, chance.stream(seed, "pool"))
        draft = Draft(
            Ahead.of(parsed.ruleset, parsed.mode, parsed.config, version),
            tuple(parsed.config.sets),
            shuffled[: PLANS[parsed.mode].pool],
            chance.stream(seed, "ai decks"),
        )
        return draft, draft.reveal()

    def dump(self, state: Draft) -> JsonObject:
        """Return the draft as a document, with what is hidden (docs/formats.md)."""
        document: JsonObject = {
            **state.ahead.heading(self.id),
            "config": {"sets": list(state.sets), "match": state.ahead.document()},
            "chance": state.chance,
            "pool": [card.id for card in state.pool],
            "open": [card.id for card in state.open],
            "picked": {seat: [card.id for card in deck] for seat, deck in state.picked.items()},
        }
        if state.ai:
            document["ai"] = [card.id for card in state.ai]
        return document

    def load(self, document: object) -> Draft:
        """Read a draft that still goes on. Raises `DocumentError`."""
        position = read(Position, versioned(document, "position"))
        version = known_rules(position.rules, self.rules)
        plan = PLANS[position.mode]
        allowed = cards_of(position.config.sets, position.ruleset, plan.pool)
        seen: set[Card] = set()
        draft = Draft(
            Ahead.of(position.ruleset, position.mode, position.config, version),
            tuple(position.config.sets),
            read_cards(position.pool, "pool", allowed, seen),
            position.chance,
        )
        draft.open = read_cards(position.open, "open", allowed, seen)
        if position.picked.keys() != draft.picked.keys():
            raise DocumentError("picked", f"this mode drafts with {' '.join(draft.picked)}")
        for seat in plan.seats:
            path = f"picked.{seat}"
            draft.picked[seat] = read_cards(position.picked[seat], path, allowed, seen)
        draft.ai = read_cards(position.ai, "ai", allowed, seen)
        _check_counts(draft)
        return draft

    def read_move(self, state: Draft, text: str) -> tuple[Pick, str]:
        """Read the first pick of a line; return the rest of it too.

        Raises `IllegalAction`.
        """
        return read_pick(text, state.open)

    def chapter(self, state: Draft) -> int:
        """One for each stretch in which a seat picks: so everybody hears of the own turn."""
        return state.stretch


def _check_counts(draft: Draft) -> None:
    """Every number of cards follows from how far the draft has come."""
    plan, hidden, shown = draft.plan, len(draft.pool), len(draft.open)
    if hidden % plan.revealed or not 1 <= draft.round <= plan.rounds:
        raise DocumentError("pool", f"{hidden} cards can't be left of {plan.pool}")
    done = plan.revealed - shown
    order = plan.order(draft.round)
    if not 0 <= done < len(order) or shown < 2:
        raise DocumentError("open", f"{shown} cards can't lie open")
    before = "".join([plan.order(number) for number in range(1, draft.round)])
    for seat in plan.seats:
        taken = (before + order[:done]).count(seat)
        if len(draft.picked[seat]) != taken:
            raise DocumentError(f"picked.{seat}", f"by now {taken} cards are taken")
    ai = (draft.round - 1) * (plan.revealed - len(order))
    if len(draft.ai) != ai:
        raise DocumentError("ai", f"by now the AIs have {ai} cards")


def draft_setup(mode: Mode, sets: list[str], match: JsonObject | None = None) -> JsonObject:
    """Return the set-up document of a draft of these sets for a match of this mode."""
    return {
        "ruleset": "1.2",
        "mode": mode,
        "config": {"chance": chance.ALGORITHM, "sets": sets, "match": match or {}},
        "decks": {},
    }
