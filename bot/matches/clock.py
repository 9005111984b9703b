"""The clock of a match in memory: since when it runs for each seat, and when it is stopped."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime

from bot.clock import Clock, Stop
from bot.store import Match, Move, MoveKind, read_stops
from engine.core import Seat


class MatchClock:
    """Whose time runs and since when; it is notified of everything that happens in the match.

    `limit` is how long a seat may take (None: no limit), `due_since` when each seat that has to act
    became due, `missed` how many turns in a row have timed out, `wants_pause` the seats that have
    asked for a pause, which has begun at `paused_at`; `halted`: by a moderator. `turn_number`
    is the turn at the last call of `see`.
    """

    def __init__(self, row: Match) -> None:
        self.limit = Clock.read(row.clock)
        self.due_since: dict[Seat, datetime] = {}
        self.missed: dict[Seat, int] = {}
        self.wants_pause: set[Seat] = set()
        self.paused_at: datetime | None = None
        self.halted = False
        self._row = row
        self.turn_number = -1
        self._people: Collection[Seat] = ()
        self._asked: Collection[Seat] = ()
        self._began: dict[Seat, datetime] = {}
        self._asked_since: dict[Seat, datetime] = {}
        self._waits_since: dict[Seat, datetime] = {}
        self._ended: dict[Seat, datetime] = {}
        self._missed_in: dict[Seat, int | None] = {}
        self._before: defaultdict[Seat, list[tuple[datetime | None, int | None]]]
        self._before = defaultdict(list)
        """For each seat's moves that aren't undone: since when it had to respond, where it missed a
        turn.
        """

    @property
    def running(self) -> dict[Seat, datetime]:
        """The seats of users whose time runs, and since when."""
        stands_still = self.paused_at is not None or self._row.stopped_at is not None
        if self.limit is None or stands_still:
            return {}
        return {seat: at for seat, at in self.due_since.items() if seat in self._people}

    def limit_of(self, seat: Seat) -> Clock | None:
        """Return the clock of a seat; to respond in another's turn, it has a separate one."""
        return self.limit.of_window() if self.limit and seat in self._asked else self.limit

    def deadline(self, seat: Seat) -> datetime | None:
        """Return when this seat's time is over; None while it doesn't run."""
        limit, since = self.limit_of(seat), self.running.get(seat)
        return limit.deadline(since, self.stops) if limit and since else None

    @property
    def stops(self) -> Sequence[Stop]:
        """The latest periods in which the clock was stopped: players could not be reached."""
        return read_stops(self._row.stops)

    @property
    def newest_stop(self) -> Stop | None:
        """The latest stop, if it fell into the time of a player who has to act now."""
        if not self._row.stops:
            return None
        stop, since = self.stops[-1], min(self.running.values(), default=None)
        return stop if since is not None and stop.ended > since else None

    def moved(self, seat: Seat, *, by_clock: bool) -> None:
        """Count a move; a turn that timed out counts once, however many moves are made for the
        seat.

        A seat that only had to respond in another's turn has missed none.
        """
        self._before[seat].append((self._asked_since.get(seat), self._missed_in.get(seat)))
        if by_clock and seat not in self._asked and self._missed_in.get(seat) != self.turn_number:
            self.missed[seat] = self.missed.get(seat, 0) + 1
            self._missed_in[seat] = self.turn_number

    def took_back(self, seat: Seat, *, played: bool) -> None:
        """Note an undo: the seat gets no more time for the move.

        If the undone move was not `played`, it was not counted by `moved` either.
        """
        if seat in self._ended:
            self._began[seat] = self._ended.pop(seat)
        if played:
            since, self._missed_in[seat] = self._before[seat].pop()
            if since is not None:
                self._asked_since[seat] = since

    def pause(self, seat: Seat, at: datetime) -> bool:
        """Record that a seat asks for a pause; return whether the pause begins, because all want
        it.
        """
        self.wants_pause.add(seat)
        if self.wants_pause >= set(self._people):
            self.paused_at = at
        return self.paused_at is not None

    def halt(self, _seat: Seat, at: datetime) -> bool:
        """Begin a pause that no player has to agree to; return that it has begun."""
        self.halted, self.paused_at = True, self.paused_at or at
        return True

    def resume(self, _seat: Seat, at: datetime) -> bool:
        """End the pause, or the request for one; return whether it had begun.

        All clocks continue from where they stopped.
        """
        began, self.paused_at, self.halted = self.paused_at, None, False
        self.wants_pause.clear()
        if began is None:
            return False
        for moments in (self._began, self._waits_since, self._asked_since):
            moments.update({seat: moment + (at - began) for seat, moment in moments.items()})
        return True

    def see(
        self,
        at: datetime,
        move: Move | None,
        turn_number: int,
        to_act: Collection[Seat],
        asked: Collection[Seat],
        people: Collection[Seat],
    ) -> None:
        """Restart the time for a new turn, or for a seat that has to act again within it.

        So each pick has its own time. The time of a turn is stopped while another seat must
        respond, whose time runs instead.

        Args:
            at: When it happened.
            move: The move that was made; None at the beginning.
            turn_number: Number of the present turn.
            to_act: Seats that have to act.
            asked: Those of them that must respond in another's turn.
            people: Seats of users.
        """
        if turn_number != self.turn_number:
            self._began, self._waits_since, self._ended = {}, {}, {}
        answered = None if move is None or move.kind is MoveKind.UNDO else move.seat
        self._asked_since = {
            seat: at if seat == answered else self._asked_since.get(seat, at) for seat in asked
        }
        acts = {seat for seat in to_act if seat not in asked}
        for seat in acts:  # a player who undoes a move gets no more time for it
            waited = at - self._waits_since.pop(seat, at)
            self._began[seat] = self._began.get(seat, at) + waited
        for seat in self._began.keys() - acts:
            if asked:
                self._waits_since.setdefault(seat, at)
            else:
                self._ended[seat] = self._began.pop(seat)
        self.due_since = {seat: self._asked_since.get(seat) or self._began[seat] for seat in to_act}
        self.turn_number, self._asked, self._people = turn_number, asked, people
