"""The match: a position that implements `State`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from engine.core import SEATS, IllegalAction, Outcome, Seat, State
from engine.two_worlds import actions, attacking, casting, moving, picking, turn
from engine.two_worlds.board import cell_name
from engine.two_worlds.events import Event
from engine.two_worlds.moves import read_move
from engine.two_worlds.state import Position
from engine.two_worlds.view import WorldsView, seen


class Match(Position, State):
    """A position and everything needed to continue from it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[:2]

    @property
    def acting(self) -> Seat:
        """The first seat that has to act, or would have to if the match were not over."""
        return SEATS[next(iter(self._due()), self.active)]

    def to_act(self) -> tuple[Seat, ...]:
        """Return both seats during the picks, else the one with a window, else the active one."""
        return tuple([SEATS[number] for number in self._due()])

    def _due(self) -> tuple[int, ...]:
        if self.ended is not None:
            return ()
        if self.step == "picks":
            return picking.to_act(self)
        return (self.active if self.window is None else self.window,)

    def outcome(self) -> Outcome | None:
        return self.ended

    # Legal moves

    def legal_actions(self, seat: Seat) -> Sequence[actions.Action]:
        number = SEATS.index(seat)
        if number not in self._due():
            return []
        if self.step == "picks":
            return [actions.Keep(card.id) for card in picking.choices(self, number)]
        return [*self._steps_on(), *self._abilities(number), *self._plays(number)]

    def _steps_on(self) -> list[actions.Action]:
        """Return the moves that continue the turn; in a window, to pass."""
        if self.stack:
            return [actions.PASS]
        match self.step:
            case "start":
                return [actions.GO]
            case "summon":
                return [actions.Summon(row) for row in turn.free_rows(self)] or [actions.GO]
            case "action":
                return [actions.END]
        if not self.spells[self.active]:
            return [actions.GO]
        return [
            actions.TAKE,
            *(actions.Swap(spell.id) for spell in dict.fromkeys(self.hands[self.active])),
        ]

    def _abilities(self, number: int) -> Iterator[actions.Action]:
        """Yield `shift` in the active seat's turn, `shapeshift` in step 3 and its windows."""
        for cell in [cell for cell, f in self.seen_from(number) if f.owner == number]:
            if number == self.active and moving.can_shift(self, cell):
                for forward in (True, False):
                    if moving.path(self, cell, 1 if forward else -1) is not None:
                        yield actions.Shift(cell, forward)
            if self.step == "action" and turn.can_shapeshift(self, cell):
                for card in dict.fromkeys(self.box):
                    yield actions.Shapeshift(cell, card.id)

    def _plays(self, number: int) -> Iterator[actions.Action]:
        if self.step != "action":
            return
        yield from casting.casts(self, number)
        if not self.stack:
            yield from attacking.attacks(self)

    def _check(self, seat: Seat, action: actions.Action) -> None:
        number = SEATS.index(seat)
        if number not in self._due():
            raise IllegalAction("two_worlds_not_due")
        match action:
            case actions.Keep(card_id):
                if self.step != "picks" or not any(
                    card.id == card_id for card in self.packets[number]
                ):
                    raise IllegalAction("two_worlds_not_in_packet", card=card_id)
            case actions.Attack() if self.step == "action" and not self.stack:
                attacking.check(self, action)
            case actions.Cast() if self.step == "action":
                casting.check(self, number, action)
            case actions.Shift(cell) if self.step != "picks":
                self._check_ability(number, cell, action)
            case actions.Shapeshift(cell) if self.step == "action":
                self._check_ability(number, cell, action)
            case _:
                if self.step == "picks" or action not in self._steps_on():
                    raise IllegalAction("two_worlds_not_now", move=str(action))

    def _check_ability(self, number: int, cell: int, action: actions.Action) -> None:
        fighter = self.cells[cell]
        if fighter is None or fighter.owner != number:
            raise IllegalAction("two_worlds_no_own_warrior", cell=cell_name(cell))
        if action not in list(self._abilities(number)):
            raise IllegalAction("two_worlds_no_ability", card=fighter.card.id, move=str(action))

    # What a move does

    def apply(self, seat: Seat, action: actions.Action) -> Sequence[Event]:
        self._check(seat, action)
        self.events = []
        self._begin(SEATS.index(seat), action)
        self.go_on()
        return self.events

    def moments(self, seat: Seat, action: actions.Action) -> Iterator[tuple[Event, ...]]:
        """Apply an action, and yield its events piece by piece; the match can be viewed in between.

        Raises `IllegalAction` before anything changes.
        """
        self._check(seat, action)
        self.events = []
        self._begin(SEATS.index(seat), action)
        while True:
            if self.events:
                events, self.events = tuple(self.events), []
                yield events
            if turn.waits(self):
                return
            turn.proceed(self)

    def go_on(self) -> None:
        """Carry out all automatic steps until a seat has to act."""
        while not turn.waits(self):
            turn.proceed(self)

    def _begin(self, number: int, action: actions.Action) -> None:
        """Carry out what a move does at once; `turn.proceed` does the rest."""
        match action:
            case actions.Keep(card_id):
                picking.keep(self, number, card_id)
            case actions.Attack():
                attacking.announce(self, action)
                self.window = None
            case actions.Cast():
                casting.cast(self, number, action)
                self.window = None
            case actions.Shift(cell, forward):
                turn.shift(self, cell, forward=forward)
                turn.again(self)
            case actions.Shapeshift(cell, form):
                turn.shapeshift(self, cell, form)
                turn.again(self)
            case _:
                self._go(action)

    def _go(self, action: actions.Action) -> None:
        match action:
            case actions.Pass():
                turn.say_pass(self)
            case actions.Summon(row):
                turn.summon(self, row)
            case actions.End():
                self.step = "draw"
            case actions.Take():
                turn.take(self)
            case actions.Swap(spell_id):
                hand = [spell.id for spell in self.hands[self.active]]
                turn.take(self, hand.index(spell_id))
            case actions.Go():
                if self.step == "start":
                    turn.advance(self)
                elif self.step == "summon":
                    self.step = "action"
                else:
                    turn.end(self)

    def read(self, text: str) -> tuple[actions.Action, str]:
        return read_move(self, text)

    # Views, copies and comparison

    def view(self, seat: Seat | None) -> WorldsView:
        to_act = self.to_act()
        legal = self.legal_actions(seat) if seat is not None and seat in to_act else ()
        return seen(self, seat, to_act, legal)

    def copy(self) -> Match:
        return Match(self.setup, self.second_player_spells).copied_from(self)

    def key(self) -> Hashable:
        return (
            *(self.setup, self.second_player_spells, self.turn, self.first, self.step),
            *(tuple(self.cells), self.serial, self.box, self.spent, self.attacked),
            *(tuple(self.warriors), tuple(self.fallen), tuple(self.spells)),
            *(tuple(self.hands), tuple(self.cast), self.stack, self.window),
            *(self.quiet, self.eventful, self.deathless, self.seed, self.rank),
            *(tuple(self.packets), tuple(self.kept), tuple(self.picked), self.ended),
        )
