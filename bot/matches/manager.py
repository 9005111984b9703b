"""The match manager: permission, rules and store, in that order, one action at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, select

from bot.errors import Refusal, UserError
from bot.house import TABLES
from bot.house.table import SeatNames
from bot.matches.following import prepare_following
from bot.matches.live import LiveMatch
from bot.matches.ready import ReadyMatches, UnreadableMatch
from bot.matches.result import make_result, make_result_without_moves
from bot.matches.session import Session, TriedMove
from bot.store import (
    NO_BOARD,
    Board,
    FoundMatch,
    Match,
    MatchResult,
    Move,
    MoveKind,
    OrderKind,
    Outline,
    PlayedMatch,
    StandingOrder,
    Store,
    VersionConflict,
)
from bot.store.result import ABANDONED
from engine.core import IllegalAction, Outcome, Seat
from texts import Texts, texts_in

STAND_IN = "easy"
"""How well the bot plays a seat that its person has left."""

MOST_UNDOS = 30
"""Moves that a seat may take back in a chapter: each is a row that is kept for ever."""

Finished = Callable[[Outline, MatchResult], None]
"""Told once when a match has ended, after its result is stored."""
Moved = Callable[[LiveMatch, Sequence[int]], None]
"""Told after every accepted action: the match, and the numbers of the matches that follow."""


class LosesTheMatch(Exception):  # noqa: N818 - a question to the player, not a fault
    """The move would lose the match for the player who makes it: ask first."""

    def __init__(self, move: str) -> None:
        super().__init__(move)
        self.move = move


class MoveRefused(UserError):  # noqa: N818 - as `Refusal`
    """The rules of a game refuse a move; `names` are those of the people there."""

    def __init__(self, game: str, refusal: IllegalAction, names: SeatNames) -> None:
        super().__init__(game, refusal)
        self.game = game
        self.refusal = refusal
        self.names = names

    def in_words(self, texts: Texts, mention: Callable[[str], str]) -> str:
        """Return what the game says."""
        return TABLES[self.game].refusal(self.refusal, self.names, texts)


class MatchManager:
    """All matches of this process. Nothing is told before it is stored."""

    def __init__(
        self, store: Store, now: Callable[[], datetime], moved: Moved, finished: Finished
    ) -> None:
        self._store = store
        self._now = now
        self._moved = moved
        self._finished = finished
        self._ready = ReadyMatches(store)

    async def get(self, match_id: int, version: int | None = None) -> LiveMatch:
        """Return the match as it is stored now, whoever has moved it on.

        `version`: the one that has just been read from the store. Raises `Refusal` when there is no
        such match, `UnreadableMatch` when it can't be played through.
        """
        return await self._ready.get(match_id, version)

    async def in_channel(self, channel_id: int) -> LiveMatch | None:
        """Return the match that is played in this channel or thread.

        Raises `UnreadableMatch`.
        """
        row = await self._store.newest_in(channel_id)
        return await self.get(row.id, row.version) if row else None

    async def read(
        self, rows: Iterable[FoundMatch | PlayedMatch]
    ) -> tuple[list[LiveMatch], list[FoundMatch | PlayedMatch]]:
        """Read these matches; return them, and the rows of those that can't be read."""
        found: list[LiveMatch] = []
        unreadable: list[FoundMatch | PlayedMatch] = []
        for row in rows:
            try:
                found.append(await self.get(row.id, row.version))
            except UnreadableMatch:
                unreadable.append(row)
        return found, unreadable

    @property
    def unreadable(self) -> Collection[int]:
        """Matches that were found unreadable: to be left alone until somebody asks for them."""
        return self._ready.unreadable

    async def submit(
        self,
        match_id: int,
        user_id: int,
        move: str,
        *,
        version: int | None = None,
        stored: int | None = None,
        sure: bool = False,
    ) -> LiveMatch:
        """Play a move as typed.

        Args:
            match_id: The match.
            user_id: Who plays it.
            move: The move.
            version: What the player saw, if a button knows it.
            stored: The version that the caller has just read from the store; else it is read here.
            sure: Play it even though it loses the match.

        Raises:
            Refusal: The person is not playing, or the match is over or has moved on.
            MoveRefused: The rules refuse the move.
            LosesTheMatch: It would, and the person is not `sure`.
        """
        async with self._seated(match_id, user_id, version, stored) as (match, seat):
            return await self._make(match, seat, move, sure=sure)

    async def make(
        self,
        match_id: int,
        seat: Seat,
        move: str,
        *,
        version: int,
        sure: bool = False,
        by_clock: bool = False,
    ) -> LiveMatch:
        """Play a move for a seat that the bot plays.

        With `by_clock`, it is for a seat that has not answered in time. Raises as `submit` does.
        """
        async with self._going_on(match_id, version) as match:
            return await self._make(match, seat, move, sure=sure, by_clock=by_clock)

    async def report(self, match_id: int, seat: Seat, move: str, *, version: int) -> LiveMatch:
        """Tell a match that waits for others how one of them went. Raises as `submit` does."""
        async with self._going_on(match_id, version) as match:
            return await self._try(match, seat, move, sure=True)

    async def undo(self, match_id: int, user_id: int, *, version: int | None = None) -> LiveMatch:
        """Take the own latest move back. Raises `Refusal`."""
        async with self._seated(match_id, user_id, version) as (match, seat):
            if not match.takes_back(seat):
                raise Refusal("refused-nothing-to-undo")
            if match.has_taken_back(seat) >= MOST_UNDOS:
                raise Refusal("refused-many-undos", count=MOST_UNDOS)
            return await self._accept(match, seat, MoveKind.UNDO)

    async def leave_order(
        self,
        match_id: int,
        user_id: int,
        move: str,
        kind: OrderKind = OrderKind.TURN,
        *,
        version: int,
    ) -> LiveMatch:
        """Keep a move that is made for this person whenever they are asked something.

        Raises `Refusal` where the game has no such order.
        """
        async with self._seated(match_id, user_id, version) as (match, seat):
            table = TABLES[match.game.id]
            order = table.order(match.state, seat, texts_in(match.row.language))
            lasts = kind is not OrderKind.TURN
            unknown = order is None or order.move != move or (lasts and not table.lasting_orders)
            if seat not in match.due or unknown:
                raise Refusal("refused-no-order")
            chapter = match.game.chapter(match.state)
            await self._store.leave_order(
                StandingOrder(match_id=match_id, seat=seat, chapter=chapter, text=move, kind=kind)
            )
            return match

    async def take_order_back(self, match_id: int, user_id: int) -> LiveMatch:
        """Ask this person again from now on. Raises `Refusal`."""
        async with self._seated(match_id, user_id) as (match, seat):
            await self._store.take_order_back(match_id, seat)
            return match

    async def resign(self, match_id: int, user_id: int) -> LiveMatch:
        """Give up: of two, the other one wins; at a larger table the bot takes the seat over.

        Raises `Refusal`.
        """
        async with self._seated(match_id, user_id) as (match, seat):
            return await self._give_up(match, seat)

    async def leave_unreadable(self, match_id: int, user_id: int) -> None:
        """Give up a match that can't be played on.

        Of two it ends without a winner, at a larger table when all people have left it. Raises
        `Refusal`.
        """
        async with self._ready.lock(match_id):
            version = await self._store.version_of(match_id)
            outline = await self._store.outline_of(match_id)
            seats = await self._store.seats_of(match_id)
            people = [seat for seat in seats if seat.user_id and not seat.thinks]
            own = next((person.seat for person in people if person.user_id == user_id), None)
            is_left = match_id in self._ready.unreadable
            if version is None or outline is None or own is None or not is_left:
                raise Refusal("refused-not-your-match")
            ends = len(people) == 1 or len(seats) == 2
            now = self._now()
            move = Move(
                match_id=match_id,
                number=version,
                seat=own,
                kind=MoveKind.ABANDON if ends else MoveKind.LEAVE,
                played_at=now,
            )
            result = make_result_without_moves(outline, seats, now) if ends else None
            row = Match(id=match_id)  # without a clock: nobody can move in time
            try:
                await self._store.add_move(row, move, result, (), STAND_IN)
            except VersionConflict:
                raise Refusal("refused-match-over") from None
            self._ready.given_up(match_id, version + 1)
            if result is not None:
                self._finished(outline, result)

    async def give_up(self, match_id: int, seat: Seat, *, version: int) -> LiveMatch:
        """Give up for a seat that has too often left a turn unanswered. Raises `Refusal`."""
        async with self._going_on(match_id, version) as match:
            return await self._give_up(match, seat, by_clock=True)

    async def end_without(
        self, match_id: int, user_id: int, absent: Seat, *, version: int, wins: bool
    ) -> LiveMatch:
        """End a match for this person, who waits in vain for somebody else.

        Args:
            match_id: The match.
            user_id: Who ends it; has to play it.
            absent: The seat of the other one. The caller has made sure that they are absent.
            version: The match as it was when that was made sure.
            wins: Whether this person wins; else the match has no result.

        Raises:
            Refusal: The match has moved on since, or is not this person's.
        """
        async with self._going_on(match_id, version) as match:
            seat = match.seat_for(user_id)
            if wins:
                return await self._give_up(match, absent, by_clock=True)
            return await self._accept(match, seat, MoveKind.VOID, Outcome((), ABANDONED))

    async def pause(self, match_id: int, user_id: int) -> LiveMatch:
        """Ask for a pause, or agree to one. Raises `Refusal`."""
        async with self._seated(match_id, user_id) as (match, seat):
            if match.clock.limit is None:
                raise Refusal("refused-no-clock")
            if seat in match.clock.wants_pause:
                raise Refusal("refused-pause-wanted")
            return await self._accept(match, seat, MoveKind.PAUSE)

    async def resume(self, match_id: int, user_id: int) -> LiveMatch:
        """End a pause, or say no to one. Raises `Refusal`."""
        async with self._seated(match_id, user_id) as (match, seat):
            if not match.clock.wants_pause:
                raise Refusal("refused-no-pause")
            return await self._accept(match, seat, MoveKind.RESUME)

    # Where it is shown: rows that the manager changes, like all of a match

    async def record_origin(self, match_id: int, message_id: int) -> None:
        """Record that the message that the match begins with is in its channel."""
        await self._store.set_match(match_id, origin_message_id=message_id)
        (await self.get(match_id)).row.origin_message_id = message_id

    async def record_origin_told(self, match: LiveMatch) -> None:
        """Record that the message that the match begins with says where the match is.

        If the match has ended since it was loaded, its end is still to be told there.
        """
        going_on = select(Match.id).where(Match.id == match.id, Match.result.is_(None))
        still = () if match.row.result else (going_on.exists(),)
        await self._set_board(match, *still, origin_told=True)

    async def move_to(self, match: LiveMatch, channel_id: int) -> bool:
        """Move the match to this channel or thread; no board is there yet.

        False where another process has moved it.
        """
        row = match.row
        still = Match.channel_id == row.channel_id, Match.has_home.is_(row.has_home)
        if not await self._store.move_match(match.id, channel_id, *still):
            return False
        row.channel_id, row.has_home, row.place_lost = channel_id, True, False
        _change(row.board, NO_BOARD)
        return True

    async def record_place_lost(self, match: LiveMatch, *, lost: bool = True) -> bool:
        """Record that the players are asked where to continue, or have to be asked once more.

        False where another process has recorded it, or the match was moved.
        """
        still = Match.place_lost.is_not(lost), Match.channel_id == match.row.channel_id
        if not await self._store.set_match(match.id, *still, place_lost=lost):
            return False
        match.row.place_lost = lost
        return True

    async def record_board(
        self, match: LiveMatch, message_id: int, called: Mapping[Seat, int]
    ) -> bool:
        """Record that a new board is in its channel and has called these seats.

        Each is called to the version that stands with it. The board before is to be put away,
        unless Discord has taken the new one for it. False where another process has posted one in
        its place.
        """
        before = match.row.board.message_id
        former = before if before != message_id else None
        everybody = dict[str, int](match.row.board.called or {}) | dict(called)
        still = Board.message_id.is_not_distinct_from(before)
        board = {"message_id": message_id, "former_message_id": former, "called": everybody}
        return await self._set_board(match, still, **board)

    async def record_former_removed(self, match: LiveMatch, message_id: int) -> None:
        """Record that this former board is gone, or a line."""
        same = Board.former_message_id == message_id
        await self._set_board(match, same, former_message_id=None)

    async def board_shown(
        self,
        match: LiveMatch,
        message_id: int | None,
        version: int,
        chapter: int,
        call_at: datetime | None,
    ) -> bool:
        """Record that the board on this message shows this version, which belongs to this chapter.

        No message: the board is on the own panel. At `call_at` somebody may have to be called.
        False where another process has shown a newer version, or on another message.
        """
        same = Board.message_id.is_not_distinct_from(message_id)
        shown = {"shown_version": version, "chapter": chapter, "call_at": call_at}
        return await self._set_board(match, same, Board.shown_version <= version, **shown)

    async def load_shown(self, match_id: int) -> LiveMatch:
        """Load the match as it is stored now, with what is shown of it.

        Another process may have shown it since without a new version. Raises `Refusal`,
        `UnreadableMatch`.
        """
        while shown := await self._store.shown_of(match_id):
            match = self._ready.known(match_id, shown.version)
            if match is not None:
                _change(match.row, shown.match)
                _change(match.row.board, shown.board)
                return match
            await self.get(match_id, shown.version)  # by then something else may be shown
        raise Refusal("refused-no-such-match")

    async def claim_reminder(self, match: LiveMatch, seat: Seat, since: datetime) -> bool:
        """Claim the reminder of a seat for the time that runs since then.

        True once only, in whichever process.
        """
        ours = await self._store.remind(match.id, seat, since)
        next(sitter for sitter in match.row.seats if sitter.seat == seat).reminded_of = since
        return ours

    async def _set_board(
        self, match: LiveMatch, *still: ColumnElement[bool], **values: Any
    ) -> bool:
        """Change what is shown of a match; False where another process has been faster."""
        if not await self._store.set_board(match.id, *still, **values):
            return False
        _change(match.row.board, values)
        return True

    async def record_reported(self, row: Match) -> None:
        """Record that the match that prepared this one knows how it ended."""
        await self._store.record_reported(row.id)
        if row.succession is not None:
            row.succession.reported = True

    @asynccontextmanager
    async def _going_on(self, match_id: int, version: int) -> AsyncIterator[LiveMatch]:
        """Hold a match that is at this version, for this act alone. Raises `Refusal`.

        The store refuses what comes too late, so its version is not read again.
        """
        async with self._ready.lock(match_id):
            yield _still_going_on(await self._ready.held(match_id, version), version)

    @asynccontextmanager
    async def _seated(
        self,
        match_id: int,
        user_id: int,
        version: int | None = None,
        stored: int | None = None,
    ) -> AsyncIterator[tuple[LiveMatch, Seat]]:
        """Hold a match that goes on, with the person's seat, for this act alone.

        The match need only be fresh for this person at that version. `stored` is the one that was
        just read. Raises `Refusal`.
        """
        async with self._ready.lock(match_id):
            match = await self._ready.held(match_id, stored)
            seat = match.seat_for(user_id)
            fresh = version is not None and match.is_fresh(seat, version)
            yield _still_going_on(match, None if fresh else version), seat

    async def _make(
        self, match: LiveMatch, seat: Seat, move: str, *, sure: bool, by_clock: bool = False
    ) -> LiveMatch:
        if seat not in match.due:
            raise Refusal("refused-not-your-turn")
        if match.clock.paused_at is not None:
            raise Refusal("refused-paused")
        return await self._try(match, seat, move, sure=sure, by_clock=by_clock)

    async def _try(
        self, match: LiveMatch, seat: Seat, move: str, *, sure: bool, by_clock: bool = False
    ) -> LiveMatch:
        """Try the move, then accept it with the matches that it brings about."""
        try:
            tried = match.try_move(seat, move)
        except IllegalAction as refusal:
            raise MoveRefused(match.game.id, refusal, match.names) from None
        if not sure and _loses_by_itself(match, tried, seat):
            raise LosesTheMatch(tried.text)
        follow = await prepare_following(match, tried.state, self._now(), self._store)
        outcome = tried.state.outcome()
        return await self._accept(
            match, seat, MoveKind.MOVE, outcome, tried, follow, by_clock=by_clock
        )

    async def _give_up(self, match: LiveMatch, seat: Seat, *, by_clock: bool = False) -> LiveMatch:
        outcome = match.if_resigned(seat, by_clock=by_clock)
        if outcome is not None:
            return await self._accept(match, seat, MoveKind.RESIGN, outcome, by_clock=by_clock)
        if match.people == (seat,):
            nobody = Outcome((), ABANDONED)
            return await self._accept(match, seat, MoveKind.ABANDON, nobody, by_clock=by_clock)
        return await self._accept(match, seat, MoveKind.LEAVE, by_clock=by_clock)

    async def _accept(
        self,
        match: LiveMatch,
        seat: Seat,
        kind: MoveKind,
        outcome: Outcome | None = None,
        tried: TriedMove | None = None,
        follow: Sequence[Match] = (),
        *,
        by_clock: bool = False,
    ) -> LiveMatch:
        """Store the action with all that comes with it, then do it, then tell."""
        row, now = match.row, self._now()
        result = make_result(match, outcome, now) if outcome else None
        move = Move(
            match_id=match.id,
            number=match.version,
            seat=seat,
            kind=kind,
            text=tried.text if tried is not None else "",
            by_clock=by_clock,
            played_at=now,
        )
        stand_in = STAND_IN if kind in (MoveKind.LEAVE, MoveKind.ABANDON) else None
        try:
            await self._store.add_move(row, move, result, follow, stand_in)
        except VersionConflict:  # who asks next gets what another process has stored
            raise Refusal("refused-stale") from None
        row.version += 1
        row.result = result
        if stand_in:
            next(sitter for sitter in row.seats if sitter.seat == seat).thinks = stand_in
        match.take(move, tried)
        self._moved(match, [next_match.id for next_match in follow])
        if result is not None:
            self._finished(_outline(row), result)
        return match


def _change(row: Match | Board, values: Mapping[str, Any]) -> None:
    for column, value in values.items():
        setattr(row, column, value)


def _outline(row: Match) -> Outline:
    parent_id = row.succession.parent_id if row.succession else None
    return Outline(row.id, row.game, row.created_at, row.guild_id, row.private, parent_id)


def _still_going_on(match: LiveMatch, version: int | None) -> LiveMatch:
    if match.outcome is not None:
        raise Refusal("refused-match-over")
    if version is not None and version != match.version:
        raise Refusal("refused-stale")
    return match


def _loses_by_itself(match: Session, tried: TriedMove, seat: Seat) -> bool:
    """Return whether a move loses the match within the own turn, whatever the seat can't see.

    What cards in others' hands and decks bring about must not be told beforehand.
    """
    outcome, game = tried.state.outcome(), match.game
    if outcome is None or not outcome.winners or seat in outcome.winners:
        return False
    own_turn = game.chapter(tried.state) <= game.chapter(match.state) + 1
    return own_turn and not any(event.surprises(seat) for event in tried.events)
