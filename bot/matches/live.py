"""A match in memory: its rows played through once."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, NamedTuple

from bot.clock import Clock, Stop
from bot.errors import Refusal
from bot.house import terms_in
from bot.store import Match, Move, MoveKind, read_stops
from bot.store.result import ABANDONED, RESIGNATION
from bot.ui.escaping import tell_apart
from engine import record
from engine.core import Event, Game, JsonObject, NextMatch, Outcome, Seat, State
from engine.games import game_named

_MOVES_ON = (
    *("version", "result", "channel_id", "has_home", "origin_told"),
    *("board_message_id", "board_chapter", "shown_version"),
    *("former_message_id", "called", "call_at"),
    *("stopped_at", "stops", "place_lost"),
)
"""What changes about the row of a match."""
CHECKPOINTS = 6
"""Positions that are kept of a match, the newest ones: enough for the film of a round of four."""


@dataclass(slots=True)
class Chapter:
    """A part of a match that one board message shows: in a duel, one turn.

    `events` is all that happened in it, `latest` what its newest move caused, `view` the
    position now as a spectator knows it. `late` are the seats for which the clock moved.
    """

    number: int
    events: list[Event]
    latest: list[Event]
    view: Any
    late: list[Seat] = field(default_factory=list)


class _ClockBefore(NamedTuple):
    """What the clock knew of a seat before a move.

    That is: since when it was asked, and in which chapter it has missed a turn.
    """

    asked_since: datetime | None
    missed_in: int | None


@dataclass(slots=True, eq=False)
class _Standing:
    """A move that stands, with the chapter that it leads to.

    One move made twice is two of these. `late`: the clock made it. `hands_on`: somebody else is due
    by it. `ended`: a chapter, or all of it.
    """

    seat: Seat
    text: str
    events: list[Event]
    chapter: int
    late: bool
    hands_on: bool
    ended: bool
    clock_before: _ClockBefore


@dataclass(frozen=True, slots=True)
class _Checkpoint:
    """The position after so many standing `moves`, with the newest of its `chapters`."""

    moves: int
    chapters: int
    state: State
    chapter: Chapter


@dataclass(slots=True)
class LiveMatch:
    """A match with its position. Changed by `MatchManager` alone.

    `due_since` tells when the seats that are due have become so, `asked_at` the versions since
    which nothing has changed for them, `missed` how many turns in a row have run out of time,
    `wants_pause` who has asked for the pause that `paused_at` says has begun.
    `voided`: somebody has ended it without a result, because the other one was absent.
    `left` are the seats that the bot has taken over, `acted_at` tells when people have last acted
    themselves; `calls` are the seats that have become due by others and have not acted since, with
    the version at which they did.
    """

    row: Match
    game: Game
    state: State
    opening: list[Event]
    moves: list[_Standing] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)
    resigned: Seat | None = None
    abandoned: bool = False
    voided: bool = False
    due_since: dict[Seat, datetime] = field(default_factory=dict)
    asked_at: dict[Seat, int] = field(default_factory=dict)
    missed: dict[Seat, int] = field(default_factory=dict)
    wants_pause: set[Seat] = field(default_factory=set)
    paused_at: datetime | None = None
    left: list[Seat] = field(default_factory=list)
    acted_at: dict[Seat, datetime] = field(default_factory=dict)
    calls: dict[Seat, int] = field(default_factory=dict)
    _began: dict[Seat, datetime] = field(default_factory=dict)
    _clocked: int = -1
    _missed_in: dict[Seat, int | None] = field(default_factory=dict)
    _asked_since: dict[Seat, datetime] = field(default_factory=dict)
    _waits_since: dict[Seat, datetime] = field(default_factory=dict)
    _ended: dict[Seat, datetime] = field(default_factory=dict)
    _taken_back: dict[Seat, int] = field(default_factory=dict)
    _checkpoints: deque[_Checkpoint] = field(default_factory=lambda: deque(maxlen=CHECKPOINTS))

    @classmethod
    def of(cls, row: Match) -> LiveMatch:
        """Play the rows of a match through."""
        match = cls.at_its_beginning(row)
        for _ in match.play_through():
            pass
        return match

    @classmethod
    def at_its_beginning(cls, row: Match) -> LiveMatch:
        """Return the match before the first of its rows is played through."""
        match = cls(row=row, game=game_named(row.game), state=None, opening=[])  # type: ignore[arg-type]
        match.acted_at = dict.fromkeys(match.names, row.created_at)
        match._begin()
        match._see_who_is_due(row.created_at, 0)
        return match

    def play_through(self) -> Iterator[None]:
        """Play the rows of a match through, one at a time.

        Whoever must not hold others up does something else in between.
        """
        return self._take_all(_counted(self.row))

    def catch_up(self, row: Match) -> None:
        """Do what another process has stored since.

        `row` is the match as it is there now, of its moves only those that are not known here.
        """
        moves = _counted(row, self.version)
        for name in _MOVES_ON:
            setattr(self.row, name, getattr(row, name))
        for ours, theirs in zip(self.row.seats, row.seats, strict=True):
            ours.thinks = theirs.thinks
            ours.reminded_of = theirs.reminded_of
        for _ in self._take_all(moves):
            pass

    @property
    def id(self) -> int:
        """The number of the match."""
        return self.row.id

    @property
    def version(self) -> int:
        """The number of accepted actions: buttons carry it, so that stale ones are noticed."""
        return self.row.version

    # Who plays

    @property
    def names(self) -> dict[Seat, str]:
        """The players' names by seat, as they are shown: no two of them look the same."""
        names = tell_apart([seat.name for seat in self.row.seats])
        seats = zip(self.row.seats, names, strict=True)
        return {seat.seat: name for seat, name in seats}  # type: ignore[misc]

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where this person sits and plays; None for anybody else."""
        return next((seat for seat in self.people if self.user_in(seat) == user_id), None)

    def seat_for(self, user_id: int) -> Seat:
        """Return where this person sits and plays. Raises `Refusal` for anybody else."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("refused-not-your-match")
        return seat

    def user_in(self, seat: Seat) -> int | None:
        """Return who sits here (a user id); None for an AI."""
        return next(sitter.user_id for sitter in self.row.seats if sitter.seat == seat)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that persons play."""
        played = [seat.seat for seat in self.row.seats if seat.user_id and not seat.thinks]
        return tuple(played)  # type: ignore[arg-type]

    @property
    def strengths(self) -> dict[Seat, str]:
        """The seats that the bot plays itself, with their strength."""
        return {seat.seat: seat.thinks for seat in self.row.seats if seat.thinks}  # type: ignore[misc]

    def bots(self, bot: int) -> dict[Seat, str]:
        """Return the seats that the bot was given at the beginning, with their strength.

        `bot` is its user id. Seats that people have left to it are not among them.
        """
        return {
            seat: strength for seat, strength in self.strengths.items() if self.user_in(seat) == bot
        }

    @property
    def practice(self) -> str | None:
        """How well the bot plays, where one person plays against it alone; else None."""
        if len(self.people) != 1 or self.left or terms_in(self.row.terms).together:
            return None
        return next(iter(self.strengths.values()), None)

    # How it stands

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended: on the board, by resignation, or because nobody is left."""
        if self.resigned is not None:
            return self.if_resigned(self.resigned, by_clock=self.abandoned)
        if self.abandoned:
            return Outcome((), ABANDONED)
        return self.state.outcome()

    def if_resigned(self, seat: Seat, *, by_clock: bool = False) -> Outcome | None:
        """Return how the match ends when this seat gives up, or does not answer any more.

        None where the bot takes the seat over.
        """
        winners = self.game.winners_without(self.state, seat)
        if winners is None:
            return None
        return Outcome(winners, ABANDONED if by_clock else RESIGNATION)

    def view(self, seat: Seat | None) -> Any:
        """Return what a seat, or a spectator, may know of the match, however it has ended."""
        view = self.state.view(seat)
        if self.resigned is not None or self.abandoned:
            view = replace(view, outcome=self.outcome)
        return view

    @property
    def prepared(self) -> tuple[NextMatch, ...]:
        """What follows from it as it stands: the match that a draft prepares, a league's duels."""
        return () if self.resigned or self.abandoned else self.state.prepared()

    @property
    def due(self) -> tuple[Seat, ...]:
        """The seats that are to act; none after the end, or while others play for the result."""
        return () if self.outcome is not None or self.prepared else self.state.to_act()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are due and are asked something in somebody else's turn."""
        return self.game.asked(self.state) if self.due else ()

    @property
    def chapter(self) -> Chapter:
        """The newest chapter."""
        return self.chapters[-1]

    @property
    def to_be_watched(self) -> int | None:
        """The move from which on what was played is news to all.

        It counts since a person ended a chapter, while nobody but the bot has moved after it. None
        where it is no more news, or nothing has ended.
        """
        if self.resigned is not None or self.abandoned:
            return None
        for number in reversed(range(len(self.moves))):
            if self.moves[number].seat not in self.strengths:
                return number if self.moves[number].ended else None
        return 0 if any(move.ended for move in self.moves) else None

    def before(self, number: int) -> State:
        """Return the position before a move, by its number.

        What lies before is played through anew, from the nearest position that is kept.
        """
        known = next((kept for kept in reversed(self._checkpoints) if kept.moves <= number), None)
        first = known.moves if known else 0
        state = known.state.copy() if known else self._set_up()[0]
        for move in self.moves[first:number]:
            state.apply(move.seat, self.game.read_move(state, move.text)[0])
        return state

    @property
    def in_line(self) -> int:
        """The move from which on there was never more than one seat due.

        What several choose at one time makes no line of moves.
        """
        state, first = self.before(0), 0
        for number, move in enumerate(self.moves):
            if len(state.to_act()) > 1:
                first = number + 1
            state.apply(move.seat, self.game.read_move(state, move.text)[0])
        return first

    @property
    def newest_chapters(self) -> list[Chapter]:
        """The chapters that those who look at the match now have not had time to see.

        They are those since people who are due, or who have not ended the match, have last moved.
        """
        last_mover = self.moves[-1].seat if self.moves else None
        seats = [seat for seat in self.due if seat in self.people]
        if not self.due:
            seats = [seat for seat in self.people if seat != last_mover]
        since = self.chapter.number
        for seat in seats:
            latest = self._latest_of(seat)
            since = min(since, latest.chapter if latest else self.chapters[0].number)
        return [chapter for chapter in self.chapters if chapter.number >= since]

    def latest_turn(self, seat: Seat) -> range | None:
        """Return the moves of the turn of its own in which this seat has moved last.

        None while that goes on, and where it has only answered in another's turn since.
        """
        latest = self._latest_of(seat)
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

        It takes back its own latest move, while the chapter lasts and if it decided nothing for
        good and looked into nothing hidden, whether or not anything was found there. What others do
        in the meantime does not depend on it. Once a decision was handed on, by this move or a
        later one, all before it stands.
        """
        latest = self._latest_of(seat)
        return (
            self.outcome is None
            and latest is not None
            and latest.chapter == self.game.chapter(self.state)
            and not latest.ended
            and not any(event.irreversible or event.surprises(seat) for event in latest.events)
            and not any(move.hands_on for move in self.moves[self.moves.index(latest) :])
        )

    def since(self, seat: Seat) -> list[_Standing]:
        """Return the moves that others have made since this seat has moved last."""
        latest = self._latest_of(seat)
        return self.moves[self.moves.index(latest) + 1 :] if latest else [*self.moves]

    def has_taken_back(self, seat: Seat) -> int:
        """Return how many moves this seat has taken back in this chapter."""
        return self._taken_back.get(seat, 0)

    def _latest_of(self, seat: Seat) -> _Standing | None:
        return next((move for move in reversed(self.moves) if move.seat == seat), None)

    def is_fresh(self, seat: Seat, version: int) -> bool:
        """Return whether what this seat can do is still what it was at this version.

        Where several are due at one time, the others' moves change nothing about it.
        """
        return self.asked_at.get(seat, self.version) <= version <= self.version

    # The clock

    @property
    def clock(self) -> Clock | None:
        """How long a seat may take."""
        return Clock.read(self.row.clock)

    @property
    def clocked(self) -> dict[Seat, datetime]:
        """The people whose time runs, and since when."""
        if self.clock is None or self.paused_at is not None or self.row.stopped_at is not None:
            return {}
        return {seat: at for seat, at in self.due_since.items() if seat in self.people}

    def deadline(self, seat: Seat) -> datetime | None:
        """Return when this seat's time is over; None while none runs."""
        clock, since = self.clock_of(seat), self.clocked.get(seat)
        return clock.deadline(since, self.stops) if clock and since else None

    @property
    def stops(self) -> Sequence[Stop]:
        """The newest times in which the clock stood still because people could not be reached."""
        return read_stops(self.row.stops)

    @property
    def newest_stop(self) -> Stop | None:
        """The newest of them, if it fell into the time of somebody who has to act now."""
        stops, since = self.stops, min(self.clocked.values(), default=None)
        return stops[-1] if stops and since is not None and stops[-1].ended > since else None

    def reminded_of(self, seat: Seat) -> datetime | None:
        """Return since when the time ran that this seat was last reminded of."""
        return next(sitter.reminded_of for sitter in self.row.seats if sitter.seat == seat)

    def clock_of(self, seat: Seat) -> Clock | None:
        """Return the clock that a seat is on: who is asked in another's turn has one of its own."""
        clock = self.clock
        return clock.of_window() if clock and seat in self.asked else clock

    # What happens

    def _take_all(self, moves: Sequence[Move]) -> Iterator[None]:
        """Do what these rows say, one at a time. What one of them takes back is not played."""
        pairs = _pairs(moves)
        unplayed = set(pairs.values())
        for move in moves:
            if move.number not in unplayed:
                self.take(move, played=move.number not in pairs)
            yield

    def take(self, move: Move, *, played: bool = True) -> None:
        """Do what an accepted row says.

        Where the move that an undo takes back was not `played`, it only tells that somebody has
        acted.
        """
        seat: Seat = move.seat  # type: ignore[assignment]
        reports = bool(self.prepared)  # others have played: nobody has answered by it
        self.asked_at.pop(seat, None)
        match move.kind:
            case MoveKind.MOVE:
                before = _ClockBefore(self._asked_since.get(seat), self._missed_in.get(seat))
                self._count(seat, by_clock=move.by_clock)
                self._play(seat, move.text, before, late=move.by_clock)
            case MoveKind.UNDO:
                self._taken_back[seat] = self.has_taken_back(seat) + 1
                if seat in self._ended:  # it has no more time for that
                    self._began[seat] = self._ended.pop(seat)
                if played:
                    self._take_back(seat)
            case MoveKind.RESIGN | MoveKind.ABANDON | MoveKind.VOID:
                self.resigned = seat if move.kind is MoveKind.RESIGN else None
                self.abandoned = move.by_clock or move.kind is not MoveKind.RESIGN
                self.voided = move.kind is MoveKind.VOID
                self._tell([])
            case MoveKind.LEAVE:
                self.left.append(seat)
            case MoveKind.PAUSE | MoveKind.RESUME:
                self._pause_or_resume(seat, move)
        acted = None if move.by_clock or reports else seat
        if acted:
            self.missed[acted] = 0
            self.acted_at[acted] = move.played_at
            self.calls.pop(acted, None)
        self._see_who_is_due(move.played_at, move.number + 1, move, acted)

    def record(self) -> JsonObject:
        """Return the match record. It tells seed and hands: for after the end only."""
        return record.write(
            self.game,
            self.row.setup,
            self.row.seed,
            {seat.seat: seat.name for seat in self.row.seats},
            [f"{move.seat} {move.text}" for move in self.moves],
            self.outcome,
            self.row.rules,
        )

    def _set_up(self) -> tuple[State, Sequence[Event]]:
        return self.game.setup(self.row.setup, self.row.seed, self.row.rules)

    def _begin(self) -> None:
        self.state, opening = self._set_up()
        self.opening = list(opening)
        self._tell(self.opening)
        self._keep_position()

    def _keep_position(self) -> None:
        """Keep this position: moves are taken back, and looked at again, from here."""
        chapter = replace(self.chapter, late=[*self.chapter.late])
        here = len(self.moves), len(self.chapters)
        self._checkpoints.append(_Checkpoint(*here, self.state.copy(), chapter))

    def _take_back(self, seat: Seat) -> None:
        """Take back the latest move of a seat: those after it are made again."""
        latest = self._latest_of(seat)
        if latest is None:
            raise ValueError("no move is taken back")
        while self.moves.index(latest) < self._checkpoints[-1].moves:
            self._checkpoints.pop()
        kept = self._checkpoints[-1]
        again = [move for move in self.moves[kept.moves :] if move is not latest]
        del self.moves[kept.moves :]
        chapter = replace(kept.chapter, late=[*kept.chapter.late])
        self.chapters[kept.chapters - 1 :] = [chapter]
        self.state = kept.state.copy()
        for move in again:
            self._play(move.seat, move.text, move.clock_before, late=move.late)
        since, self._missed_in[seat] = latest.clock_before
        if since is not None:
            self._asked_since[seat] = since

    def _play(self, seat: Seat, text: str, clock_before: _ClockBefore, *, late: bool) -> None:
        action, _ = self.game.read_move(self.state, text)
        due, chapter = self.state.to_act(), self.game.chapter(self.state)
        events = list(self.state.apply(seat, action))
        ended = self.game.chapter(self.state) != chapter or self.state.outcome() is not None
        hands_on = any(other not in due for other in self.state.to_act() if other != seat)
        self._tell(events)
        if late and seat not in self.chapter.late:
            self.chapter.late.append(seat)
        number = self.chapter.number
        self.moves.append(
            _Standing(seat, text, events, number, late, hands_on, ended, clock_before)
        )
        if hands_on or ended:
            self._keep_position()

    def _pause_or_resume(self, seat: Seat, move: Move) -> None:
        """Stop everybody's time in a pause; afterwards it goes on where it stopped."""
        if move.kind is MoveKind.PAUSE:
            self.wants_pause.add(seat)
            if self.wants_pause >= set(self.people):
                self.paused_at = move.played_at
                self.asked_at.clear()  # nobody can do anything any more
            return
        if self.paused_at is not None:
            self.asked_at.clear()
            pause = move.played_at - self.paused_at
            for moments in (self._began, self._waits_since, self._asked_since):
                moments.update({seat: at + pause for seat, at in moments.items()})
        self.paused_at = None
        self.wants_pause.clear()

    def _count(self, seat: Seat, *, by_clock: bool) -> None:
        """Count a turn that ran out of time once, however many moves are made for the seat.

        A seat that was only asked something in another's turn has missed none.
        """
        number = self.game.chapter(self.state)
        if by_clock and seat not in self.asked and self._missed_in.get(seat) != number:
            self.missed[seat] = self.missed.get(seat, 0) + 1
            self._missed_in[seat] = number

    def _see_who_is_due(
        self, at: datetime, version: int, move: Move | None = None, acted: Seat | None = None
    ) -> None:
        """Begin the time anew for a new chapter, or for a seat that becomes due in it.

        So each pick has time of its own. The time of a turn stands while somebody else is asked
        something, who has time from then on. Whoever becomes due is to be called, but not who has
        just `acted`.
        """
        number = self.game.chapter(self.state)
        goes_on = number == self._clocked
        was_due = set(self.due_since)
        due, asked = self.due, self.asked
        if not goes_on:
            self._began, self._waits_since, self._ended, self._taken_back = {}, {}, {}, {}
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
        fresh = self.asked_at if goes_on else {}
        self.due_since = {seat: self._asked_since.get(seat) or self._began[seat] for seat in due}
        self.asked_at = {
            seat: fresh.get(seat, version) if (seat in due) == (seat in was_due) else version
            for seat in self.names
        }
        for seat in due:
            if seat != acted and (not goes_on or seat not in was_due):
                self.calls[seat] = version
        self.calls = {seat: called for seat, called in self.calls.items() if seat in due}
        self._clocked = number

    def _tell(self, events: list[Event]) -> None:
        number = self.game.chapter(self.state)
        view = self.view(None)
        if self.resigned is not None or self.abandoned:
            number += 1
        if self.chapters and self.chapters[-1].number == number:
            chapter = self.chapters[-1]
            chapter.events = [*chapter.events, *events]
            chapter.latest, chapter.view = events, view
        else:
            self.chapters.append(Chapter(number, events, events, view))


def _pairs(moves: Sequence[Move]) -> dict[int, int]:
    """Find for each undo the move that it takes back, by the number of the undo.

    It is the latest move of its seat that stands. Both must be among these moves.
    """
    standing: defaultdict[str, list[int]] = defaultdict(list)
    pairs: dict[int, int] = {}
    for move in moves:
        if move.kind is MoveKind.MOVE:
            standing[move.seat].append(move.number)
        elif move.kind is MoveKind.UNDO and standing[move.seat]:
            pairs[move.number] = standing[move.seat].pop()
    return pairs


def _counted(row: Match, since: int = 0) -> list[Move]:
    """Return those of the moves since this version that the row's own version counts.

    One more may have been stored while it was read. Raises `ValueError` when one is missing.
    """
    moves = [move for move in row.moves if move.number < row.version]
    if [move.number for move in moves] != list(range(since, row.version)):
        raise ValueError("moves are missing")
    return moves
