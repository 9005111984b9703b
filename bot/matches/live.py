"""A match in memory, built from its rows."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from datetime import datetime
from types import MappingProxyType

from bot.errors import Refusal
from bot.game_api import read_match_settings
from bot.matches.clock import MatchClock
from bot.matches.session import Session, TriedMove, Turn
from bot.store import BY_NO_PLAYER, MOVES_ON, Match, Move, MoveKind
from bot.ui.escaping import distinguish
from engine import record
from engine.beginning import begin
from engine.core import Event, JsonObject, Seat, State
from engine.games import game_named
from images.looks import Players


class LiveMatch(Session):
    """A session with its row, its players, and its clock. Only `MatchManager` changes it.

    `names` are the players' names by seat, made distinct for display; `people` the seats that users
    play; `strengths` the seats that the bot plays, with their strength. `asked_at` holds for each
    seat the version since which its options have not changed. `voided`: a player has ended it
    without a result, because the other one was absent; `stopped`: a moderator has, and may reopen
    it. `left` are the seats that the bot has taken
    over, `acted_at` tells when users last acted themselves; `calls` are the seats that became due
    through others and have not acted since, with the version at which they did.
    """

    def __init__(self, row: Match, backs: Mapping[int, str] = MappingProxyType({})) -> None:
        """Set the match up: none of its moves is played yet.

        `backs` are the backs of cards that users wear, by user id; `names` hold them.
        """
        game = game_named(row.game)
        super().__init__(game, *begin(game, row.setup, row.seed, row.rules))
        self.row, self._backs = row, backs
        self.clock = MatchClock(row)
        self._see_who_plays()
        self.voided = self.stopped = False
        self.left: list[Seat] = []
        self.asked_at: dict[Seat, int] = {}
        self.acted_at = dict.fromkeys(self.names, row.created_at)
        self.calls: dict[Seat, int] = {}
        self._taken_back: dict[Seat, int] = {}
        self._see_who_is_to_act(row.created_at, 0)

    @classmethod
    def of(cls, row: Match) -> LiveMatch:
        """Return the match with all moves of its rows played."""
        match = cls(row)
        for _ in match.play_through():
            pass
        return match

    def play_through(self) -> Iterator[None]:
        """Play the moves of its rows, one per step of the iterator.

        A caller that must not block others yields to them in between.
        """
        return self._take_all(_counted(self.row))

    def catch_up(self, row: Match) -> None:
        """Play the moves that another process has stored since.

        `row` is the stored match, with only those of its moves that are not known here.
        """
        moves = _counted(row, self.version)
        for column in (Match.version, Match.result, Match.board, *MOVES_ON):
            setattr(self.row, column.key, getattr(row, column.key))
        for ours, theirs in zip(self.row.seats, row.seats, strict=True):
            ours.user_id, ours.name, ours.thinks = theirs.user_id, theirs.name, theirs.thinks
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

    # Players

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat that this user plays, or None."""
        return self._seats.get(user_id)

    def seat_for(self, user_id: int) -> Seat:
        """Return the seat that this user plays. Raises `Refusal` for other users."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise Refusal("refused-not-your-match")
        return seat

    def user_in(self, seat: Seat) -> int | None:
        """Return the user id of a seat's player; None for an AI."""
        return self._users[seat]

    def bots(self, bot: int) -> dict[Seat, str]:
        """Return the seats that the bot was given at the beginning, with their strength.

        `bot` is its user id. Seats that users have left to it are not included.
        """
        return {
            seat: strength for seat, strength in self.strengths.items() if self.user_in(seat) == bot
        }

    @property
    def practice(self) -> str | None:
        """The strength of the bot if one user plays against it alone, else None."""
        if len(self.people) != 1 or self.left or read_match_settings(self.row.settings).together:
            return None
        return next(iter(self.strengths.values()), None)

    # Present state

    @property
    def is_final(self) -> bool:
        """Whether it is over for good: then what was hidden is no longer secret."""
        return self.outcome is not None and not self.stopped

    @property
    def to_be_watched(self) -> int | None:
        """The number of the move from which all users want to watch, or None.

        It is the last move by a user, if that ended a turn: only the bot has moved after it. If no
        user has moved, it is 0 once a turn has ended. None after an end off the board.
        """
        if self.is_off_the_board:
            return None
        for number in reversed(range(len(self.moves))):
            if self.moves[number].seat not in self.strengths:
                return number if self.moves[number].ended else None
        return 0 if any(move.ended for move in self.moves) else None

    @property
    def newest_turns(self) -> list[Turn]:
        """The turns that users who look at the match now have not had time to see.

        These are the turns since users who have to act, or who have not ended the match, last
        moved.
        """
        last_mover = self.moves[-1].seat if self.moves else None
        seats = [seat for seat in self.to_act if seat in self.people]
        if not self.to_act:
            seats = [seat for seat in self.people if seat != last_mover]
        since = self.turn.number
        for seat in seats:
            latest = self.latest_of(seat)
            since = min(since, latest.turn_number if latest else self.turns[0].number)
        return [turn for turn in self.turns if turn.number >= since]

    def as_the_turn_began(self) -> LiveMatch:
        """Return the match as it was when the present turn began; no one can play on it.

        Clock, players and version are the present ones. It is this match itself after the end, and
        while no move has been made in the turn.
        """
        ends = (n + 1 for n in reversed(range(len(self.moves))) if self.moves[n].ended)
        count = next(ends, 0)
        if self.outcome is not None or count == len(self.moves):
            return self
        past = copy(self)
        past.moves, past.state = self.moves[:count], self.before(count)
        events = past.moves[-1].events if past.moves else self.opening
        late = [past.moves[-1].seat] if past.moves and past.moves[-1].timed_out else []
        number = self.game.turn_number(past.state)
        former = [turn for turn in self.turns if turn.number < number]
        past.turns = [*former, Turn(number, events, events, late)]
        past._checkpoints = deque(kept for kept in self._checkpoints if kept.moves <= count)
        past._find_who_is_to_act()
        return past

    def has_taken_back(self, seat: Seat) -> int:
        """Return how many moves this seat has undone in this turn."""
        return self._taken_back.get(seat, 0)

    def is_fresh(self, seat: Seat, version: int) -> bool:
        """Return whether the options of this seat are the same as at this version.

        If several seats have to act at the same time, the others' moves don't change them.
        """
        return self.asked_at.get(seat, self.version) <= version <= self.version

    def reminded_of(self, seat: Seat) -> datetime | None:
        """Return the start of the period of which this seat was last reminded."""
        return next(sitter.reminded_of for sitter in self.row.seats if sitter.seat == seat)

    # Changes

    def _take_all(self, moves: Sequence[Move]) -> Iterator[None]:
        """Apply these rows, one per step. Moves that one of them undoes are not played."""
        pairs = _pairs(moves)
        unplayed = set(pairs.values())
        for move in moves:
            if move.number not in unplayed:
                self.take(move, played=move.number not in pairs)
            yield

    def take(self, move: Move, tried: TriedMove | None = None, *, played: bool = True) -> None:
        """Apply an accepted row.

        Args:
            move: The row.
            tried: The move of the row as it was tried; it is not made again.
            played: Whether the move that an undo takes back was made; if not, the undo only shows
                that the player has acted.
        """
        seat: Seat = move.seat  # type: ignore[assignment]
        reports = bool(self.prepared)  # others have played: the seat itself has not answered
        self.asked_at.pop(seat, None)
        match move.kind:
            case MoveKind.MOVE:
                self.clock.moved(seat, by_clock=move.by_clock)
                self.play(seat, move.text, tried, timed_out=move.by_clock)
            case MoveKind.UNDO:
                self._taken_back[seat] = self.has_taken_back(seat) + 1
                self.clock.took_back(seat, played=played)
                if played:
                    self.take_back(seat)
            case MoveKind.LIMIT:
                self.end_at_limit()
            case MoveKind.REOPEN:
                self.stopped = False
                self.reopen()
            case MoveKind.LEAVE:
                self.left.append(seat)
            case MoveKind.PAUSE | MoveKind.RESUME | MoveKind.HALT | MoveKind.RELEASE:
                self._pause_or_resume(move, seat)
            case _:
                self._end_early(move, seat)
        acted = None if move.by_clock or reports or move.kind in BY_NO_PLAYER else seat
        if acted:
            self.clock.missed[acted] = 0
            self.acted_at[acted] = move.played_at
            self.calls.pop(acted, None)
        if move.kind in (MoveKind.LEAVE, MoveKind.ABANDON):
            self._see_who_plays()
        self._see_who_is_to_act(move.played_at, move.number + 1, move, acted)

    def _pause_or_resume(self, move: Move, seat: Seat) -> None:
        stop = {MoveKind.PAUSE: self.clock.pause, MoveKind.HALT: self.clock.halt}
        if stop.get(move.kind, self.clock.resume)(seat, move.played_at):
            self.asked_at.clear()  # what players can do has changed

    def _end_early(self, move: Move, seat: Seat) -> None:
        resigned = seat if move.kind is MoveKind.RESIGN else None
        self.voided, self.stopped = move.kind is MoveKind.VOID, move.kind is MoveKind.STOP
        self.end(resigned, abandoned=move.by_clock or resigned is None)

    def record(self) -> JsonObject:
        """Return the match record. It reveals seed and hands: use it only after the end."""
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
        seats: list[Seat] = [seat.seat for seat in self.row.seats]  # type: ignore[misc]
        shown = distinguish([seat.name for seat in self.row.seats])
        worn = {seat.seat: self._backs.get(seat.user_id or 0, "") for seat in self.row.seats}
        self.names = Players(zip(seats, shown, strict=True), worn)
        sitters = {seat.seat: seat for seat in self.row.seats}
        self._users = {seat: sitters[seat].user_id for seat in self.names}
        self.strengths = {
            seat: strength for seat in self.names if (strength := sitters[seat].thinks)
        }
        self.people = tuple(
            [seat for seat, user in self._users.items() if user and seat not in self.strengths]
        )
        self._seats = {self._users[seat]: seat for seat in reversed(self.people)}

    def _see_who_is_to_act(
        self, at: datetime, version: int, move: Move | None = None, acted: Seat | None = None
    ) -> None:
        """Start the time of seats that have to act from now.

        They will be mentioned, except the one that has just `acted`.
        """
        turn_number, to_act = self.game.turn_number(self.state), self.to_act
        begins, was_to_act = turn_number != self.clock.turn_number, set(self.clock.due_since)
        self.clock.see(at, move, turn_number, to_act, self.asked, self.people)
        if begins:
            self._taken_back, self.asked_at = {}, {}
        self.asked_at = {
            seat: self.asked_at.get(seat, version)
            if (seat in to_act) == (seat in was_to_act)
            else version
            for seat in self.names
        }
        self.calls |= {
            seat: version for seat in to_act if seat != acted and (begins or seat not in was_to_act)
        }
        self.calls = {seat: called for seat, called in self.calls.items() if seat in to_act}


