"""The draft: cards of a pool are revealed, and seats take them in turn (clash-of-decks.md 8).

Open and taken cards are public, cards in the pool are not. The seats are those of the match to
come: co-op is drafted by A and C, with the AIs in B and D (Ruling 63).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import groupby
from typing import Literal

from pydantic import Field

from engine import chance
from engine.clash.cards import Card, in_print_order
from engine.clash.decks import SIZE
from engine.clash.formats import events as e
from engine.clash.formats.ahead import (
    Ahead,
    FormatConfig,
    FormatGame,
    FormatPosition,
    FormatSetup,
    format_setup,
)
from engine.clash.formats.picks import Pick, Picking, read_pick
from engine.clash.formats.pools import cards_of, read_cards
from engine.clash.seating import Mode
from engine.core import SEATS, EventBase, JsonObject, NextMatch, Outcome, Seat, record
from engine.documents import DocumentError, refuse


@record
class Plan:
    """The plan of a mode's draft.

    `pool` is the size of the pool, `revealed` the number of cards revealed at once. `orders` are
    the seats that take them, round by round, repeated after the last one. The seats `ais` get the
    cards that no seat takes.
    """

    pool: int
    revealed: int
    orders: tuple[str, ...]
    ais: tuple[Seat, ...] = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that draft."""
        return tuple([seat for seat in SEATS if seat in self.orders[0]])

    @property
    def rounds(self) -> int:
        """The number of reveals until every seat has its deck."""
        return SIZE * len(self.seats) // len(self.orders[0])

    def order(self, round: int) -> str:
        """Return the seats that take the cards of this round, a letter for each card."""
        return self.orders[(round - 1) % len(self.orders)]


_OF_FOUR = Plan(32, 8, ("ABCDDCBA", "BCDAADCB", "CDABBADC", "DABCCBAD"))
PLANS: Mapping[Mode, Plan] = {
    "duel": Plan(32, 4, ("ABBA", "BAAB")),
    "free_for_all": _OF_FOUR,
    "two_against_two": _OF_FOUR,
    "solo": Plan(32, 4, ("A",), ais=("B",)),
    "coop": Plan(64, 8, ("AC", "CA"), ais=("B", "D")),
}
"""The draft of each mode."""


@record
class PickedView:
    """The cards that a seat has taken, in order."""

    seat: Seat
    cards: tuple[Card, ...]


@record
class DraftView:
    """A draft as every seat sees it.

    It has the `open` cards; `left` more are hidden in the pool, which is drawn from these `sets`.
    `to_act` takes the next `picks` cards. `ai` are the cards of the AIs.
    """

    viewer: Seat | None
    mode: Mode
    sets: tuple[str, ...]
    round: int
    rounds: int
    open: tuple[Card, ...]
    left: int
    to_act: Seat | None
    picks: int
    players: tuple[PickedView, ...]
    ai: tuple[Card, ...]
    outcome: Outcome | None


