"""The draft: cards of a pool are revealed, and the seats take them in turn (clash-of-decks.md 8).

What lies open and what was taken is public, what is still in the pool is not. The seats are those
of the match to come: co-op is drafted by A and C, with the AIs in B and D (Ruling 63).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import groupby, takewhile

from engine import chance
from engine.clash.cards import Card, in_print_order
from engine.clash.decks import SIZE
from engine.clash.formats.ahead import PREPARED, Ahead
from engine.clash.formats.events import (
    CardsRevealed,
    FormatEnded,
    LastTaken,
    Picked,
    TakenByAi,
    TurnPassed,
)
from engine.clash.formats.picks import Pick
from engine.clash.seating import Mode
from engine.core import SEATS, EventBase, IllegalAction, NextMatch, Outcome, Seat, State, record


@record
class Plan:
    """How a mode drafts.

    It has the size of the pool, how many cards are revealed at once, and who takes them, round
    after round, again from the first order after the last. `ais` are the seats that get what nobody
    takes.
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
        """How often cards are revealed until every seat has its deck."""
        return SIZE * len(self.seats) // len(self.orders[0])

    def order(self, round: int) -> str:
        """Who takes the cards of this round, one letter for a card."""
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
    """What a seat has taken, in its order."""

    seat: Seat
    cards: tuple[Card, ...]


@record
class DraftView:
    """A draft as everybody sees it.

    It has the `open` cards and `left` cards still hidden in the pool, which is drawn from these
    `sets`. `due` takes the next `picks` cards. `ai` is what the AIs have got.
    """

    viewer: Seat | None
    mode: Mode
    sets: tuple[str, ...]
    round: int
    rounds: int
    open: tuple[Card, ...]
    left: int
    due: Seat | None
    picks: int
    players: tuple[PickedView, ...]
    ai: tuple[Card, ...]
    outcome: Outcome | None


class Draft(State):
    """A draft at one moment.

    `pool` are the cards that are not revealed, the next one first; `open` those that can be taken;
    `picked` what each seat has taken and `ai` what the AIs got, in this order. `chance` is the
    stream that will deal the AIs' cards.
    """

    __slots__ = ("ahead", "ai", "chance", "open", "picked", "pool", "sets")

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
        """How this mode drafts."""
        return PLANS[self.ahead.mode]

    @property
    def round(self) -> int:
        """The number of the latest reveal, from 1."""
        return (self.plan.pool - len(self.pool)) // self.plan.revealed

    @property
    def stretch(self) -> int:
        """The number of the stretch in which a seat takes one card after the other, from 1.

        The end counts as one.
        """
        before = [self.plan.order(number) for number in range(1, self.round)]
        now = self.plan.order(self.round)
        if self.open:
            now = now[: self.plan.revealed - len(self.open) + 1]
        return sum([_stretches(order) for order in (*before, now)]) + (not self.open)

    @property
    def _coming(self) -> str:
        """Who takes the open cards from now on, one letter for a card."""
        if not self.open:
            return ""
        return self.plan.order(self.round)[self.plan.revealed - len(self.open) :]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that draft."""
        return self.plan.seats

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seat that picks."""
        return tuple([seat for seat in SEATS if self._coming.startswith(seat)])

    def legal_actions(self, seat: Seat) -> list[Pick]:
        """Any open card."""
        return [Pick(card.id) for card in self.open] if seat in self.to_act() else []

    def apply(self, seat: Seat, action: object) -> list[EventBase]:
        """Take an open card. Raises `IllegalAction`."""
        card = self._meant(seat, action)
        events: list[EventBase] = [Picked(seat, card.id)]
        self._take(seat, card)
        if len(self.open) == 1 and self.to_act():
            (last,), (card,) = self.to_act(), self.open
            self._take(last, card)
            events.append(LastTaken(last, card.id))
        if not self._coming:
            events += self._end_round()
        elif seat not in self.to_act():
            events.append(self._passed())
        return events

    def reveal(self) -> list[EventBase]:
        """Turn up the next cards of the pool: a round begins."""
        self.open = self.pool[: self.plan.revealed]
        self.pool = self.pool[self.plan.revealed :]
        return [CardsRevealed(self.round, tuple([card.id for card in self.open])), self._passed()]

    def outcome(self) -> Outcome | None:
        """Nobody wins a draft: it ends with every seat's deck."""
        return None if self.open else PREPARED

    def prepared(self) -> tuple[NextMatch, ...]:
        """After the end: the match with all decks, the AIs' shuffled and, in co-op, split."""
        if self.open:
            return ()
        decks: dict[Seat, Sequence[Card]] = dict(self.picked)
        ai = chance.shuffled(in_print_order(self.ai), self.chance)
        share = len(ai) // len(self.plan.ais) if self.plan.ais else 0
        for number, seat in enumerate(self.plan.ais):
            decks[seat] = ai[number * share : (number + 1) * share]
        decks = {seat: decks[seat] for seat in SEATS if seat in decks}
        return (self.ahead.prepare(decks, {seat: seat for seat in self.plan.seats}),)

    def view(self, seat: Seat | None) -> DraftView:
        """Return what everybody may know: all but the cards in the pool."""
        return DraftView(
            viewer=seat,
            mode=self.ahead.mode,
            sets=self.sets,
            round=self.round,
            rounds=self.plan.rounds,
            open=tuple(self.open),
            left=len(self.pool),
            due=next(iter(self.to_act()), None),
            picks=self._picks(),
            players=tuple([PickedView(owner, tuple(deck)) for owner, deck in self.picked.items()]),
            ai=tuple(self.ai),
            outcome=self.outcome(),
        )

    def copy(self) -> Draft:
        """Return an equal draft that shares nothing that changes."""
        twin = Draft(self.ahead, self.sets, self.pool[:], self.chance)
        twin.open = self.open[:]
        twin.picked = {seat: deck[:] for seat, deck in self.picked.items()}
        twin.ai = self.ai[:]
        return twin

    def key(self) -> Hashable:
        """Return a value that is equal for drafts that go on alike, to equal matches."""
        return (
            self.ahead,
            self.sets,
            self.chance,
            tuple(self.pool),
            tuple(self.open),
            tuple([(seat, *deck) for seat, deck in self.picked.items()]),
            tuple(self.ai),
        )

    def _meant(self, seat: Seat, action: object) -> Card:
        if not self.open:
            raise IllegalAction("game_over")
        if seat not in self.to_act():
            raise IllegalAction("not_your_turn")
        if not isinstance(action, Pick):
            raise IllegalAction("no_action")
        for card in self.open:
            if card.id == action.card:
                return card
        raise IllegalAction("not_on_offer", card=action.card)

    def _take(self, seat: Seat, card: Card) -> None:
        self.open.remove(card)
        self.picked[seat].append(card)

    def _picks(self) -> int:
        """How many cards the seat that is due takes in a row."""
        coming = self._coming
        return len(list(takewhile(coming[:1].__eq__, coming)))

    def _passed(self) -> EventBase:
        return TurnPassed(self.to_act()[0], self._picks())

    def _end_round(self) -> list[EventBase]:
        """Give what nobody takes to the AIs; then reveal cards until all decks are there."""
        events: list[EventBase] = []
        if self.open:
            events.append(TakenByAi(tuple([card.id for card in self.open])))
            self.ai += self.open
            self.open = []
        if self.round < self.plan.rounds:
            return events + self.reveal()
        return [*events, FormatEnded()]


def _stretches(order: str) -> int:
    """How often the turn passes to a seat in this order."""
    return len([*groupby(order)])