def _pairs(moves: Sequence[Move]) -> dict[int, int]:
    """Map each undo to the move that it takes back, both by number.

    It is the latest move of its seat that isn't undone. Both must be among these moves.
    """
    undoable: defaultdict[str, list[int]] = defaultdict(list)
    pairs: dict[int, int] = {}
    for move in moves:
        if move.kind is MoveKind.MOVE:
            undoable[move.seat].append(move.number)
        elif move.kind is MoveKind.UNDO and undoable[move.seat]:
            pairs[move.number] = undoable[move.seat].pop()
    return pairs


def played_at_the_board(row: Match) -> tuple[State, list[Event]]:
    """Play the moves of a row that aren't undone; return the last state and all events.

    It takes a fraction of the time of a `LiveMatch`, which knows clocks and earlier positions too.
    """
    game, events = game_named(row.game), list[Event]()
    state, opening = begin(game, row.setup, row.seed, row.rules)
    events += opening
    undone = {*_pairs(row.moves).values()}
    for move in row.moves:
        if move.kind is MoveKind.MOVE and move.number not in undone:
            seat: Seat = move.seat  # type: ignore[assignment]
            events += state.apply(seat, game.read_move(state, move.text)[0])
    return state, events


def _counted(row: Match, since: int = 0) -> list[Move]:
    """Return the moves since this version that the row's own version counts.

    One more may have been stored while it was read. Raises `ValueError` if one is missing.
    """
    moves = [move for move in row.moves if move.number < row.version]
    if [move.number for move in moves] != list(range(since, row.version)):
        raise ValueError("moves are missing")
    return moves
