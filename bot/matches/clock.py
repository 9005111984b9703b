"""The clock of a match in memory: since when it runs for whom, and when it stands still."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from datetime import datetime

from bot.clock import Clock, Stop
from bot.store import Match, Move, MoveKind, read_stops
from engine.core import Seat


class MatchClock:
    """When whose time runs; it is told whatever happens in the match.

    `limit` is how long a seat may take (None: as long as it likes), `due_since` tells when the
    seats that are due have become so, `missed` how many turns in a row have run out of time,
    `wants_pause` who has asked for the pause that `paused_at` says has begun. `chapter` is the one
    of the game for which it was told last who is due.
    """

    def __init__(self, row: Match) -> None:
        self.limit = Clock.read(row.clock)
        self.due_since: dict[Seat, datetime] = {}
        self.missed: dict[Seat, int] = {}
        self.wants_pause: set[Seat] = set()
        self.paused_at: datetime | None = None
        self._row = row
        self.chapter = -1
        self._people: Collection[Seat] = ()
        self._asked: Collection[Seat] = ()
        self._began: dict[Seat, datetime] = {}
        self._asked_since: dict[Seat, datetime] = {}
        self._waits_since: dict[Seat, datetime] = {}
        self._ended: dict[Seat, datetime] = {}
        self._missed_in: dict[Seat, int | None] = {}
        self._before: defaultdict[Seat, list[tuple[datetime | None, int | None]]]
        self._before = defaultdict(list)
        """Of each seat's moves that stand: since when it was asked, where it had missed a turn."""

    @property
    def running(self) -> dict[Seat, datetime]:
        """The people whose time runs, and since when."""
        stands_still = self.paused_at is not None or self._row.stopped_at is not None
        if self.limit is None or stands_still:
            return {}
        return {seat: at for seat, at in self.due_since.items() if seat in self._people}

    def limit_of(self, seat: Seat) -> Clock | None:
        """Return the clock that a seat is on: who is asked in another's turn has one of its own."""
        return self.limit.of_window() if self.limit and seat in self._asked else self.limit

    def deadline(self, seat: Seat) -> datetime | None:
        """Return when this seat's time is over; None while none runs."""
        limit, since = self.limit_of(seat), self.running.get(seat)
        return limit.deadline(since, self.stops) if limit and since else None

    @property
    def stops(self) -> Sequence[Stop]:
        """The newest times in which the clock stood still because people could not be reached."""
        return read_stops(self._row.stops)

    @property
    def newest_stop(self) -> Stop | None:
        """The newest of them, if it fell into the time of somebody who has to act now."""
        if not self._row.stops:
            return None
        stop, since = self.stops[-1], min(self.running.values(), default=None)
        return stop if since is not None and stop.ended > since else None

    def moved(self, seat: Seat, *, by_clock: bool) -> None:
        """Count a turn that ran out of time once, however many moves are made for the seat.

        A seat that was only asked something in another's turn has missed none.
        """
        self._before[seat].append((self._asked_since.get(seat), self._missed_in.get(seat)))
        if by_clock and seat not in self._asked and self._missed_in.get(seat) != self.chapter:
            self.missed[seat] = self.missed.get(seat, 0) + 1
            self._missed_in[seat] = self.chapter

    def took_back(self, seat: Seat, *, played: bool) -> None:
        """Give a seat that takes its latest move back no more time for it.

        Not `played`: that move was not counted either.
        """
        if seat in self._ended:
            self._began[seat] = self._ended.pop(seat)
        if played:
            since, self._missed_in[seat] = self._before[seat].pop()
            if since is not None:
                self._asked_since[seat] = since

    def pause(self, seat: Seat, at: datetime) -> bool:
        """Record that a seat asks for a pause; return whether it begins, because all want it."""
        self.wants_pause.add(seat)
        if self.wants_pause >= set(self._people):
            self.paused_at = at
        return self.paused_at is not None

    def resume(self, _seat: Seat, at: datetime) -> bool:
        """End the pause that there is, or that is asked for; return whether it had begun.

        Everybody's time goes on where it stopped.
        """
        began, self.paused_at = self.paused_at, None
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
        chapter: int,
        due: Collection[Seat],
        asked: Collection[Seat],
        people: Collection[Seat],
    ) -> None:
        """Begin the time anew for a new chapter, or for a seat that becomes due in it.

        So each pick has time of its own. The time of a turn stands while somebody else is asked
        something, who has time from then on.
        """
        if chapter != self.chapter:
            self._began, self._waits_since, self._ended = {}, {}, {}
        answered = None if move is None or move.kind is MoveKind.UNDO else move.seat
        self._asked_since = {
            seat: at if seat == answered else self._asked_since.get(seat, at) for seat in asked
        }
        acts = {seat for seat in due if seat not in asked}
        for seat in acts:  # whoever takes a move back has no more time for it
            waited = at - self._waits_since.pop(seat, at)
            self._began[seat] = self._began.get(seat, at) + waited
        for seat in self._began.keys() - acts:
            if asked:
                self._waits_since.setdefault(seat, at)
            else:
                self._ended[seat] = self._began.pop(seat)
        self.due_since = {seat: self._asked_since.get(seat) or self._began[seat] for seat in due}
        self.chapter, self._asked, self._people = chapter, asked, people