class Draft(Picking):
    """A draft in progress.

    `pool` are the hidden cards, the next one first; `open` those that can be taken; `picked` what
    each seat has taken, and `ai` what the AIs got, in order. `chance` is the stream that will deal
    the AIs' cards.
    """

    def __init__(self, ahead: Ahead, sets: tuple[str, ...], pool: list[Card], chance: int) -> None:
        self.ahead = ahead
        self.sets = sets
        self.pool = pool
        self.chance = chance
        self.open: list[Card] = []
        self.picked: dict[Seat, list[Card]] = {seat: [] for seat in self.plan.seats}
        self.ai: list[Card] = []

    @property
    def plan(self) -> Plan:
        """The plan of this mode's draft."""
        return PLANS[self.ahead.mode]

    @property
    def round(self) -> int:
        """The number of the latest reveal, from 1."""
        return (self.plan.pool - len(self.pool)) // self.plan.revealed

    @property
    def stretch(self) -> int:
        """The number of the sequence of picks by one seat in a row, from 1.

        The end counts as one.
        """
        before = [self.plan.order(number) for number in range(1, self.round)]
        now = self.plan.order(self.round)
        if self.open:
            now = now[: self.plan.revealed - len(self.open) + 1]
        return sum([_stretches(order) for order in (*before, now)]) + (not self.open)

    @property
    def coming(self) -> str:
        """The seats that still take the open cards, in order, a letter for each card."""
        if not self.open:
            return ""
        return self.plan.order(self.round)[self.plan.revealed - len(self.open) :]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that draft."""
        return self.plan.seats

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seat that picks."""
        return tuple([seat for seat in SEATS if self.coming.startswith(seat)])

    @property
    def together(self) -> bool:
        """False: one seat picks after another."""
        return False

    def on_offer(self, seat: Seat) -> list[Card]:
        return self.open

    def apply(self, seat: Seat, action: object) -> list[EventBase]:
        """Take an open card. Raises `IllegalAction` if the seat can't take it."""
        card = self.meant(seat, action)
        events: list[EventBase] = [e.Picked(seat, card.id)]
        self._take(seat, card)
        if len(self.open) == 1 and self.to_act():
            (last,), (card,) = self.to_act(), self.open
            self._take(last, card)
            events.append(e.LastTaken(last, card.id))
        if not self.coming:
            events += self._end_round()
        elif seat not in self.to_act():
            events.append(self._passed())
        return events

    def reveal(self) -> list[EventBase]:
        """Begin a round: reveal the next cards of the pool."""
        self.open = self.pool[: self.plan.revealed]
        self.pool = self.pool[self.plan.revealed :]
        return [e.CardsRevealed(self.round, tuple([card.id for card in self.open])), self._passed()]

    def following(self) -> NextMatch:
        """Return the match with all decks; the AIs' are shuffled, in co-op split."""
        decks: dict[Seat, Sequence[Card]] = dict(self.picked)
        ai = chance.shuffled(in_print_order(self.ai), self.chance)
        share = len(ai) // len(self.plan.ais) if self.plan.ais else 0
        for number, seat in enumerate(self.plan.ais):
            decks[seat] = ai[number * share : (number + 1) * share]
        decks = {seat: decks[seat] for seat in SEATS if seat in decks}
        return self.ahead.prepare(decks, {seat: seat for seat in self.plan.seats})

    def view(self, seat: Seat | None) -> DraftView:
        """Return what every seat may know: all but the cards in the pool."""
        return DraftView(
            viewer=seat,
            mode=self.ahead.mode,
            sets=self.sets,
            round=self.round,
            rounds=self.plan.rounds,
            open=tuple(self.open),
            left=len(self.pool),
            to_act=next(iter(self.to_act()), None),
            picks=self.in_a_row,
            players=tuple([PickedView(owner, tuple(deck)) for owner, deck in self.picked.items()]),
            ai=tuple(self.ai),
            outcome=self.outcome(),
        )

    def copy(self) -> Draft:
        twin = Draft(self.ahead, self.sets, self.pool[:], self.chance)
        twin.open = self.open[:]
        twin.picked = {seat: deck[:] for seat, deck in self.picked.items()}
        twin.ai = self.ai[:]
        return twin

    def key(self) -> Hashable:
        return (
            self.ahead,
            self.sets,
            self.chance,
            tuple(self.pool),
            tuple(self.open),
            tuple([(seat, *deck) for seat, deck in self.picked.items()]),
            tuple(self.ai),
        )

    def read(self, text: str) -> tuple[Pick, str]:
        return read_pick(text, self.open)

    def _take(self, seat: Seat, card: Card) -> None:
        self.open.remove(card)
        self.picked[seat].append(card)

    def _passed(self) -> EventBase:
        return e.TurnPassed(self.to_act()[0], self.in_a_row)

    def _end_round(self) -> list[EventBase]:
        """Give the remaining open cards to the AIs; reveal more until all decks are complete."""
        events: list[EventBase] = []
        if self.open:
            events.append(e.TakenByAi(tuple([card.id for card in self.open])))
            self.ai += self.open
            self.open = []
        if self.round < self.plan.rounds:
            return events + self.reveal()
        return [*events, e.FormatEnded()]


