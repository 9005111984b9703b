"""A match in memory: its rows played through once."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.errors import Refusal
from bot.house import terms_in
from bot.matches.clock import MatchClock
from bot.matches.session import Chapter, Session, TriedMove
from bot.store import MOVES_ON, Match, Move, MoveKind
from bot.ui.escaping import tell_apart
from engine import record
from engine.core import JsonObject, Seat
from engine.games import game_named


class LiveMatch(Session):
    """A session with its row, the people who play it, and its clock.

    Changed by `MatchManager` alone.

    `names` are the players' names by seat, as they are shown: no two of them look the same;
    `people` the seats that persons play, `strengths` those that the bot plays itself, with their
    strength. `asked_at` tells the versions since which nothing has changed for the seats.
    `voided`: somebody has ended it without a result, because the other one was absent. `left` are
    the seats that the bot has taken over, `acted_at` tells when people have last acted themselves;
    `calls` are the seats that have become due by others and have not acted since, with the version
    at which they did.
    """

    def __init__(self, row: Match) -> None:
        """Set the match up: none of its rows is played through yet."""
        game = game_named(row.game)
        super().__init__(game, *game.setup(row.setup, row.seed, row.rules))
        self.row = row
        self.clock = MatchClock(row)
        seats: list[Seat] = [seat.seat for seat in row.seats]  # type: ignore[misc]
        shown = tell_apart([seat.name for seat in row.seats])
        self.names = dict(zip(seats, shown, strict=True))
        self.voided = False
        self.left: list[Seat] = []
        self.asked_at: dict[Seat, int] = {}
        self.acted_at = dict.fromkeys(self.names, row.created_at)
        self.calls: dict[Seat, int] = {}
        self._taken_back: dict[Seat, int] = {}
        self._see_who_plays()
        self._see_who_is_due(row.created_at, 0)

    @classmethod
    def of(cls, row: Match) -> LiveMatch:
        """Play the rows of a match through."""
        match = cls(row)
        for _ in match.play_through():
            pass
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
        for column in (Match.version, Match.result, Match.board, *MOVES_ON):
            setattr(self.row, column.key, getattr(row, column.key))
        for ours, theirs in zip(self.row.seats, row.seats, strict=True):
            ours.thinks = theirs.thinks
            ours.reminded_of = theirs.reminded_of
        self._see_who_plays()
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

    def seat_of(self, user_id: int) -> Seat | None:
        """Return where this person sits and plays; None for anybody else."""
        return self._seats.get(user_id)

    def seat_for(self, user_id: int) -> Seat:
        """Return where this person sits and plays. Raises `Refusal` for anybody else."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("refused-not-your-match")
        return seat

    def user_in(self, seat: Seat) -> int | None:
        """Return who sits here (a user id); None for an AI."""
        return self._users[seat]

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
            latest = self.latest_of(seat)
            since = min(since, latest.chapter if latest else self.chapters[0].number)
        return [chapter for chapter in self.chapters if chapter.number >= since]

    def has_taken_back(self, seat: Seat) -> int:
        """Return how many moves this seat has taken back in this chapter."""
        return self._taken_back.get(seat, 0)

    def is_fresh(self, seat: Seat, version: int) -> bool:
        """Return whether what this seat can do is still what it was at this version.

        Where several are due at one time, the others' moves change nothing about it.
        """
        return self.asked_at.get(seat, self.version) <= version <= self.version

    def reminded_of(self, seat: Seat) -> datetime | None:
        """Return since when the time ran that this seat was last reminded of."""
        return next(sitter.reminded_of for sitter in self.row.seats if sitter.seat == seat)

    # What happens

    def _take_all(self, moves: Sequence[Move]) -> Iterator[None]:
        """Do what these rows say, one at a time. What one of them takes back is not played."""
        pairs = _pairs(moves)
        unplayed = set(pairs.values())
        for move in moves:
            if move.number not in unplayed:
                self.take(move, played=move.number not in pairs)
            yield

    def take(self, move: Move, tried: TriedMove | None = None, *, played: bool = True) -> None:
        """Do what an accepted row says.

        Args:
            move: The row.
            tried: The move of the row as it was tried; it is not made once more.
            played: Whether the move that an undo takes back was made; else the undo only tells that
                somebody has acted.
        """
        seat: Seat = move.seat  # type: ignore[assignment]
        reports = bool(self.prepared)  # others have played: nobody has answered by it
        self.asked_at.pop(seat, None)
        match move.kind:
            case MoveKind.MOVE:
                self.clock.moved(seat, by_clock=move.by_clock)
                self.play(seat, move.text, tried, late=move.by_clock)
            case MoveKind.UNDO:
                self._taken_back[seat] = self.has_taken_back(seat) + 1
                self.clock.took_back(seat, played=played)
                if played:
                    self.take_back(seat)
            case MoveKind.RESIGN | MoveKind.ABANDON | MoveKind.VOID:
                resigned = seat if move.kind is MoveKind.RESIGN else None
                self.voided = move.kind is MoveKind.VOID
                self.end(resigned, abandoned=move.by_clock or resigned is None)
            case MoveKind.LEAVE:
                self.left.append(seat)
            case MoveKind.PAUSE | MoveKind.RESUME:
                asks = move.kind is MoveKind.PAUSE
                if (self.clock.pause if asks else self.clock.resume)(seat, move.played_at):
                    self.asked_at.clear()  # what people can do has changed
        acted = None if move.by_clock or reports else seat
        if acted:
            self.clock.missed[acted] = 0
            self.acted_at[acted] = move.played_at
            self.calls.pop(acted, None)
        if move.kind in (MoveKind.LEAVE, MoveKind.ABANDON):
            self._see_who_plays()
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

    def _see_who_plays(self) -> None:
        sitters = {seat.seat: seat for seat in self.row.seats}
        self._users = {seat: sitters[seat].user_id for seat in self.names}
        self.strengths = {
            seat: strength for seat in self.names if (strength := sitters[seat].thinks)
        }
        self.people = tuple(
            [seat for seat, user in self._users.items() if user and seat not in self.strengths]
        )
        self._seats = {self._users[seat]: seat for seat in reversed(self.people)}

    def _see_who_is_due(
        self, at: datetime, version: int, move: Move | None = None, acted: Seat | None = None
    ) -> None:
        """Begin the time of those who become due.

        Whoever becomes due is to be called, but not who has just `acted`.
        """
        chapter, due = self.game.chapter(self.state), self.due
        begins, was_due = chapter != self.clock.chapter, set(self.clock.due_since)
        self.clock.see(at, move, chapter, due, self.asked, self.people)
        if begins:
            self._taken_back, self.asked_at = {}, {}
        self.asked_at = {
            seat: self.asked_at.get(seat, version)
            if (seat in due) == (seat in was_due)
            else version
            for seat in self.names
        }
        self.calls |= {
            seat: version for seat in due if seat != acted and (begins or seat not in was_due)
        }
        self.calls = {seat: called for seat, called in self.calls.items() if seat in due}


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
