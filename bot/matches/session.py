"""The moves of a match, the position after them, and the turns that they form."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.errors import Refusal
from bot.store.result import RESIGNATION
from engine.core import Event, Game, NextMatch, Outcome, Seat, State
from engine.record import ABANDONED, LIMIT

CHECKPOINTS = 6
"""Number of recent positions kept: enough for the animation of a round of four players."""


@dataclass(slots=True)
class Turn:
    """A part of a match that one board message shows: in a duel, one turn.

    `events` is everything that happened in it, `latest` the effects of its newest move, `timed_out`
    the seats whose time ran out.
    """

    number: int
    events: list[Event]
    latest: list[Event]
    timed_out: list[Seat] = field(default_factory=list)


class TriedMove(NamedTuple):
    """A move made on a copy of the position: its text, that position, and what happened."""

    text: str
    state: State
    events: Sequence[Event]


@dataclass(slots=True, eq=False)
class _PlayedMove:
    """A move that isn't undone, with the turn after it.

    Equal moves are distinct objects. `timed_out`: the seat's time ran out. `hands_on`: another seat
    has to act after it. `ended`: it ended a turn or the match.
    """

    seat: Seat
    text: str
    events: list[Event]
    turn_number: int
    timed_out: bool
    hands_on: bool
    ended: bool


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    """The position after this number of `moves`, with the newest of its `turns`."""

    moves: int
    turns: int
    state: State
    turn: Turn


class Session:
    """A match as its game knows it.

    `outcome` tells how it ended: on the board, by resignation, because all players have left, or
    because the time of the whole match was over (`limit_reached`).
    `prepared` are the matches that follow from its present state: the match that a draft prepares,
    a league's duels. `to_act` are the seats that have to act: none after the end or while others
    play for the result; `asked` are those of them that must respond in another's turn. All four are
    computed once for each change.
    """

    def __init__(self, game: Game, state: State, opening: Sequence[Event]) -> None:
        self.game = game
        self.state = state
        self.opening = list(opening)
        self.moves: list[_PlayedMove] = []
        self.turns = [Turn(game.turn_number(state), self.opening, self.opening)]
        self.resigned: Seat | None = None
        self.abandoned = self.limit_reached = False
        self._tried: tuple[Seat, str, TriedMove] | None = None
        self._first = state.copy()
        self._checkpoints: deque[_Checkpoint] = deque(maxlen=CHECKPOINTS)
        self._keep_position()
        self._find_who_is_to_act()

    # Present state

    def if_resigned(self, seat: Seat, *, by_clock: bool = False) -> Outcome | None:
        """Return how the match ends if this seat resigns, or (`by_clock`) has timed out.

        None if the bot takes the seat over instead.
        """
        winners = self.game.winners_without(self.state, seat)
        if winners is None:
            return None
        return Outcome(winners, ABANDONED if by_clock else RESIGNATION)

    def if_limit_reached(self) -> Outcome:
        """Return how the match ends if its time is over now: the seats that are ahead win."""
        return Outcome(self.game.winners_now(self.state), LIMIT)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or a spectator (None), may know of the match, also after its end."""
        if seat not in self._views:
            view = self.state.view(seat)
            self._views[seat] = (
                replace(view, outcome=self.outcome) if self.is_off_the_board else view
            )
        return self._views[seat]

    @property
    def turn(self) -> Turn:
        """The newest turn."""
        return self.turns[-1]

    def before(self, number: int) -> State:
        """Return the position before a move, by its number.

        Earlier moves are played again from the nearest position that is kept.
        """
        known = next((kept for kept in reversed(self._checkpoints) if kept.moves <= number), None)
        first, state = (known.moves, known.state.copy()) if known else (0, self._first.copy())
        for move in self.moves[first:number]:
            state.apply(move.seat, self.game.read_move(state, move.text)[0])
        return state

    @property
    def in_line(self) -> int:
        """The number of the move from which only one seat at a time had to act.

        Simultaneous choices don't form a line of moves.
        """
        state, first = self._first.copy(), 0
        for number, move in enumerate(self.moves):
            if len(state.to_act()) > 1:
                first = number + 1
            state.apply(move.seat, self.game.read_move(state, move.text)[0])
        return first

    def latest_of(self, seat: Seat) -> _PlayedMove | None:
        """Return the latest move of a seat that isn't undone, or None."""
        return next((move for move in reversed(self.moves) if move.seat == seat), None)

    def latest_turn(self, seat: Seat) -> range | None:
        """Return the move numbers of the last turn of its own in which this seat has moved.

        None while that turn lasts, or if the seat has only responded in another's turn since.
        """
        latest = self.latest_of(seat)
        if latest is None:
            return None
        at = self.moves.index(latest)
        first = next((n + 1 for n in reversed(range(at)) if self.moves[n].ended), 0)
        last = next((n for n in range(at, len(self.moves)) if self.moves[n].ended), None)
        if last is None or self.moves[first].seat != seat:
            return None
        return range(first, last + 1)

    def takes_back(self, seat: Seat) -> bool:
        """Return whether this seat may undo now.

        It undoes its own latest move, in the same turn, and only if that move was not irreversible
        and looked at nothing hidden, whether or not anything was found there. What others have done
        since does not depend on it. Once another seat has to act, by this move or a later one, no
        earlier move can be undone.
        """
        latest = self.latest_of(seat)
        return (
            self.outcome is None
            and latest is not None
            and latest.turn_number == self.game.turn_number(self.state)
            and not latest.ended
            and not any(event.irreversible or event.surprises(seat) for event in latest.events)
            and not any(move.hands_on for move in self.moves[self.moves.index(latest) :])
        )

    def since(self, seat: Seat) -> list[_PlayedMove]:
        """Return the moves that others have made since the last move of this seat."""
        latest = self.latest_of(seat)
        return self.moves[self.moves.index(latest) + 1 :] if latest else [*self.moves]

    # Changes

    def try_move(self, seat: Seat, text: str) -> TriedMove:
        """Make a move on a copy of the position: nothing changes here.

        The latest one is kept until the position changes.

        Raises:
            IllegalAction: The rules refuse it.
            Refusal: The text contains more than one move.
        """
        if self._tried is not None and self._tried[:2] == (seat, text):
            return self._tried[2]
        action, rest = self.game.read_move(self.state, text)
        if rest.strip():
            raise Refusal("refused-one-move-at-a-time")
        state = self.state.copy()
        events = state.apply(seat, action)
        tried = TriedMove(str(action), state, events)
        self._tried = seat, text, tried
        return tried

    def play(
        self, seat: Seat, text: str, tried: TriedMove | None = None, *, timed_out: bool = False
    ) -> None:
        """Make a move of this seat, or apply the one that was tried.

        `timed_out`: it is made because the seat's time ran out.
        """
        to_act, turn_number = self.state.to_act(), self.game.turn_number(self.state)
        if tried is None:
            action, _ = self.game.read_move(self.state, text)
            events = list(self.state.apply(seat, action))
        else:
            self.state, events = tried.state, list(tried.events)
        ended = self.game.turn_number(self.state) != turn_number or self.state.outcome() is not None
        hands_on = any(other not in to_act for other in self.state.to_act() if other != seat)
        self._record(events)
        if timed_out and seat not in self.turn.timed_out:
            self.turn.timed_out.append(seat)
        number = self.turn.number
        self.moves.append(_PlayedMove(seat, text, events, number, timed_out, hands_on, ended))
        if hands_on or ended:
            self._keep_position()
        self._find_who_is_to_act()

    def take_back(self, seat: Seat) -> None:
        """Undo the latest move of a seat; later moves are made again. Raises `ValueError` without
        one.
        """
        latest = self.latest_of(seat)
        if latest is None:
            raise ValueError("no move is taken back")
        while self.moves.index(latest) < self._checkpoints[-1].moves:
            self._checkpoints.pop()
        kept = self._checkpoints[-1]
        again = [move for move in self.moves[kept.moves :] if move is not latest]
        del self.moves[kept.moves :]
        turn = replace(kept.turn, timed_out=[*kept.turn.timed_out])
        self.turns[kept.turns - 1 :] = [turn]
        self.state = kept.state.copy()
        for move in again:
            self.play(move.seat, move.text, timed_out=move.timed_out)
        self._find_who_is_to_act()

    def end(self, resigned: Seat | None, *, abandoned: bool) -> None:
        """End the match off the board: a seat has resigned, or all players have left."""
        self.resigned, self.abandoned = resigned, abandoned
        self._record([])
        self._find_who_is_to_act()

    def end_at_limit(self) -> None:
        """End the match because its time is over."""
        self.limit_reached = True
        self._record([])
        self._find_who_is_to_act()

    def reopen(self) -> None:
        """Take back the end off the board: the position is the one before it."""
        self.resigned, self.abandoned = None, False
        self.turns.pop()  # that of the end
        self._find_who_is_to_act()

    @property
    def is_off_the_board(self) -> bool:
        """Whether it has ended off the board: no move has ended it."""
        return self.resigned is not None or self.abandoned or self.limit_reached

    def _find_who_is_to_act(self) -> None:
        self._views: dict[Seat | None, Any] = {}
        self._tried = None
        self.outcome = self._find_outcome()
        self.prepared: tuple[NextMatch, ...] = (
            () if self.is_off_the_board else self.state.prepared()
        )
        is_waiting = self.outcome is not None or bool(self.prepared)
        self.to_act: tuple[Seat, ...] = () if is_waiting else self.state.to_act()
        self.asked: tuple[Seat, ...] = self.game.asked(self.state) if self.to_act else ()

    def _find_outcome(self) -> Outcome | None:
        if self.limit_reached:
            return self.if_limit_reached()
        if self.resigned is not None:
            return self.if_resigned(self.resigned, by_clock=self.abandoned)
        return Outcome((), ABANDONED) if self.abandoned else self.state.outcome()

    def _keep_position(self) -> None:
        """Keep this position, from which moves are undone and shown again."""
        turn = replace(self.turn, timed_out=[*self.turn.timed_out])
        here = len(self.moves), len(self.turns)
        self._checkpoints.append(_Checkpoint(*here, self.state.copy(), turn))

    def _record(self, events: list[Event]) -> None:
        number = self.game.turn_number(self.state) + self.is_off_the_board
        if self.turn.number == number:
            self.turn.events = [*self.turn.events, *events]
            self.turn.latest = events
        else:
            self.turns.append(Turn(number, events, events))