def _stretches(order: str) -> int:
    """Return how often the turn passes to a seat in this order."""
    return len([*groupby(order)])


class Config(FormatConfig):
    """The `config` of a draft. The pool is drawn from all cards of these sets (Ruling 64)."""

    sets: list[str]


class Setup(FormatSetup):
    """The set-up of a draft: the ruleset and the mode of the match to come, without decks."""

    config: Config


class Position(FormatPosition):
    """A draft as a document."""

    game: Literal["draft"]
    config: Config
    chance: int = Field(ge=0, lt=1 << 64, description="the stream that deals the AIs' cards")
    pool: list[str] = Field(description="not revealed, the next one first")
    open: list[str]
    picked: dict[Seat, list[str]]
    ai: list[str] = Field(default_factory=list)

    @classmethod
    def write(cls, state: Draft) -> JsonObject:
        return cls.of_format(state, {"sets": list(state.sets)})

    def load(self) -> Draft:
        """Return the draft. Raises `DocumentError`, also if it is over."""
        allowed = cards_of(self.config.sets, self.ruleset, PLANS[self.mode].pool)
        seen: set[Card] = set()
        draft = Draft(
            Ahead.of(self.ruleset, self.mode, self.config, self.rules),
            tuple(self.config.sets),
            read_cards(self.pool, "pool", allowed, seen),
            self.chance,
        )
        draft.open = read_cards(self.open, "open", allowed, seen)
        if self.picked.keys() != draft.picked.keys():
            raise DocumentError("picked", f"this mode drafts with {' '.join(draft.picked)}")
        for seat in draft.seats:
            draft.picked[seat] = read_cards(self.picked[seat], f"picked.{seat}", allowed, seen)
        draft.ai = read_cards(self.ai, "ai", allowed, seen)
        _check_counts(draft)
        return draft


class DraftGame(FormatGame):
    """The rules of the draft."""

    id = "draft"
    setups = Setup
    positions = Position

    def begin(self, setup: Setup, seed: int, rules: int) -> tuple[Draft, list[EventBase]]:
        """Shuffle the cards of the sets, keep as many as the draft needs, and reveal the first."""
        wanted, sets = PLANS[setup.mode].pool, setup.config.sets
        cards = cards_of(sets, setup.ruleset, wanted)
        pool = chance.shuffled(cards, chance.stream(seed, "pool"))[:wanted]
        ahead = Ahead.of(setup.ruleset, setup.mode, setup.config, rules)
        draft = Draft(ahead, tuple(sets), pool, chance.stream(seed, "ai decks"))
        return draft, draft.reveal()

    def turn_number(self, state: Draft) -> int:
        """Return `stretch`, which counts every turn of a seat to pick."""
        return state.stretch


def _check_counts(draft: Draft) -> None:
    plan, hidden, shown = draft.plan, len(draft.pool), len(draft.open)
    if hidden % plan.revealed or not 1 <= draft.round <= plan.rounds:
        raise DocumentError("pool", f"{hidden} cards can't be left of {plan.pool}")
    done = plan.revealed - shown
    order = plan.order(draft.round)
    refuse(not 0 <= done < len(order) or shown < 2, "open", f"{shown} cards can't lie open")
    before = "".join([plan.order(number) for number in range(1, draft.round)])
    for seat in plan.seats:
        taken = (before + order[:done]).count(seat)
        if len(draft.picked[seat]) != taken:
            raise DocumentError(f"picked.{seat}", f"by now {taken} cards are taken")
    ai = (draft.round - 1) * (plan.revealed - len(order))
    refuse(len(draft.ai) != ai, "ai", f"by now the AIs have {ai} cards")


def draft_setup(mode: Mode, sets: list[str], match: JsonObject | None = None) -> JsonObject:
    """Return the set-up document of a draft of these sets for a match of this mode."""
    return format_setup(mode, match, sets=sets)
