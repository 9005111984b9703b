"""A match of Clash of Decks that implements `engine.core.State`."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Self

from engine.clash import ai, assault, reinforcement, returning, summoning, turn
from engine.clash.abilities import SYMBIOTE
from engine.clash.actions import (
    END,
    GO,
    UPPER,
    Action,
    Cast,
    End,
    Go,
    Join,
    Summon,
    casts,
    join,
    summons,
)
from engine.clash.events import Event
from engine.clash.state import Board, Call, Creature, DecisionNeeded, GameOver, Step, Underway, run
from engine.clash.view import BattleView, view
from engine.core import SEATS, IllegalAction, Outcome, Seat, State


class Battle(Board, State):
    """A match in progress, of any mode."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, including those of AIs."""
        return self.seating.seats

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seat in its summoning phase, or the one with a question to answer (14)."""
        if self.ended:
            return ()
        asked = returning.question(self)
        return (SEATS[self.active if asked is None else asked.seat],)

    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """Return all plays by place in hand, then `end`; or all answers to a question.

        The upper lane comes first; targets begin with A's kingdom.
        """
        if self.underway is not None and self.underway.question is not None:
            return returning.answers(self.underway.question, seat)
        if self.ended or SEATS[self.active] != seat:
            return []
        legal: list[Action] = []
        lanes: tuple[int, ...] = ()
        for playable in summoning.playable_cards(self):
            if not playable.is_creature:
                if not lanes:
                    lanes = tuple([len(lane) for each in self.players for lane in each.lanes])
                legal += casts(playable.id, lanes)
            elif self.phase == "summoning":
                legal += summons(playable.id)
                if playable.mask & SYMBIOTE:
                    legal += [join(playable.id, *host) for host in self._hosts()]
        if self.rules.ruleset == "1.0" and self._next_attacker() is not None:
            legal.append(GO)
        legal.append(END)
        return legal

    def _hosts(self) -> list[tuple[int, int]]:
        return [
            (lane, position)
            for lane, creatures in enumerate(self.players[self.active].lanes)
            for position, creature in enumerate(creatures)
            if not creature.mask & SYMBIOTE
        ]

    def _next_attacker(self) -> Creature | None:
        """Return the creature to activate next, also before the assault has begun."""
        if self.phase == "assault":
            return assault.next_attacker(self)
        running, self.running = self.running, UPPER
        attacker = assault.next_attacker(self)
        self.running = running
        return attacker

    def apply(self, seat: Seat, action: Action) -> list[Event]:
        """Apply an action and return what happened, in order.

        Raises `IllegalAction` and changes nothing if it is not legal.
        """
        if self.ended:
            raise IllegalAction("game_over")
        underway = self.underway
        if underway is not None and underway.question is not None:
            returning.refuse_other_answers(underway.question, seat, action)
            self.become(underway.before.copy())
            events = self._go_through(underway.before, (*underway.moves, action))
            return events[underway.happened :]
        if SEATS[self.active] != seat:
            raise IllegalAction("not_your_turn", seat=seat, active=SEATS[self.active])
        if self.rules.asks:
            return self._go_through(self.copy(), (action,))
        return self._carry_out(action)

    def _carry_out(self, action: Action) -> list[Event]:
        self.calls = 0
        try:
            further = self._do(action)
            if further is not None:
                self.resolve(further)
        except (GameOver, DecisionNeeded):
            pass
        events, self.events = self.events, []
        return [] if self.silent else events

    def _go_through(self, before: Board, moves: tuple[Action, ...]) -> list[Event]:
        """Carry out an action until the next question or its end; return all that happened.

        It starts from `before`; the `moves` are the action and the answers so far.
        """
        self.underway = underway = Underway(before, moves)
        try:
            events = self._carry_out(moves[0])
        finally:
            if underway.question is None:
                self.underway = None
        underway.happened = len(events)
        return events

    def _do(self, action: Action) -> Step | None:
        """Begin an action; return the remaining steps."""
        if isinstance(action, End):
            return self._end()
        if isinstance(action, (Summon, Join, Cast)):
            return summoning.play(self, action)
        if isinstance(action, Go):
            return self._go()
        raise IllegalAction("nothing_to_order")

    def _end(self) -> Step:
        """Resolve the rest of the assault, end the turn, and play the AIs' turns."""
        if self.phase == "summoning":
            assault.begin(self)
        yield assault.assault(self)
        turn.end(self)
        turn.begin(self)
        if self.players[self.active].ai is not None:
            yield self._turns_of_ais()

    def _turns_of_ais(self) -> Step:
        """Play the turns of AIs until it is a player's turn (9)."""
        while self.players[self.active].ai is not None:
            yield ai.summon(self)
            assault.begin(self)
            yield assault.assault(self)
            turn.end(self)
            turn.begin(self)

    def imagined(self) -> Self:
        """Return a copy for a search, in which no seat is asked anything.

        Cards return in the order of section 4 there, because the answers are not known.
        """
        twin = self.copy()
        twin.rules = self.rules._replace(imagined=True)
        return twin

    def silenced(self) -> Self:
        """Return a copy whose `apply` returns no events, which takes half the time."""
        twin = self.copy()
        twin.silent = True
        return twin

    def resolve(self, step: Step) -> None:
        """Carry out a step of the rules and all that follows from it. Raises `GameOver`."""
        run(step, self._called)

    def _called(self, called: Call) -> Step:
        return reinforcement.call(self, called.seat, called.lane)

    def open(self) -> list[Event]:
        """Begin the first turn, and play the AIs' turns if an AI is first; return what happened."""
        with suppress(GameOver):
            turn.begin(self)
            self.resolve(self._turns_of_ais())
        events, self.events = self.events, []
        return events

    def _go(self) -> Step:
        """Activate the next creature of the assault, which begins with the first (14)."""
        if self.rules.ruleset != "1.0":
            raise IllegalAction("not_in_this_ruleset", move="go")
        attacker = self._next_attacker()
        if attacker is None:
            raise IllegalAction("nobody_to_activate")
        if self.phase == "summoning":
            assault.begin(self)
        self.running = attacker.lane
        yield assault.activate(self, attacker)

    def outcome(self) -> Outcome | None:
        """Return the outcome; None until a stronghold has fallen or the turn limit is reached."""
        return self.ended

    def view(self, seat: Seat | None) -> BattleView:
        return view(self, seat)


class Duel(Battle):
    """A battle of the mode `duel`."""
