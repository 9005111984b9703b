"""The match: a position that implements `State`."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace

from engine.bald_mountain import answering, doable, endings, resolving, turn
from engine.bald_mountain.actions import DRAW, END, Action, Activate, DrawCard, End, PlayCard
from engine.bald_mountain.cards import BY_ID, Card
from engine.bald_mountain.events import Activated, Event, TollPaid
from engine.bald_mountain.moves import read_move
from engine.bald_mountain.seating import side_of
from engine.bald_mountain.state import Board, seat
from engine.bald_mountain.view import MageView, MountainView, Question, SideView
from engine.core import SEATS, IllegalAction, Outcome, Seat, State
from engine.naming import in_order


class Battle(Board, State):
    """A position and everything needed to continue from it."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.seating.seats

    @property
    def acting(self) -> Seat:
        """The seat that has to act, or would have to if the match were not over."""
        return seat(self.mover)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seat with a question to answer, else the actor; none after the end."""
        return () if self.ended is not None else (seat(self.mover),)

    def outcome(self) -> Outcome | None:
        return self.ended

    # Legal moves

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Return exactly the actions that `apply` accepts, the end of the turn first."""
        if self.ended is not None or SEATS.index(seat) != self.mover:
            return []
        if self.question is not None:
            return list(answering.answers(self, self.question))
        legal: list[Action] = [END]
        if self.deck:
            legal.append(DRAW)
        legal += [PlayCard(card.id) for card in in_order(self.hands[self.actor])]
        legal += [
            Activate(laid.card.id)
            for laid in self.tops()
            if laid.side == self.us and doable.activation_refusal(self, laid.card) is None
        ]
        return legal

    def _checked(self, seat: Seat, action: Action) -> Action:
        """Return the action in canonical form. Raises `IllegalAction` if it is not legal."""
        if self.ended is not None or SEATS.index(seat) != self.mover:
            raise IllegalAction("bald_mountain_not_due")
        if self.question is not None:
            return answering.check(self, self.question, action)
        match action:
            case End():
                return action
            case DrawCard():
                if not self.deck:
                    raise IllegalAction("bald_mountain_empty_deck")
            case PlayCard(card_id):
                if not any(card.id == card_id for card in self.hands[self.actor]):
                    raise IllegalAction("bald_mountain_not_in_hand", card=card_id)
            case Activate(card_id):
                if refusal := doable.activation_refusal(self, BY_ID[card_id]):
                    raise refusal
            case _:
                raise IllegalAction("bald_mountain_nothing_asked", move=str(action))
        return action

    # What a move does

    def apply(self, seat: Seat, action: Action) -> Sequence[Event]:
        action = self._checked(seat, action)
        self.events = []
        self._begin(action)
        while not turn.waits(self):
            turn.advance(self)
        return self.events

    def moments(self, seat: Seat, action: Action) -> Iterator[tuple[Event, ...]]:
        """Apply an action, and yield its events piece by piece; the match can be viewed in between.

        Raises `IllegalAction` before anything changes.
        """
        action = self._checked(seat, action)
        self.events = []
        self._begin(action)
        while True:
            if self.events:
                events, self.events = tuple(self.events), []
                yield events
            if turn.waits(self):
                return
            turn.advance(self)

    def go_on(self) -> None:
        """Carry out all automatic steps until a seat has to act."""
        while not turn.waits(self):
            turn.advance(self)

    def _begin(self, action: Action) -> None:
        """Carry out what a move does at once; `turn.advance` does the rest."""
        number = self.actor
        if self.question is not None:
            answering.give(self, self.question, action)
            return
        match action:
            case End():
                turn.end(self)
            case DrawCard():
                self.actions -= 1
                resolving.draw(self, number, 1, "")
            case PlayCard(card_id):
                self.actions -= 1
                resolving.play(self, BY_ID[card_id])
            case Activate(card_id):
                self._activate(BY_ID[card_id])

    def _activate(self, card: Card) -> None:
        """Spend the action, mark the card, pay the toll, then the cost (bald-mountain.md 4)."""
        self.actions -= 1
        self.used = (*self.used, card)
        self.emit(Activated(seat(self.actor), card.id))
        if toll := doable.toll_for(self, self.us):
            self.energy[self.us] -= toll
            self.emit(TollPaid(self.us, toll))
            if endings.check(self):
                return
        resolving.begin(self, card, "activate")

    def read(self, text: str) -> tuple[Action, str]:
        return read_move(self, text)

    # Views, copies and comparison

    def view(self, seat: Seat | None) -> MountainView:
        """Return what this seat, or a spectator (None), may know (bald-mountain.md 11)."""
        acts = seat is not None and self.question is None and seat in self.to_act()
        legal = self.legal_actions(seat) if acts and seat is not None else ()
        return MountainView(
            viewer=seat,
            mode=self.mode,
            turn=self.turn,
            active=SEATS[self.actor],
            step=self.step,
            actions=self.actions,
            sides=(SideView(self.energy[0], self.gems[0]), SideView(self.energy[1], self.gems[1])),
            mages=tuple([self._mage(number, seat) for number in range(len(self.hands))]),
            order=tuple([SEATS[number] for number in self.in_turn_order]),
            altars=tuple(self.altars),
            deck=len(self.deck),
            discard=self.discard,
            used=self.used,
            rules=self.rules,
            last_turn=self.last_turn,
            fires=self.fires,
            underway=self.resolving,
            question=self._asked(seat),
            to_act=self.to_act(),
            playable=tuple([BY_ID[a.card] for a in legal if isinstance(a, PlayCard)]),
            possible=tuple([BY_ID[a.card] for a in legal if isinstance(a, Activate)]),
            outcome=self.ended,
        )

    def _asked(self, viewer: Seat | None) -> Question | None:
        """Return the question as this seat may know it.

        The list of cards to repeat or copy depends on colours in the actor's hand, so other viewers
        get it as if these were unknown.
        """
        question = self.question
        if question is None or question.card is None or question.aim not in ("repeat", "copy"):
            return question
        if SEATS[question.seat] == viewer:
            return question
        cards = doable.targets(self, question.card, question.aim, openly=True)
        return replace(question, cards=cards)

    def _mage(self, number: int, viewer: Seat | None) -> MageView:
        own, hand = SEATS[number] == viewer, self.hands[number]
        picks = dict(self.picked).get(number)
        return MageView(
            seat=SEATS[number],
            side=side_of(number),
            size=len(hand),
            hand=hand if own else None,
            picked=picks is not None,
            picks=picks if own and picks is not None else (),
        )

    def copy(self) -> Battle:
        return Battle(self.mode, self.leaving).copied_from(self)

    def key(self) -> Hashable:
        return (
            *(self.mode, self.turn, self.step, self.actions, *self.energy, *self.gems),
            *(tuple(self.hands), tuple(self.altars), self.deck, self.discard, self.chance),
            *(frozenset(self.used), self.rules, self.last_turn, self.fires),
            *(self.resolving, self.played, self.picked, self.ended),
        )
