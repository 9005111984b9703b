"""The match: a position that implements `State`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from engine.castles import legal, playing, view
from engine.castles.actions import Action
from engine.castles.board import SEATS_OF
from engine.castles.dice import Dice
from engine.castles.events import Event
from engine.castles.moves import read_move
from engine.castles.state import Board
from engine.castles.view import CastlesView
from engine.core import SEATS, IllegalAction, Outcome, Seat, State


class Match(Board, State):
    """A position and everything needed to continue from it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS_OF[self.mode]

    @property
    def acting(self) -> Seat:
        """The seat whose turn it is, or would be if the match were not over."""
        return SEATS[self.active]

    def to_act(self) -> tuple[Seat, ...]:
        """Return the active seat: no other seat ever decides in a turn."""
        return () if self.ended is not None else (SEATS[self.active],)

    def outcome(self) -> Outcome | None:
        return self.ended

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Return exactly the actions that `apply` accepts, the end of the turn first."""
        return list(legal.moves(self)) if seat in self.to_act() else []

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        if seat not in self.to_act():
            raise IllegalAction("castles_not_due")
        legal.check(self, action)
        self.events = []
        playing.play(self, action)
        return self.events

    def moments(self, seat: Seat, action: Action) -> Iterator[tuple[Event, ...]]:
        yield tuple(self.apply(seat, action))

    def read(self, text: str) -> tuple[Action, str]:
        return read_move(self, text)

    def view(self, seat: Seat | None) -> CastlesView:
        to_act = self.to_act()
        return view.seen(self, seat, to_act, self.legal_actions(seat) if seat in to_act else ())

    def with_roll(self, values: Dice) -> Match:
        """Return a copy with these unspent dice, for a search over possible rolls."""
        twin = self.copy()
        twin.dice = tuple(sorted(values, reverse=True))
        return twin

    def copy(self) -> Match:
        return Match(self.mode, self.races).copied_from(self)

    def key(self) -> Hashable:
        return (
            *(self.mode, self.races, self.turn, self.first, self.dice, self.chance),
            *(tuple(self.wounds), tuple(self.buildings), tuple(self.hands), tuple(self.decks)),
            *(tuple(self.discards), tuple(self.shuffles), self.built, self.powered),
            *(tuple(self.cells), tuple(self.tiles), self.tombstones, self.ended),
        )
