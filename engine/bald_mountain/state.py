"""A position as plain data that is cheap to copy: lists by side or seat of immutable values.

Stacks, deck and discard pile are tuples with the top card first, hands in the order in which the
cards came. The rules are functions on it, in modules named after the sections of the rule book.
"""

from __future__ import annotations

from typing import Literal, Self

from engine.bald_mountain.cards import Card
from engine.bald_mountain.events import Event
from engine.bald_mountain.seating import SEATINGS, Mode, Seating, side_of
from engine.bald_mountain.view import Laid, Question, RuleInForce, Underway
from engine.core import SEATS, Outcome, Seat

TurnStep = Literal["wonders", "actions"]
Leaving = Literal["stand_in", "lose"]
"""What happens if a mage of a team leaves: the bot takes over, or its side loses (Ruling 33)."""


class Board:
    """A position (bald-mountain.md 1).

    - `energy`, `gems`: by side. `hands`: by seat. `altars`: stacks in the order of the colours.
    - `chance`: the state of the stream `picks`.
    - `used`: cards activated in this turn. `fires`: wonders that may still fire in it.
    - `rules`: those in force, the oldest first.
    - `resolving`: the effects being carried out, the outermost first. For the step in progress of
      the innermost one, `played` counts the cards of a `Play`, and `picked` is what seats have
      chosen for a `Discard`, secret until all have chosen.
    - `question`: what a seat has to answer now, if anything.
    - `events`: what the current move has caused so far.
    """

    def __init__(self, mode: Mode, leaving: Leaving = "stand_in") -> None:
        self.mode: Mode = mode
        self.leaving: Leaving = leaving
        self.turn = 1
        self.step: TurnStep = "wonders"
        self.actions = 0
        self.energy = [0, 0]
        self.gems = [0, 0]
        self.hands: list[tuple[Card, ...]] = [()] * len(SEATINGS[mode].seats)
        self.altars: list[tuple[Laid, ...]] = [()] * 4
        self.deck: tuple[Card, ...] = ()
        self.discard: tuple[Card, ...] = ()
        self.chance = 0
        self.used: tuple[Card, ...] = ()
        self.rules: tuple[RuleInForce, ...] = ()
        self.last_turn = False
        self.fires: tuple[Card, ...] = ()
        self.resolving: tuple[Underway, ...] = ()
        self.played = 0
        self.picked: tuple[tuple[int, tuple[Card, ...]], ...] = ()
        self.question: Question | None = None
        self.ended: Outcome | None = None
        self.events: list[Event] = []

    @property
    def seating(self) -> Seating:
        """The seats and the order of their turns."""
        return SEATINGS[self.mode]

    @property
    def actor(self) -> int:
        """The seat whose turn it is."""
        order = SEATINGS[self.mode].order
        return order[(self.turn - 1) % len(order)]

    @property
    def us(self) -> int:
        """The side of the actor; sides alternate turn by turn."""
        return 1 - self.turn % 2

    @property
    def next_opponent(self) -> int:
        """The opposing seat that has the next turn (bald-mountain.md 6)."""
        order = SEATINGS[self.mode].order
        return order[self.turn % len(order)]

    @property
    def in_turn_order(self) -> tuple[int, ...]:
        """All seats in the order of their next turns, each once, beginning with the actor."""
        order = SEATINGS[self.mode].order
        begin = (self.turn - 1) % len(order)
        return tuple(dict.fromkeys((*order[begin:], *order[:begin])))

    @property
    def mover(self) -> int:
        """The seat with a question to answer, else the actor."""
        return self.actor if self.question is None else self.question.seat

    def share(self, number: int) -> int:
        """Return a seat's multiple of the printed number for "each mage" (bald-mountain.md 8)."""
        return 2 if self.mode == "three" and side_of(number) == 1 else 1

    @property
    def shares(self) -> int:
        """A side's multiple of the printed number for "each mage": 2 with three or four mages."""
        return 1 if self.mode == "duel" else 2

    def top(self, altar: int) -> Laid | None:
        """Return the top card of an altar; None if it is empty."""
        stack = self.altars[altar]
        return stack[0] if stack else None

    def is_top(self, card: Card) -> bool:
        """Return whether this card is on top of its altar."""
        stack = self.altars[card.altar]
        return bool(stack) and stack[0].card is card

    def controls(self, side: int, card: Card) -> bool:
        """Return whether the card is on top of its altar, facing this side."""
        stack = self.altars[card.altar]
        return bool(stack) and stack[0].card is card and stack[0].side == side

    def in_force(self, kind: str, side: int) -> bool:
        """Return whether this side has a rule of this kind."""
        return any(rule.kind == kind and rule.side == side for rule in self.rules)

    def is_locked(self, altar: int) -> bool:
        """Return whether either side has locked this altar."""
        return any(rule.kind == "lock" and rule.altar == altar for rule in self.rules)

    def emit(self, event: Event) -> None:
        """Record an event."""
        self.events.append(event)

    def tops(self) -> list[Laid]:
        """Return the top cards in the order of the altars."""
        return [stack[0] for stack in self.altars if stack]

    def copied_from(self, other: Board) -> Self:
        """Copy everything but the events from another position; return this one."""
        self.turn, self.step, self.actions = other.turn, other.step, other.actions
        self.energy, self.gems = other.energy[:], other.gems[:]
        self.hands, self.altars = other.hands[:], other.altars[:]
        self.deck, self.discard, self.chance = other.deck, other.discard, other.chance
        self.used, self.rules, self.last_turn = other.used, other.rules, other.last_turn
        self.fires, self.resolving = other.fires, other.resolving
        self.played, self.picked = other.played, other.picked
        self.question, self.ended = other.question, other.ended
        return self


def seat(number: int) -> Seat:
    """Return the letter of a seat."""
    return SEATS[number]
