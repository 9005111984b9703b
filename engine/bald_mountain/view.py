"""Views: all that a seat may know of a match (bald-mountain.md 11).

A view is the only outside access to a match.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.bald_mountain.actions import Action
from engine.bald_mountain.cards import Card
from engine.bald_mountain.effects import RuleKind, TargetKind
from engine.bald_mountain.seating import Mode
from engine.core import EventBase, Outcome, Seat, record
from engine.steps import MoveStep

How = Literal["activate", "fire", "repeat", "copy"]
Kind = Literal["wonder", "pay", "discard", "way_out", "target", "option", "play"]


@record
class Laid:
    """A card on an altar, facing a side."""

    card: Card
    side: int


@record
class RuleInForce:
    """A rule in force, with the side that it serves.

    `n` is set for edge, ward and toll (else 0), `altar`, its index in `COLOURS`, for a lock (else
    -1).
    """

    kind: RuleKind
    side: int
    n: int = 0
    altar: int = -1


@record
class Underway:
    """An effect that is being carried out.

    `at` is the path of the step in progress (`effects`); None while cards are chosen to pay.
    """

    card: Card
    how: How
    at: tuple[int, ...] | None


@record
class Question:
    """A question to a seat.

    - `wonder`: which of `cards` fires next; optional ones can be declined.
    - `pay`: `n` cards of the seat's hand for the cost of `card`, of `colour` if that is not empty.
    - `discard`: `n` cards of the seat's hand.
    - `way_out`: whether to `to` (discard, lose, give) `n` of `what`.
    - `target`: one of `cards`, for `aim`; with the aim `lock`, one of all altars.
    - `option`: one of `options`, counted from 1.
    - `play`: one card of the seat's hand, up to `n` in all; after the first, it may also stop.

    `card` is the card that asks, None for `wonder`.
    """

    kind: Kind
    seat: int
    card: Card | None = None
    n: int = 0
    colour: str = ""
    to: str = ""
    what: str = ""
    aim: TargetKind | Literal[""] = ""
    cards: tuple[Card, ...] = ()
    options: tuple[int, ...] = ()


@record
class SideView:
    """The energy and gems of a side."""

    energy: int
    gems: int


@record
class MageView:
    """A mage's number of cards, and the cards if it is the viewer.

    `hand` is in the order in which the cards came. `picked` means that it has chosen what to
    discard while others still choose; only the mage itself sees `picks`.
    """

    seat: Seat
    side: int
    size: int
    hand: tuple[Card, ...] | None
    picked: bool = False
    picks: tuple[Card, ...] = ()


@record
class MountainView:
    """A match as a viewer sees it; `viewer` None is a spectator.

    `altars` are stacks in the order of `COLOURS`, the top card first; `deck` is a number of cards;
    `discard` is newest first. `order` is the seats in the order of their turns, each once,
    beginning with the current one. `fires` are the wonders that may still fire in this turn.
    `playable` are the cards of the viewer's hand that can be played now, `possible` the top spells
    that the viewer can activate; both are empty if it can't act.
    """

    viewer: Seat | None
    mode: Mode
    turn: int
    active: Seat
    step: Literal["wonders", "actions"]
    actions: int
    sides: tuple[SideView, SideView]
    mages: tuple[MageView, ...]
    order: tuple[Seat, ...]
    altars: tuple[tuple[Laid, ...], ...]
    deck: int
    discard: tuple[Card, ...]
    used: tuple[Card, ...]
    rules: tuple[RuleInForce, ...]
    last_turn: bool
    fires: tuple[Card, ...]
    underway: tuple[Underway, ...]
    question: Question | None
    to_act: tuple[Seat, ...]
    playable: tuple[Card, ...]
    possible: tuple[Card, ...]
    outcome: Outcome | None

    def mage(self, seat: Seat) -> MageView:
        """Return the view of a mage."""
        return next(mage for mage in self.mages if mage.seat == seat)

    def top(self, altar: int) -> Laid | None:
        """Return the top card of an altar; None if it is empty."""
        stack = self.altars[altar]
        return stack[0] if stack else None

    def is_locked(self, altar: int) -> bool:
        """Return whether there is a lock on this altar."""
        return any(rule.kind == "lock" and rule.altar == altar for rule in self.rules)

    def is_stilled(self, card: Card, side: int) -> bool:
        """Return whether a rule of the other side keeps this wonder from firing now."""
        return card.is_wonder and any(
            rule.kind == "still" and rule.side != side for rule in self.rules
        )


MountainStep: TypeAlias = MoveStep[MountainView, EventBase, Action]
"""A step of a line of moves."""
