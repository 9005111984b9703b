"""The marks that events leave on a board.

They are changes at the sides, cards that act, and the direction of an attack.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from engine.bald_mountain import events as happened
from engine.bald_mountain.cards import COLOURS, Card, card
from engine.bald_mountain.events import Event
from engine.bald_mountain.view import MountainView
from engine.core import SEATS, Seat

Resource = Literal["energy", "gems"]


@dataclass
class Marks:
    """The marks of a moment.

    Attributes:
        changes: What a side has gained or lost (negative).
        hands: Cards that have come to a mage's hand or left it (negative).
        acting: Ids of cards that act.
        fresh: Ids of cards that were just put on an altar.
        deeds: Sign of what was done on an altar, and the top card that it removed.
        attack: The altar and the side of an attack.
        rules: Rules that have just begun, with their side.
    """

    changes: dict[tuple[int, Resource], int] = field(default_factory=dict)
    hands: dict[Seat, int] = field(default_factory=dict)
    acting: set[str] = field(default_factory=set)
    fresh: set[str] = field(default_factory=set)
    deeds: dict[int, tuple[str, Card | None]] = field(default_factory=dict)
    attack: tuple[int, int] | None = None
    rules: set[tuple[int, str]] = field(default_factory=set)

    def results(self, _: MountainView) -> Marks:
        """Return what the sides have gained and lost."""
        return Marks(self.changes, self.hands)


def marks_of(events: Sequence[Event]) -> Marks:
    """Return the marks of these events, which are one moment."""
    marks = Marks()
    for event in events:
        _mark_amounts(marks, event)
        _mark_hands(marks, event)
        _mark_cards(marks, event)
    return marks


def _mark_amounts(marks: Marks, event: Event) -> None:
    match event:
        case happened.Attacked(side=side, lost=lost, reflected=reflected, by=by):
            hit = 1 - side if reflected else side
            _change(marks, hit, "energy", -lost)
            marks.attack = card(by).altar, hit
            marks.acting.add(by)
        case happened.Gained(side=side, what=what, n=n):
            _change(marks, side, what, n)
        case (
            happened.Lost(side=side, what=what, n=n) | happened.CostPaid(side=side, what=what, n=n)
        ):
            _change(marks, side, what, -n)
        case happened.TollPaid(side=side, n=n):
            _change(marks, side, "energy", -n)
        case happened.Stolen(side=side, what=what, n=n):
            _change(marks, side, what, -n)
            _change(marks, 1 - side, what, n)


def _mark_hands(marks: Marks, event: Event) -> None:
    match event:
        case happened.WayOut(seat=seat, to=to, what=what, n=n):
            _mark_way_out(marks, seat, to, what, n)
        case happened.Drew(seat=seat, count=count):
            _hold(marks, seat, count)
        case (
            happened.CardsPaid(seat=seat, cards=cards) | happened.Discarded(seat=seat, cards=cards)
        ):
            _hold(marks, seat, -len(cards))
        case happened.CardsStolen(seat=seat, other=other, count=count):
            _hold(marks, seat, -count)
            _hold(marks, other, count)
        case happened.Retrieved(seat=seat):
            _hold(marks, seat, 1)


def _mark_way_out(marks: Marks, seat: Seat, to: str, what: str, n: int) -> None:
    """Mark what a seat paid; what it gives comes to the other side."""
    side = SEATS.index(seat) % 2
    if what == "cards":
        _hold(marks, seat, -n)
        return
    resource: Resource = "energy" if what == "energy" else "gems"
    _change(marks, side, resource, -n)
    if to == "give":
        _change(marks, 1 - side, resource, n)


def _mark_cards(marks: Marks, event: Event) -> None:
    match event:
        case happened.Played(seat=seat, card=played):
            marks.fresh.add(played)
            _hold(marks, seat, -1)
        case happened.Activated(card=acting) | happened.WonderFired(card=acting):
            marks.acting.add(acting)
        case happened.Repeated(card=acting, by=by, copied=copied):
            marks.acting.update((acting, by))
            marks.deeds[card(acting).altar] = ("copy" if copied else "repeat", None)
        case happened.Banished(card=gone):
            marks.deeds[card(gone).altar] = "banish", card(gone)
        case happened.Turned(card=turned):
            marks.deeds[card(turned).altar] = "turn", None
        case happened.Buried(card=buried):
            marks.deeds[card(buried).altar] = "bury", card(buried)
        case happened.RuleBegan(side=side, rule=rule, altar=altar):
            marks.rules.add((side, rule))
            if altar:
                marks.deeds[COLOURS.index(altar)] = "lock", None


def _change(marks: Marks, side: int, what: Resource, n: int) -> None:
    marks.changes[side, what] = marks.changes.get((side, what), 0) + n


def _hold(marks: Marks, seat: Seat, n: int) -> None:
    marks.hands[seat] = marks.hands.get(seat, 0) + n
