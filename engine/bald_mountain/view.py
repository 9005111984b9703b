"""What somebody may know of a match (bald-mountain.md 11).

It is the only way to look at a match from outside.
"""

from __future__ import annotations

from typing import Literal

from engine.bald_mountain.cards import Card
from engine.bald_mountain.effects import RuleKind, TargetKind
from engine.bald_mountain.seating import Mode
from engine.core import Outcome, Seat, record

How = Literal["activate", "fire", "repeat", "copy"]
Kind = Literal["wonder", "pay", "discard", "way_out", "target", "option", "play"]


@record
class Laid:
    """A card on an altar, facing a side."""

    card: Card
    side: int


@record
class RuleInForce:
    """A rule in force, of the side that it serves.

    `n` for edge, ward and toll, `altar` (its place in `COLOURS`) for a lock, else 0 and -1.
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
    """What somebody is asked, and who.

    - `wonder`: which of `cards` fires next; optional ones can be declined.
    - `pay`: `n` cards of the own hand for the cost of `card`, of `colour` if that is not empty.
    - `discard`: `n` cards of the own hand.
    - `way_out`: to `to` (discard, lose, give) `n` of `what`, or not.
    - `target`: one of `cards`, for `aim`; with the aim `lock` one of all altars.
    - `option`: one of `options`, counted from 1.
    - `play`: one of the own cards, the `n`th or less; after the first, or nothing more.

    `card` is the card that asks; for `wonder` None.
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
    """What the mages of a side share."""

    energy: int
    gems: int


@record
class MageView:
    """A mage: how many cards it holds, and which if it is the viewer.

    `hand` is in the order in which they came. `picked`: it has chosen what to discard, while others
    choose; which cards is the viewer's own to know.
    """

    seat: Seat
    side: int
    size: int
    hand: tuple[Card, ...] | None
    picked: bool = False
    picks: tuple[Card, ...] = ()


@record
class MountainView:
    """The whole match; `viewer` None is a spectator.

    `altars` are stacks in the order of `COLOURS`, the top card first; `deck` is its size, `discard`
    the newest first. `order` are the seats in the order of their turns from this one on, each once.
    `fires` are the wonders that may still fire in this turn. `playable` are the cards of the
    viewer's hand that can be played now, `possible` the top spells that the viewer can activate
    now, both empty for who is not due.
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
    due: tuple[Seat, ...]
    playable: tuple[Card, ...]
    possible: tuple[Card, ...]
    outcome: Outcome | None

    def mage(self, seat: Seat) -> MageView:
        """Return the view of a seat."""
        return next(mage for mage in self.mages if mage.seat == seat)

    def top(self, altar: int) -> Laid | None:
        """Return the top card of an altar."""
        stack = self.altars[altar]
        return stack[0] if stack else None

    def is_locked(self, altar: int) -> bool:
        """Return whether there is a lock on this altar."""
        return any(rule.kind == "lock" and rule.altar == altar for rule in self.rules)

    def is_stilled(self, card: Card, side: int) -> bool:
        """Return whether this wonder doesn't fire now, because of a rule of the other side."""
        return card.is_wonder and any(
            rule.kind == "still" and rule.side != side for rule in self.rules
        )
